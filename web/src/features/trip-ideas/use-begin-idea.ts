import { useQueryClient } from '@tanstack/react-query';
import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { useCallback } from 'react';
import { recordAction } from '../../api/client/record-action';
import { beginTripWith } from '../../api/trip-session/device-registry';
import { firstCurrency } from '../../api/trip-session/first-currency';
import { useWarmCurrency } from '../../api/trip-session/warm-currency';
import { newTripChanges } from './idea-changes';

/** Makes a trip from an idea and returns its id; works without an account and offline. */
export function useBeginIdea(): (idea: TripIdea, startDate: LocalDate | null) => string {
  const queryClient = useQueryClient();
  useWarmCurrency();
  return useCallback(
    (idea, startDate) => {
      recordAction('idea-used');
      const currency = firstCurrency(queryClient, idea.stops[0]?.countryCode ?? null);
      return beginTripWith(newTripChanges(idea, { startDate, currency }, { newId, now: new Date() }));
    },
    [queryClient],
  );
}
