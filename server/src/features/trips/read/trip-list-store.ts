import { boolean, nullable, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import { holderOf } from '../../accounts/sessions-store';
import { headerPicture, instantJson, tripStamp } from './trip-json-store';

/** More trips than a person can look through; the list leaves out the oldest. */
const LISTED_TRIPS = 1_000;

/**
 * Also checks the session: `$1` is the hash of the caller's token or null, `$2` now. A demo trip isn't listed if the caller has
 * a copy of it.
 */
const LIST = statement(
  'trips-list',
  `select id, name, user_id is null as demo, ${instantJson('viewed_at')} as "viewedAt", ${tripStamp('trips')} as stamp
    from trips
    where user_id = ${holderOf('$1', '$2')} or (user_id is null and type = 'demo' and not exists (
      select 1 from trips copies where copies.user_id = ${holderOf('$1', '$2')} and copies.template_of = trips.id
    ))
    order by coalesce(viewed_at, created_at) desc
    limit ${LISTED_TRIPS}`,
  { id: uuid, name: text, demo: boolean, viewedAt: nullable(text), stamp: text },
);
const SUMMARIES = statement(
  'trips-summaries',
  `select trips.id, ${tripStamp('trips')} as stamp, json_build_object(
      'id', trips.id, 'version', trips.version, 'name', trips.name, 'type', trips.type,
      'travelerName', trips.traveler_name, 'demo', trips.user_id is null, 'picture', ${headerPicture('trips')},
      'startDate', trips.start_date, 'endDate', stops.end_date,
      'updatedAt', ${instantJson('trips.updated_at')}, 'nights', stops.nights, 'miles', stops.miles + trips.home_miles,
      'destinations', stops.list)::text as summary
    from trips, lateral (
      select max(dt_depart) as end_date, coalesce(sum(nights), 0) as nights,
        coalesce(sum(miles order by destination_order), 0) as miles,
        coalesce(json_agg(json_build_object('id', id, 'name', name, 'localName', local_name, 'region', region,
          'country', country, 'nights', nights, 'transport', transport) order by destination_order), '[]'::json) as list
      from destinations where destinations.trip_id = trips.id
    ) stops
    where trips.id = any($1::uuid[])`,
  { id: uuid, stamp: text, summary: text },
);

/** A trip in a person's list. */
export type ListedTrip = RowOf<(typeof LIST)['columns']>;

/** The trips of the token's holder and the demo trips, most recently viewed first; without a holder, only the demo trips. */
export function listedTrips(
  on: Queryable,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<ListedTrip[]> {
  return rowsOf(on, LIST, [tokenHash, now]);
}

/** What the list says of trips that the caller was shown there, as JSON text, apart from when they were viewed. */
export function summariesOf(
  on: Queryable,
  trips: readonly ListedTrip[],
): Promise<RowOf<(typeof SUMMARIES)['columns']>[]> {
  return rowsOf(on, SUMMARIES, [trips.map(({ id }) => id)]);
}
