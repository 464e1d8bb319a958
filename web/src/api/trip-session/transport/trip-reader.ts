import type { LiveNotice } from '@wayfold/contract/trip/patch';
import { documentFromTrip, emptyDocument, readDocument } from '@wayfold/domain/document/trip-document';
import { isBehind, type SyncState, startSync } from '@wayfold/domain/sync/sync-state';
import { failureOf } from '../../client/client';
import { NOBODY } from '../../device/nobody';
import { isDemoTemplate } from '../../shared-trip/view-mode';
import type { Session } from '../../sign-in/session';
import { subjectOf } from '../change-subject';
import {
  ended,
  heardLive,
  historyMerged,
  notReached,
  type OpenTrip,
  opened,
  openingAgain,
  openTrip,
  readAgain,
  type TripHolder,
  type TripState,
} from '../open-trip';
import type { KeptChange, KeptTrip } from '../storage/trip-storage';
import { adoptChanges } from '../tabs/sync-tabs';
import type { TripDependencies } from '../trip-dependencies';
import { ownStepsLeft, SELF } from '../trip-steps';
import { followTrip } from './live-trip';
import { RetryPauses } from './retry-pauses';

/** How long to wait for a gap in live updates to fill by itself. */
const GAP_MS = 200;
/** Delay before checking again if it is unclear whether a trip is gone. */
const UNSURE_MS = 10_000;
/** Number of steps to fetch at first, and whenever undo is about to run out of them. */
const STEPS_AT_ONCE = 10;
/** Own steps that undo has in reserve, for someone who holds the keys down. */
const SPARE_STEPS = 5;
/** How far back undo reaches across reloads and devices, in steps. */
const MOST_STEPS = 100;

/** Reads a trip from the device and the server, and keeps it up to date with others' changes. */
export class TripReader {
  readonly #tripId: string;
  readonly #dependencies: TripDependencies;
  readonly #trip: TripHolder;
  readonly #onKept: (changes: readonly KeptChange[]) => void;
  readonly #closed = new AbortController();
  #stopLive: (() => void) | null = null;
  #reading = false;
  #mending = false;
  /** How much of the server's history is read, for undo. */
  #history: ReadHistory = { steps: 0, before: null, state: 'resting' };
  readonly #heard: LiveNotice[] = [];

