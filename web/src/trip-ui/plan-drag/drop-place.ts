import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { StayDay } from '@wayfold/domain/dates/itinerary';
import type { EventDrop } from './event-order';

/** The days of one destination as shown on screen. */
export interface ShownDays {
  destid: string;
  days: readonly StayDay[];
}

/** What the pointer or the arrow keys are over: the heading of a day, or an event. */
export type DropTarget = { day: string; destid: string } | { eventId: string };

type Item = { day: StayDay } | { event: TripEvent };

/**
 * Finds the day and the order a dragged event would get at its current position; null if nothing would change or the target isn't
 * on screen.
 *
 * The days of a destination are one list: everything after a heading belongs to its day. Within its own destination the event
 * takes the target's place; in another one it goes before the target, or first in the day of a heading.
 */
export function dropPlace(
  shown: readonly ShownDays[],
  event: TripEvent,
  target: DropTarget,
): EventDrop | null {
  const home = shown.find(({ days }) => itemsOf(days).some((item) => isEvent(item, event.id)));
  const goal = shown.find((list) => itemsOf(list.days).some((item) => isTarget(item, list.destid, target)));
  if (!goal) return null;
  const items = itemsOf(goal.days);
  const at = items.findIndex((item) => isTarget(item, goal.destid, target));
  const from = goal === home ? items.findIndex((item) => isEvent(item, event.id)) : -1;
  if (from === at) return null;
  const others = items.filter((item) => !isEvent(item, event.id));
  // If it moves down within one list, the event ends up after its target.
  const place = goal === home ? at : 'day' in target ? at + 1 : at;
  const moved = [...others.slice(0, Math.max(1, place)), { event }, ...others.slice(Math.max(1, place))];
  return dayAround(moved, goal.destid, event);
}

function dayAround(items: readonly Item[], destid: string, event: TripEvent): EventDrop | null {
  const at = items.findIndex((item) => isEvent(item, event.id));
  const start = items.findLastIndex((item, index) => index < at && 'day' in item);
  const heading = items[start];
  if (!heading || !('day' in heading)) return null;
  const next = items.findIndex((item, index) => index > at && 'day' in item);
  const rows = items.slice(start + 1, next < 0 ? items.length : next);
  const order = rows.flatMap((item) => ('event' in item ? [item.event] : []));
  const { date, dayIndex, tripDay } = heading.day;
  return { event, destid, date, dayIndex, tripDay, order };
}

function itemsOf(days: readonly StayDay[]): Item[] {
  return days.flatMap((day): Item[] => [{ day }, ...day.events.map((event) => ({ event }))]);
}

function isEvent(item: Item, id: string): boolean {
  return 'event' in item && item.event.id === id;
}

function isTarget(item: Item, destid: string, target: DropTarget): boolean {
  if ('eventId' in target) return isEvent(item, target.eventId);
  return 'day' in item && target.destid === destid && item.day.key === target.day;
}
