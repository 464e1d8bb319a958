import { setImmediate } from 'node:timers/promises';
import type { Change } from '@wayfold/contract/change';
import type { Effect, Patch, WriteAnswer } from '@wayfold/contract/patch';
import { ProblemError } from '@wayfold/contract/problem-error';
import { acceptChange } from '@wayfold/domain/accept';
import type { EditContext } from '@wayfold/domain/apply-change';
import type { LogEntry } from '@wayfold/domain/change-log';
import { newId } from '@wayfold/domain/ids';
import { grownBytes } from '@wayfold/domain/limits';
import { patchesBetween } from '@wayfold/domain/patches';
import type { TripDocument } from '@wayfold/domain/trip-document';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../db/statement';
import type { House } from '../../house';
import type { Actor, EditableTrip } from '../../http/access';
import { destinationsPerTrip, entitlements } from '../entitlements/entitlements';
import { writeMeterOf } from '../entitlements/write-meter';
import { refuseForeignPictures } from '../pictures/own-pictures';
import { announceVersion } from '../sharing/live-notices';
import { reopenTrip } from '../sharing/trip-access';
import { isToggle, rowsNamed, singleRowOf } from './change-facts';
import {
  findRowsElsewhere,
  type Loaded,
  loadDocument,
  lockTrip,
  writeRows,
  writeTripRow,
} from './change-store';
import { changesSince, findKnownChanges, type KnownChange } from './history-store';
import { legsFrom } from './legs';
import { detailBytes, recordChanges } from './record-changes';
import { type RecordedChange, recordedChange } from './recorded-change';
import { refuseGrowth, STORAGE, type Storage } from './refuse-growth';
import type { ChangeMaker } from './spec-calls';
import { readToggle, type StepRead } from './toggled-step';
import { type WorkBudget, workBudget } from './work-budget';
import { writeQueueOf } from './write-queue';

/** One change a request asks for; spec calls make theirs from the newest document. */
export type Asked = { changeId: string; make: ChangeMaker };

/** How one asked change ended. `patches` and `effects` are those of this change alone. */
export type Outcome = {
  changeId: string;
  version: number;
  patches: Patch[];
  effects: Effect[];
  id?: string;
} & ({ status: 'applied' | 'known' } | { status: 'conflict'; refusal: ProblemError });

/** What a request wrote: the version the trip has now, and how each change ended, in the order asked. */
export type Written = {
  version: number;
  outcomes: Outcome[];
  /** Ids of the last changes asked for, when they were too much work for one request; nothing was done about them. */
  postponed: string[];
};

/** Who writes which trip, and from where: what is written is counted by both. */
export type WhoWrites = { actor: Actor; trip: EditableTrip; request: FastifyRequest };

type WriteRequest = WhoWrites & {
  asked: readonly Asked[];
  /** The version the caller insists on; null takes the newest. */
  ifVersion: number | null;
};

/** A request on its way through its changes. */
type Pass = {
  readonly house: House;
  readonly on: Transaction;
  readonly actor: Actor;
  /** How many destinations fit, and how to measure a leg. */
  readonly context: EditContext;
  document: TripDocument;
  version: number;
  /** The trip's log, oldest first, with this request's changes; read when first needed. */
  log: LogEntry[] | null;
  /** What the step that was last undone or redone wrote: it is often the same one. */
  lastRead: StepRead | null;
  readonly recorded: RecordedChange[];
  readonly budget: WorkBudget;
};

/** Whoever left gets their changes saved all the same. */
const NEVER_GIVEN_UP = new AbortController().signal;

/**
 * The one place that writes trips: locks, loads, applies, writes rows and history in one transaction, and announces it.
 *
 * A change that was applied before answers its stored result, whatever else has become of the trip. A refused change
 * leaves no trace and the ones after it go on. Changes beyond what one request may come to are left for another.
 *
 * @throws ProblemError not-found or forbidden when the trip went meanwhile, conflict when `ifVersion` is not the newest,
 *   too-large or too-many when somebody has, or wrote, as much as they may
 */
