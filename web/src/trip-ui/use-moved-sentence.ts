import type { Effect } from '@wayfold/contract/trip/patch';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { movedSummary } from './moved-summary';

/**
 * Says which destinations moved and by how much: "Page and 2 more moved one day later"; null when none did.
 *
 * @returns a function that stays the same while the language does; `movedId` names the destination that the person moved, with
 *   which the sentence begins where its dates are other ones now
 */
export function useMovedSentence(): (effects: readonly Effect[], movedId: string | null) => string | null {
  const t = useTranslations('ripple');
  return useCallback(
    (effects, movedId) => {
      const moved = movedSummary(effects, movedId);
      if (!moved) return null;
      const { name: place, others, days } = moved;
      if (days === null) return t('movedMixed', { place, others });
      return t('movedDays', {
        place,
        others,
        days: Math.abs(days),
        direction: days > 0 ? 'later' : 'earlier',
      });
    },
    [t],
  );
}
