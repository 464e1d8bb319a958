import type { TripSummary } from '@wayfold/contract/trip/trip';
import { sortTrips } from '@wayfold/domain/document/trip-list';
import { json, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { Actor, OwnedTrip } from '../../http/access';
import { holderOf, tokenHash } from '../accounts/sessions-store';
import { forgetSharing } from '../sharing/shares-store';
import { headerPicture, instantJson } from './read/trip-json-store';
import { ROW_TABLES } from './trip-columns';

/** More trips than a person can look through; the list leaves out the oldest. */
const LISTED_TRIPS = 1_000;

/** `$1` is the caller or null. A demo trip isn't listed if the caller has a copy of it. */
const LIST = statement(
  'trips-list',
  `select json_build_object(
      'id', trips.id, 'version', trips.version, 'name', trips.name, 'type', trips.type,
      'travelerName', trips.traveler_name, 'demo', trips.user_id is null, 'picture', ${headerPicture('trips')},
      'startDate', trips.start_date, 'endDate', stops.end_date, 'viewedAt', ${instantJson('trips.viewed_at')},
      'updatedAt', ${instantJson('trips.updated_at')}, 'nights', stops.nights, 'miles', stops.miles,
      'destinations', stops.list) as summary
    from trips, lateral (
      select max(dt_depart) as end_date, coalesce(sum(nights), 0) as nights,
        coalesce(sum(miles order by destination_order), 0) as miles,
        coalesce(json_agg(json_build_object('id', id, 'name', name, 'localName', local_name, 'region', region,
          'country', country, 'nights', nights, 'transport', transport) order by destination_order), '[]'::json) as list
      from destinations where destinations.trip_id = trips.id
    ) stops
    where trips.user_id = $1 or (trips.user_id is null and trips.type = 'demo' and not exists (
      select 1 from trips copies where copies.user_id = $1 and copies.template_of = trips.id
    ))
    order by coalesce(trips.viewed_at, trips.created_at) desc
    limit ${LISTED_TRIPS}`,
  { summary: json<TripSummary>() },
);

/** A person's trips by last viewed, then demo trips by name; without a person, only the demo trips. */
export async function listTrips(on: Queryable, actor: Actor | null): Promise<TripSummary[]> {
  const rows = await rowsOf(on, LIST, [actor?.userId ?? null]);
  return sortTrips(rows.map(({ summary }) => summary));
}

const NOTE_VIEW = statement(
  'trip-note-view',
  `update trips set viewed_at = $3 where id = $1 and user_id = ${holderOf('$2', '$3')}`,
  {},
);

/** Records that the holder of the token viewed a trip, if it is theirs; views by others aren't recorded. */
export async function noteView(
  on: Queryable,
  { id, token, now }: { id: string; token: string | null; now: Date },
): Promise<void> {
  if (token) await rowsOf(on, NOTE_VIEW, [id, tokenHash(token), now]);
}

const FORGET_TEMPLATE = statement(
  'trip-forget-template',
  'update trips set template_of = null where template_of = $1',
  {},
);
const DELETE_STATEMENTS = ['trip_changes', ...ROW_TABLES.map(({ table }) => table).reverse()].map((table) =>
  statement(`trip-delete-${table}`, `delete from ${table} where trip_id = $1`, {}),
);
const DELETE = statement('trip-delete', 'delete from trips where id = $1', {});
const LOCK = statement('trip-lock-for-delete', 'select id from trips where id = $1 for update', { id: uuid });

/** Deletes a trip with all its rows, its history and its shares. Call it in a transaction. */
export function deleteTrip(on: Transaction, trip: OwnedTrip): void {
  send(on, LOCK, [trip.id]);
  send(on, FORGET_TEMPLATE, [trip.id]);
  forgetSharing(on, [trip.id]);
  for (const statement of DELETE_STATEMENTS) send(on, statement, [trip.id]);
  send(on, DELETE, [trip.id]);
}
