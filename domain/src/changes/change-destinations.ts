import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { Destination } from '@wayfold/contract/trip/trip';
import { ChangeRefused, gone } from '../document/change-refused';
import { type Ranked, rankAt } from '../document/ranks';
import { completeRow, givenFields } from '../document/rows';
import { startForArrival } from './date-conversion';
import {
  addRow,
  attachmentOf,
  countOf,
  type Draft,
  dropRow,
  eventsIn,
  findRow,
  setFields,
  staysOf,
} from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/**
 * Applies `destination.add`. If the trip already has a row with this id, its fields are set.
 *
 * @param most the setting `max_num_trip_destinations`; null means unlimited
 */
export function addDestination(draft: Draft, change: Change<'destination.add'>, most: number | null): void {
  const fields = givenFields(change.fields);
  if (findRow(draft, 'destinations', change.id)) {
    setDestinationFields(draft, change.id, fields);
    return;
  }
  const ordered = staysOf(draft);
  const limit = Math.min(TRIP_LIMITS.destinations, most ?? TRIP_LIMITS.destinations);
  if (ordered.length >= limit) {
    throw new ChangeRefused('invalid', ['destinationsFull', { count: ordered.length }]);
  }
  const { arriveFixed, ...rest } = fields;
  const rank = placeAt(draft, ordered, (change.at ?? ordered.length + 1) - 1);
  addRow(draft, 'destinations', completeRow('destinations', change.id, { ...rest, rank }));
  if (typeof arriveFixed === 'string') fixArrival(draft, change.id, arriveFixed);
}

/** Applies `destination.set`. */
export function setDestination(draft: Draft, change: Change<'destination.set'>): void {
  if (!findRow(draft, 'destinations', change.id)) throw gone('destination');
  setDestinationFields(draft, change.id, givenFields(change.fields));
}

function setDestinationFields(draft: Draft, id: Id, fields: Record<string, unknown>): void {
  const { arriveFixed, ...rest } = fields;
  setFields(draft, 'destinations', id, rest);
  if (arriveFixed === null) setFields(draft, 'destinations', id, { arriveFixed: null });
  if (typeof arriveFixed === 'string') fixArrival(draft, id, arriveFixed);
}

/**
 * Books the arrival at a destination.
 *
 * The arrival at the first destination is the start of the trip, so there it sets the start. In a trip without dates,
 * the start is calculated backward over the nights before.
 */
function fixArrival(draft: Draft, id: Id, arrive: LocalDate): void {
  const stays = staysOf(draft);
  const at = stays.findIndex((stay) => stay.id === id);
  const { id: tripId, startDate } = draft.document.trip;
  if (at <= 0) {
    setFields(draft, 'destinations', id, { arriveFixed: null });
    setFields(draft, 'trip', tripId, { startDate: arrive });
    return;
  }
  if (startDate === null) {
    setFields(draft, 'trip', tripId, { startDate: startForArrival(stays, at, arrive) });
  } else if (arrive < (stays[0]?.dtArrive ?? startDate)) {
    const name = stays[at]?.name ?? '';
    throw new ChangeRefused('invalid', ['arrivalBeforeStart', { name }]);
  }
  setFields(draft, 'destinations', id, { arriveFixed: arrive });
}

/** Applies `destination.move`. */
export function moveDestination(draft: Draft, change: Change<'destination.move'>): void {
  const ordered = staysOf(draft);
  const from = ordered.findIndex((stay) => stay.id === change.id);
  if (from < 0) throw gone('destination');
  const to = Math.min(change.to, ordered.length) - 1;
  if (to !== from) {
    const others = ordered.filter((stay) => stay.id !== change.id);
    takeOverLegs(draft, ordered, { from, to });
    setFields(draft, 'destinations', change.id, { rank: placeAt(draft, others, to) });
  }
  if (change.keepFixed === false) setFields(draft, 'destinations', change.id, { arriveFixed: null });
}

/**
 * New legs use the transport of the legs they replace: both halves of a divided leg use that of the whole, and a leg at
 * either end of the trip uses that of the leg the moved destination gives up.
 *
 * @param ordered the destinations before the change
 */
function takeOverLegs(
  draft: Draft,
  ordered: readonly Destination[],
  { from, to }: { from: number; to: number },
): void {
  const others = ordered.toSpliced(from, 1);
  const [moved, previous, next] = [ordered[from], others[to - 1], others[to]];
  if (!moved) return;
  const givenUp = (ordered[from + 1] ? moved : (ordered[from - 1] ?? moved)).transport;
  if (previous && !next) setFields(draft, 'destinations', previous.id, { transport: givenUp });
  else setFields(draft, 'destinations', moved.id, { transport: previous ? previous.transport : givenUp });
}

function placeAt(draft: Draft, others: readonly Ranked[], index: number): string {
  const { rank, moved } = rankAt(others, Math.max(0, Math.min(index, others.length)));
  for (const other of moved) setFields(draft, 'destinations', other.id, { rank: other.rank });
  return rank;
}

/**
 * Applies `destination.remove`: its events are removed with it; references to it in costs, pictures, tracks and choices
 * by hand are cleared.
 */
export function removeDestination(draft: Draft, change: Change<'destination.remove'>): void {
  if (!findRow(draft, 'destinations', change.id)) throw gone('destination');
  const { destinationOf } = attachmentOf(draft);
  for (const event of eventsIn(draft)) {
    if (destinationOf(event) === change.id) dropRow(draft, 'events', event.id);
  }
  dropRow(draft, 'destinations', change.id);
  letGoOf(draft, (id) => id === change.id);
}

/** Clears the references that events, costs, pictures and tracks have to removed destinations. */
export function letGoOf(draft: Draft, isGone: (destination: Id) => boolean): void {
  for (const event of eventsIn(draft)) {
    if (event.homeDestid !== null && isGone(event.homeDestid)) {
      setFields(draft, 'events', event.id, { homeDestid: null });
    }
  }
  draft.meter.work += countOf(draft, 'costs');
  for (const cost of Object.values(draft.document.costs)) {
    if (cost.destinationid !== null && isGone(cost.destinationid)) {
      setFields(draft, 'costs', cost.id, { destinationid: null });
    }
  }
  for (const picture of Object.values(draft.document.pictures)) {
    if (picture.destinationid !== null && isGone(picture.destinationid)) {
      setFields(draft, 'pictures', picture.id, { destinationid: null });
    }
  }
  for (const track of Object.values(draft.document.tracks)) {
    if (track.destid !== null && isGone(track.destid)) setFields(draft, 'tracks', track.id, { destid: null });
  }
}
