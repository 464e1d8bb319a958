import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, dayOf, daysBetween } from '../calendar/dates';
import { eventsOf, orderedDestinations, type TripDocument } from '../document/trip-document';

/** One day of a stay. */
export interface StayDay {
  /** The date, or the day of the stay as text while the trip has no dates. Unique within the stay. */
  readonly key: string;
  /** Null while the trip has no dates. */
  readonly date: LocalDate | null;
  /** Within the stay, from 1; below 1 for a day before the arrival that still has an event. */
  readonly dayIndex: number;
  /** Within the trip, from 1. */
  readonly tripDay: number;
  /** In order. */
  readonly events: readonly TripEvent[];
}

/** A stay and its position in the trip. */
export interface Stay {
  readonly destination: Destination;
  /** Of this destination, in order. */
  readonly events: readonly TripEvent[];
  /** The first day of the trip; null while it has no dates. */
  readonly tripStart: LocalDate | null;
  /** The nights of all earlier destinations. */
  readonly nightsBefore: number;
  readonly isLast: boolean;
}

/** The stays of a settled trip in order. */
export function staysOf(document: TripDocument): Stay[] {
  const ordered = orderedDestinations(document);
  let nightsBefore = 0;
  return ordered.map((destination, index) => {
    const stay = {
      destination,
      events: eventsOf(document, destination.id),
      tripStart: document.trip.startDate,
      nightsBefore,
      isLast: index === ordered.length - 1,
    };
    nightsBefore += destination.nights;
    return stay;
  });
}

/**
 * Lists the days of a stay with what is planned on each. It takes one stay, so that an edit in one destination doesn't
 * affect the days of the others.
 *
 * The day of departure belongs to the next destination, so it is listed only for the last one, for a stay without
 * nights, or if something is planned on it. The same goes for other days outside the stay that still have an event.
 */
export function stayDays({ destination, events, tripStart, nightsBefore, isLast }: Stay): StayDay[] {
  const { nights, dtArrive } = destination;
  const byIndex = new Map<number, TripEvent[]>();
  const own = nights + (isLast || nights === 0 ? 1 : 0);
  for (let dayIndex = 1; dayIndex <= own; dayIndex += 1) byIndex.set(dayIndex, []);
  for (const event of events) {
    const dayIndex = dayIndexOf(event, dtArrive);
    const day = byIndex.get(dayIndex);
    if (day) day.push(event);
    else byIndex.set(dayIndex, [event]);
  }
  return [...byIndex]
    .sort(([a], [b]) => a - b)
    .map(([dayIndex, dayEvents]) => {
      const date = dtArrive === null ? null : addDays(dtArrive, dayIndex - 1);
      const tripDay =
        date === null || tripStart === null ? nightsBefore + dayIndex : daysBetween(tripStart, date) + 1;
      return { key: date ?? String(dayIndex), date, dayIndex, tripDay, events: dayEvents };
    });
}

/** The 1-based day of the stay an event is on; 0 or less before the arrival. */
export function dayIndexOf(event: TripEvent, arrive: LocalDate | null): number {
  if (event.start === null || arrive === null) return event.dayIndex ?? 1;
  return daysBetween(arrive, dayOf(event.start)) + 1;
}
