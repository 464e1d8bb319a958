import type { TripEvent } from '@wayfold/contract/trip/trip';
import { shownAmount } from '@wayfold/domain/document/costs';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../trip-format';

/** The fields that a price is written from. */
export type Priced = Pick<TripEvent, 'costEst' | 'costAct' | 'currency'>;

/** Writes what an event costs: "$92", "Free"; null if unknown. `own` is the trip's currency. */
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
