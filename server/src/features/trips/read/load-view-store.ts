import type { NamedPerson, TripOwner } from '@wayfold/domain/page/trip-view';
import type { LegLine } from '../../../adapters/measure-way';
import { integer, json, nullable, type RowOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { ShownTrip } from '../../../http/access';
import type { Rows } from '../write/change-store';
import { documentJson, instantJson, ownerJson } from './trip-json-store';

const LOAD = statement(
  'trip-view-load',
  `select version, ${instantJson('trips.created_at')} as "createdAt", ${instantJson('trips.updated_at')} as "updatedAt",
      ${documentJson('trips')} as document, ${ownerJson('trips')} as owner,
      (select json_build_object('name', nullif(trim(concat(first_name, ' ', last_name)), ''),
          'email', case when email_confirmed_at is not null then email end)
        from users where users.id = trips.user_id and users.role <> 'GUEST') as person,
      (select json_object_agg(leg_key, json_build_object('line', line, 'credit', credit))
        from trip_leg_lines where trip_id = trips.id) as lines
    from trips where id = $1`,
  {
    version: integer,
    createdAt: text,
    updatedAt: text,
    document: json<Rows>(),
    owner: nullable(json<TripOwner>()),
    person: nullable(json<NamedPerson>()),
    lines: nullable(json<Record<string, LegLine>>()),
  },
);

/** The whole trip with the lines of its legs, its owner, and the owner's profile. What others may see of it isn't decided here. */
export async function findViewed(
  on: Queryable,
  trip: ShownTrip,
): Promise<RowOf<(typeof LOAD)['columns']> | undefined> {
  const [found] = await rowsOf(on, LOAD, [trip.id]);
  return found;
}
