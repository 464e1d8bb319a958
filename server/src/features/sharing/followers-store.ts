import type { FollowedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { date, instant, integer, json, nullable, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

/** Far more trips than a person can keep up with. */
const MOST_FOLLOWED = 500;

const FOLLOW = statement(
  'share-follow',
  `insert into trip_followers (share_id, user_id, since)
    select id, $2, $3 from trip_shares
    where id = $1 and revoked_at is null
      and (select count(*) from trip_followers where user_id = $2) < ${MOST_FOLLOWED}
    for key share
    on conflict (share_id, user_id) do update set since = trip_followers.since returning share_id`,
  { share_id: text },
);
const LEAVE = statement(
  'share-unfollow',
  'delete from trip_followers where share_id = $1 and user_id = $2',
  {},
);
/** The dates and destinations are those that are shown. */
const LIST = statement(
  'shares-followed',
  `select shares.view_id as "tripId", shares.id as "shareId", trips.name, stops.list as destinations, trips.version,
      trips.updated_at as "updatedAt", followers.since, stops.from as "startDate", stops.to as "endDate",
      (select image_url from trip_pictures where trip_id = trips.id and type = 'header' and shares.shows_pictures
        order by sort_id, id limit 1) as picture
    from trip_followers followers
      join trip_shares shares on shares.id = followers.share_id and shares.revoked_at is null
      join trips on trips.id = shares.trip_id
      join users on users.id = trips.user_id and users.delete_at is null,
      lateral (
        select min(dt_arrive) as from, max(dt_depart) as to,
          coalesce(json_agg(json_build_object('name', name) order by destination_order), '[]'::json) as list
        from destinations where trip_id = trips.id and display
      ) stops
    where followers.user_id = $1
    order by trips.updated_at desc, shares.id`,
  {
    tripId: uuid,
    shareId: text,
    name: text,
    destinations: json<FollowedTrip['destinations']>(),
    version: integer,
    updatedAt: instant,
    since: instant,
    startDate: nullable(date),
    endDate: nullable(date),
    picture: nullable(text),
  },
);

/** Makes somebody follow a share; false if they already follow the maximum number. */
export async function follow(on: Queryable, shareId: string, follower: Follower): Promise<boolean> {
  const rows = await rowsOf(on, FOLLOW, [shareId, follower.userId, follower.now]);
  return rows.length > 0;
}
type Follower = { userId: string; now: Date };

/** Makes somebody stop following a share. */
export async function unfollow(on: Queryable, shareId: string, userId: string): Promise<void> {
  await rowsOf(on, LEAVE, [shareId, userId]);
}

/** The shared trips somebody follows, the last changed first. */
export function listFollowed(on: Queryable, userId: string): Promise<FollowedTrip[]> {
  return rowsOf(on, LIST, [userId]);
}

const MOVE = statement(
  'followers-move',
  `insert into trip_followers (share_id, user_id, since)
    select share_id, $2, since from trip_followers where user_id = $1 on conflict do nothing`,
  {},
);
const ERASE = statement('followers-erase', 'delete from trip_followers where user_id = $1', {});

/** Moves what one person follows to another. */
export function moveFollowed(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
  send(on, ERASE, [from]);
}

/** Deletes what a person follows. */
export function eraseFollowed(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}
