import type { LiveNotice } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { documentFromTrip, emptyDocument, readDocument } from '@wayfold/domain/document/trip-document';
import { learnHistory, receiveReset } from '@wayfold/domain/sync/sync-receive';
import { isBehind, type SyncState, startSync } from '@wayfold/domain/sync/sync-state';
import { failureOf } from '../../client/client';
import { isDemoTemplate } from '../../shared-trip/view-mode';
import type { Session } from '../../sign-in/session';
import { NO_NEW_IDS, type OpenTrip, SELF, subjectOf } from '../open-trip';
import type { OpenTripState } from '../open-trip-state';
import type { TripPersister } from '../storage/trip-persister';
import { type KeptChange, type KeptTrip, NOBODY } from '../storage/trip-storage';
import { adoptChanges, receiveNotices } from '../tabs/sync-tabs';
import type { TripDependencies } from '../trip-parts';
import { followTrip } from './live-trip';
import { retryDelay } from './retry-delay';

/** A gap in what was heard is given this long to fill by itself. */
const GAP_MS = 200;
/** Where nobody can say whether a trip is gone, it is looked at again after this long. */
const UNSURE_MS = 10_000;
/** So many own steps are asked for, to undo across reloads and devices. */
const HISTORY_STEPS = 100;

/** Reads a trip from the device and the server, and keeps it up with the changes of others. */
export class TripReader {
  readonly #tripId: string;
  readonly #parts: TripDependencies;
  readonly #cell: OpenTripState;
  readonly #saver: TripPersister;
  readonly #closed = new AbortController();
  #stopLive: (() => void) | null = null;
  #reading = false;
  #mending = false;
  readonly #heard: LiveNotice[] = [];

