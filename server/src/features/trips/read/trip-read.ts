import type { Trip } from '@wayfold/contract/trip/trip';
import type { Queryable } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';
import { limitConcurrency } from '../../../lib/work/limit-concurrency';
import { slice } from '../../../lib/work/slices';
import { tokenHash } from '../../accounts/sessions-store';
import { noSuchTrip } from '../../sharing/trip-access';
import { findTripText, findTripTextProving } from './trip-read-store';

/** From here on a trip takes PostgreSQL and this process long enough, up to 0.2 s, that few are read at a time. */
const LARGE_BYTES = 400_000;
const LARGE_AT_ONCE = 2;
const ANY_SIZE = 2 ** 31 - 1;

/** Reads something that may be large when few others do. */
export const limitedRead = limitConcurrency(LARGE_AT_ONCE, {
  mostWaiting: 300,
  busyMessage: 'Many large trips are being opened right now. Try again in a minute.',
});

/** A trip as text; `body` is null when its version is the one the caller has. */
export type TripText = { version: number; body: string | null };

/**
 * Reads a trip for whoever holds the token, or throws not-found.
 *
 * @param known version the caller has already, or null
 */
export async function readTripProving(
  on: Queryable,
  { id, token, known, now }: { id: string; token: string | null; known: number | null; now: Date },
): Promise<TripText> {
  const asked = { id, tokenHash: token ? tokenHash(token) : null, known, now };
  const found = await readAnySize((below) => findTripTextProving(on, asked, below));
  if (!found) throw noSuchTrip();
  return found;
}

/** Reads a trip the caller was let into, as JSON text of the contract's Trip. */
export async function readTrip(on: Queryable, trip: VisibleTrip): Promise<string> {
  const found = await readAnySize((below) => findTripText(on, trip, below));
  if (!found?.body) throw noSuchTrip();
  return found.body;
}

/** Reads a trip the caller was let into. */
export async function readTripValue(on: Queryable, trip: VisibleTrip): Promise<Trip> {
  const text = await readTrip(on, trip);
  return slice(() => JSON.parse(text));
}

/** Reads a trip by what builds those below so many bytes alone; a large one is read in its turn. */
async function readAnySize<Read extends { isLarge: boolean }>(
  read: (below: number) => Promise<Read | undefined>,
): Promise<Read | undefined> {
  const found = await read(LARGE_BYTES);
  return found?.isLarge ? limitedRead(() => read(ANY_SIZE)) : found;
}
