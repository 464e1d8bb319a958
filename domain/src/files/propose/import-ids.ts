import type { Id } from '@wayfold/contract/kernel/values';
import { v5 } from 'uuid';
import { timeOfId } from '../../document/ids';

/** When the rows of files that know no time were made, so to speak; in milliseconds since 1970. */
const NO_TIME = Date.UTC(2020, 0, 1);

/**
 * What a row of a file is in one trip: the end of its id, the same whenever the same row comes again.
 *
 * In another trip it is something else, since an id stands for one row everywhere.
 */
export function identityIn(tripId: Id, key: string): string {
  return v5(key, tripId).slice(19);
}

/** The identity of a row that stands in a trip. */
export function identityOf(id: Id): string {
  return id.slice(19);
}

/**
 * Makes the id of a row that comes from a file: a UUIDv7 that sorts by its place in the file.
 *
 * @param index from 0, among the rows of the file
 * @param like  the id it had where it comes from; null where there is none
 */
export function importedId(identity: string, { index, like }: { index: number; like: Id | null }): Id {
  const time = (like === null ? NO_TIME : timeOfId(like)) + Math.floor(index / 0x1000);
  const hex = Math.max(0, Math.min(time, 0xffff_ffff_ffff)).toString(16).padStart(12, '0');
  const order = (index % 0x1000).toString(16).padStart(3, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${order}-${identity}`;
}
