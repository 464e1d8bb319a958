import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import type { Trip } from '@wayfold/contract/trip/trip';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { type Batch, takeBatch } from '@wayfold/domain/sync/sync-queue';
import type { ChangesAnswer } from '@wayfold/domain/sync/sync-receive';
import { failureOf } from '../../client/client';
import { NOBODY } from '../../device/nobody';
import type { Session } from '../../sign-in/session';
import { idsInCopy } from '../new-ids';
import {
  answered,
  batchReturned,
  batchTaken,
  changeRefused,
  delivered,
  ended,
  madeOnServer,
  merged,
  NO_NEW_IDS,
  notDelivered,
  type OpenTrip,
  refused,
  sendingBegan,
  sendingGivenUp,
  type Transition,
  type TripHolder,
  takenOverBy,
} from '../open-trip';
import type { TabChannel } from '../tabs/trip-tabs';
import type { TripDependencies } from '../trip-dependencies';
import { RetryPauses } from './retry-pauses';

/** How an attempt to send everything ended. */
type Attempt =
  | 'done'
  /** There was no response. Browsers often don't notice that they are offline, so only this decides what the user sees. */
  | 'offline'
  /** The server returned an error that may be temporary. */
  | 'failing'
  /** Another user has signed in since, or the same user has a new token: try again as them. */
  | 'changed'
  /** Someone else is signed in, or the server refuses the trip: the changes stay on this device. */
  | 'stopped'
  | 'gone';

/** The transition for each result of an attempt. */
const AFTER: Readonly<Record<Attempt, Transition>> = {
  done: delivered,
  offline: notDelivered('offline'),
  failing: notDelivered('failing'),
  changed: sendingGivenUp,
  stopped: notDelivered('failing'),
  gone: ended,
};

/** Sends one trip's pending changes: one request at a time, from one tab at a time, with retries until all are sent. */
export class TripSender {
  readonly #dependencies: TripDependencies;
  readonly #trip: TripHolder;
  readonly #tabs: TabChannel;
  readonly #pauses: RetryPauses;
  readonly #closed = new AbortController();
  /** Whoever waits for the end of the current attempt. */
  readonly #waiting = new Set<() => void>();
  #running = false;

