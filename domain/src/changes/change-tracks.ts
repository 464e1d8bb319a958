import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { ChangeRefused, gone } from '../document/change-refused';
import { completeRow, type Fields, givenFields } from '../document/rows';
import { addRow, countOf, type Draft, dropRow, findRow, setFields } from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/**
 * Applies `track.add`. If the trip already has a row with this id, its fields are set. If its destination no longer
 * exists, the track belongs to the trip as a whole.
 */
export function addTrack(draft: Draft, { id, fields }: Change<'track.add'>): void {
  const given = ofTrip(draft, fields);
  if (findRow(draft, 'tracks', id)) {
    setFields(draft, 'tracks', id, given);
    return;
  }
  if (countOf(draft, 'tracks') >= TRIP_LIMITS.tracks) {
    throw new ChangeRefused('invalid', ['tracksFull', { count: TRIP_LIMITS.tracks }]);
  }
  addRow(draft, 'tracks', completeRow('tracks', id, given));
}

/** Applies `track.set`. */
export function setTrack(draft: Draft, { id, fields }: Change<'track.set'>): void {
  if (!findRow(draft, 'tracks', id)) throw gone('track');
  setFields(draft, 'tracks', id, ofTrip(draft, fields));
}

/** Applies `track.remove`. */
export function removeTrack(draft: Draft, { id }: Change<'track.remove'>): void {
  if (!findRow(draft, 'tracks', id)) throw gone('track');
  dropRow(draft, 'tracks', id);
}

function ofTrip(draft: Draft, fields: Readonly<Record<string, unknown>>): Fields {
  const given = givenFields(fields);
  const { destid } = given;
  const isGone = typeof destid === 'string' && !findRow(draft, 'destinations', destid);
  return isGone ? { ...given, destid: null } : given;
}
