import { leadingAmount, type Money } from '@wayfold/domain/document/costs';
import { useCallback } from 'react';
import { useTripFormat } from '../trip-format';

/**
 * Writes sums in several currencies in the space of one: "€85.50+", where the plus says that there are more. Amounts in
 * different currencies are never added.
 *
 * @returns a function of the sums, one for each currency, and of the trip's own currency
 */
export function useSumWords(): (sums: readonly Money[], own: string) => string {
  const format = useTripFormat();
  return useCallback(
    (sums, own) => {
      const { amount, currency, hasMore } = leadingAmount(sums, own);
      return `${format.money(amount, currency)}${hasMore ? '+' : ''}`;
    },
    [format],
  );
}
