import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Change } from '@wayfold/contract/trip/change';
import type { Effect, Patch, WriteAnswer } from '@wayfold/contract/trip/patch';
import { acceptChange } from '@wayfold/domain/changes/accept';
import type { EditContext } from '@wayfold/domain/changes/apply-change';
import type { LogEntry } from '@wayfold/domain/changes/change-log';
import { grownBytes } from '@wayfold/domain/changes/limits';
import { newId } from '@wayfold/domain/document/ids';
import { patchesBetween } from '@wayfold/domain/document/patches';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { FastifyRequest } from 'fastify';
import type { LegLine } from '../../../adapters/measure-way';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Actor, EditableTrip } from '../../../http/access';
import type { State } from '../../../lib/turns/newest-states';
import { slice } from '../../../lib/turns/slices';
import type { Services } from '../../../services';
import { destinationsPerTrip, entitlements } from '../../entitlements/entitlements';
import { writeMeterOf } from '../../entitlements/write-meter';
import { refuseForeignPictures } from '../../pictures/own-pictures';
import { liveAnnouncerOf } from '../../sharing/live-announcer';
import { reopenTrip } from '../../sharing/trip-access';
import { changesSince, findKnownChanges, type KnownChange } from '../history/history-store';
import { refuseSplit, type SplitOff, writeSplitOff } from '../making/split-off';
import { stampOf } from '../read/trip-json-store';
import { isToggle, rowsNamed, singleRowOf } from './change-facts';
import {
  findRowsElsewhere,
  type Loaded,
  loadDocument,
  lockTrip,
  type TripState,
  writeRows,
  writeTripRow,
} from './change-store';
import { putLinesOf } from './leg-lines-store';
import { recentLegs } from './legs';
import { agreeOnLinks, type ChangedLinks, refuseLinks } from './linked-trips';
import { detailBytes, recordChanges } from './record-changes';
import { type RecordedChange, recordedChange } from './recorded-change';
import { refuseGrowth, STORAGE, type Storage } from './refuse-growth';
import { readToggle, type StepRead } from './toggled-step';
import { type WorkBudget, workBudget } from './work-budget';
import type { ChangeMaker } from './write-calls-as-changes';
import { type WriteQueue, writeQueue } from './write-queue';
import { writtenDocumentsOf } from './written-documents';

/** One change that a request asks for; spec calls build theirs from the newest document. */
export type Asked = { changeId: string; make: ChangeMaker };

/** How one requested change ended. `patches` and `effects` belong to this change alone; an already known one has no patches. */
export type Outcome = {
  changeId: string;
  version: number;
  patches: Patch[];
  effects: Effect[];
  id?: string;
} & ({ status: 'applied' | 'known' } | { status: 'conflict'; refusal: ProblemError });

/** What a request wrote: the trip's new version, and how each change ended, in the order of the request. */
export type Written = {
  version: number;
  outcomes: Outcome[];
  /** Changes that weren't processed because the request had done too much already; never the first one. */
  unfinished: string[];
};

/** Who writes which trip, and the request it comes from: writes are counted by user and by address. */
export type WhoWrites = { actor: Actor; trip: EditableTrip; request: FastifyRequest };

type WriteRequest = WhoWrites & {
  asked: readonly Asked[];
  /** The version the caller requires; null accepts the newest. */
  ifVersion: number | null;
};

/** What a request wrote, and how many bytes that were. */
type Counted = Written & { bytes: number };

/** The state of the requests of one transaction while their changes are applied. All of them are by one person. */
type Pass = {
  readonly services: Services;
  readonly on: Transaction;
  readonly actor: Actor;
  /** The changes the trip already has, by id. */
  readonly known: Map<string, KnownChange>;
  readonly storage: Storage;
  /** The destination limit, and how to measure a leg. */
  readonly context: EditContext;
  /** The lines of the legs that were measured, by their keys. */
  readonly lines: ReadonlyMap<string, LegLine>;
  readonly budget: WorkBudget;
  document: TripDocument;
  version: number;
  /** The trip's log, oldest first, including this transaction's changes; read when first needed. */
  log: LogEntry[] | null;
  /** What the last undone or redone step wrote; the next toggle often needs the same step. */
  lastRead: StepRead | null;
  readonly recorded: RecordedChange[];
  /** The splits among the changes, whose new trips are written along with this one. */
  readonly splits: SplitOff[];
  /** What each change did to the trip's links, in order: a later one may take back an earlier one. */
  readonly links: ChangedLinks[];
  /** What the changes so far add to the trip, and their details to its history, in bytes. */
  grown: number;
  detailBytes: number;
};