  /** @param onKept called with the trip's stored changes before they are shown */
  constructor(
    tripId: string,
    dependencies: TripDependencies,
    trip: TripHolder,
    onKept: (changes: readonly KeptChange[]) => void,
  ) {
    const { device } = dependencies;
    this.#tripId = tripId;
    this.#dependencies = dependencies;
    this.#trip = trip;
    this.#onKept = onKept;
    const stop = device.onWake(() => {
      if (!device.isOnline()) return;
      if (trip.state.kind === 'unreachable') void this.#readServer();
      if (this.#history.state === 'lost') void this.#readSteps(this.#history);
    });
    this.#closed.signal.addEventListener('abort', stop);
  }

  /** Shows the stored trip, then the server's. */
  async open(): Promise<void> {
    const kept = (await this.#readDevice()) ?? this.#untouchedTrip();
    if (this.#closed.signal.aborted) return;
    if (kept) {
      this.#onKept(kept.changes);
      this.#trip.apply(opened(openFromDevice(kept.trip, kept.changes, this.#dependencies)));
    }
    if (this.#trip.open?.creation) return;
    await this.#readServer();
    await this.#readHistory();
  }

  /** Reads the trip again for the user who is signed in now. */
  async lookAgain(): Promise<void> {
    if (this.#closed.signal.aborted || this.#trip.open?.creation) return;
    if (this.#trip.open) await this.#readServer();
    else if (this.#trip.state.kind !== 'opening') {
      this.#trip.apply(openingAgain);
      await this.open();
    }
  }

  /** Retries a trip that could not be loaded from the server. */
  tryAgain(): void {
    this.#trip.apply(openingAgain);
    void this.#readServer();
  }

  close(): void {
    this.#closed.abort();
    this.#stopLive?.();
  }

  async #readDevice(): Promise<{ trip: KeptTrip; changes: KeptChange[] } | null> {
    const { storage, account } = this.#dependencies;
    const session = account.session();
    const owner = session?.userId ?? NOBODY;
    for (const before of session ? [NOBODY, ...(session.formerly ?? [])] : []) {
      if ((await storage.read(before, this.#tripId)).trip) await storage.handOver(before, owner);
    }
    const { trip, changes } = await storage.read(owner, this.#tripId);
    return trip && { trip, changes };
  }

  /** Finds an untouched trip of this device that isn't in its database. */
  #untouchedTrip(): { trip: KeptOrUntouched; changes: KeptChange[] } | null {
    const { account, untouched } = this.#dependencies;
    const currency = untouched.currencyOf(this.#tripId);
    if (currency === null) return null;
    const document = emptyDocument({ id: this.#tripId, currency });
    const trip: KeptOrUntouched = {
      owner: account.session()?.userId ?? NOBODY,
      tripId: this.#tripId,
      confirmed: { document, version: 0 },
      log: [],
      creation: { copyOf: null },
      savedAt: null,
    };
    return { trip, changes: [] };
  }

  /** Reads the whole trip and notes that it was viewed. Without an answer, the device's version stays on screen. */
  async #readServer(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    const { account, api } = this.#dependencies;
    const session = account.session();
    try {
      const trip = session
        ? await api.view({ body: { tripid: this.#tripId } })
        : await api.get({ params: { id: this.#tripId } });
      if (this.#closed.signal.aborted) return;
      const confirmed = { document: documentFromTrip(trip), version: trip.version };
      const owner = session?.userId ?? NOBODY;
      this.#trip.apply(
        this.#trip.open
          ? readAgain(confirmed)
          : opened(openFromServer(confirmed, owner, Date.parse(trip.updatedAt), this.#dependencies)),
      );
    } catch (problem) {
      this.#reading = false;
      await this.#fail(problem, session);
    } finally {
      this.#reading = false;
    }
  }

  async #fail(problem: unknown, askedAs: Session | null): Promise<void> {
    const failure = failureOf(problem);
    if (failure === null) throw problem;
    if (this.#closed.signal.aborted) return;
    if (failure === 'refused') {
      await this.#refused(askedAs);
      return;
    }
    this.#trip.apply(notReached);
  }

  /** The server refused the trip. By now, another user may be signed in, or the same user with a new token. */
  async #refused(askedAs: Session | null): Promise<void> {
    const { account } = this.#dependencies;
    // With an expired token, the user's own trip looks like a stranger's; then the check ends the session.
    const isSure = await account.check().then(
      () => true,
      () => false, // a check without a response decides nothing
    );
    const isAnother = account.session()?.token !== askedAs?.token;
    if (!isSure && !isAnother && this.#trip.open) {
      await this.#dependencies.timing.wait(UNSURE_MS, this.#closed.signal);
    }
    if (this.#closed.signal.aborted) return;
    this.#stopLive?.();
    this.#stopLive = null;
    if (isAnother || (!isSure && this.#trip.open)) await this.#readServer();
    else this.#trip.apply(ended);
  }

  /** Reads the newest steps for undo; older ones follow when they are needed. */
  async #readHistory(): Promise<void> {
    const { open } = this.#trip;
    if (!open || open.sync.document.trip.userid !== open.owner) return;
    await this.#readSteps({ steps: 0, before: null });
  }

  async #readSteps({ steps, before }: Pick<ReadHistory, 'steps' | 'before'>): Promise<void> {
    this.#history = { steps, before, state: 'reading' };
    try {
      const { entries, more } = await this.#dependencies.api.history({
        params: { id: this.#tripId },
        query: { limit: STEPS_AT_ONCE, ...(before === null ? {} : { before }) },
      });
      const read = steps + entries.length;
      const oldest = entries.at(-1)?.version ?? null;
      this.#history = { steps: read, before: more && read < MOST_STEPS ? oldest : null, state: 'resting' };
      this.#trip.apply(historyMerged(entries));
    } catch (problem) {
      // Without a response, undo goes back as far as this device remembers; the next wake tries again.
      this.#history = { steps, before, state: 'lost' };
      if (failureOf(problem) === null) throw problem;
    }
  }

  /** Starts live updates, applies those received, fills gaps and reads older steps, whenever a transition requires it. */
  keepUp(state: TripState): void {
    const open = state.kind === 'open' ? state.open : null;
    if (!open || this.#closed.signal.aborted) return;
    if (!this.#stopLive && open.creation === null && !isDemoTemplate(open.sync.document.trip)) this.#follow();
    if (!open.sync.inFlight) this.#takeHeard();
    if (isBehind(open.sync) && !this.#mending) void this.#mend();
    const { before, state: reading } = this.#history;
    if (before !== null && reading === 'resting' && ownStepsLeft(open.sync.log) < SPARE_STEPS)
      void this.#readSteps(this.#history);
  }

  #follow(): void {
    const { timing, device, openLive, account } = this.#dependencies;
    let askedAs = account.session();
    const dependencies = {
      timing,
      isHidden: device.isHidden,
      onWake: device.onWake,
      open: (version: number, signal: AbortSignal) => {
        askedAs = account.session();
        return openLive(this.#tripId, version, signal);
      },
    };
    this.#stopLive = followTrip(dependencies, {
      knownVersion: () => this.#trip.open?.sync.confirmed.version ?? 0,
      onChange: (notice) => this.#hear(notice),
      onBehind: () => void this.#readServer(),
      onGone: () => void this.#refused(askedAs),
    });
  }

  /** Collects notices that arrive together: applying each one separately would reapply all pending changes every time. */
  #hear(notice: LiveNotice): void {
    this.#heard.push(notice);
    if (this.#heard.length === 1) void this.#dependencies.timing.wait(0).then(() => this.#takeHeard());
  }

  /** Applies the collected notices. Waits while a request is running, because its response contains most of them anyway. */
  #takeHeard(): void {
    if (this.#heard.length === 0 || this.#trip.open?.sync.inFlight) return;
    const notices = this.#heard.splice(0);
    this.#trip.apply(heardLive(notices));
  }

  async #mend(): Promise<void> {
    this.#mending = true;
    const { timing, device } = this.#dependencies;
    const { signal } = this.#closed;
    const isBehindNow = () => this.#trip.open !== null && isBehind(this.#trip.open.sync);
    const pauses = new RetryPauses({ timing, onWake: device.onWake });
    await pauses.wait(GAP_MS, signal);
    while (isBehindNow() && !signal.aborted) {
      await this.#readServer();
      pauses.failed();
      if (isBehindNow()) await pauses.pause(signal);
    }
    this.#mending = false;
  }
}

/** How much of a trip's history was read. */
interface ReadHistory {
  /** Number of entries. */
  readonly steps: number;
  /** Older entries are below this version; null if undo needs none. */
  readonly before: number | null;
  /** `lost`: the last page got no response; the next wake reads it again. */
  readonly state: 'resting' | 'reading' | 'lost';
}

/** The data that a trip is opened from. */
type KeptOrUntouched = Omit<KeptTrip, 'summary'>;

/** Opens the stored trip with its pending changes on top. */
function openFromDevice(
  trip: KeptOrUntouched,
  changes: readonly KeptChange[],
  { editContext }: Pick<TripDependencies, 'editContext'>,
): OpenTrip {
  const { owner, creation, savedAt, log } = trip;
  const confirmed = { ...trip.confirmed, document: readDocument(trip.confirmed.document) };
  const context = editContext();
  const sync = adoptChanges(startSync({ actor: SELF, context, confirmed, log }), changes);
  const subjects = new Map<string, string>();
  for (const { changeId, change } of changes) {
    const subject = subjectOf(confirmed.document, change);
    if (subject !== null) subjects.set(changeId, subject);
  }
  return openTrip({ owner, creation, sync, savedAt, subjects });
}

function openFromServer(
  confirmed: SyncState['confirmed'],
  owner: string,
  savedAt: number,
  { editContext }: Pick<TripDependencies, 'editContext'>,
): OpenTrip {
  const context = editContext();
  const sync = startSync({ actor: SELF, context, confirmed });
  return openTrip({ owner, creation: null, sync, savedAt });
}
