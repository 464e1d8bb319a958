import type { Effect } from '@wayfold/contract/trip/patch';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { movedSummary } from './moved-summary';

/**
 * Says which destinations moved and by how much: "Page and 2 more moved one day later"; null when none did.
 *
 * @returns a function that stays the same while the language does; `subjectId` names the destination that was edited,
 *   which is not counted
 */
export function useMovedSentence(): (effects: readonly Effect[], subjectId: string | null) => string | null {
  const t = useTranslations('ripple');
  return useCallback(
    (effects, subjectId) => {
      const moved = movedSummary(effects, subjectId);
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
