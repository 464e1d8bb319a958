import type { Collection } from '@wayfold/contract/trip/collections';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import {
  orderedBookings,
  orderedDestinations,
  orderedEvents,
  orderedTracks,
  type TripDocument,
  textsOf,
} from '@wayfold/domain/document/trip-document';
import type { SyncState } from '@wayfold/domain/sync/sync-state';

/**
 * Pairs the rows of a trip with those of its copy, which have new ids: row by row, in the order of each collection.
 *
 * @returns ids of the copy by ids of the original, the trip's own included
 */
export function idsInCopy(original: TripDocument, copy: TripDocument): Map<string, string> {
  const ids = new Map([[original.trip.id, copy.trip.id]]);
  for (const rowsOf of Object.values(IN_ORDER)) {
    const copied = rowsOf(copy);
    for (const [index, { id }] of rowsOf(original).entries()) {
      const other = copied[index];
      if (other !== undefined) ids.set(id, other.id);
    }
  }
  return ids;
}

/** The rows of each collection in an order that a copy keeps. */
const IN_ORDER: Readonly<
  Record<Exclude<Collection, 'trip'>, (document: TripDocument) => readonly { readonly id: string }[]>
> = {
  destinations: orderedDestinations,
  events: orderedEvents,
  costs: ({ costs }) => Object.values(costs).sort((a, b) => (a.id < b.id ? -1 : 1)),
  texts: (document) => TEXT_KINDS.flatMap((kind) => textsOf(document, kind)),
  pictures: ({ pictures }) => Object.values(pictures).sort((a, b) => a.sortId - b.sortId),
  tracks: orderedTracks,
  bookings: orderedBookings,
};

/** Replaces ids with their new ones in pending changes and the log. The confirmed document stays the same. */
export function withNewIds(state: SyncState, newIds: ReadonlyMap<string, string>): SyncState {
  if (newIds.size === 0) return state;
  return {
    ...state,
    pending: renamed(state.pending, newIds),
    log: renamed(state.log, newIds),
  };
}

/** Replaces ids anywhere in plain data, as values and as keys. */
function renamed<Value>(value: Value, newIds: ReadonlyMap<string, string>): Value {
  return rename(value, newIds) as Value; // the same shape: only ids differ
}

function rename(value: unknown, newIds: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return newIds.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => rename(item, newIds));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [newIds.get(key) ?? key, rename(item, newIds)]);
  return Object.fromEntries(entries);
}
