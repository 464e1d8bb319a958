import type { TripCost } from '@wayfold/contract/trip/trip';
import { addAmounts } from '@wayfold/domain/document/money';

/** The amounts of a cost line: what it costs, what is earned, what is asked. */
export const COST_LINE_COLUMNS = ['netPrice', 'commission', 'grossPrice'] as const;

/** One of them. */
export type CostLineColumn = (typeof COST_LINE_COLUMNS)[number];

/** What a column adds up to in one currency; null where no line has such an amount. */
export type CostLineTotal = { currency: string } & Record<CostLineColumn, number | null>;

/** The cost lines in the order in which they were made. */
export function costLines(costs: Readonly<Record<string, TripCost>>): TripCost[] {
  return Object.values(costs).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Adds the lines up by currency, the trip's own first: amounts of different currencies are never added. */
export function costLineTotals(lines: readonly TripCost[], own: string): CostLineTotal[] {
  const currencies = [...new Set(lines.map(({ currency }) => currency ?? own))];
  const order = (currency: string) => (currency === own ? '' : currency);
  return currencies
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((currency) => {
      const group = lines.filter((line) => (line.currency ?? own) === currency);
      const sum = (column: CostLineColumn) => {
        const amounts = group.flatMap((line) => line[column] ?? []);
        return amounts.length === 0 ? null : addAmounts(amounts);
      };
      return {
        currency,
        netPrice: sum('netPrice'),
        commission: sum('commission'),
        grossPrice: sum('grossPrice'),
      };
    });
}
