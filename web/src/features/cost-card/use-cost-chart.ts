import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import {
  type AmountKind,
  type CostSlice,
  costSlices,
  costTotals,
  leadingAmount,
  ledgerOf,
  type Money,
} from '@wayfold/domain/document/costs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { costCategoryColors } from '@wayfold/domain/format/palette';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../lib/theme';
import { useSumWords } from '../../trip-ui/amounts/use-sum-words';
import type { DoughnutPart } from '../../ui/doughnut-slices';

/** The cost chart of a trip, in its own currency, or in the first other one if nothing has a price in its own. */
export interface CostChartData {
  parts: readonly (DoughnutPart & CostSlice)[];
  total: number;
  currency: string;
  /** Totals in other currencies, which are never converted. */
  others: readonly Money[];
  /** The formatted total, with a plus if there are others. */
  words: string;
}

/** Sums the costs of a trip by category. */
export function useCostChart(
  document: TripDocument,
  kind: Extract<AmountKind, 'costEst' | 'costAct'>,
): CostChartData {
  const categories = useTranslations('tripWords.category');
  const theme = useTheme();
  const sumWords = useSumWords();
  const { trip, costs, events, bookings } = document;
  return useMemo(() => {
    const ledger = ledgerOf({ trip, costs, events, bookings });
    const colors = costCategoryColors(EXPENSE_CATEGORIES);
    const sums = costTotals(ledger, trip.currency).map((total) => ({
      currency: total.currency,
      amount: total[kind],
    }));
    const { amount: total, currency } = leadingAmount(sums, trip.currency);
    return {
      parts: costSlices(ledger, currency, kind).map((slice) => ({
        ...slice,
        id: slice.category,
        label: categories(slice.category),
        value: slice.amount,
        color: colors.get(slice.category)?.[theme] ?? 'currentColor',
      })),
      total,
      currency,
      others: sums.filter((sum) => sum.currency !== currency && sum.amount !== 0),
      words: sumWords(sums, trip.currency),
    };
  }, [trip, costs, events, bookings, kind, categories, theme, sumWords]);
}
