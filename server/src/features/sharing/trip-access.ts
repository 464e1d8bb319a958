import type { TripAccess, TripRowKind } from '@wayfold/contract/kernel/endpoint';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { ShareId } from '@wayfold/contract/sharing/sharing-endpoints';
import { isTour } from '@wayfold/domain/document/trip-types';
import type { Audience, Shows } from '@wayfold/domain/page/trip-view';
import { boolean, json, nullable, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { Actor, EditableTrip, OpenedTrip, ShownClaim, ShownTrip, TripClaim } from '../../http/access';
import { tokenHash } from '../accounts/sessions-store';

/** What deciding about a trip needs to know of it. */
export type TripStanding = RowOf<typeof STANDING>;
export const STANDING = { id: uuid, user_id: nullable(uuid), type: text };

type Level = TripAccess['level'];

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

/** The refusal of everything a person may not know about: strangers' trips and trips that never were. */
export function noSuchTrip(row: TripRowKind | null = null): ProblemError {
  if (row === null) return new ProblemError('not-found', 'There is no such trip.');
  return new ProblemError('not-found', 'That is not part of any trip of yours.');
}

/**
 * Decides whether a person may do what they claim; throws when not.
 *
 * Owners may do everything. A trip that belongs to nobody is an example: everyone may look, nobody may change it. Trips
 * whose type contains 'tour' are never written.
 */
function decide(
  actor: Actor | null,
  level: Level,
  trip: TripStanding | undefined,
  row: TripRowKind | null,
): void {
  if (!trip) throw noSuchTrip(row);
  const isOwn = actor !== null && trip.user_id === actor.userId;
  const isExample = trip.user_id === null;
  if (!isOwn && !isExample) throw noSuchTrip(row);
  if (level === 'tripView') return;
  if (isExample) throw new ProblemError('forbidden', 'This is an example trip. Copy it to change it.');
  if (isTour(trip.type))
    throw new ProblemError('forbidden', 'A guided tour cannot be changed. Copy it first.');
}

/** Proves a claim against the database, or throws: not found to strangers, forbidden where they may look only. */
export async function openTrip<L extends Level>(
  on: Queryable,
  actor: Actor | null,
  claim: TripClaim & { readonly level: L },
): Promise<OpenedTrip<L>> {
  const statement = claim.row ? OF_ROW[claim.row] : OF_TRIP;
  const [trip] = await rowsOf(on, statement, [claim.id]);
  decide(actor, claim.level, trip, claim.row);
  return { id: trip?.id } as OpenedTrip<L>; // the brands are minted here alone, after the decision
}

/** Decides again about a trip that was opened before and is locked now: it may have gone or changed hands meanwhile. */
export function reopenTrip(
  actor: Actor,
  opened: EditableTrip,
  locked: TripStanding | undefined,
): EditableTrip {
  decide(actor, 'tripEdit', locked, null);
  return opened;
}

/** The proof of the caller's own trip of this id, to be written; null where they have none. */
export async function findOwn(on: Queryable, actor: Actor, id: string): Promise<EditableTrip | null> {
  const [trip] = await rowsOf(on, OF_TRIP, [id]);
  return trip?.user_id === actor.userId ? openTrip(on, actor, { level: 'tripEdit', id, row: null }) : null;
}

/**
 * SQL that holds for trips the caller may see, for statements that read and prove in one go.
 *
 * @param caller SQL of the caller's user id, null for nobody
 */
export function visibleTo(caller: string): string {
  return `(trips.user_id is null or trips.user_id = ${caller})`;
}

/** What deciding who is shown a trip needs to know of it. */
type ShownStanding = RowOf<typeof SHOWN_STANDING>;
const SHOWN_STANDING = {
  id: uuid,
  user_id: nullable(uuid),
  is_named: boolean,
  share_id: nullable(text),
  view_id: nullable(uuid),
  stamp: text,
  shows: nullable(json<Shows>()),
};

/** The trip that is named, with its live share; accounts that are about to be erased share nothing. */
const shownStanding = (named: string) => `with named as (${named})
  select trips.id, trips.user_id, named.is_named, shares.id as share_id, shares.view_id,
    concat_ws('/', trips.id, trips.version, shares.id, shows_costs, shows_contact, shows_pictures, shows_notes, md5(row(
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

const EVERYTHING: Shows = { costs: true, contact: true, pictures: true, notes: true };

/** The share that stands behind a row; null without a live one. */
function shareOf({ share_id, view_id, shows }: ShownStanding): ShownTrip['share'] {
  return share_id && view_id && shows ? { id: share_id, viewId: view_id, shows } : null;
}

/** Finds a trip by its own id, its share or the id it goes by in what a share shows; throws not-found to all others. */
export async function openShown(
  on: Queryable,
  actor: Actor | null,
  { id, ownerId }: ShownClaim,
): Promise<ShownTrip> {
  const statement = ShareId.safeParse(id).success ? SHOWN_BY_SHARE : SHOWN_BY_ID;
  const [trip] = await rowsOf(on, statement, [id]);
  const share = trip ? shareOf(trip) : null;
  const audience = trip ? audienceOf(actor, trip, share) : null;
  if (!trip || !audience) throw noSuchTrip();
  // Under the names a share gives it, a trip has no owner whom one could guess at.
  const isMistaken =
    trip.is_named && ownerId !== undefined && trip.user_id !== null && ownerId !== trip.user_id;
  if (isMistaken) throw noSuchTrip();
  return { id: trip.id, audience, share, stamp: trip.stamp } as ShownTrip; // minted after the decision alone
}

function audienceOf(actor: Actor | null, trip: ShownStanding, share: ShownTrip['share']): Audience | null {
  if (actor !== null && trip.user_id === actor.userId) return { who: 'owner' };
  if (share) return { who: 'viewer', shows: share.shows };
  return trip.user_id === null ? { who: 'viewer', shows: EVERYTHING } : null;
}

const OF_FEED = statement(
  'trip-of-feed',
  `select trips.id, concat_ws('/', trips.id, trips.version) as stamp
    from trip_feeds join trips on trips.id = trip_feeds.trip_id
      join users on users.id = trips.user_id and users.delete_at is null
    where trip_feeds.token_hash = $1`,
  { id: uuid, stamp: text },
);

/** Finds the trip of a calendar by its key: all of it but net prices and commissions, since keys are handed on. */
export async function openFeed(on: Queryable, token: string): Promise<ShownTrip> {
  const [trip] = await rowsOf(on, OF_FEED, [tokenHash(token)]);
  if (!trip) throw new ProblemError('not-found', 'There is no such calendar.');
  return { ...trip, audience: { who: 'recipient' }, share: null } as unknown as ShownTrip; // minted here, after the key was found
}
