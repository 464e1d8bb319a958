import { boolean, nullable, type RowOf, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

const FIND = statement(
  'linked-trips',
  `select id, user_id as "userId", previous_trip as previous, next_trip as next,
      exists (select 1 from trip_changes where trip_id = trips.id and actor_id is not null)
        or exists (select 1 from trip_shares where trip_id = trips.id) as "isUsed"
    from trips where id = any($1::uuid[])`,
  {
    id: uuid,
    userId: nullable(uuid),
    previous: nullable(uuid),
    next: nullable(uuid),
    /** Whether anybody has changed or shared it since it was made. */
    isUsed: boolean,
  },
);

/** A trip as those see it that are linked to it. */
export type LinkedTrip = RowOf<(typeof FIND)['columns']>;

/** Finds trips by their ids, whosever they are; those that don't exist are left out. */
export function linkedTrips(on: Queryable, ids: readonly string[]): Promise<LinkedTrip[]> {
  return rowsOf(on, FIND, [ids]);
}
