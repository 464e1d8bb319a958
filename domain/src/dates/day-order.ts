import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { Attachment } from './attachment';

/** The highest sortId of each day's events, for adding events at the end of their day. */
export interface DayOrder {
  /** The highest sortId on the event's day; -1 if nothing is planned yet. */
  lastOn(event: TripEvent): number;
  /** Includes an added event. */
  add(event: TripEvent): void;
}

/** Calculates the order of each day from all events once, so that adding many events visits each of them only once. */
export function makeDayOrder(events: Iterable<TripEvent>, { destinationOf }: Attachment): DayOrder {
  const last = new Map<string, number>();
  const dayOfEvent = (event: TripEvent) =>
    `${event.start === null ? destinationOf(event) : event.start.slice(0, 10)} ${event.dayIndex}`;
  const order: DayOrder = {
    lastOn: (event) => last.get(dayOfEvent(event)) ?? -1,
    add(event) {
      const day = dayOfEvent(event);
      last.set(day, Math.max(event.sortId, last.get(day) ?? -1));
    },
  };
  for (const event of events) order.add(event);
  return order;
}
