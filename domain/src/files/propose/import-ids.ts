import type { Id } from '@wayfold/contract/kernel/values';
import { v5 } from 'uuid';
import { timeOfId } from '../../document/ids';

/** The nominal creation time of rows from files without times, in milliseconds since 1970. */
const NO_TIME = Date.UTC(2020, 0, 1);

/**
 * The identity of a file's row in one trip: the end of its id, the same whenever the same row is imported again.
 *
 * It is different in another trip, because an id refers to a single row everywhere.
 */
export function identityIn(tripId: Id, key: string): string {
  return v5(key, tripId).slice(19);
}

/** The identity of a row in a trip. */
export function identityOf(id: Id): string {
  return id.slice(19);
}

/**
 * Creates the id of a row from a file: a UUIDv7 that sorts by position in the file.
 *
 * @param index from 0, among the rows of the file
 * @param like the id it had at its origin; null if there is none
 */
export function importedId(identity: string, { index, like }: { index: number; like: Id | null }): Id {
  const time = (like === null ? NO_TIME : timeOfId(like)) + Math.floor(index / 0x1000);
  const hex = Math.max(0, Math.min(time, 0xffff_ffff_ffff)).toString(16).padStart(12, '0');
  const order = (index % 0x1000).toString(16).padStart(3, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${order}-${identity}`;
}