  constructor(dependencies: TripDependencies, trip: TripHolder, tabs: TabChannel) {
    const { device, timing } = dependencies;
    this.#dependencies = dependencies;
    this.#trip = trip;
    this.#tabs = tabs;
    this.#pauses = new RetryPauses({
      timing,
      onWake: (listener) => device.onWake(() => device.isOnline() && listener()),
    });
  }

  /** Starts sending, or retries immediately if it is waiting to. */
  send(): void {
    if (this.#running) this.#pauses.wakeNow();
    else void this.#run();
  }

  /** Tries to send now; resolves when that attempt has succeeded or failed, or when the signal aborts. */
  sendOnce(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      signal.addEventListener('abort', () => resolve());
      this.send();
      if (!this.#running || signal.aborted) resolve();
    });
  }

  /** Stops trying; pending changes stay on this device. */
  close(): void {
    this.#closed.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#closed;
    const lock = `wayfold.trip.${this.#trip.open?.tripId}`;
    this.#running = true;
    try {
      while (this.#hasWork()) {
        const end = await this.#dependencies.locks.hold(lock, () => this.#attempt());
        this.#trip.apply(AFTER[end]);
        if (end === 'gone' || end === 'stopped' || signal.aborted) return;
        if (end === 'done') this.#pauses.succeeded();
        else if (this.#pauses.failed() > 1 || end !== 'changed') {
          if (end === 'changed') this.#trip.apply(notDelivered('failing'));
          this.#endWaiting();
          await this.#pauses.pause(signal);
        }
      }
    } finally {
      this.#running = false;
      this.#endWaiting();
    }
  }

  #endWaiting(): void {
    for (const end of this.#waiting) end();
    this.#waiting.clear();
  }

  #hasWork(): boolean {
    const { open } = this.#trip;
    if (!open || this.#closed.signal.aborted) return false;
    return open.sync.pending.some((waits) => waits.acceptedIn === null);
  }

  /** Sends until nothing is pending or something fails; the caller holds the trip's lock. */
  async #attempt(): Promise<Attempt> {
    let askedAs: Session | null = null;
    // Tries even if the device reports that it is offline: the server may be on the same machine.
    try {
      askedAs = await this.#askAs();
      if (!askedAs) return 'stopped';
      this.#trip.apply(sendingBegan);
      if (this.#trip.open?.creation) await this.#make(this.#trip.open);
      let most = Number.POSITIVE_INFINITY;
      while (this.#hasWork()) most = await this.#sendBatch(most);
      return 'done';
    } catch (problem) {
      return this.#judge(problem, askedAs);
    }
  }

  /** The session to send the trip with; creates a guest if there is none. Null if the trip is someone else's: don't send it. */
  async #askAs(): Promise<Session | null> {
    const { account, storage } = this.#dependencies;
    this.#trip.apply(merged(account.session()));
    const owner = this.#trip.open?.owner;
    if (owner !== NOBODY) {
      const session = account.session();
      return session?.userId === owner ? session : null;
    }
    const session = account.session() ?? (await account.ensureGuest());
    await storage.handOver(NOBODY, session.userId);
    this.#trip.apply(takenOverBy(session.userId));
    return session;
  }

  async #make(open: OpenTrip): Promise<void> {
    const { trip } = open.sync.confirmed.document;
    const body = open.creation?.copyOf
      ? { id: trip.id, copyOf: open.creation.copyOf }
      : {
          id: trip.id,
          name: trip.name,
          travelerName: trip.travelerName,
          currency: trip.currency,
          startDate: trip.startDate,
          ...(trip.type ? { type: trip.type } : {}),
        };
    // A retry after a lost response returns the trip as it is by then.
    const headers = { 'idempotency-key': trip.id };
    const made: Trip = await this.#dependencies.api.create({ body }, { headers });
    const document = documentFromTrip(made);
    const newIds = open.creation?.copyOf ? idsInCopy(open.sync.confirmed.document, document) : NO_NEW_IDS;
    const confirmed = { document, version: made.version };
    this.#trip.apply(madeOnServer({ confirmed, newIds }, this.#dependencies.timing.now()));
    this.#tabs.tell({ kind: 'made', owner: this.#trip.open?.owner ?? NOBODY, confirmed, newIds });
  }

  /** @returns maximum number of changes in the next request: 1 after a refusal, to find the refused change */
  async #sendBatch(most: number): Promise<number> {
    const { open } = this.#trip;
    const taken = open && takeBatch(open.sync, Math.min(100, most));
    if (!taken) throw new Error('There is no change to send, or one request is under way already.');
    this.#trip.apply(batchTaken(taken.state));
    const { batch } = taken;
    try {
      const { reset, ...answer } = await this.#dependencies.api.sendChanges({
        params: { id: open.tripId },
        body: batch,
      });
      this.#take(batch, {
        ...answer,
        ...(reset ? { reset: { document: documentFromTrip(reset), version: reset.version } } : {}),
      });
      return most;
    } catch (problem) {
      const answer = conflictAnswer(problem, batch);
      if (answer) {
        this.#take(batch, answer);
        return most;
      }
      if (isAboutTheChange(problem)) {
        if (batch.changes.length === 1) {
          this.#trip.apply(changeRefused(refusalOf(problem)));
          return most;
        }
        this.#trip.apply(batchReturned);
        return 1;
      }
      this.#trip.apply(batchReturned);
      throw problem;
    }
  }

  #take({ baseVersion }: Batch, answer: ChangesAnswer): void {
    this.#trip.apply(answered(answer, this.#dependencies.timing.now()));
    this.#tabs.tell({ kind: 'answered', baseVersion, answer });
  }

  async #judge(problem: unknown, askedAs: Session | null): Promise<Attempt> {
    const failure = failureOf(problem);
    if (failure === null) throw problem;
    if (failure === 'network') return 'offline';
    if (failure === 'later') return 'failing';
    const { account } = this.#dependencies;
    // With an expired token, the user's own trip looks like a stranger's.
    const isSure = await account.check().then(
      () => true,
      () => false, // a check without a response decides nothing
    );
    if (account.session()?.token !== askedAs?.token) return 'changed';
    if (failure === 'signed-out' || !isSure) return 'failing';
    if (!this.#trip.open?.creation) return 'gone';
    this.#trip.apply(refused(problem));
    return 'stopped';
  }
}

/** Whether a refusal is about the request rather than the trip. */
function isAboutTheChange(problem: unknown): problem is ProblemError {
  if (!(problem instanceof ProblemError)) return false;
  return ['invalid', 'too-large', 'conflict', 'unsupported-type', 'payment-needed'].includes(problem.code);
}

/** A request with a single change that conflicts is refused as a whole; the refusal contains what the response would. */
function conflictAnswer(problem: unknown, batch: Batch): ChangesAnswer | null {
  if (!(problem instanceof ProblemError) || problem.code !== 'conflict') return null;
  const { version, patches } = problem.problem;
  const [only, ...others] = batch.changes;
  if (version === undefined || !only || others.length > 0) return null;
  return {
    version,
    patches: (patches as ChangesAnswer['patches'] | undefined) ?? null, // the contract's patches, as in any response
    results: [{ changeId: only.changeId, status: 'conflict', version, effects: [], ...refusalOf(problem) }],
  };
}