export async function writeChanges(
  house: House,
  { actor, trip, request, asked, ifVersion }: WriteRequest,
): Promise<Written> {
  const meter = writeMeterOf(house);
  meter.admit(actor, request);
  const place = { lane: 'writes', asker: actor.userId, isLarge: false };
  const inTurn = <Result>(work: () => Promise<Result>) =>
    writeQueueOf(house).run(place, work, NEVER_GIVEN_UP);
  const write = async (on: Transaction) => {
    const changeIds = asked.map(({ changeId }) => changeId);
    // Sent together: each runs when the one before it has, so all but the first see what the lock waited for.
    const [locked, known, loaded, maxDestinations, storage] = await Promise.all([
      lockTrip(on, trip),
      findKnownChanges(on, trip.id, changeIds),
      loadDocument(on, trip.id),
      destinationsPerTrip(on),
      entitlements(on, actor, STORAGE, house.now()),
    ]);
    reopenTrip(actor, trip, locked);
    if (ifVersion !== null && ifVersion !== loaded.version) {
      throw await staleVersion(on, trip, { asked: ifVersion, now: loaded.version });
    }
    const context: EditContext = { maxDestinations, measureLegs: legsFrom(house.atlas) };
    const { document, version } = loaded;
    const pass: Pass = {
      house,
      on,
      actor,
      context,
      document,
      version,
      log: null,
      lastRead: null,
      recorded: [],
      budget: workBudget(),
    };
    const outcomes: Outcome[] = [];
    for (const one of asked) {
      const stored = known.get(one.changeId);
      if (!stored && pass.budget.isSpent()) break;
      // Others are served between two changes.
      if (outcomes.length > 0) await setImmediate();
      const outcome = stored ? knownOutcome(stored) : await attempt(pass, one);
      if (outcome.status === 'applied') known.set(one.changeId, { ...outcome, answerId: outcome.id ?? null });
      outcomes.push(outcome);
    }
    const postponed = changeIds.slice(outcomes.length);
    const bytes = await save(pass, loaded, storage);
    return { version: pass.version, outcomes, postponed, bytes };
  };
  const { bytes, ...written } = await inTurn(() => inTransaction(house.database.pool, write));
  await meter.wrote(actor, request, bytes);
  return written;
}

/**
 * Writes one change that was made from the newest document, and answers what it did.
 *
 * @throws ProblemError as `writeChanges`, and the refusal of the change itself
 */
export async function writeOne(
  house: House,
  { make, ...request }: Omit<WriteRequest, 'asked'> & { make: ChangeMaker },
): Promise<WriteAnswer> {
  const asked = [{ changeId: newId(), make }];
  const { outcomes } = await writeChanges(house, { ...request, asked });
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
  return new ProblemError('conflict', 'The trip has changed since you looked at it. Look again and retry.', {
    version: version.now,
    ...(patches ? { patches } : {}),
  });
}

function knownOutcome({ changeId, version, effects, answerId }: KnownChange): Outcome {
  const row = answerId === null ? {} : { id: answerId };
  return { changeId, status: 'known', version, patches: [], effects: effects ?? [], ...row };
}

/** Applies one change to the document in memory, or says why not. */
async function attempt(pass: Pass, { changeId, make }: Asked): Promise<Outcome> {
  try {
    const { change, id = singleRowOf(change), isFresh = false } = make(pass.document);
    await refuseForeignRows(pass, change, isFresh ? id : undefined);
    const ready = isToggle(change) ? await readToggle(pass, change) : change;
    const asked = { changeId, change: ready, actor: pass.actor.userId };
    const decision = acceptChange(pass, asked, pass.context);
    if (decision.status === 'conflict') throw new ProblemError(decision.code, decision.message);
    const { document, version, patches, effects, entry } = decision;
    await refuseForeignPictures(pass.on, pass.actor.userId, { before: pass.document, after: document });
    pass.document = document;
    pass.version = version;
    pass.log?.push(entry);
    const recorded = recordedChange(entry, {
      change,
      at: pass.house.now().toISOString(),
      answerId: id ?? null,
    });
    pass.recorded.push(recorded);
    pass.budget.spend({
      rows: patches.length + entry.writes.length + rowsNamed(change).length,
      bytes: detailBytes(recorded),
    });
    return { changeId, status: 'applied', version, patches, effects, ...(id === undefined ? {} : { id }) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { changeId, status: 'conflict', version: pass.version, patches: [], effects: [], refusal: error };
  }
}

/** Rows of other trips are not found, whether or not they are the caller's own. */
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
  if (elsewhere.size > 0) throw new ProblemError('not-found', 'That is not part of this trip.');
}

/** Writes what the changes led to, once for all of them; answers how many bytes that were. */
async function save(pass: Pass, loaded: Loaded, storage: Storage): Promise<number> {
  const { on, house, document, version, recorded } = pass;
  if (recorded.length === 0) return 0;
  const tripId = document.trip.id;
  const now = house.now();
  const grown = grownBytes(loaded.document, document);
  refuseGrowth(pass.actor, storage, grown);
  const written = writeRows(on, document, patchesBetween(loaded.document, document));
  const historyBytes = await recordChanges(on, { ...loaded, tripId, now }, recorded);
  writeTripRow(on, { document, version, bytes: loaded.bytes + grown, historyBytes, now });
  announceVersion(on, tripId, version);
  return written + recorded.reduce((bytes, change) => bytes + detailBytes(change), 0);
}
