import type { Destination, TripEvent } from '@wayfold/contract/trip';
import type { LocalDate } from '@wayfold/contract/values';
import { addDays, daysBetween } from './dates';
import { eventDate, eventsOf, orderedDestinations, type TripDocument } from './trip-document';

/** One day of a stay. */
export interface ItineraryDay {
  /** Null while the trip has no dates. */
  readonly date: LocalDate | null;
  /** Within the stay, from 1; below 1 for a day before the arrival that still holds an event. */
  readonly dayIndex: number;
  /** Within the trip, from 1. */
  readonly tripDay: number;
  /** In order. */
  readonly events: readonly TripEvent[];
}

/** One stay with its days and the leg onward. */
export interface ItineraryStop {
  readonly destination: Destination;
  readonly days: readonly ItineraryDay[];
  /** To the next stop; null for the last one and for a leg that is not shown. */
  readonly legOnward: { readonly to: Destination; readonly miles: number; readonly hours: number } | null;
}

/**
 * Lays a settled trip out day by day, stops in order.
 *
 * The day of departure belongs to the next stop, so a stop lists it only when it is the last, has no nights, or has
 * something planned on it. The same holds for any day outside the stay.
 */
export function itineraryOf(document: TripDocument): ItineraryStop[] {
  const ordered = orderedDestinations(document);
  const first = ordered[0]?.dtArrive ?? null;
  let nightsBefore = 0;
  return ordered.map((destination, index) => {
    const to = ordered[index + 1];
    const days = daysOf(document, destination, { isLast: !to, first, nightsBefore });
    nightsBefore += destination.nights;
    const shown = to && destination.transport !== 'Hidden';
    const { miles, hours } = destination;
    return { destination, days, legOnward: shown ? { to, miles, hours } : null };
  });
}

interface Place {
  readonly isLast: boolean;
  readonly first: LocalDate | null;
  readonly nightsBefore: number;
}

function daysOf(
  document: TripDocument,
  stay: Destination,
  { isLast, first, nightsBefore }: Place,
): ItineraryDay[] {
  const groups = new Map<number, TripEvent[]>();
  const own = stay.nights + (isLast || stay.nights === 0 ? 1 : 0);
  for (let dayIndex = 1; dayIndex <= own; dayIndex += 1) groups.set(dayIndex, []);
  for (const event of eventsOf(document, stay.id)) {
    const date = eventDate(document, event);
    const dayIndex =
      date === null || stay.dtArrive === null ? (event.dayIndex ?? 1) : daysBetween(stay.dtArrive, date) + 1;
    const group = groups.get(dayIndex);
    if (group) group.push(event);
    else groups.set(dayIndex, [event]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([dayIndex, events]) => {
      const date = stay.dtArrive === null ? null : addDays(stay.dtArrive, dayIndex - 1);
      const tripDay =
        date === null || first === null ? nightsBefore + dayIndex : daysBetween(first, date) + 1;
      return { date, dayIndex, tripDay, events };
    });
}
