import { randomUUID } from 'node:crypto';
import { OPENED_DAYS, type TripShare } from '@wayfold/contract/sharing/sharing-endpoints';
import type { Shows } from '@wayfold/domain/page/trip-view';
import { boolean, instant, integer, integerList, json, nullable, text, uuid } from '../../db/columns';
import { forgetRows, forgetting } from '../../db/forget-rows';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { OwnedTrip } from '../../http/access';
import { newShareId } from './share-id';

const FIND = statement(
  'share-find',
  `select id, shows_costs, shows_contact, shows_pictures, shows_notes, created_at, opened_times, last_opened_at,
      coalesce((select sum(times) from trip_share_opens
        where share_id = trip_shares.id and day > $2::date - 7 and day <= $2::date), 0)::integer as week,
      array(
        select coalesce(opens.times, 0) from generate_series($2::date - ${OPENED_DAYS - 1}, $2::date, interval '1 day') days
          left join trip_share_opens opens on opens.share_id = trip_shares.id and opens.day = days::date
        order by days) as days
    from trip_shares where trip_id = $1 and revoked_at is null`,
  {
    id: text,
    shows_costs: boolean,
    shows_contact: boolean,
    shows_pictures: boolean,
    shows_notes: boolean,
    created_at: instant,
    opened_times: integer,
    last_opened_at: nullable(instant),
    week: integer,
    days: integerList,
  },
);
/** Locks the trip, so that a share is never created for one that is being deleted. */
const ADD = statement(
  'share-add',
  `insert into trip_shares (id, view_id, trip_id, shows_costs, shows_contact, shows_pictures, shows_notes,
      created_at, changed_at)
    select $2, $3, trips.id, coalesce($4, true), coalesce($5, users.type is not distinct from 'BP'), coalesce($6, true),
      coalesce($7, false), $8, $8
    from trips join users on users.id = trips.user_id where trips.id = $1 for key share of trips
    on conflict (trip_id) where revoked_at is null do nothing returning id`,
  { id: text },
);
const CHANGE = statement(
  'share-change',
  `update trip_shares set shows_costs = coalesce($2, shows_costs), shows_contact = coalesce($3, shows_contact),
      shows_pictures = coalesce($4, shows_pictures), shows_notes = coalesce($5, shows_notes), changed_at = $6
    where trip_id = $1 and revoked_at is null returning id`,
  { id: text },
);
const REVOKE = statement(
  'share-revoke',
  'update trip_shares set revoked_at = $2 where trip_id = $1 and revoked_at is null returning id',
  { id: text },
);
const COUNT_OPEN = statement(
  'share-count-open',
  `with opened as (
      update trip_shares set opened_times = opened_times + 1, last_opened_at = $2
      where id = $1 and revoked_at is null returning id
    )
    insert into trip_share_opens (share_id, day, times) select id, $2::timestamptz::date, 1 from opened
    on conflict (share_id, day) do update set times = trip_share_opens.times + 1`,
  {},
);

/** Some of the settings for what a share shows; an omitted one keeps its value, or starts with the default. */
export type SomeShows = { readonly [K in keyof Shows]?: boolean | undefined };

const flagsOf = ({ costs, contact, pictures, notes }: SomeShows) =>
  [costs, contact, pictures, notes].map((flag) => flag ?? null);

/** The live share of a trip, null if it has none. */
export async function findShare(on: Queryable, trip: OwnedTrip, now: Date): Promise<TripShare | null> {
  const [row] = await rowsOf(on, FIND, [trip.id, now]);
  if (!row) return null;
  return {
    id: row.id,
    shows: {
      costs: row.shows_costs,
      contact: row.shows_contact,
      pictures: row.shows_pictures,
      notes: row.shows_notes,
    },
    createdAt: row.created_at,
    opened: { times: row.opened_times, week: row.week, last: row.last_opened_at, days: row.days },
  };
}

/** Shares a trip; returns whether it wasn't shared yet. Businesses show their contact details unless they choose otherwise. */
export async function addShare(
  on: Queryable,
  trip: OwnedTrip,
  { shows, now }: { shows: SomeShows; now: Date },
): Promise<boolean> {
  const added = await rowsOf(on, ADD, [trip.id, newShareId(), randomUUID(), ...flagsOf(shows), now]);
  return added.length > 0;
}

/** Changes what the live share shows; returns whether there was one. */
export async function changeShare(
  on: Queryable,
  trip: OwnedTrip,
  { shows, now }: { shows: SomeShows; now: Date },
): Promise<boolean> {
  const changed = await rowsOf(on, CHANGE, [trip.id, ...flagsOf(shows), now]);
  return changed.length > 0;
}

/** Ends the live share, if there is one. */
export async function revokeShare(on: Queryable, trip: OwnedTrip, now: Date): Promise<void> {
  await rowsOf(on, REVOKE, [trip.id, now]);
}

/** Counts that somebody opened a share, only by day. */
export async function countOpen(on: Queryable, shareId: string, now: Date): Promise<void> {
  await rowsOf(on, COUNT_OPEN, [shareId, now]);
}

const LIST = statement(
  'shares-list',
  `select json_build_object('trip', trips.name, 'tripId', trips.id, 'id', shares.id,
      'shows', json_build_object('costs', shows_costs, 'contact', shows_contact, 'pictures', shows_pictures,
        'notes', shows_notes),
      'createdAt', shares.created_at, 'revokedAt', revoked_at, 'openedTimes', opened_times,
      'lastOpenedAt', last_opened_at) as share
    from trip_shares shares join trips on trips.id = shares.trip_id
    where trips.user_id = $1 order by shares.created_at, shares.id`,
  { share: json<unknown>() },
);
const SHARED_TRIPS = statement(
  'shares-trips',
  `select trips.id from trip_shares shares join trips on trips.id = shares.trip_id
    where trips.user_id = $1 and revoked_at is null`,
  { id: uuid },
);

/** All shares of somebody's trips, in the form that person may read. */
export async function listShares(on: Queryable, userId: string): Promise<unknown[]> {
  return (await rowsOf(on, LIST, [userId])).map(({ share }) => share);
}

/** The ids of somebody's trips that are currently shared. */
export async function listSharedTrips(on: Queryable, userId: string): Promise<string[]> {
  return (await rowsOf(on, SHARED_TRIPS, [userId])).map(({ id }) => id);
}

/** How many days opens and revoked shares are kept. */
export const SHARING_DAYS = 90;
const OVER = [
  forgetting(
    'sharing-over-trip_share_opens',
    'trip_share_opens',
    `day < $1::timestamptz::date - ${SHARING_DAYS}`,
  ),
  forgetting(
    'sharing-over-trip_shares',
    'trip_shares',
    `revoked_at < $1::timestamptz - make_interval(days => ${SHARING_DAYS})`,
  ),
];

/** Deletes one batch of old opens and of shares revoked long ago; returns how many rows were deleted. */
export async function forgetOldSharing(on: Queryable, of: { batch: number; now: Date }): Promise<number> {
  return forgetRows(on, OVER, of);
}

const FORGET_OF_TRIPS = ['trip_shares', 'trip_feeds'].map((table) =>
  statement(`sharing-forget-${table}`, `delete from ${table} where trip_id = any($1::uuid[])`, {}),
);

/** Deletes everything about the sharing of trips that are being deleted, including their opens and followers. */
export function forgetSharing(on: Transaction, tripIds: readonly string[]): void {
  for (const statement of FORGET_OF_TRIPS) send(on, statement, [tripIds]);
}
