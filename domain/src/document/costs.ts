import type { ExpenseCategory, Id } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import type { TripTotals } from '@wayfold/contract/trip/trip';
import { addAmounts } from './money';
import { type AnyRow, nameOfRow } from './rows';
import { orderedBookings, orderedEvents, type TripDocument } from './trip-document';

type Total = TripTotals['costs'][number];

/** The collections whose rows can have amounts. */
export type PricedCollection = 'costs' | 'events' | 'bookings';

/** One line of the ledger: a cost row, or what an event or a booking costs, under its category. */
export interface LedgerLine {
  readonly in: PricedCollection;
  readonly id: Id;
  readonly category: ExpenseCategory;
  /** The supplier, the event's name, or the provider and number; may be empty for a cost or a booking. */
  readonly name: string;
  readonly destinationid: Id | null;
  readonly currency: string;
  readonly costEst: number | null;
  readonly costAct: number | null;
  /** Null for events, bookings and costs without a price. */
  readonly grossPrice: number | null;
}

/** The amount that a row with room for one shows: what was paid, or else the estimate; null for neither. */
export function shownAmount({ costEst, costAct }: Pick<LedgerLine, 'costEst' | 'costAct'>): number | null {
  return costAct ?? costEst;
}

/** In the order in which the ledger lists them. */
const PRICED: readonly PricedCollection[] = ['costs', 'events', 'bookings'];

const AMOUNTS = {
  costs: ['costEst', 'costAct', 'netPrice', 'commission', 'grossGiven'],
  events: ['costEst', 'costAct'],
  bookings: ['costEst', 'costAct'],
} as const;

/** What the money for a booking is spent on, by its kind. */
export const BOOKING_CATEGORY: Readonly<Record<BookingKind, ExpenseCategory>> = {
  ...{ flight: 'Transport', train: 'Transport', bus: 'Transport', ferry: 'Transport' },
  ...{ transfer: 'Transport', rental: 'Transport' },
  ...{ lodging: 'Lodging', table: 'Food', activity: 'Activities' },
};

/** A row whose amounts name no currency, so that they count in the trip's. */
export interface UnnamedRow {
  readonly in: PricedCollection;
  readonly id: Id;
  /** How many amounts it has, at least one. */
  readonly amounts: number;
}

/** The rows that have amounts and name no currency for them. */
export function rowsWithoutCurrency(document: Pick<TripDocument, PricedCollection>): UnnamedRow[] {
  return PRICED.flatMap((collection) =>
    Object.values<AnyRow>(document[collection]).flatMap((row) => {
      const amounts = AMOUNTS[collection].filter((field) => row[field] !== null).length;
      return row.currency === null && amounts > 0 ? [{ in: collection, id: row.id, amounts }] : [];
    }),
  );
}

/** Which amount of a line to use. `approximate` is the gross price, or else the estimate. */
export type AmountKind = 'costEst' | 'costAct' | 'approximate';

/** The amount of a line; null if it has none of that kind. */
export function amountOf(line: LedgerLine, kind: AmountKind): number | null {
  return kind === 'approximate' ? (line.grossPrice ?? line.costEst) : line[kind];
}

/**
 * All costs of the trip: cost rows in the order they were created, then events with a price, by start, then bookings in the order
 * they were added.
 *
 * Events and bookings without a price are left out, except events of lodging; cost rows are included as soon as they are added.
 * What is canceled costs nothing.
 */
export function ledgerOf(document: Pick<TripDocument, 'trip' | PricedCollection>): LedgerLine[] {
  const own = document.trip.currency;
  const lines: LedgerLine[] = [];
  for (const id of Object.keys(document.costs).sort()) {
    const cost = document.costs[id];
    if (!cost) continue;
    const { expenseCategory, supplier, destinationid, costEst, costAct, grossPrice } = cost;
    lines.push({
      in: 'costs',
      id,
      category: expenseCategory,
      name: supplier,
      destinationid,
      currency: cost.currency ?? own,
      costEst,
      costAct,
      grossPrice,
    });
  }
  for (const event of orderedEvents(document)) {
    const { id, category, name, destid, costEst, costAct } = event;
    // Lodging always has to be paid for, so it has a line even before it has a price.
    if (costEst === null && costAct === null && category !== 'Lodging') continue;
    const currency = event.currency ?? own;
    const line = { in: 'events' as const, id, category, name, destinationid: destid, currency };
    lines.push({ ...line, costEst, costAct, grossPrice: null });
  }
  for (const booking of orderedBookings(document)) {
    const { id, kind, status, destid, fromDest, costEst, costAct } = booking;
    if (status === 'canceled' || (costEst === null && costAct === null)) continue;
    lines.push({
      in: 'bookings',
      id,
      category: BOOKING_CATEGORY[kind],
      name: nameOfRow('bookings', booking),
      destinationid: destid ?? fromDest,
      currency: booking.currency ?? own,
      costEst,
      costAct,
      grossPrice: null,
    });
  }
  return lines;
}

