import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/values';
import {
  type AmountKind,
  type CostSlice,
  costSlices,
  costTotals,
  ledgerOf,
} from '@wayfold/domain/document/costs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { costCategoryColors } from '@wayfold/domain/format/palette';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../lib/theme';
import type { DoughnutPart } from '../../ui/doughnut-slices';

/** The cost chart of a trip in its own currency. */
export interface CostParts {
  parts: readonly (DoughnutPart & CostSlice)[];
  total: number;
  currency: string;
  /** Totals in other currencies, which are never added to the trip's own. */
  others: readonly { currency: string; amount: number }[];
}

/** Adds up what a trip costs, by category. */
export function useCostParts(
  document: TripDocument,
  kind: Extract<AmountKind, 'costEst' | 'costAct'>,
): CostParts {
  const words = useTranslations('tripWords.category');
  const theme = useTheme();
  const { trip, costs, events } = document;
  return useMemo(() => {
    const { currency } = trip;
    const ledger = ledgerOf({ trip, costs, events });
    const colors = costCategoryColors(EXPENSE_CATEGORIES);
    const totals = costTotals(ledger, currency);
    return {
      parts: costSlices(ledger, currency, kind).map((slice) => ({
        ...slice,
        id: slice.category,
        label: words(slice.category),
        value: slice.amount,
        color: colors.get(slice.category)?.[theme] ?? 'currentColor',
      })),
      total: totals.find((total) => total.currency === currency)?.[kind] ?? 0,
      currency,
      others: totals
        .filter((total) => total.currency !== currency && total[kind] !== 0)
        .map((total) => ({ currency: total.currency, amount: total[kind] })),
    };
  }, [trip, costs, events, kind, words, theme]);
}
