import type { Id } from '@wayfold/contract/kernel/values';
import type { Effect, Write } from '@wayfold/contract/trip/patch';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { daysBetween } from '../calendar/dates';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { arrivalFixed } from './settle';

/**
 * Describes the effects of a change as data: what moved, stayed, was attached elsewhere or was removed along with
 * something else.
 *
 * Destinations first, in their new order, then events.
 *
 * @param writes what the change itself wrote; the rows it names are its subjects, not its effects
 */
export function effectsBetween(
  before: TripDocument,
  after: TripDocument,
  writes: readonly Write[],
): Effect[] {
  const subjects = new Set(writes.map((write) => write.id));
  const ranked = new Set(
    writes.filter((write) => write.before && write.after && 'rank' in write.after).map((write) => write.id),
  );
  const effects: Effect[] = [];
  const moves = new Map<Id, number>();
  const ordered = orderedDestinations(after);
  for (const [index, row] of ordered.entries()) {
    const was = before.destinations[row.id];
    if (!was) continue;
    if (was !== row) effects.push(...destinationEffects(was, row, ranked, moves));
    const isFixed = arrivalFixed(after.bookings, ordered[index - 1], row) !== null;
    const booked = isFixed && row.dtArrive !== null && row.dtArrive === was.dtArrive;
    if (booked && index > 0 && !subjects.has(row.id) && isPushed(before, was, ordered[index - 1])) {
      effects.push({ kind: 'stayed', in: 'destinations', id: row.id, name: row.name, why: 'fixed' });
    }
  }
  if (before.events === after.events && moves.size === 0) return effects;
  const around = { moves, after, subjects };
  for (const event of Object.values(before.events)) {
    const now = after.events[event.id];
    if (now === event && moves.size === 0) continue;
    if (now) tellEvent(effects, { was: event, now }, around);
    else if (wentAlong(event, before, after, writes)) {
      effects.push({ kind: 'dropped', in: 'events', id: event.id, name: event.name });
    }
  }
  return effects;
}

function destinationEffects(
  was: Destination,
  row: Destination,
  ranked: ReadonlySet<Id>,
  moves: Map<Id, number>,
): Effect[] {
  const effects: Effect[] = [];
  const { id, name } = row;
  if (was.dtArrive !== row.dtArrive || was.dtDepart !== row.dtDepart) {
    const days =
      was.dtArrive === null || row.dtArrive === null ? null : daysBetween(was.dtArrive, row.dtArrive);
    const from = { arrive: was.dtArrive, depart: was.dtDepart };
    const to = { arrive: row.dtArrive, depart: row.dtDepart };
    effects.push({ kind: 'moved', id, name, from, to, days });
    if (days !== null && days !== 0) moves.set(id, days);
  }
  if (ranked.has(id) && was.destinationOrder !== row.destinationOrder) {
    effects.push({ kind: 'reordered', id, name, from: was.destinationOrder, to: row.destinationOrder });
  }
  return effects;
}

/**
 * Whether a booked arrival could have moved: the destination is now reached from elsewhere, or from a departure on
 * another day.
 */
function isPushed(before: TripDocument, was: Destination, previous: Destination | undefined): boolean {
  const previousWas = orderedDestinations(before)[was.destinationOrder - 2];
  return previous?.id !== previousWas?.id || previous?.dtDepart !== previousWas?.dtDepart;
}

interface Around {
  readonly moves: ReadonlyMap<Id, number>;
  readonly after: TripDocument;
  readonly subjects: ReadonlySet<Id>;
}

function tellEvent(
  effects: Effect[],
  { was, now }: { was: TripEvent; now: TripEvent },
  { moves, after, subjects }: Around,
): void {
  const { id, name } = now;
  const days = moves.get(was.destid) ?? 0;
  if (was.start === null && now.start !== null) effects.push({ kind: 'dated', id, name });
  else if (was.start !== null && now.start === null) effects.push({ kind: 'undated', id, name });
  else if (was.start !== null && now.start !== null && days !== 0) {
    const shift = daysBetween(was.start, now.start);
    if (shift === days) effects.push({ kind: 'shifted', id, name, days });
    else if (shift === 0 && !subjects.has(id)) {
      effects.push({ kind: 'stayed', in: 'events', id, name, why: now.pinned ? 'pinned' : 'own-date' });
    }
  }
  if (was.destid !== now.destid && after.destinations[now.destid]) {
    effects.push({ kind: 'reattached', id, name, from: was.destid, to: now.destid });
  }
}

/** Whether an event was removed because its destination was, or along with all others. */
function wentAlong(
  event: TripEvent,
  before: TripDocument,
  after: TripDocument,
  writes: readonly Write[],
): boolean {
  if (before.destinations[event.destid] && !after.destinations[event.destid]) return true;
  return Object.keys(after.events).length === 0 && writes.length > 1;
}
