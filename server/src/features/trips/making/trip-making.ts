import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { documentBytes } from '@wayfold/domain/changes/limits';
import { missingLegs } from '@wayfold/domain/changes/settle';
import { newId } from '@wayfold/domain/document/ids';
import { patchesBetween } from '@wayfold/domain/document/patches';
import { emptyDocument, orderedEvents, type TripDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { nullable, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../../db/statement';
import { takeTurn } from '../../../db/take-turn';
import type { Actor, VisibleTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { entitlements, refuseOver } from '../../entitlements/entitlements';
import { withOwnPictures } from '../../pictures/own-pictures';
import { openTrip } from '../../sharing/trip-access';
import { loadDocument, tripColumns, tripValues, writeRows } from '../write/change-store';
import { legsFrom } from '../write/legs';
import { asProblem } from '../write/refusals';

/** What a new trip is asked to be; what is missing is empty, or that of the trip it copies. */
export type NewTrip = {
  id: string;
  type: string;
  name?: string | undefined;
  travelerName?: string | undefined;
  currency?: string | undefined;
  startDate?: string | null | undefined;
};

const { names, parameters } = tripColumns(6);
const INSERT = statement(
  'trip-insert',
  `insert into trips (id, user_id, template_of, bytes, created_at, updated_at, viewed_at, ${names.join(', ')})
    values ($1, $2::uuid, $3, $4, $5, $5, case when $2::uuid is null then null else $5::timestamptz end,
      ${parameters.join(', ')})
    on conflict (id) do nothing returning id`,
  { id: uuid },
);
const TEMPLATE_OF = statement(
  'trip-template-of',
  'select case when user_id is null and type = $2 then id end as template_of from trips where id = $1',
  { template_of: nullable(uuid) },
);

/**
 * Makes a trip and answers its proof. Call it in a transaction.
 *
 * An id the caller used before answers that trip as it is, so that a repeated request makes one trip.
 *
 * @throws ProblemError not-found when the id is a stranger's trip, invalid when the fields cannot be, too-many or too-large when
 *   the caller has as much as they may
 */
export async function makeTrip(
  services: Services,
  on: Transaction,
  { actor, trip, source }: { actor: Actor; trip: NewTrip; source: VisibleTrip | null },
): Promise<VisibleTrip> {
  const templateOf = source ? await findTemplate(on, source) : null;
  const type = templateOf ? DEMO_TYPE : trip.type;
  const base = source
    ? copyDocument((await loadDocument(on, source.id)).document, { id: trip.id, type, userid: actor.userId })
    : emptyDocument({ id: trip.id, type, userid: actor.userId, currency: await defaultCurrency(on) });
  const { name, travelerName, currency, startDate } = trip;
  const copied = await withOwnPictures(on, base, { userId: actor.userId, now: services.now() });
  const document = edited(services, copied, { name, travelerName, currency, startDate });
  await insertOwn(on, actor, document, { templateOf, now: services.now() });
  return openTrip(on, actor, { level: 'tripView', id: trip.id, row: null });
}

/**
 * Keeps what somebody was shown of a trip as a trip of their own and answers its proof; the same id is the same trip, as in
 * `makeTrip`. Call it in a transaction.
 */
export async function keepCopy(
  services: Services,
  on: Transaction,
  { actor, id, shown }: { actor: Actor; id: string; shown: TripDocument },
): Promise<VisibleTrip> {
  const bare = copyDocument(shown, { id, type: '', userid: actor.userId });
  const copy = await withOwnPictures(on, bare, { userId: actor.userId, now: services.now() });
  const legs = legsFrom(services.atlas)(missingLegs(copy));
  const { document } = applyEdit(copy, { kind: 'legs.set', legs });
  await insertOwn(on, actor, document, { templateOf: null, now: services.now() });
  return openTrip(on, actor, { level: 'tripView', id, row: null });
}

/** As `insertDocument`, for somebody who may have so many trips; those made at one moment are counted one after the other. */
async function insertOwn(
  on: Transaction,
  actor: Actor,
  document: TripDocument,
  more: { templateOf: string | null; now: Date },
): Promise<void> {
  takeTurn(on, `trips of ${actor.userId}`);
  const isNew = await insertDocument(on, document, more);
  if (!isNew) return;
  const has = await entitlements(on, actor, ['trips', 'tripBytes', 'historyBytes'], more.now);
  refuseOver(actor, 'trips', has.trips);
  refuseOver(actor, 'tripBytes', has.tripBytes);
  refuseOver(actor, 'historyBytes', has.historyBytes);
}

/**
 * Writes a document that has no rows in the database yet; does nothing when a trip of this id is there.
 *
 * @returns whether it was written
 */
export async function insertDocument(
  on: Transaction,
  document: TripDocument,
  { templateOf, now }: { templateOf: string | null; now: Date },
): Promise<boolean> {
  const { trip } = document;
  const bytes = documentBytes(document);
  const values = [trip.id, trip.userid, templateOf, bytes, now, ...tripValues(trip)];
  const added = await rowsOf(on, INSERT, values);
  if (added.length > 0) writeRows(on, document, patchesBetween(emptyDocument(trip), document));
  return added.length > 0;
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

async function findTemplate(on: Queryable, source: VisibleTrip): Promise<string | null> {
  const [found] = await rowsOf(on, TEMPLATE_OF, [source.id, DEMO_TYPE]);
  return found?.template_of ?? null;
}

const DEFAULT_CURRENCY = statement(
  'trip-default-currency',
  `select value from settings where key = 'default_currency' and value ~ '^[A-Z]{3}$'`,
  { value: text },
);

async function defaultCurrency(on: Queryable): Promise<string> {
  const [setting] = await rowsOf(on, DEFAULT_CURRENCY, []);
  return setting?.value ?? 'USD';
}

/**
 * The same trip under new ids, as somebody's own. Rows keep the order of their ids, which for costs is the order they
 * were made in.
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
  };
}
