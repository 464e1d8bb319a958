import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { documentBytes } from '@wayfold/domain/changes/limits';
import { missingLegs } from '@wayfold/domain/changes/settle';
import { newId } from '@wayfold/domain/document/ids';
import { patchesBetween } from '@wayfold/domain/document/patches';
import { emptyDocument, orderedEvents, type TripDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { withoutHome } from '@wayfold/domain/page/without-home';
import type { Transaction } from '../../../db/statement';
import { takeTurn } from '../../../db/take-turn';
import type { Actor, ShownTrip, VisibleTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { entitlements, refuseOver } from '../../entitlements/entitlements';
import { withOwnPictures } from '../../pictures/own-pictures';
import { openTrip } from '../../sharing/trip-access';
import { loadDocument, writeRows } from '../write/change-store';
import { copyLines } from '../write/leg-lines-store';
import { legsFrom } from '../write/legs';
import { asProblem } from '../write/refusals';
import { findDefaultCurrency, findExample, insertTripRow } from './trip-making-store';

/** The requested fields of a new trip; a missing one is empty or comes from the trip it copies. */
export type NewTrip = {
  id: string;
  type: string;
  name?: string | undefined;
  travelerName?: string | undefined;
  currency?: string | undefined;
  startDate?: string | null | undefined;
};

/**
 * Makes a trip and returns its proof. Call it in a transaction.
 *
 * If the caller already used the id, returns that trip unchanged, so that a repeated request makes one trip.
 *
 * @throws ProblemError not-found if the id is a stranger's trip, invalid if the fields are invalid, too-many or too-large if the
 *   caller has reached a limit
 */
export async function makeTrip(
  services: Services,
  on: Transaction,
  { actor, trip, source }: { actor: Actor; trip: NewTrip; source: VisibleTrip | null },
): Promise<VisibleTrip> {
  const templateOf = source ? await findExample(on, source) : null;
  const type = templateOf ? DEMO_TYPE : trip.type;
  const base = source
    ? copyOfTrip((await loadDocument(on, source.id)).document, { id: trip.id, type, userid: actor.userId })
    : emptyDocument({
        id: trip.id,
        type,
        userid: actor.userId,
        currency: (await findDefaultCurrency(on)) ?? 'USD',
      });
  const { name, travelerName, currency, startDate } = trip;
  const copied = await withOwnPictures(on, base, { userId: actor.userId, now: services.now() });
  const document = edited(services, copied, { name, travelerName, currency, startDate });
  await insertOwn(on, actor, document, { templateOf, source, now: services.now() });
  return openTrip(on, actor, { level: 'tripView', id: trip.id, row: null });
}

/**
 * Saves what somebody was shown of a trip as their own trip and returns its proof. As in `makeTrip`, the same id is the same
 * trip. Call it in a transaction.
 */
export async function keepCopy(
  services: Services,
  on: Transaction,
  { actor, id, source, shown }: { actor: Actor; id: string; source: ShownTrip; shown: TripDocument },
): Promise<VisibleTrip> {
  const bare = copyOfTrip(shown, { id, type: '', userid: actor.userId });
  const copy = await withOwnPictures(on, bare, { userId: actor.userId, now: services.now() });
  const legs = legsFrom(services.atlas)(missingLegs(copy));
  const { document } = applyEdit(copy, { kind: 'legs.set', legs });
  await insertOwn(on, actor, document, { templateOf: null, source, now: services.now() });
  return openTrip(on, actor, { level: 'tripView', id, row: null });
}

/** Like `insertDocument`, with the lines of the trip it copies, but enforces how many trips a person may have; concurrent inserts are counted one after the other. */
async function insertOwn(
  on: Transaction,
  actor: Actor,
  document: TripDocument,
  { source, ...more }: { templateOf: string | null; source: { id: string } | null; now: Date },
): Promise<void> {
  takeTurn(on, `trips of ${actor.userId}`);
  const isNew = await insertDocument(on, document, more);
  if (!isNew) return;
  if (source) copyLines(on, source, document);
  const has = await entitlements(on, actor, ['trips', 'tripBytes', 'historyBytes'], more.now);
  refuseOver(actor, 'trips', has.trips);
  refuseOver(actor, 'tripBytes', has.tripBytes);
  refuseOver(actor, 'historyBytes', has.historyBytes);
}

/**
 * Writes a document that has no rows in the database yet; does nothing if a trip with this id exists.
 *
 * @returns whether it was written
 */
export async function insertDocument(
  on: Transaction,
  document: TripDocument,
  { templateOf, now }: { templateOf: string | null; now: Date },
): Promise<boolean> {
  const { trip } = document;
  const isNew = await insertTripRow(on, trip, { templateOf, bytes: documentBytes(document), now });
  if (isNew) writeRows(on, document, patchesBetween(emptyDocument(trip), document));
  return isNew;
}

function edited(services: Services, base: TripDocument, fields: Partial<NewTrip>): TripDocument {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  try {
    const context = { maxDestinations: null, measureLegs: legsFrom(services.atlas) };
    return applyEdit(base, { kind: 'trip.set', fields: given }, context).document;
  } catch (error) {
    throw asProblem(error);
  }
}

/** A copy that somebody makes of a trip. It isn't linked to other trips, and has a home only if that is the person's own. */
function copyOfTrip(source: TripDocument, as: { id: string; type: string; userid: string }): TripDocument {
  const copy = copyDocument(source.trip.userid === as.userid ? source : withoutHome(source), as);
  return { ...copy, trip: { ...copy.trip, previous: null, next: null } };
}

/**
 * The same trip under new ids, as somebody's own. Rows keep the order of their ids, which for costs is the order they were
 * created in.
 */
export function copyDocument(
  source: TripDocument,
  as: { id: string; type: string; userid: string },
): TripDocument {
  const ids = new Map<string, string>();
  const fresh = (id: string) => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const copyRows = <Row extends { id: string }>(rows: readonly Row[], more: (row: Row) => Partial<Row>) =>
    Object.fromEntries(rows.map((row) => [fresh(row.id), { ...row, ...more(row), id: fresh(row.id) }]));
  const inOrder = <Row extends { id: string }>(rows: Readonly<Record<string, Row>>) =>
    Object.values(rows).sort((a, b) => (a.id < b.id ? -1 : 1));
  const home = (id: string | null) => (id !== null && source.destinations[id] ? fresh(id) : null);

  return {
    trip: { ...source.trip, ...as },
    destinations: copyRows(inOrder(source.destinations), () => ({})),
    events: copyRows(orderedEvents(source), (event) => ({
      homeDestid: home(event.homeDestid),
      destid: fresh(event.destid),
    })),
    costs: copyRows(inOrder(source.costs), (cost) => ({ destinationid: home(cost.destinationid) })),
    pictures: copyRows(inOrder(source.pictures), (picture) => ({
      destinationid: home(picture.destinationid),
    })),
    texts: copyRows(inOrder(source.texts), () => ({})),
    tracks: copyRows(inOrder(source.tracks), (track) => ({ destid: home(track.destid) })),
    // A booking keeps the ids of what was removed, under new ids like all others.
    bookings: copyRows(inOrder(source.bookings), ({ fromDest, toDest, destid, eventId }) => ({
      fromDest: fromDest && fresh(fromDest),
      toDest: toDest && fresh(toDest),
      destid: destid && fresh(destid),
      eventId: eventId && fresh(eventId),
    })),
  };
}
