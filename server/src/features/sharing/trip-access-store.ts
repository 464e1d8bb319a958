import type { TripRowKind } from '@wayfold/contract/kernel/endpoint';
import type { Shows } from '@wayfold/domain/page/trip-view';
import { boolean, integer, json, nullable, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

/** The columns of `trips` that decide who may do what. */
export const STANDING = { id: uuid, user_id: nullable(uuid), type: text };

/** What an access decision needs to know about a trip. */
export type TripStanding = RowOf<typeof STANDING>;

const OF_TRIP = statement('trip-standing', 'select id, user_id, type from trips where id = $1', STANDING);
const OF_ROW: Readonly<Record<TripRowKind, typeof OF_TRIP>> = {
  destinations: standingOfRow('destinations'),
  events: standingOfRow('trip_events'),
  costs: standingOfRow('trip_costs'),
  texts: standingOfRow('trip_texts'),
  pictures: standingOfRow('trip_pictures'),
};

function standingOfRow(table: string) {
  return statement(
    `trip-standing-of-${table}`,
    `select trips.id, trips.user_id, trips.type
      from ${table} row join trips on trips.id = row.trip_id where row.id = $1`,
    STANDING,
  );
}

/** The access columns of a trip, found by its id or by one of its rows; undefined if there is none. */
export async function findStanding(
  on: Queryable,
  { id, row }: { readonly id: string; readonly row: TripRowKind | null },
): Promise<TripStanding | undefined> {
  const [trip] = await rowsOf(on, row ? OF_ROW[row] : OF_TRIP, [id]);
  return trip;
}

/**
 * SQL condition for trips the caller may see, for statements that read and check access at once.
 *
 * @param caller SQL of the caller's user id, null for nobody
 */
export function visibleTo(caller: string): string {
  return `(trips.user_id is null or trips.user_id = ${caller})`;
}

/** What deciding who may see a shown trip needs to know about it. */
export type ShownStanding = RowOf<typeof SHOWN_STANDING>;
const SHOWN_STANDING = {
  id: uuid,
  user_id: nullable(uuid),
  is_named: boolean,
  version: integer,
  share_id: nullable(text),
  view_id: nullable(uuid),
  stamp: text,
  shows: nullable(json<Shows>()),
};

/** The named trip with its live share; accounts that are about to be erased share nothing. */
const shownStanding = (named: string) => `with named as (${named})
  select trips.id, trips.user_id, named.is_named, trips.version, shares.id as share_id, shares.view_id,
    concat_ws('/', trips.id, trips.created_at, trips.version, shares.id, shows_costs, shows_contact, shows_pictures, shows_notes, md5(row(
      users.type, business_person_name, business_title, business_email, business_phone, trip_overview_url,
      schedule_meeting_url, company_website, company_image1, company_image2,
      users.first_name, users.last_name, users.email, users.email_confirmed_at)::text)) as stamp,
    case when shares.id is not null then json_build_object('costs', shows_costs, 'contact', shows_contact,
      'pictures', shows_pictures, 'notes', shows_notes) end as shows
  from named join trips on trips.id = named.trip_id
    left join users on users.id = trips.user_id
    left join trip_shares shares
      on shares.trip_id = trips.id and shares.revoked_at is null and users.delete_at is null`;

const SHOWN_BY_ID = statement(
  'trip-shown-by-id',
  shownStanding(`select $1::uuid as trip_id, true as is_named
    union all select trip_id, false from trip_shares where view_id = $1::uuid and revoked_at is null`),
  SHOWN_STANDING,
);
const SHOWN_BY_SHARE = statement(
  'trip-shown-by-share',
  shownStanding('select trip_id, false as is_named from trip_shares where id = $1 and revoked_at is null'),
  SHOWN_STANDING,
);

/** Finds a trip by its share, or else by its own id or its id within a share; undefined if there is none. */
export async function findShownStanding(
  on: Queryable,
  id: string,
  { isShare }: { isShare: boolean },
): Promise<ShownStanding | undefined> {
  const [trip] = await rowsOf(on, isShare ? SHOWN_BY_SHARE : SHOWN_BY_ID, [id]);
  return trip;
}

const OF_FEED = statement(
  'trip-of-feed',
  `select trips.id, trips.version, concat_ws('/', trips.id, trips.created_at, trips.version) as stamp
    from trip_feeds join trips on trips.id = trip_feeds.trip_id
      join users on users.id = trips.user_id and users.delete_at is null
    where trip_feeds.token_hash = $1`,
  { id: uuid, version: integer, stamp: text },
);

/** The trip of the calendar whose key has this hash; undefined if there is none. */
export async function findFeedTrip(
  on: Queryable,
  keyHash: Buffer,
): Promise<RowOf<(typeof OF_FEED)['columns']> | undefined> {
  const [trip] = await rowsOf(on, OF_FEED, [keyHash]);
  return trip;
}
