import type { Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { ChangeRefused, gone } from '../document/change-refused';
import { rankAt } from '../document/ranks';
import { completeRow, type Fields, givenFields } from '../document/rows';
import { picturesOf } from '../document/trip-document';
import { addRow, type Draft, dropRow, findRow, setFields } from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/**
 * Applies `picture.add`. If the trip already has a row with this id, its fields are set, except its type. If its
 * destination no longer exists, the picture belongs to the trip as a whole, so nobody loses a picture because someone
 * else removed a destination in the meantime.
 */
export function addPicture(draft: Draft, { id, to, fields }: Change<'picture.add'>): void {
  const { type, ...rest } = fields;
  const given = ofTrip(draft, rest);
  if (findPicture(draft, id)) {
    setFields(draft, 'pictures', id, given);
    return;
  }
  if (type === 'header') {
    for (const other of Object.values(draft.document.pictures)) {
      if (other.type === 'header') dropRow(draft, 'pictures', other.id);
    }
    addRow(draft, 'pictures', completeRow('pictures', id, { ...given, type }));
    return;
  }
  const others = picturesOf(draft.document);
  if (others.length >= TRIP_LIMITS.pictures) {
    throw new ChangeRefused('invalid', ['picturesFull', { count: TRIP_LIMITS.pictures }]);
  }
  const rank = placeAt(draft, others, to ?? others.length + 1);
  addRow(draft, 'pictures', completeRow('pictures', id, { ...given, type, rank }));
}

/** Applies `picture.set`; like `picture.add`, it clears a destination that no longer exists. */
export function setPicture(draft: Draft, { id, fields }: Change<'picture.set'>): void {
  if (!findPicture(draft, id)) throw gone('picture');
  setFields(draft, 'pictures', id, ofTrip(draft, fields));
}

function ofTrip(draft: Draft, fields: Readonly<Record<string, unknown>>): Fields {
  const given = givenFields(fields);
  const { destinationid } = given;
  const isGone = typeof destinationid === 'string' && !findRow(draft, 'destinations', destinationid);
  return isGone ? { ...given, destinationid: null } : given;
}

/** Applies `picture.move`: moves a picture among the trip's pictures. A header isn't one of them and stays. */
export function movePicture(draft: Draft, { id, to }: Change<'picture.move'>): void {
  const picture = findPicture(draft, id);
  if (!picture) throw gone('picture');
  if (picture.type === 'header') return;
  const ordered = picturesOf(draft.document);
  const target = Math.min(to, ordered.length);
  if (ordered[target - 1]?.id === id) return;
  const others = ordered.filter((other) => other.id !== id);
  setFields(draft, 'pictures', id, { rank: placeAt(draft, others, target) });
}

/** Applies `picture.remove`. */
export function removePicture(draft: Draft, { id }: Change<'picture.remove'>): void {
  if (!findPicture(draft, id)) throw gone('picture');
  dropRow(draft, 'pictures', id);
}

function findPicture(draft: Draft, id: Id): TripPicture | undefined {
  const { pictures } = draft.document;
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined;
}

/** A rank for the position `to`, from 1; a position past the end means the end. */
function placeAt(draft: Draft, others: readonly TripPicture[], to: number): string {
  const { rank, moved } = rankAt(others, Math.min(to - 1, others.length));
  for (const other of moved) setFields(draft, 'pictures', other.id, { rank: other.rank });
  return rank;
}