  constructor(tripId: string, parts: TripDependencies, cell: OpenTripState, saver: TripPersister) {
    this.#tripId = tripId;
    this.#parts = parts;
    this.#cell = cell;
    this.#saver = saver;
    cell.subscribe(() => this.#look());
    const stop = parts.device.onWake(() => {
      if (cell.load.kind === 'unreachable' && !cell.open && parts.device.isOnline()) void this.#readServer();
    });
    this.#closed.signal.addEventListener('abort', stop);
  }

  /** Shows what the device keeps, then what the server has. */
  async open(): Promise<void> {
    const kept = (await this.#readDevice()) ?? this.#begunHere();
    if (this.#closed.signal.aborted) return;
    if (kept) {
      this.#saver.begin(kept.changes);
      this.#cell.start(openFromDevice(kept.trip, kept.changes, this.#parts));
    }
    if (this.#cell.open?.creation) return;
    await this.#readServer();
    await this.#readHistory();
  }

  /** Reads the trip anew for whoever is signed in now. */
  async lookAgain(): Promise<void> {
    if (this.#closed.signal.aborted || this.#cell.open?.creation) return;
    if (this.#cell.open) await this.#readServer();
    else if (this.#cell.load.kind !== 'loading') {
      this.#cell.fail({ kind: 'loading' });
      await this.open();
    }
  }

  close(): void {
    this.#closed.abort();
    this.#stopLive?.();
  }

  async #readDevice(): Promise<{ trip: KeptTrip; changes: KeptChange[] } | null> {
    const { keeper, account } = this.#parts;
    const session = account.session();
    const owner = session?.userId ?? NOBODY;
    for (const before of session ? [NOBODY, ...(session.formerly ?? [])] : []) {
      if ((await keeper.read(before, this.#tripId)).trip) await keeper.handOver(before, owner);
    }
    const { trip, changes } = await keeper.read(owner, this.#tripId);
    return trip && { trip, changes };
  }

  /** An untouched trip of this device that its database does not have. */
  #begunHere(): { trip: KeptParts; changes: KeptChange[] } | null {
    const { account, begun } = this.#parts;
    const currency = begun.currencyOf(this.#tripId);
    if (currency === null) return null;
    const document = emptyDocument({ id: this.#tripId, currency });
    const trip: KeptParts = {
      owner: account.session()?.userId ?? NOBODY,
      tripId: this.#tripId,
      confirmed: { document, version: 0 },
      log: [],
      creation: { copyOf: null },
      savedAt: null,
    };
    return { trip, changes: [] };
  }

  /** Reads the whole trip, noting that it was looked at. Without an answer, what the device has stays on screen. */
  async #readServer(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    const { account, api } = this.#parts;
    const session = account.session();
    try {
      const trip = session
        ? await api.view({ body: { tripid: this.#tripId } })
        : await api.get({ params: { id: this.#tripId } });
      if (this.#closed.signal.aborted) return;
      const confirmed = { document: documentFromTrip(trip), version: trip.version };
      if (this.#cell.open)
        this.#cell.update((open) => ({ ...open, sync: receiveReset(open.sync, confirmed) }));
      else
        this.#cell.start(
          openFromServer(confirmed, session?.userId ?? NOBODY, Date.parse(trip.updatedAt), this.#parts),
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
    if (this.#cell.open) return;
    const retry = () => {
      this.#cell.fail({ kind: 'loading' });
      void this.#readServer();
    };
    this.#cell.fail({ kind: 'unreachable', retry });
  }

  /** There is no such trip for whoever asked. Someone else, or the same with another token, may be signed in by now. */
  async #refused(askedAs: Session | null): Promise<void> {
    const { account } = this.#parts;
    // A token that has ended makes an own trip look like a stranger's; the check then goes home.
    const isSure = await account.check().then(
      () => true,
      () => false, // a check that got no answer decides nothing
    );
    const isAnother = account.session()?.token !== askedAs?.token;
    if (!isSure && !isAnother && this.#cell.open) {
      await this.#parts.timing.wait(UNSURE_MS, this.#closed.signal);
    }
    if (this.#closed.signal.aborted) return;
    this.#stopLive?.();
    this.#stopLive = null;
    if (isAnother || (!isSure && this.#cell.open)) await this.#readServer();
    else this.#cell.fail({ kind: 'missing' });
  }

  async #readHistory(): Promise<void> {
    const { open } = this.#cell;
    if (!open || open.sync.document.trip.userid !== open.owner) return;
    try {
      const entries = await this.#newestSteps();
      this.#cell.update((now) => ({ ...now, sync: learnHistory(now.sync, entries) }));
    } catch (problem) {
      // Without an answer undo reaches as far back as this device remembers.
      if (failureOf(problem) === null) throw problem;
    }
  }

  /** A page may end before it has all lines that were asked for, where these are long; then the next one goes on. */
  async #newestSteps(): Promise<HistoryEntry[]> {
    const steps: HistoryEntry[] = [];
    for (;;) {
      const before = steps.at(-1)?.version;
      const limit = HISTORY_STEPS - steps.length;
      const { entries, more } = await this.#parts.api.history({
        params: { id: this.#tripId },
        query: { limit, ...(before === undefined ? {} : { before }) },
      });
      steps.push(...entries);
      if (!more || entries.length === 0 || steps.length >= HISTORY_STEPS) return steps;
    }
  }

  #look(): void {
    const { open } = this.#cell;
    if (!open || this.#closed.signal.aborted) return;
    if (!this.#stopLive && open.creation === null && !isDemoTemplate(open.sync.document.trip)) this.#follow();
    if (!open.sync.inFlight) this.#takeHeard();
    if (isBehind(open.sync) && !this.#mending) void this.#mend();
  }

  #follow(): void {
    const { timing, device, openLive, account } = this.#parts;
    let askedAs = account.session();
    const parts = {
      timing,
      isHidden: device.isHidden,
      onWake: device.onWake,
      open: (version: number, signal: AbortSignal) => {
        askedAs = account.session();
        return openLive(this.#tripId, version, signal);
      },
    };
    this.#stopLive = followTrip(parts, {
      knownVersion: () => this.#cell.open?.sync.confirmed.version ?? 0,
      onChange: (notice) => this.#hear(notice),
      onBehind: () => void this.#readServer(),
      onGone: () => void this.#refused(askedAs),
    });
  }

  /** Gathers what comes together: every notice taken alone would apply all that waits once more. */
  #hear(notice: LiveNotice): void {
    this.#heard.push(notice);
    if (this.#heard.length === 1) void this.#parts.timing.wait(0).then(() => this.#takeHeard());
  }

  /** While a request is under way its answer brings most of it anyway. */
  #takeHeard(): void {
    if (this.#heard.length === 0 || this.#cell.open?.sync.inFlight) return;
    const notices = this.#heard.splice(0);
    this.#cell.update((open) => ({ ...open, sync: receiveNotices(open.sync, notices) }));
  }

  async #mend(): Promise<void> {
    this.#mending = true;
    const { timing } = this.#parts;
    let tries = 0;
    while (this.#cell.open && isBehind(this.#cell.open.sync) && !this.#closed.signal.aborted) {
      const pause = tries === 0 ? GAP_MS : retryDelay(tries, timing.random());
      tries += 1;
      await timing.wait(pause, this.#closed.signal);
      if (this.#cell.open && isBehind(this.#cell.open.sync)) await this.#readServer();
    }
    this.#mending = false;
  }
}

/** What a trip is opened from. */
type KeptParts = Omit<KeptTrip, 'summary'>;

/** Begins with what the device kept, with the changes that wait on top. */
function openFromDevice(
  trip: KeptParts,
  changes: readonly KeptChange[],
  parts: Pick<TripDependencies, 'editContext'>,
): OpenTrip {
  const { owner, tripId, creation, savedAt, log } = trip;
  const confirmed = { ...trip.confirmed, document: readDocument(trip.confirmed.document) };
  const context = parts.editContext();
  const sync = adoptChanges(startSync({ actor: SELF, context, confirmed, log }), changes);
  const subjects = new Map<string, string>();
  for (const { changeId, change } of changes) {
    const subject = subjectOf(confirmed.document, change);
    if (subject !== null) subjects.set(changeId, subject);
  }
  return {
    tripId,
    owner,
    creation,
    sync,
    savedAt,
    subjects,
    newIds: NO_NEW_IDS,
    trouble: null,
    sending: false,
    refusals: [],
  };
}

function openFromServer(
  confirmed: SyncState['confirmed'],
  owner: string,
  savedAt: number,
  parts: Pick<TripDependencies, 'editContext'>,
): OpenTrip {
  const context = parts.editContext();
  const sync = startSync({ actor: SELF, context, confirmed });
  const tripId = confirmed.document.trip.id;
  return {
    tripId,
    owner,
    creation: null,
    sync,
    savedAt,
    subjects: new Map(),
    newIds: NO_NEW_IDS,
    trouble: null,
    sending: false,
    refusals: [],
  };
}
