import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { TripRow } from '@wayfold/contract/trip/trip';
import { inTransaction, type Queryable } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { liveAnnouncerOf } from '../../sharing/live-announcer';
import { announceVersion } from '../../sharing/live-notices-store';
import { findOwn, openTrip } from '../../sharing/trip-access';
import { deleteTrip } from '../trips-store';
import { loadDocument, lockTrip } from './change-store';
import { writeFollowUp } from './follow-up';
import { linkedTrips } from './linked-trips-store';

/** The links of a trip to others of its owner. */
export type Links = Pick<TripRow, 'id' | 'previous' | 'next'>;

const SIDES = [
  { own: 'next', other: 'previous' },
  { own: 'previous', other: 'next' },
] as const;

/**
 * Refuses an edit that links a trip to one that isn't the person's, or no longer exists, as when they redo a split after deleting
 * its second part.
 *
 * @param made the id of the trip that the edit itself makes
 */
export async function refuseLinks(
  on: Queryable,
  { userId }: Actor,
  { before, after, made }: { before: Links; after: Links; made: string | null },
): Promise<void> {
  const fresh = SIDES.flatMap(({ own }) => (after[own] === before[own] ? [] : (after[own] ?? [])));
  const ids = fresh.filter((id) => id !== made);
  if (ids.length === 0) return;
  const own = (await linkedTrips(on, ids)).filter((trip) => trip.userId === userId && trip.id !== after.id);
  if (own.length < new Set(ids).size) throw new RequestRefused('conflict', 'linkedTripGone');
}

/** What a change did to the links of a trip: after is null if the trip was deleted. */
export interface ChangedLinks {
  readonly before: Links;
  readonly after: Links | null;
  readonly isUndo: boolean;
}

/**
 * Has the trips at the other ends of changed links agree, each in a transaction of its own, once the change is committed. A second
 * part that an undo brought back and that nobody has used since is deleted.
 */
export async function agreeOnLinks(
  services: Services,
  actor: Actor,
  { before, after, isUndo }: ChangedLinks,
): Promise<void> {
  for (const { own, other } of SIDES) {
    const [was, now] = [before[own], after?.[own] ?? null];
    if (was === now) continue;
    if (was !== null)
      await letGo(services, actor, {
        id: was,
        field: other,
        of: before.id,
        isUndo: isUndo && own === 'next',
      });
    if (now !== null) await setLink(services, actor, { id: now, field: other, to: before.id, from: null });
  }
}

async function letGo(
  services: Services,
  actor: Actor,
  { id, field, of, isUndo }: { id: string; field: 'previous' | 'next'; of: string; isUndo: boolean },
): Promise<void> {
  const { pool } = services.database;
  const isDeleted =
    isUndo &&
    (await inTransaction(pool, async (on) => {
      const trip = await findOwn(on, actor, id);
      if (!trip || !(await lockTrip(on, trip))) return false;
      const [found] = await linkedTrips(on, [id]);
      if (!found || found.isUsed || found.previous !== of) return false;
      deleteTrip(on, await openTrip(on, actor, { level: 'tripOwn', id, row: null }));
      announceVersion(on, id, 0);
      return true;
    }));
  if (!isDeleted) await setLink(services, actor, { id, field, to: null, from: of });
}

/** @param from the present value, unless any other may be overwritten */
async function setLink(
  services: Services,
  actor: Actor,
  { id, field, to, from }: { id: string; field: 'previous' | 'next'; to: string | null; from: string | null },
): Promise<void> {
  const version = await inTransaction(services.database.pool, async (on) => {
    const trip = await findOwn(on, actor, id);
    const locked = trip && (await lockTrip(on, trip));
    if (!locked) return null;
    const loaded = await loadDocument(on, id);
    const present = loaded.document.trip[field];
    if (present === to || (from !== null && present !== from)) return null;
    return writeFollowUp(on, services, { loaded, change: { kind: 'trip.set', fields: { [field]: to } } });
  });
  if (version !== null) liveAnnouncerOf(services)(id, version);
}
