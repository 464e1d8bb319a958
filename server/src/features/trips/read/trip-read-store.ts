import { boolean, integer, nullable, type RowOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';
import { holderOf } from '../../accounts/sessions-store';
import { visibleTo } from '../../sharing/trip-access-store';
import { tripJson, tripTexts } from './trip-json-store';

/**
 * Reads a trip as its final JSON text in one statement that also checks the session and access to the trip.
 *
 * `$1` trip, `$2` hash of the token or null, `$3` now, `$4` the version the caller has or null (that version isn't built again),
 * `$5` the size in bytes from which the trip isn't built either.
 */
const READ_PROVING = statement(
  'trip-read-proving',
  `select trips.version, trips.version is distinct from $4::integer and trips.bytes >= $5::integer as "isLarge",
      case when trips.version is distinct from $4::integer and trips.bytes < $5::integer then ${tripJson('trips')}::text end as body
    from trips ${tripTexts('trips')}
    where trips.id = $1 and ${visibleTo(holderOf('$2', '$3'))}`,
  { version: integer, isLarge: boolean, body: nullable(text) },
);
const READ = statement(
  'trip-read',
  `select trips.bytes >= $2::integer as "isLarge", case when trips.bytes < $2::integer then ${tripJson('trips')}::text end as body
    from trips ${tripTexts('trips')} where trips.id = $1`,
  { isLarge: boolean, body: nullable(text) },
);

/**
 * A trip as its final JSON text for the holder of the token; undefined if they may not see it.
 *
 * @param asked `known` is the version that isn't built again
 * @param below size in bytes from which the trip is only reported as large
 */
export async function findTripTextProving(
  on: Queryable,
  asked: { id: string; tokenHash: Buffer | null; known: number | null; now: Date },
  below: number,
): Promise<RowOf<(typeof READ_PROVING)['columns']> | undefined> {
  const { id, tokenHash, known, now } = asked;
  const [found] = await rowsOf(on, READ_PROVING, [id, tokenHash, now, known, below]);
  return found;
}

/** A trip the caller has access to, in the same form as `findTripTextProving`. */
export async function findTripText(
  on: Queryable,
  trip: VisibleTrip,
  below: number,
): Promise<RowOf<(typeof READ)['columns']> | undefined> {
  const [found] = await rowsOf(on, READ, [trip.id, below]);
  return found;
}
