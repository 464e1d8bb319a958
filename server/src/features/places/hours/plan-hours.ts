import { type HoursOfDays, openingHoursOn } from '@wayfold/domain/day/opening-hours';
import type { PlanHours } from '@wayfold/domain/day/visit-hours';
import { eventDate, type TripDocument } from '@wayfold/domain/document/trip-document';
import { slice } from '../../../lib/turns/slices';
import type { Services } from '../../../services';
import { placeHours } from './place-hours';

/** Places of one trip whose hours are evaluated; each takes about a millisecond. */
const MOST_PLACES = 500;

/** The opening hours of the places of a trip's plans, each on the day of its plan. Trips without dates have none. */
export async function planHours(services: Services, document: TripDocument): Promise<PlanHours> {
  const visits = Object.values(document.events).flatMap((event) => {
    const date = eventDate(document, event);
    return event.active && event.eventid !== null && date !== null
      ? [{ planId: event.id, placeId: event.eventid, date }]
      : [];
  });
  const ids = [...new Set(visits.map(({ placeId }) => placeId))].slice(0, MOST_PLACES);
  const found = new Map<string, HoursOfDays>();
  if (ids.length === 0) return found;
  const places = (await placeHours(services, ids)).filter(({ openingHours }) => openingHours !== null);
  if (places.length === 0) return found;
  // It knows the holidays of many countries and is large, so it loads once hours are evaluated.
  const { default: library } = await import('opening_hours');
  for (const place of places) {
    const its = visits.filter(({ placeId }) => placeId === place.id);
    const dates = [...new Set(its.map(({ date }) => date))].sort();
    const hours = await slice(() => openingHoursOn(library, place, dates));
    if (hours) for (const { planId } of its) found.set(planId, hours);
  }
  return found;
}
