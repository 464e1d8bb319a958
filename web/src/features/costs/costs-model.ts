import type { ExpenseCategory, Id } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';
import { nightsOf } from '@wayfold/domain/dates/stay-nights';
import {
  type AmountKind,
  type LedgerLine,
  ledgerOf,
  linesByCategory,
  type PricedCollection,
  sumOf,
} from '@wayfold/domain/document/costs';
import { addAmounts } from '@wayfold/domain/document/money';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** The columns of a cost's amounts, in display order. */
export const COST_COLUMNS = ['netPrice', 'commission', 'grossPrice', 'costEst', 'costAct'] as const;
export type CostColumn = (typeof COST_COLUMNS)[number];
/** Columns that only the owner of a business trip sees. */
export const PRIVATE_COLUMNS: ReadonlySet<CostColumn> = new Set(['netPrice', 'commission']);

/** Amounts by column; null if there is none. */
export type CostAmounts = Readonly<Record<CostColumn, number | null>>;

/** One line of the costs table: a cost row, or an event or a booking that has a price. */
export interface CostItem extends CostAmounts {
  readonly in: PricedCollection;
  readonly id: Id;
  readonly category: ExpenseCategory;
  /** Empty if the cost has no name yet. */
  readonly name: string;
  /** The destination, unless the name already contains it. */
  readonly place: string | null;
  /** How many nights are paid for; only for lodging. */
  readonly nights: number | null;
  readonly currency: string;
  /** Gross price as entered; null if it is computed from net and commission. */
  readonly grossGiven: number | null;
}

/** The sums of the lines in one currency. */
export interface CostSum extends CostAmounts {
  readonly currency: string;
}

/** A row of the rendered costs table: a category with its sums, or one of its lines. */
export type CostTableRow =
  | {
      readonly kind: 'category';
      readonly category: ExpenseCategory;
      readonly count: number;
      /** By currency, never converted: the trip's own first. */
      readonly sums: readonly CostSum[];
      readonly isOpen: boolean;
    }
  | { readonly kind: 'item'; readonly item: CostItem };

/** Everything the costs view shows. */
export interface CostTable {
  /** In display order, without the lines of collapsed categories. */
  readonly rows: readonly CostTableRow[];
  /** By currency, the trip's own first; empty if there are no amounts. */
  readonly totals: readonly CostSum[];
  readonly lines: readonly LedgerLine[];
}

type CostDocument = Pick<TripDocument, 'trip' | 'destinations' | PricedCollection>;

/** Lays out the costs of a trip by category, without empty categories. */
export function costTable(document: CostDocument, closed: ReadonlySet<ExpenseCategory>): CostTable {
  const own = document.trip.currency;
  const lines = ledgerOf(document);
  const rows: CostTableRow[] = [];
  for (const { category, lines: group } of linesByCategory(lines, own)) {
    const items = group.map((line) => itemOf(line, document));
    const isOpen = !closed.has(category);
    rows.push({ kind: 'category', category, count: items.length, sums: sumsOf(items, own), isOpen });
    if (isOpen) for (const item of items) rows.push({ kind: 'item', item });
  }
  return {
    rows,
    totals: sumsOf(
      lines.map((line) => itemOf(line, document)),
      own,
    ),
    lines,
  };
}

function itemOf(line: LedgerLine, document: CostDocument): CostItem {
  const cost = line.in === 'costs' ? document.costs[line.id] : undefined;
  const stop = line.destinationid === null ? undefined : document.destinations[line.destinationid];
  const isNamed = stop !== undefined && line.name.includes(stop.name);
  return {
    in: line.in,
    id: line.id,
    category: line.category,
    name: line.name,
    place: stop && !isNamed ? stop.name : null,
    nights: stop && line.category === 'Lodging' ? nightsPaid(line, stop, document) : null,
    currency: line.currency,
    netPrice: cost?.netPrice ?? null,
    commission: cost?.commission ?? null,
    grossPrice: line.grossPrice,
    grossGiven: cost?.grossGiven ?? null,
    costEst: line.costEst,
    costAct: line.costAct,
  };
}

/** The nights at a stop that a lodging line pays for: those of its event, or all of them for a cost row; null if none. */
function nightsPaid(line: LedgerLine, stop: Destination, document: CostDocument): number | null {
  const event = line.in === 'events' ? document.events[line.id] : undefined;
  const [from, to] = event ? nightsOf(document, event, stop) : [0, stop.nights];
  return Math.max(0, Math.min(to, stop.nights) - Math.max(0, from)) || null;
}

/** Sums items by currency; a column stays null if no item has an amount in it. */
function sumsOf(items: readonly CostItem[], own: string): CostSum[] {
  const groups = new Map<string, CostItem[]>();
  for (const item of items) {
    if (COST_COLUMNS.every((column) => item[column] === null)) continue;
    const group = groups.get(item.currency);
    if (group) group.push(item);
    else groups.set(item.currency, [item]);
  }
  const order = (currency: string) => (currency === own ? '' : currency);
  return [...groups]
    .sort(([a], [b]) => (order(a) < order(b) ? -1 : 1))
    .map(([currency, group]) => ({
      currency,
      netPrice: columnSum(group, 'netPrice'),
      commission: columnSum(group, 'commission'),
      grossPrice: columnSum(group, 'grossPrice'),
      costEst: columnSum(group, 'costEst'),
      costAct: columnSum(group, 'costAct'),
    }));
}

function columnSum(items: readonly CostItem[], column: CostColumn): number | null {
  const amounts = items.flatMap((item) => item[column] ?? []);
  return amounts.length === 0 ? null : addAmounts(amounts);
}

/** The figures next to the chart, in one currency. */
export interface CostFigures {
  readonly currency: string;
  /** The kind of amount the chart divides. */
  readonly kind: AmountKind;
  readonly total: number;
  readonly spent: number;
  /** The estimate minus the amount spent; negative if more was spent. Null without an estimate, and next to gross prices. */
  readonly left: number | null;
  /** Other currencies in use, by code. */
  readonly others: readonly string[];
}

/**
 * Sums up a trip in its own currency, or in the first currency in use if nothing has a price in its own.
 *
 * A business sees gross prices, everybody else estimates; without any estimate the chart shows the amounts spent.
 */
export function costFigures(table: CostTable, own: string, isBusiness: boolean): CostFigures {
  const first = table.totals.find((sum) => sum.currency === own) ?? table.totals[0];
  const currency = first?.currency ?? own;
  const lines = table.lines.filter((line) => line.currency === currency);
  const estimate = first?.costEst ?? null;
  const spent = first?.costAct ?? 0;
  const approximate = sumOf(lines, 'approximate');
  const kind = isBusiness && approximate > 0 ? 'approximate' : estimate === null ? 'costAct' : 'costEst';
  return {
    currency,
    kind,
    total: kind === 'approximate' ? approximate : kind === 'costAct' ? spent : (estimate ?? 0),
    spent,
    left: estimate === null || kind === 'approximate' ? null : addAmounts([estimate, -spent]),
    others: table.totals.map((sum) => sum.currency).filter((code) => code !== currency),
  };
}
