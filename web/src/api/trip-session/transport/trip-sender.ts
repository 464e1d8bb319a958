import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Trip } from '@wayfold/contract/trip/trip';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { type Batch, batchFailed, batchRefused, takeBatch } from '@wayfold/domain/sync/sync-queue';
import type { ChangesAnswer } from '@wayfold/domain/sync/sync-receive';
import { receiveAnswer, receiveReset } from '@wayfold/domain/sync/sync-receive';
import { failureOf } from '../../client/client';
import type { Session } from '../../sign-in/session';
import { idsInCopy, withNewIds } from '../new-ids';
import { type OpenTrip, withRefusal } from '../open-trip';
import type { OpenTripState } from '../open-trip-state';
import { NOBODY } from '../storage/trip-storage';
import { forgetCancels } from '../tabs/sync-tabs';
import type { TabChannel } from '../tabs/trip-tabs';
import type { TripDependencies } from '../trip-parts';
import { retryDelay } from './retry-delay';

/** How an attempt to send everything ended. */
type Attempt =
  | 'done'
  /** No answer came. Browsers often do not notice that they are offline, so this alone decides what is said. */
  | 'offline'
  /** The server answered, and may answer otherwise later. */
  | 'failing'
  /** Another person, or the same with another token, is signed in than was asked as: try again as them. */
  | 'changed'
  /** Someone else is signed in, or the server will not have the trip: the changes stay on this device. */
  | 'stopped'
  | 'gone';

/** Sends what waits of one trip: one request at a time, of one tab at a time, again and again until it is through. */
export class TripSender {
  readonly #parts: TripDependencies;
  readonly #cell: OpenTripState;
  readonly #tabs: TabChannel;
  readonly #closed = new AbortController();
  #running = false;
  #wake: () => void = () => {};

  constructor(parts: TripDependencies, cell: OpenTripState, tabs: TabChannel) {
    this.#parts = parts;
    this.#cell = cell;
    this.#tabs = tabs;
  }

