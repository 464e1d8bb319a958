import type { TripAccess, TripRowKind } from '@wayfold/contract/kernel/endpoint';
import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { ShareId } from '@wayfold/contract/sharing/sharing-endpoints';
import { isTour } from '@wayfold/domain/document/trip-types';
import type { Audience, Shows } from '@wayfold/domain/page/trip-view';
import type { Queryable } from '../../db/statement';
import type { Actor, EditableTrip, OpenedTrip, ShownClaim, ShownTrip, TripClaim } from '../../http/access';
import { tokenHash } from '../accounts/sessions-store';
import {
  findFeedTrip,
  findShownStanding,
  findStanding,
  type ShownStanding,
  type TripStanding,
} from './trip-access-store';

type Level = TripAccess['level'];

/** The refusal for everything a person may not know about: strangers' trips and trips that don't exist. */
export function noSuchTrip(row: TripRowKind | null = null): ProblemError {
  if (row === null) return new RequestRefused('not-found', 'tripNotFound');
  return new RequestRefused('not-found', 'notInYourTrips');
}

/**
 * Decides whether a person may do what they claim; throws if not.
 *
 * Owners may do everything. A trip without an owner is a demo trip: everyone may view it, nobody may change it. Trips whose type
 * contains 'tour' are never written.
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
  if (isExample) throw new RequestRefused('forbidden', 'exampleNotEditable');
  if (isTour(trip.type)) throw new RequestRefused('forbidden', 'tourNotEditable');
}

/** Proves a claim against the database, or throws: not-found for strangers, forbidden if they may only view the trip. */
export async function openTrip<L extends Level>(
  on: Queryable,
  actor: Actor | null,
  claim: TripClaim & { readonly level: L },
): Promise<OpenedTrip<L>> {
  const trip = await findStanding(on, claim);
  decide(actor, claim.level, trip, claim.row);
  return { id: trip?.id } as OpenedTrip<L>; // the brands are minted here alone, after the decision
}

/** Repeats the decision for an opened trip that is now locked, since it may have been deleted or changed owners meanwhile. */
export function reopenTrip(
  actor: Actor,
  opened: EditableTrip,
  locked: TripStanding | undefined,
): EditableTrip {
  decide(actor, 'tripEdit', locked, null);
  return opened;
}

/** The proof that the caller may edit their own trip with this id; null if they have none. */
export async function findOwn(on: Queryable, actor: Actor, id: string): Promise<EditableTrip | null> {
  const trip = await findStanding(on, { id, row: null });
  return trip?.user_id === actor.userId ? openTrip(on, actor, { level: 'tripEdit', id, row: null }) : null;
}

const EVERYTHING: Shows = { costs: true, contact: true, pictures: true, notes: true };

/** The live share of a row; null if there is none. */
function shareOf({ share_id, view_id, shows }: ShownStanding): ShownTrip['share'] {
  return share_id && view_id && shows ? { id: share_id, viewId: view_id, shows } : null;
}

/** Finds a trip by its own id, its share or its id within a share; throws not-found if the reader has no access. */
export async function openShown(
  on: Queryable,
  actor: Actor | null,
  { id, ownerId }: ShownClaim,
): Promise<ShownTrip> {
  const trip = await findShownStanding(on, id, { isShare: ShareId.safeParse(id).success });
  const share = trip ? shareOf(trip) : null;
  const audience = trip ? audienceOf(actor, trip, share) : null;
  if (!trip || !audience) throw noSuchTrip();
  // When a trip is found by one of its share's ids, its owner's id is not checked, so that nobody can guess it.
  const isMistaken =
    trip.is_named && ownerId !== undefined && trip.user_id !== null && ownerId !== trip.user_id;
  if (isMistaken) throw noSuchTrip();
  const { version, stamp } = trip;
  return { id: trip.id, version, audience, share, stamp } as ShownTrip; // created only after the decision
}

function audienceOf(actor: Actor | null, trip: ShownStanding, share: ShownTrip['share']): Audience | null {
  if (actor !== null && trip.user_id === actor.userId) return { who: 'owner' };
  if (share) return { who: 'viewer', shows: share.shows };
  return trip.user_id === null ? { who: 'viewer', shows: EVERYTHING } : null;
}

/** Finds the trip of a calendar by its key: everything except net prices and commissions, since keys get passed on. */
export async function openFeed(on: Queryable, token: string): Promise<ShownTrip> {
  const trip = await findFeedTrip(on, tokenHash(token));
  if (!trip) throw new RequestRefused('not-found', 'calendarNotFound');
  return { ...trip, audience: { who: 'recipient' }, share: null } as unknown as ShownTrip; // created only after the key was found
}
