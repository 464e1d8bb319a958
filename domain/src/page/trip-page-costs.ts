import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import { type AmountKind, amountOf, type LedgerLine, linesByCategory, sumOf } from '../document/costs';
import { formatMoney } from '../format/format';
import { costCategoryColors, LEG_PALETTE } from '../format/palette';

/** The costs in one category. */
export interface PageCostGroup {
  readonly category: ExpenseCategory;
  /** The number of its color in the palette, from 1. */
  readonly color: number;
  /** One for each currency, the trip's own first. */
  readonly totals: readonly string[];
  /** Lines with a name; the others are only in the totals. */
  readonly lines: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
}

/** One cost table: the approximate, the estimated or the actual cost of the trip. */
export interface PageCosts {
  readonly kind: AmountKind;
  readonly groups: readonly PageCostGroup[];
  readonly totals: readonly string[];
}

const COLORS = costCategoryColors(EXPENSE_CATEGORIES);

/** The costs of one kind by category, formatted; null if nothing has an amount of that kind. */
export function pageCosts(
  ledger: readonly LedgerLine[],
  { kind, own, locale }: { kind: AmountKind; own: string; locale: string },
): PageCosts | null {
  const lines = ledger.filter((line) => amountOf(line, kind) !== null);
  if (lines.length === 0) return null;
  const totalsIn = (group: readonly LedgerLine[]) =>
    currenciesOf(group, own).map((currency) =>
      formatMoney(
        sumOf(
          group.filter((line) => line.currency === currency),
          kind,
        ),
        currency,
        locale,
      ),
    );
  const groups = linesByCategory(lines, own).map(
    (group): PageCostGroup => ({
      category: group.category,
      color: colorNumber(group.category),
      totals: totalsIn(group.lines),
      lines: group.lines
        .filter(({ name }) => name.trim() !== '')
        .map((line) => ({
          id: line.id,
          name: line.name,
          amount: formatMoney(amountOf(line, kind) ?? 0, line.currency, locale),
        })),
    }),
  );
  return { kind, groups, totals: totalsIn(lines) };
}

/** The currencies in use: the trip's own first, then by code. Amounts in different currencies are never added. */
export function currenciesOf(lines: readonly LedgerLine[], own: string): string[] {
  const order = (currency: string) => (currency === own ? '' : currency);
  return [...new Set(lines.map(({ currency }) => currency))].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function colorNumber(category: ExpenseCategory): number {
  const color = COLORS.get(category);
  return color ? LEG_PALETTE.indexOf(color) + 1 : LEG_PALETTE.length;
}
