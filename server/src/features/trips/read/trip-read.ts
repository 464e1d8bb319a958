import type { Trip } from '@wayfold/contract/trip/trip';
import { boolean, type Column, type Columns, integer, nullable, type RowOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, type Statement, statement } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';
import { limitConcurrency } from '../../../lib/work/limit-concurrency';
import { slice } from '../../../lib/work/slices';
import { tokenHash } from '../../accounts/sessions-store';
import { noSuchTrip } from '../../sharing/trip-access';
import { visibleTo } from '../../sharing/trip-access-store';
import { tripJson, tripTexts } from './trip-json';

/** From here on a trip takes PostgreSQL and this process long enough, up to 0.2 s, that few are read at a time. */
const LARGE_BYTES = 400_000;
const LARGE_AT_ONCE = 2;
const ANY_SIZE = 2 ** 31 - 1;

/** Reads something that may be large when few others do. */
export const limitedRead = limitConcurrency(LARGE_AT_ONCE, {
  mostWaiting: 300,
  busyMessage: 'Many large trips are being opened right now. Try again in a minute.',
});

/**
 * Reads a trip as its final JSON text in one statement that also checks the session and who may see the trip.
 *
 * `$1` trip, `$2` hash of the token or null, `$3` now, `$4` the version the caller has or null: that one is not built again, `$5`
 * the bytes from which on it is not built either.
 */
const READ_PROVING = statement(
  'trip-read-proving',
  `select trips.version, trips.version is distinct from $4::integer and trips.bytes >= $5::integer as "isLarge",
      case when trips.version is distinct from $4::integer and trips.bytes < $5::integer then ${tripJson('trips')}::text end as body
    from trips ${tripTexts('trips')}
    where trips.id = $1 and ${visibleTo(`(
      select tokens.user_id from session_tokens tokens
      where tokens.token_hash = $2 and tokens.kind = 'access' and tokens.expires_at > $3
    )`)}`,
  { version: integer, isLarge: boolean, body: nullable(text) },
);
const READ = statement(
  'trip-read',
  `select trips.bytes >= $2::integer as "isLarge", case when trips.bytes < $2::integer then ${tripJson('trips')}::text end as body
    from trips ${tripTexts('trips')} where trips.id = $1`,
  { isLarge: boolean, body: nullable(text) },
);

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
  const found = await readAnySize(on, READ_PROVING, [id, token && tokenHash(token), now, known]);
  if (!found) throw noSuchTrip();
  return found;
}

/** Reads a trip the caller was let into, as JSON text of the contract's Trip. */
export async function readTrip(on: Queryable, trip: VisibleTrip): Promise<string> {
  const found = await readAnySize(on, READ, [trip.id]);
  if (!found?.body) throw noSuchTrip();
  return found.body;
}

/** Reads a trip the caller was let into. */
export async function readTripValue(on: Queryable, trip: VisibleTrip): Promise<Trip> {
  const text = await readTrip(on, trip);
  return slice(() => JSON.parse(text));
}

/** Runs a statement that reads a trip and takes the bytes at which it is large last; a large one is read in its turn. */
async function readAnySize<C extends Columns & { isLarge: Column<boolean> }>(
  on: Queryable,
  statement: Statement<C>,
  values: readonly unknown[],
): Promise<RowOf<C> | undefined> {
  const [found] = await rowsOf(on, statement, [...values, LARGE_BYTES]);
  if (!found?.isLarge) return found;
  const [large] = await limitedRead(() => rowsOf(on, statement, [...values, ANY_SIZE]));
  return large;
}
