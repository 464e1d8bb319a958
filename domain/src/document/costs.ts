import type { ExpenseCategory, Id } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import type { TripTotals } from '@wayfold/contract/trip/trip';
import { addAmounts } from './money';
import { orderedEvents, type TripDocument } from './trip-document';

type Total = TripTotals['costs'][number];

/** One line of the ledger: a cost row, or what an event costs, under its category. */
export interface LedgerLine {
  readonly in: 'costs' | 'events';
  readonly id: Id;
  readonly category: ExpenseCategory;
  /** The supplier, or the event's name; may be empty for a cost. */
  readonly name: string;
  readonly destinationid: Id | null;
  readonly currency: string;
  readonly costEst: number | null;
  readonly costAct: number | null;
  /** Null for events and for costs without a price. */
  readonly grossPrice: number | null;
}

/** The amount that a row with room for one shows: what was paid, or else the estimate; null for neither. */
export function shownAmount({ costEst, costAct }: Pick<LedgerLine, 'costEst' | 'costAct'>): number | null {
  return costAct ?? costEst;
}

const AMOUNTS = {
  costs: ['costEst', 'costAct', 'netPrice', 'commission', 'grossGiven'],
  events: ['costEst', 'costAct'],
} as const;

/** A row whose amounts name no currency, so that they count in the trip's. */
export interface UnnamedRow {
  readonly in: 'costs' | 'events';
  readonly id: Id;
  /** How many amounts it has, at least one. */
  readonly amounts: number;
}

/** The rows that have amounts and name no currency for them. */
export function rowsWithoutCurrency({ costs, events }: Pick<TripDocument, 'costs' | 'events'>): UnnamedRow[] {
  const rows: UnnamedRow[] = [];
  for (const row of Object.values(costs)) {
    const amounts = AMOUNTS.costs.filter((field) => row[field] !== null).length;
    if (row.currency === null && amounts > 0) rows.push({ in: 'costs', id: row.id, amounts });
  }
  for (const row of Object.values(events)) {
    const amounts = AMOUNTS.events.filter((field) => row[field] !== null).length;
    if (row.currency === null && amounts > 0) rows.push({ in: 'events', id: row.id, amounts });
  }
  return rows;
}

/** Which amount of a line to use. `approximate` is the gross price, or else the estimate. */
export type AmountKind = 'costEst' | 'costAct' | 'approximate';

/** The amount of a line; null if it has none of that kind. */
export function amountOf(line: LedgerLine, kind: AmountKind): number | null {
  return kind === 'approximate' ? (line.grossPrice ?? line.costEst) : line[kind];
}

/**
 * All costs of the trip: cost rows in the order they were created, then events with a price, by start.
 *
 * Events without a price are left out, except lodging; cost rows are included as soon as they are added.
 */
export function ledgerOf(document: Pick<TripDocument, 'trip' | 'costs' | 'events'>): LedgerLine[] {
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
