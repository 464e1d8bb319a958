import { decimal, nullable, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

const FIND = statement(
  'places-own-events',
  `select trip_events.id, trip_events.name, coalesce(trip_events.lon, destinations.lon) as lon,
      coalesce(trip_events.lat, destinations.lat) as lat, trip_events.notes
    from trip_events
    join trips on trips.id = trip_events.trip_id and trips.user_id = $1
    join destinations on destinations.trip_id = trip_events.trip_id and destinations.id = trip_events.destid
    where trip_events.id = any($2::uuid[])`,
  { id: uuid, name: text, lon: decimal, lat: decimal, notes: nullable(text) },
);

/** Finds events of a person's trips by id, in no particular order; events without a place are at their destination. */
export function findOwnEvents(
  on: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<RowOf<(typeof FIND)['columns']>[]> {
  return rowsOf(on, FIND, [userId, ids]);
}
