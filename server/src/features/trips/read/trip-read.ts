import type { Trip } from '@wayfold/contract/trip/trip';
import type { Queryable } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';
import { limitConcurrency } from '../../../lib/turns/limit-concurrency';
import { slice } from '../../../lib/turns/slices';
import { tokenHash } from '../../accounts/sessions-store';
import { noSuchTrip } from '../../sharing/trip-access';
import { joinedText, type LastingTexts } from './lasting-texts';
import { findTripText, findTripTextProving } from './trip-read-store';

/** From this size on, a trip takes PostgreSQL and this process so long (up to 0.2 s) that only a few are read at a time. */
const LARGE_BYTES = 400_000;
const LARGE_AT_ONCE = 2;
const ANY_SIZE = 2 ** 31 - 1;

/** Limits how many reads of large trips run at once. */
export const limitedRead = limitConcurrency(LARGE_AT_ONCE, {
  mostWaiting: 300,
  whenFull: 'manyLargeTripsOpening',
});

/** A trip as text; `body` is '' if the caller already has its version. */
export type TripText = { version: number; body: string };

/**
 * Reads a trip for the holder of the token, or throws not-found. PostgreSQL builds a trip that hasn't changed only once.
 *
 * @param known version the caller already has, or null
 */
export async function readTripProving(
  on: Queryable,
  texts: LastingTexts,
  { id, token, known = null, now }: { id: string; token: string | null; known?: number | null; now: Date },
): Promise<TripText> {
  const kept = texts.find(id);
  const hash = token ? tokenHash(token) : null;
  const asked = { id, tokenHash: hash, now, version: known, stamp: kept?.stamp ?? null };
  const found = await readAnySize((below) => findTripTextProving(on, asked, below));
  if (!found) throw noSuchTrip();
  const { version, stamp, passing, lasting } = found;
  if (version === known) return { version, body: '' };
  if (lasting !== null) texts.keep(id, { stamp, value: lasting, size: lasting.length });
  const text = lasting ?? kept?.value;
  if (text === undefined) throw new Error('The database built no text for a trip that isn’t in memory.');
  return { version, body: joinedText(passing, text) };
}

/** Reads a trip the caller has access to, as JSON text of the contract's Trip. */
export async function readTrip(on: Queryable, trip: VisibleTrip): Promise<string> {
  const found = await readAnySize((below) => findTripText(on, trip, below));
  if (!found?.body) throw noSuchTrip();
  return found.body;
}

/** Reads a trip the caller has access to. */
export async function readTripValue(on: Queryable, trip: VisibleTrip): Promise<Trip> {
  const text = await readTrip(on, trip);
  return slice(() => JSON.parse(text));
}

/** Reads a trip right away if it is small; a large one waits for a slot of `limitedRead`. */
async function readAnySize<Read extends { isLarge: boolean }>(
  read: (below: number) => Promise<Read | undefined>,
): Promise<Read | undefined> {
  const found = await read(LARGE_BYTES);
  return found?.isLarge ? limitedRead(() => read(ANY_SIZE)) : found;
}
