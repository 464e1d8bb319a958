import type { TripCost } from '@wayfold/contract/trip/trip';
import { addAmounts } from '@wayfold/domain/document/money';

/** The amounts of a cost line: net price, commission, gross price. */
export const COST_LINE_COLUMNS = ['netPrice', 'commission', 'grossPrice'] as const;

/** One of these columns. */
export type CostLineColumn = (typeof COST_LINE_COLUMNS)[number];

/** The sum of a column in one currency; null if no line has an amount in it. */
export type CostLineTotal = { currency: string } & Record<CostLineColumn, number | null>;

/** The cost lines in the order they were created. */
export function costLines(costs: Readonly<Record<string, TripCost>>): TripCost[] {
  return Object.values(costs).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Sums the lines by currency, the trip's own first: amounts of different currencies are never summed. */
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