  /** Begins to send, or tries again at once when it is waiting to. */
  send(): void {
    if (this.#running) this.#wake();
    else void this.#run();
  }

  /** Stops trying; what waits stays on this device. */
  close(): void {
    this.#closed.abort();
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      let failures = 0;
      while (this.#hasWork()) {
        const { signal } = this.#closed;
        const end = await this.#parts.locks.hold(`wayfold.trip.${this.#cell.open?.tripId}`, () =>
          this.#attempt(),
        );
        this.#cell.update((open) => ({ ...open, sending: false }));
        if (end === 'gone') this.#cell.fail({ kind: 'missing' });
        if (end === 'stopped') this.#cell.update((open) => ({ ...open, trouble: 'failing' }));
        if (end === 'gone' || end === 'stopped' || signal.aborted) return;
        failures = end === 'done' ? 0 : failures + 1;
        if (end === 'changed' && failures === 1) continue;
        if (end !== 'done') await this.#pause(end === 'offline' ? end : 'failing', failures);
      }
    } finally {
      this.#running = false;
    }
  }

  #hasWork(): boolean {
    const { open } = this.#cell;
    if (!open || this.#closed.signal.aborted) return false;
    return open.sync.pending.some((waits) => waits.acceptedIn === null);
  }

  async #pause(trouble: 'offline' | 'failing', failures: number): Promise<void> {
    const { device, timing } = this.#parts;
    this.#cell.update((open) => ({ ...open, trouble }));
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    const stop = device.onWake(() => {
      if (device.isOnline()) woken.abort();
    });
    await timing.wait(retryDelay(failures, timing.random()), woken.signal);
    stop();
    this.#wake = () => {};
  }

  /** Sends until nothing waits or something fails; the caller holds the trip's lock. */
  async #attempt(): Promise<Attempt> {
    let askedAs: Session | null = null;
    // Tried even where the device says it is offline: the server may be on the same machine.
    try {
      askedAs = await this.#askAs();
      if (!askedAs) return 'stopped';
      this.#cell.update((open) => ({ ...open, sending: true }));
      if (this.#cell.open?.creation) await this.#make(this.#cell.open);
      let most = Number.POSITIVE_INFINITY;
      while (this.#hasWork()) most = await this.#sendBatch(most);
      this.#cell.update((open) => ({ ...open, trouble: null }));
      return 'done';
    } catch (problem) {
      return this.#judge(problem, askedAs);
    }
  }

  /** Who the trip is sent as; a guest is made where nobody was. Null when it is anyone else's: hands off. */
  async #askAs(): Promise<Session | null> {
    const { account, keeper } = this.#parts;
    this.#cell.nameOwner();
    const owner = this.#cell.open?.owner;
    if (owner !== NOBODY) {
      const session = account.session();
      return session?.userId === owner ? session : null;
    }
    const session = account.session() ?? (await account.ensureGuest());
    await keeper.handOver(NOBODY, session.userId);
    this.#cell.update((open) => ({ ...open, owner: session.userId }));
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
    // Asked again after a lost answer, it answers the trip as it is by then.
    const headers = { 'idempotency-key': trip.id };
    const made: Trip = await this.#parts.api.create({ body }, { headers });
    const document = documentFromTrip(made);
    const newIds = open.creation?.copyOf
      ? idsInCopy(open.sync.confirmed.document, document)
      : new Map<string, string>();
    const confirmed = { document, version: made.version };
    this.#cell.update((now) => ({
      ...now,
      creation: null,
      savedAt: this.#parts.timing.now(),
      newIds,
      sync: receiveReset(withNewIds(now.sync, newIds), confirmed),
    }));
    this.#tabs.tell({ kind: 'made', owner: this.#cell.open?.owner ?? NOBODY, confirmed, newIds });
  }

  /** @returns how many changes the next request may carry: one by one after a refusal, to find the one that is meant */
  async #sendBatch(most: number): Promise<number> {
    const { open } = this.#cell;
    const taken = open && takeBatch(open.sync, Math.min(100, most));
    if (!taken) throw new Error('There is no change to send, or one request is under way already.');
    this.#cell.update((now) => ({ ...now, sync: taken.state }));
    const { batch } = taken;
    try {
      const { reset, ...answer } = await this.#parts.api.sendChanges({
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
          this.#cell.update((now) => ({ ...now, sync: batchRefused(now.sync, problem.message) }));
          return most;
        }
        this.#cell.update((now) => ({ ...now, sync: batchFailed(now.sync) }));
        return 1;
      }
      this.#cell.update((now) => ({ ...now, sync: batchFailed(now.sync) }));
      throw problem;
    }
  }

  #take({ baseVersion }: Batch, answer: ChangesAnswer): void {
    this.#cell.update((open) => ({
      ...open,
      trouble: null,
      savedAt: this.#parts.timing.now(),
      sync: forgetCancels(receiveAnswer(open.sync, answer)),
    }));
    this.#tabs.tell({ kind: 'answered', baseVersion, answer });
  }

  async #judge(problem: unknown, askedAs: Session | null): Promise<Attempt> {
    const failure = failureOf(problem);
    if (failure === null) throw problem;
    if (failure === 'network') return 'offline';
    if (failure === 'later') return 'failing';
    const { account } = this.#parts;
    // A token that has ended makes an own trip look like a stranger's.
    const isSure = await account.check().then(
      () => true,
      () => false, // a check that got no answer decides nothing
    );
    if (account.session()?.token !== askedAs?.token) return 'changed';
    if (failure === 'signed-out' || !isSure) return 'failing';
    if (!this.#cell.open?.creation) return 'gone';
    this.#cell.update((open) => withRefusal(open, problem));
    return 'stopped';
  }
}

/** Refusals that name the request rather than the trip. */
function isAboutTheChange(problem: unknown): problem is ProblemError {
  if (!(problem instanceof ProblemError)) return false;
  return ['invalid', 'too-large', 'conflict', 'unsupported-type', 'payment-needed'].includes(problem.code);
}

/** A request of one change that conflicts is refused whole; the refusal tells what the answer would have. */
function conflictAnswer(problem: unknown, batch: Batch): ChangesAnswer | null {
  if (!(problem instanceof ProblemError) || problem.code !== 'conflict') return null;
  const { version, patches, message } = problem.problem;
  const [only, ...others] = batch.changes;
  if (version === undefined || !only || others.length > 0) return null;
  return {
    version,
    patches: (patches as ChangesAnswer['patches'] | undefined) ?? null, // the contract's patches, as in any answer
    results: [{ changeId: only.changeId, status: 'conflict', version, effects: [], message }],
  };
}