/**
 * Applies people's edits: locks, loads, applies, and writes rows and history in one transaction. Listeners are notified after
 * the commit.
 *
 * A change that was already applied returns its stored result, whatever has happened to the trip since. A refused change leaves
 * no trace, and the changes after it continue until the request reaches its work limit; the rest isn't processed. Other requests
 * are served between two changes. Requests that wait for the same trip are written in one transaction, as if one after another.
 *
 * @throws ProblemError not-found or forbidden if the trip was deleted or access was lost meanwhile, conflict if `ifVersion` isn't
 *   the newest, too-large or too-many if a storage or write limit is reached, too-many or unavailable if too many writes wait
 */
export async function writeChanges(services: Services, asking: WriteRequest): Promise<Written> {
  const { actor, trip, request } = asking;
  const meter = writeMeterOf(services);
  meter.admit(actor, request);
  const inTurn = writeQueueOf(services);
  const { bytes, ...written } = await inTurn({ userId: actor.userId, tripId: trip.id }, asking);
  await meter.wrote(actor, request, bytes);
  return written;
}

const queues = new WeakMap<Services, WriteQueue<WriteRequest, Counted>>();

/** The queue of this process, shared by all calls that write trips. */
function writeQueueOf(services: Services): WriteQueue<WriteRequest, Counted> {
  const queue = queues.get(services) ?? writeQueue((requests) => writeTogether(services, requests));
  queues.set(services, queue);
  return queue;
}

/** Writes requests of one person for one trip in a transaction; returns the results of the first ones (see `WriteTogether`). */
async function writeTogether(
  services: Services,
  requests: readonly [WriteRequest, ...WriteRequest[]],
): Promise<Counted[]> {
  const { pool } = services.database;
  const { actor, trip } = requests[0];
  const { state, done, rowBytes, links } = await inTransaction(pool, (on) => writeOn(on, services, requests));
  // Only once it is committed; the next write compares the stamp under the trip's lock.
  writtenDocumentsOf(pool).keep(trip.id, state);
  const newest = done.findLast(({ outcomes }) => outcomes.some(({ status }) => status === 'applied'));
  if (newest) liveAnnouncerOf(services)(trip.id, newest.version);
  for (const one of links) await agreeOnLinks(services, actor, one);
  // Rows that several requests changed are written once; they count with the first.
  return done.map((written, index) =>
    index === 0 ? { ...written, bytes: written.bytes + rowBytes } : written,
  );
}

/** Applies and writes requests in a transaction; also returns the trip's new state, and how many bytes of rows were written. */
async function writeOn(
  on: Transaction,
  services: Services,
  requests: readonly [WriteRequest, ...WriteRequest[]],
): Promise<{
  done: Counted[];
  rowBytes: number;
  state: State<TripDocument>;
  links: readonly ChangedLinks[];
}> {
  const [{ actor, trip }] = requests;
  const changeIds = requests.flatMap(({ asked }) => asked.map(({ changeId }) => changeId));
  const kept = writtenDocumentsOf(services.database.pool).find(trip.id);
  // Sent together: each one runs after the previous one, so all but the first see the data after the wait for the lock.
  const [locked, known, read, maxDestinations, storage] = await Promise.all([
    lockTrip(on, trip),
    findKnownChanges(on, trip.id, changeIds),
    kept ? null : loadDocument(on, trip.id),
    destinationsPerTrip(on),
    entitlements(on, actor, STORAGE, services.now()),
  ]);
  reopenTrip(actor, trip, locked);
  const loaded = read ?? ifCurrent(kept, locked) ?? (await loadDocument(on, trip.id));
  const budget = workBudget();
  const { measureLegs, lines } = recentLegs(services);
  const context: EditContext = { maxDestinations, measureLegs, meter: budget.meter };
  const { document, version } = loaded;
  const fresh = { log: null, lastRead: null, recorded: [], splits: [], links: [], grown: 0, detailBytes: 0 };
  const pass: Pass = {
    services,
    on,
    actor,
    known,
    storage,
    context,
    lines,
    budget,
    document,
    version,
    ...fresh,
  };
  const [first, ...others] = requests;
  const done = [await applyRequest(pass, first)];
  for (const request of others) {
    const next = budget.isSpent() ? null : await applyNext(pass, request);
    if (!next) break;
    done.push(next);
  }
  const rowBytes = await save(pass, loaded);
  const state = {
    stamp: stampOf(pass.version, loaded.life),
    value: pass.document,
    size: loaded.bytes + pass.grown,
  };
  return { done, rowBytes, state, links: pass.links };
}

