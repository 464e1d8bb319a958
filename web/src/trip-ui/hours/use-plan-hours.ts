import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { HoursOfDays } from '@wayfold/domain/day/opening-hours';
import type { PlanHours } from '@wayfold/domain/day/visit-hours';
import { eventDate, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { usePlanPlaces } from '../../api/places/plan-places';
import { stayDates } from './use-hours-there';
import { useEvaluate } from './use-opening-hours';

/** The opening hours of the places of a trip's plans, on the days of their stays; undefined while they are loading. */
export function usePlanHours(document: TripDocument): PlanHours | undefined {
  const { places, isLoading } = usePlanPlaces(document);
  const hasHours = useMemo(
    () => [...places.values()].some(({ openingHours }) => openingHours !== null),
    [places],
  );
  const evaluate = useEvaluate(hasHours);
  return useMemo(() => {
    if (isLoading || (hasHours && !evaluate)) return undefined;
    const found = new Map<Id, HoursOfDays>();
    for (const event of Object.values(document.events)) {
      const place = places.get(event.eventid ?? '');
      const date = eventDate(document, event);
      if (!evaluate || !place?.openingHours || date === null) continue;
      const hours = evaluate(place, datesOf(date, document.destinations[event.destid]));
      if (hours) found.set(event.id, hours);
    }
    return found;
  }, [evaluate, hasHours, isLoading, document, places]);
}

/** The day of a plan first, since there may be more days than are evaluated. */
function datesOf(date: LocalDate, stay: Parameters<typeof stayDates>[0]): LocalDate[] {
  return [...new Set([date, ...stayDates(stay)])];
}