/** Adds up one kind of amount; lines without it count as zero. All lines must be in the same currency. */
export function sumOf(lines: readonly LedgerLine[], kind: AmountKind): number {
  return addAmounts(lines.map((line) => amountOf(line, kind) ?? 0));
}

/**
 * Adds up lines by currency, because amounts in different currencies are never added: the trip's own first, then by
 * code.
 */
export function costTotals(lines: readonly LedgerLine[], own: string): Total[] {
  const groups = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    if (line.costEst === null && line.costAct === null) continue;
    const group = groups.get(line.currency);
    if (group) group.push(line);
    else groups.set(line.currency, [line]);
  }
  const order = (currency: string) => (currency === own ? '' : currency);
  return [...groups]
    .sort(([a], [b]) => (order(a) < order(b) ? -1 : 1))
    .map(([currency, group]) => ({
      currency,
      costEst: sumOf(group, 'costEst'),
      costAct: sumOf(group, 'costAct'),
    }));
}

/** An amount and the ISO 4217 code of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * What a line with room for one amount shows of several currencies: the one in the trip's own, or the first of the others if there is
 * none in it. Zeros don't count; without any other amount, it is zero in the trip's own.
 */
export function leadingAmount(amounts: readonly Money[], own: string): Money & { readonly hasMore: boolean } {
  const given = amounts.filter(({ amount }) => amount !== 0);
  const first = given.find(({ currency }) => currency === own) ?? given[0] ?? { amount: 0, currency: own };
  return { ...first, hasMore: given.length > 1 };
}

/** What a trip costs in its own currency; null if other currencies are in use too. */
export function ownTotals(
  lines: readonly LedgerLine[],
  own: string,
): Pick<TripTotals, 'costEst' | 'costAct' | 'costs'> {
  const costs = costTotals(lines, own);
  if (costs.some(({ currency }) => currency !== own)) return { costEst: null, costAct: null, costs };
  return { costEst: costs[0]?.costEst ?? 0, costAct: costs[0]?.costAct ?? 0, costs };
}

/** The lines of one category, for the cost table. */
export interface CategoryLines {
  readonly category: ExpenseCategory;
  readonly lines: readonly LedgerLine[];
  readonly totals: readonly Total[];
}

/** Groups the ledger by category, in the order of the contract's list, without empty categories. */
export function linesByCategory(lines: readonly LedgerLine[], own: string): CategoryLines[] {
  return EXPENSE_CATEGORIES.flatMap((category) => {
    const group = lines.filter((line) => line.category === category);
    return group.length === 0 ? [] : [{ category, lines: group, totals: costTotals(group, own) }];
  });
}

/** One slice of the cost chart. */
export interface CostSlice {
  readonly category: ExpenseCategory;
  readonly amount: number;
  /** Its share of all slices, 0 to 1. */
  readonly share: number;
  /** False for slices under 1%, which get no label. */
  readonly labeled: boolean;
}

/**
 * The slices of the cost chart in one currency, in the order of the contract's list.
 *
 * Without zeros, and without categories that refunds bring below zero: a ring can't show them.
 */
export function costSlices(lines: readonly LedgerLine[], currency: string, kind: AmountKind): CostSlice[] {
  const inCurrency = lines.filter((line) => line.currency === currency);
  const amounts = EXPENSE_CATEGORIES.map((category) => ({
    category,
    amount: sumOf(
      inCurrency.filter((line) => line.category === category),
      kind,
    ),
  })).filter(({ amount }) => amount > 0);
  const whole = addAmounts(amounts.map(({ amount }) => amount));
  return amounts.map(({ category, amount }) => {
    const share = amount / whole;
    return { category, amount, share, labeled: share >= 0.01 };
  });
}
