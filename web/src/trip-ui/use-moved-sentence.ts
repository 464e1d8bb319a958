import type { Effect } from '@wayfold/contract/trip/patch';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { movedSummary } from './moved-summary';

/**
 * Says which destinations moved and by how much: "Page and 2 more moved one day later"; null if none did.
 *
 * @returns a function that stays the same until the language changes; `movedId` is the destination that the person moved, which
 *   the sentence starts with if its dates changed
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
