import type { Destination } from '@wayfold/contract/trip/trip';
import { daysBetween, shiftDays } from '../calendar/dates';
import type { Attachment } from '../dates/attachment';
import { type Draft, eventsIn, setFields, staysOf } from './draft';

/**
 * Moves the events that aren't pinned along with destinations whose arrival has moved.
 *
 * They stay with the destination they were in, even if their new dates would also fit a neighbor.
 *
 * @param stays the destinations before the change
 * @param attachment where events belonged before the change
 */
export function carryEvents(draft: Draft, stays: readonly Destination[], attachment: Attachment): void {
  const before = new Map(stays.map((stay) => [stay.id, stay.dtArrive]));
  const moves = new Map<string, number>();
  for (const stay of staysOf(draft)) {
    const was = before.get(stay.id);
    if (!was || !stay.dtArrive) continue;
    const days = daysBetween(was, stay.dtArrive);
    if (days !== 0) moves.set(stay.id, days);
  }
  if (moves.size === 0) return;
  for (const event of eventsIn(draft)) {
    if (event.pinned || event.start === null) continue;
    const destid = attachment.destinationOf(event);
    const days = moves.get(destid);
    if (days === undefined) continue;
    setFields(draft, 'events', event.id, {
      start: shiftDays(event.start, days),
      end: event.end === null ? null : shiftDays(event.end, days),
      homeDestid: destid,
    });
  }
}
