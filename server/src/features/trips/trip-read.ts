import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import type { VisibleTrip } from '../../http/access';
import { tokenHash } from '../accounts/sessions-store';
import { noSuchTrip, visibleTo } from '../sharing/trip-access';
import { tripJson, tripTexts } from './trip-json';

/**
 * Reads a trip as its final JSON text in one statement that also checks the session and who may see the trip.
 *
 * `$1` trip, `$2` hash of the token or null, `$3` now, `$4` the version the caller has or null: that one is not built again.
 */
const READ_PROVING: Statement = {
  name: 'trip-read-proving',
  text: `select trips.version,
      case when trips.version is distinct from $4::integer then ${tripJson('trips')}::text end as body
    from trips ${tripTexts('trips')}
    where trips.id = $1 and ${visibleTo(`(
      select tokens.user_id from session_tokens tokens
      where tokens.token_hash = $2 and tokens.kind = 'access' and tokens.expires_at > $3
    )`)}`,
};
const READ: Statement = {
  name: 'trip-read',
  text: `select ${tripJson('trips')}::text as body from trips ${tripTexts('trips')} where trips.id = $1`,
};

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
  const [found] = await rowsOf<TripText>(on, READ_PROVING, [id, token && tokenHash(token), now, known]);
  if (!found) throw noSuchTrip();
  return found;
}

/** Reads a trip the caller was let into, as JSON text of the contract's Trip. */
export async function readTrip(on: Queryable, trip: VisibleTrip): Promise<string> {
  const [found] = await rowsOf<{ body: string }>(on, READ, [trip.id]);
  if (!found) throw noSuchTrip();
  return found.body;
}
