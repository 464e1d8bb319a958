import {
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import type { SyncState } from '@wayfold/domain/sync/sync-state';

/**
 * Pairs the rows of a trip with those of its copy, whose rows have ids of their own: row by row in the order of each
 * collection.
 *
 * @returns ids of the copy by ids of the original, the trip's own included
 */
export function idsInCopy(original: TripDocument, copy: TripDocument): Map<string, string> {
  const ids = new Map([[original.trip.id, copy.trip.id]]);
  for (const rows of [destinationIds, eventIds, costIds, textIds, pictureIds, trackIds]) {
    const copied = rows(copy);
    for (const [index, id] of rows(original).entries()) {
      const other = copied[index];
      if (other !== undefined) ids.set(id, other);
    }
  }
  return ids;
}

const destinationIds = (document: TripDocument) => orderedDestinations(document).map(({ id }) => id);
const eventIds = (document: TripDocument) => orderedEvents(document).map(({ id }) => id);
const costIds = (document: TripDocument) => Object.keys(document.costs).sort();
const textIds = (document: TripDocument) =>
  Object.values(document.texts)
    .sort((a, b) => (`${a.kind} ${a.rank}` < `${b.kind} ${b.rank}` ? -1 : 1))
    .map(({ id }) => id);
const pictureIds = (document: TripDocument) =>
  Object.values(document.pictures)
    .sort((a, b) => a.sortId - b.sortId)
    .map(({ id }) => id);

const trackIds = (document: TripDocument) => Object.keys(document.tracks).sort();

/** The state with every id replaced that has a new one, in what waits and in the log. The confirmed document stays. */
export function withNewIds(state: SyncState, newIds: ReadonlyMap<string, string>): SyncState {
  if (newIds.size === 0) return state;
  return {
    ...state,
    pending: renamed(state.pending, newIds),
    log: renamed(state.log, newIds),
  };
}

/** Replaces ids wherever they stand in plain data, as values and as keys. */
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
