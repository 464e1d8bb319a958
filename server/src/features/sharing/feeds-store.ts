import { instant } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { OwnedTrip } from '../../http/access';
import { newToken, tokenHash } from '../accounts/sessions-store';

const FIND = statement('feed-find', 'select created_at as "createdAt" from trip_feeds where trip_id = $1', {
  createdAt: instant,
});
/** Locks the trip, so that a feed is never created for one that is being deleted. */
const PUT = statement(
  'feed-put',
  `insert into trip_feeds (trip_id, token_hash, created_at)
    select id, $2, $3 from trips where id = $1 for key share
    on conflict (trip_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at
    returning created_at as "createdAt"`,
  { createdAt: instant },
);
const REMOVE = statement('feed-remove', 'delete from trip_feeds where trip_id = $1', {});

/** A calendar feed that people can subscribe to. */
export type Feed = { readonly createdAt: string };

/** The calendar feed of a trip; null if it has none. */
export async function findFeed(on: Queryable, trip: OwnedTrip): Promise<Feed | null> {
  const [feed] = await rowsOf(on, FIND, [trip.id]);
  return feed ?? null;
}

/** Creates the calendar feed of a trip with a token that is stored nowhere; a previous feed ends. Null if the trip is gone. */
export async function putFeed(
  on: Queryable,
  trip: OwnedTrip,
  now: Date,
): Promise<{ feed: Feed; token: string } | null> {
  const token = newToken();
  const [feed] = await rowsOf(on, PUT, [trip.id, tokenHash(token), now]);
  return feed ? { feed, token } : null;
}

/** Ends the calendar feed of a trip, if there is one. */
export async function removeFeed(on: Queryable, trip: OwnedTrip): Promise<void> {
  await rowsOf(on, REMOVE, [trip.id]);
}
