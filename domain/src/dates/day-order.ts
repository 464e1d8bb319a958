import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { Attachment } from './attachment';

/** The highest sortId among the events of each day, for events that are put at the end of theirs. */
export interface DayOrder {
  /** The highest sortId on the event's day; -1 where nothing is planned yet. */
  lastOn(event: TripEvent): number;
  /** Counts an event in that was added. */
  add(event: TripEvent): void;
}

/** Reads the order of each day out of all events, once, so that adding many events looks at each of them once. */
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