/**
 * Applies a request after others of the same transaction. Returns null and undoes all of it if it would be refused or cut short;
 * it then begins a transaction of its own, where that is decided without the others.
 */
async function applyNext(pass: Pass, request: WriteRequest): Promise<Counted | null> {
  const { document, version, grown, detailBytes: bytes, recorded } = pass;
  const before = { document, version, grown, detailBytes: bytes };
  const known = recorded.length;
  const [splits, links] = [pass.splits.length, pass.links.length];
  try {
    const written = await applyRequest(pass, request);
    if (written.unfinished.length === 0) return written;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  Object.assign(pass, before);
  recorded.length = known;
  pass.splits.length = splits;
  pass.links.length = links;
  return null;
}

/** Applies a request's changes to the document in memory; throws if the request is refused as a whole. */
async function applyRequest(pass: Pass, { actor, trip, asked, ifVersion }: WriteRequest): Promise<Counted> {
  const { known, budget, storage, document: before, recorded } = pass;
  const from = recorded.length;
  if (ifVersion !== null && ifVersion !== pass.version) {
    throw await staleVersion(pass.on, trip, { asked: ifVersion, now: pass.version });
  }
  const outcomes: Outcome[] = [];
  const unfinished: string[] = [];
  for (const one of asked) {
    const stored = known.get(one.changeId);
    if (!stored && budget.isSpent()) {
      unfinished.push(one.changeId);
      continue;
    }
    const outcome = stored ? knownOutcome(stored) : await attempt(pass, one);
    if (outcome.status === 'applied') known.set(one.changeId, { ...outcome, answerId: outcome.id ?? null });
    outcomes.push(outcome);
  }
  const changes = recorded.slice(from);
  const grown = grownBytes(before, pass.document);
  const bytes = changes.reduce((sum, change) => sum + detailBytes(change), 0);
  if (changes.length > 0) refuseGrowth(actor, usedWith(storage, pass), grown);
  pass.grown += grown;
  pass.detailBytes += bytes;
  return { version: pass.version, outcomes, unfinished, bytes };
}

/** What is used of the storage limits, including what earlier requests of the transaction added. */
function usedWith({ tripBytes, historyBytes }: Storage, pass: Pick<Pass, 'grown' | 'detailBytes'>): Storage {
  return {
    tripBytes: { ...tripBytes, used: tripBytes.used + pass.grown },
    historyBytes: { ...historyBytes, used: historyBytes.used + pass.detailBytes },
  };
}

/** The state in memory as if it had been loaded; null if the locked trip has another one. */
function ifCurrent(
  kept: State<TripDocument> | undefined,
  locked: TripState | undefined,
): (Loaded & TripState) | null {
  if (!kept || !locked || kept.stamp !== stampOf(locked.version, locked.life)) return null;
  return { ...locked, document: kept.value };
}

/**
 * Writes one change made from the newest document, and returns what it did.
 *
 * @throws ProblemError as `writeChanges`, and the refusal of the change itself
 */
export async function writeOne(
  services: Services,
  { make, ...request }: Omit<WriteRequest, 'asked'> & { make: ChangeMaker },
): Promise<WriteAnswer> {
  const asked = [{ changeId: newId(), make }];
  const { outcomes } = await writeChanges(services, { ...request, asked });
  const [outcome] = outcomes;
  if (!outcome) throw new Error('One change was asked for and none was answered.');
  if (outcome.status === 'conflict') throw outcome.refusal;
  const { version, patches, effects, id } = outcome;
  return { version, patches, effects, ...(id === undefined ? {} : { id }) };
}

async function staleVersion(
  on: Transaction,
  trip: EditableTrip,
  version: { asked: number; now: number },
): Promise<ProblemError> {
  const missed = await changesSince(on, trip.id, { since: version.asked, until: version.now });
  const patches = missed?.flatMap((change) => change.patches);
  return new RequestRefused('conflict', 'tripChangedSince', {
    version: version.now,
    ...(patches ? { patches } : {}),
  });
}

function knownOutcome({ changeId, version, effects, answerId }: KnownChange): Outcome {
  const row = answerId === null ? {} : { id: answerId };
  return { changeId, status: 'known', version, patches: [], effects: effects ?? [], ...row };
}

/** Applies one change to the document in memory, or returns the reason it was refused. */
async function attempt(pass: Pass, { changeId, make }: Asked): Promise<Outcome> {
  try {
    const { change, id = singleRowOf(change), isFresh = false } = make(pass.document);
    await refuseForeignRows(pass, change, isFresh ? id : undefined);
    const ready = isToggle(change) ? await readToggle(pass, change) : change;
    const asked = { changeId, change: ready, actor: pass.actor.userId };
    const decision = await slice(() => acceptChange(pass, asked, pass.context));
    if (decision.status === 'conflict') throw new RequestRefused(decision.code, decision.refusal);
    const { document, version, patches, effects, entry } = decision;
    await refuseForeignPictures(pass.on, pass.actor.userId, { before: pass.document, after: document });
    const split = change.kind === 'trip.split' ? change : null;
    if (split) await refuseSplit(pass.services, pass.on, { actor: pass.actor, split });
    const { trip: before } = pass.document;
    await refuseLinks(pass.on, pass.actor, { before, after: document.trip, made: split?.tripId ?? null });
    if (split) pass.splits.push({ split, before: pass.document });
    if (before.next !== document.trip.next || before.previous !== document.trip.previous)
      pass.links.push({ before, after: document.trip, isUndo: change.kind === 'undo' });
    pass.document = document;
    pass.version = version;
    pass.log?.push(entry);
    pass.budget.keep(entry);
    pass.recorded.push(
      recordedChange(entry, { change, at: pass.services.now().toISOString(), answerId: id ?? null }),
    );
    return { changeId, status: 'applied', version, patches, effects, ...(id === undefined ? {} : { id }) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { changeId, status: 'conflict', version: pass.version, patches: [], effects: [], refusal: error };
  }
}

/** Rows of other trips count as not found, even if they are the caller's own. */
async function refuseForeignRows(
  { on, document }: Pass,
  change: Change,
  freshId: string | undefined,
): Promise<void> {
  const { trip, destinations, events, costs } = document;
  const strange = rowsNamed(change).filter(
    (id) => id !== freshId && !destinations[id] && !events[id] && !costs[id],
  );
  const elsewhere = await findRowsElsewhere(on, trip.id, strange);
  if (elsewhere.size > 0) throw new RequestRefused('not-found', 'notInThisTrip');
}

/** Writes the result of all changes at once; returns how many bytes of rows were written. */
async function save(
  { on, services, actor, document, version, lines, recorded, splits, grown }: Pass,
  loaded: Loaded,
): Promise<number> {
  if (recorded.length === 0) return 0;
  const tripId = document.trip.id;
  const now = services.now();
  const written = writeRows(on, document, patchesBetween(loaded.document, document));
  putLinesOf(on, document, lines);
  for (const one of splits) await writeSplitOff(services, on, { ...one, actor });
  const historyBytes = await recordChanges(on, { ...loaded, tripId, now }, recorded);
  writeTripRow(on, { document, version, bytes: loaded.bytes + grown, historyBytes, now });
  return written;
}
