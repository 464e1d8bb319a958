import type { TripEvent } from '@wayfold/contract/trip/trip';
import { shownAmount } from '@wayfold/domain/document/costs';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../trip-format';

/** What a price is written from. */
export type Priced = Pick<TripEvent, 'costEst' | 'costAct' | 'currency'>;

/** Writes what a plan costs: "$92", "Free"; null while nothing is known. `own` is the trip's currency. */
export function usePriceWords(): (priced: Priced, own: string) => string | null {
  const t = useTranslations('tripWords');
  const format = useTripFormat();
  return useCallback(
    (priced, own) => {
      const amount = shownAmount(priced);
      if (amount === null) return null;
      return amount === 0 ? t('free') : format.money(amount, priced.currency ?? own);
    },
    [t, format],
  );
}
