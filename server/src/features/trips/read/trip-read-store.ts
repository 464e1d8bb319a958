import { boolean, integer, nullable, type RowOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';
import { holderOf } from '../../accounts/sessions-store';
import { visibleTo } from '../../sharing/trip-access-store';
import { lastingJson, passingJson, tripJson, tripStamp } from './trip-json-store';

/**
 * Reads a trip as JSON text in one statement that also checks the session and access to the trip.
 *
 * `$1` trip, `$2` hash of the token or null, `$3` now; its lasting part isn't built if the caller has version `$4`, if we have it by
 * the stamp `$5`, or if the trip has `$6` bytes or more.
 */
const READ_PROVING = statement(
  'trip-read-proving',
  `select version, stamp, is_wanted and bytes >= $6::integer as "isLarge", ${passingJson('trips')}::text as passing,
      case when is_wanted and bytes < $6::integer then ${lastingJson('trips')}::text end as lasting
    from trips, lateral (select ${tripStamp('trips')} as stamp) now,
      lateral (select version is distinct from $4::integer and stamp is distinct from $5::text as is_wanted) asked
    where trips.id = $1 and ${visibleTo(holderOf('$2', '$3'))}`,
  { version: integer, stamp: text, isLarge: boolean, passing: text, lasting: nullable(text) },
);
const READ = statement(
  'trip-read',
  `select trips.bytes >= $2::integer as "isLarge", case when trips.bytes < $2::integer then ${tripJson('trips')}::text end as body
    from trips where trips.id = $1`,
  { isLarge: boolean, body: nullable(text) },
);

/** What a read that proves access knows already. */
export type AskedProving = {
  readonly id: string;
  readonly tokenHash: Buffer | null;
  readonly now: Date;
  /** The version the caller has, and the stamp of the state we have; null for none. */
  readonly version: number | null;
  readonly stamp: string | null;
};

/**
 * A trip for the holder of the token, as two JSON objects with different fields; undefined if they may not see it.
 *
 * @param below size in bytes from which the trip is only reported as large
 */
export async function findTripTextProving(
  on: Queryable,
  { id, tokenHash, now, version, stamp }: AskedProving,
  below: number,
): Promise<RowOf<(typeof READ_PROVING)['columns']> | undefined> {
  const [found] = await rowsOf(on, READ_PROVING, [id, tokenHash, now, version, stamp, below]);
  return found;
}

/** A trip the caller has access to, as one JSON object. */
export async function findTripText(
  on: Queryable,
  trip: VisibleTrip,
  below: number,
): Promise<RowOf<(typeof READ)['columns']> | undefined> {
  const [found] = await rowsOf(on, READ, [trip.id, below]);
  return found;
}
