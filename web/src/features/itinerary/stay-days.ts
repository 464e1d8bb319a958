import type { Destination, TripEvent } from '@wayfold/contract/trip';
import { addDays, dayOf, daysBetween } from '@wayfold/domain/dates';

/** One day of a stay, as the list shows it. */
export interface StayDay {
  /** The date, or the day of the stay as text while the trip has no dates. Unique within the stay. */
  key: string;
  date: string | null;
  /** 1-based within the stay. */
  dayIndex: number;
  /** 1-based within the trip. */
  tripDay: number;
  /** In order. */
  events: readonly TripEvent[];
}

/** A stay and where it stands in its trip. */
export interface Stay {
  destination: Destination;
  /** Of this destination, in order. */
  events: readonly TripEvent[];
  /** The first day of the trip; null while it has no dates. */
  tripStart: string | null;
  /** Nights of the destinations before. */
  nightsBefore: number;
  isLast: boolean;
}

/**
 * Lists the days of a stay with what is planned on each.
 *
 * The day of departure belongs to the next destination, so it is listed only in the last one, in a stay without
 * nights, or when something is planned on it. So is any other day outside the stay that still holds an event.
 */
export function stayDays(stay: Stay): StayDay[] {
  const { destination, events } = stay;
  const byIndex = new Map<number, TripEvent[]>();
  const own = destination.nights + (stay.isLast || destination.nights === 0 ? 1 : 0);
  for (let dayIndex = 1; dayIndex <= own; dayIndex += 1) byIndex.set(dayIndex, []);
  for (const event of events) {
    const dayIndex = dayIndexOf(event, destination.dtArrive);
    const day = byIndex.get(dayIndex);
    if (day) day.push(event);
    else byIndex.set(dayIndex, [event]);
  }
  return [...byIndex]
    .sort(([a], [b]) => a - b)
    .map(([dayIndex, dayEvents]) => {
      const date = destination.dtArrive === null ? null : addDays(destination.dtArrive, dayIndex - 1);
      const tripDay =
        date !== null && stay.tripStart !== null
          ? daysBetween(stay.tripStart, date) + 1
          : stay.nightsBefore + dayIndex;
      return { key: date ?? String(dayIndex), date, dayIndex, tripDay, events: dayEvents };
    });
}

/** The 1-based day of the stay an event is on; 0 and below before the arrival. */
export function dayIndexOf(event: TripEvent, arrive: string | null): number {
  if (event.start === null || arrive === null) return event.dayIndex ?? 1;
  return daysBetween(arrive, dayOf(event.start)) + 1;
}
