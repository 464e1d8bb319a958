import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Trip } from '@wayfold/contract/trip/trip';
import type { ChangeResult } from '@wayfold/contract/trip/trips-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { totalsOf } from '@wayfold/domain/document/totals';
import {
  emptyDocument,
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { tripFromDocument } from '@wayfold/domain/page/trip-on-wire';
import { acceptFromLog, type TripState } from '@wayfold/domain/testing/accept-from-log';
import type { TripDependencies } from '../trip-session/trip-dependencies';

/** How many versions back this server can return patches for. */
const KEPT = 200;

type Asked = Parameters<typeof acceptFromLog>[1];

/** An in-memory server that implements the part of the contract that trip sessions use, and can be made to fail. */
export class StandInServer {
  readonly trips = new Map<string, TripState & { owner: string | null }>();
  /** Every call that reached it, by the `name` of its endpoint. */
  readonly calls: string[] = [];
  /** The largest number of changes in one request. */
  largestRequest = 0;
  /** If false, no call gets through. */
  reachable = true;
  /** The number of next responses that get lost on the way back. */
  loseAnswers = 0;
  /** If false, live updates can't be opened. */
  isLive = true;
  /** Refuses a whole request because of one of its changes, for example if the server doesn't know its shape. */
  refuseChange: (change: Asked['change']) => ProblemError | null = () => null;
  /** Maximum entries in a page of history, no matter how many are requested. */
  historyPage = 200;
  /** If true, steps and their patches are too large to be returned. */
  isLarge = false;
  /** The next calls are refused with these, one each. */
  readonly refusals: ProblemError[] = [];
  /** Calls wait for this before they arrive. */
  delayed: Promise<void> | null = null;
  /** Responses wait for this after the call was processed, as if they were still on their way. */
  held: Promise<void> | null = null;
  /** Users that no longer exist; their tokens are invalid. */
  readonly #gone = new Set<string>();
  /** Number of change requests in progress right now, and the highest number so far. */
  underWay = 0;
  mostUnderWay = 0;
  readonly #watchers = new Set<{
    tripId: string;
    sent: number;
    controller: ReadableStreamDefaultController<Uint8Array>;
  }>();

  /** Adds a trip; a copy that nobody has changed is at version 0. @returns its id */
  add(document: TripDocument, owner: string | null, version = 1): string {
    const trip = { ...document.trip, userid: owner };
    this.trips.set(trip.id, { document: { ...document, trip }, version, log: [], owner });
    return trip.id;
  }

  /** Changes a trip as somebody else on another device would. */
  edit(tripId: string, change: Asked['change']): void {
    this.#accept(this.#find(tripId), { changeId: newId(), change, actor: 'other' });
  }

  /** Ends every live stream; reopening one checks the caller again. */
  cutLive(): void {
    for (const watcher of this.#watchers) watcher.controller.close();
    this.#watchers.clear();
  }

  /** Moves everything of a guest into an account; the guest no longer exists. */
  merge(guestId: string, userId: string): void {
    this.#gone.add(guestId);
    for (const [id, state] of this.trips) {
      if (state.owner !== guestId) continue;
      const trip = { ...state.document.trip, userid: userId };
      this.trips.set(id, { ...state, owner: userId, document: { ...state.document, trip } });
    }
  }

  /** The calls of one device, signed in as the user that `signedIn` returns at that moment. */
  api(signedIn: () => string | null): TripDependencies['api'] {
    const caller = () => this.#caller(signedIn());
    return {
      create: async (input) => {
        const userId = caller();
        const body = input?.body ?? {};
        await this.#arrive('create');
        const id = body.id ?? newId();
        if (!this.trips.has(id)) this.#make(id, userId(), body);
        return this.#answer(wireTrip(this.#find(id)));
      },
      get: async ({ params }) => {
        const userId = caller();
        await this.#arrive('get');
        return this.#answer(wireTrip(this.#visible(params.id, userId())));
      },
      view: async ({ body }) => {
        const userId = caller();
        await this.#arrive('view');
        return this.#answer(wireTrip(this.#visible(body.tripid, userId())));
      },
      history: async ({ params, query }) => {
        const userId = caller();
        await this.#arrive('history');
        const before = Number(query?.before ?? Number.POSITIVE_INFINITY);
        const limit = Number(query?.limit ?? 50);
        const { log } = this.#visible(params.id, userId());
        const below = log.filter(({ version }) => version < before).reverse();
        const entries = below.slice(0, Math.min(limit, this.historyPage)).map((entry) => ({
          version: entry.version,
          changeId: entry.changeId,
          at: '2027-05-08T12:00:00Z',
          actor: '',
          mine: entry.actor === userId(),
          kind: entry.kind,
          of: entry.of,
          ...(this.isLarge ? { writes: null, large: true as const } : { writes: [...entry.writes] }),
          effects: [],
          undone: false,
        }));
        return this.#answer({ entries, more: below.length > entries.length });
      },
      sendChanges: async ({ params, body: sent }) => {
        const userId = caller();
        const body = JSON.parse(JSON.stringify(sent)) as typeof sent; // as it arrives
        this.underWay += 1;
        this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
        try {
          await this.#arrive('sendChanges');
          this.largestRequest = Math.max(this.largestRequest, body.changes.length);
          const trip = this.#visible(params.id, userId());
          for (const { change } of body.changes) {
            const refusal = this.refuseChange(change);
            if (refusal) throw refusal;
          }
          const results = body.changes.map(({ changeId, change }): ChangeResult => {
            const decision = this.#accept(trip, { changeId, change, actor: userId() ?? '' });
            const { status, version } = decision;
            if (decision.status !== 'conflict') return { changeId, status, version, effects: [] };
            return { changeId, status, version, effects: [], ...refusalMessage(decision.refusal) };
          });
          const now = this.#find(params.id);
          const missed = now.log.filter(({ version }) => version > body.baseVersion);
          const isTold = missed.length <= KEPT && !this.isLarge;
          const patches = isTold ? missed.flatMap((entry) => [...entry.patches]) : null;
          const [only, ...others] = results;
          if (only?.status === 'conflict' && others.length === 0) {
            const more = { version: now.version, ...(patches ? { patches } : {}) };
            const { message = '', key, values } = only;
            throw new ProblemError({ code: 'conflict', message, key, values, ...more });
          }
          const reset = isTold ? {} : { reset: wireTrip(now) };
          return await this.#answer({ version: now.version, patches, ...reset, results });
        } finally {
          this.underWay -= 1;
        }
      },
    };
  }

  /** Opens the live updates of a trip for one device. */
  live(signedIn: () => string | null): TripDependencies['openLive'] {
    return async (tripId, afterVersion, signal) => {
      const userId = this.#caller(signedIn());
      await this.#arrive('live');
      if (!this.isLive) throw new TypeError('Failed to fetch');
      this.#visible(tripId, userId());
      return new ReadableStream({
        start: (controller) => {
          const watcher = { tripId, sent: afterVersion, controller };
          this.#watchers.add(watcher);
          signal.addEventListener('abort', () => {
            if (this.#watchers.delete(watcher)) controller.error(new DOMException('Aborted', 'AbortError'));
          });
          this.#tellWatchers();
        },
      });
    };
  }

  /** Each call has the token from when it started, which may be invalid by the time it arrives. */
  #caller(asked: string | null): () => string | null {
    return () => (asked !== null && this.#gone.has(asked) ? null : asked);
  }

  #make(
    id: string,
    owner: string | null,
    {
      copyOf,
      name,
      currency,
    }: { copyOf?: string | undefined; name?: string | undefined; currency?: string | undefined },
  ): void {
    if (owner === null) throw new RequestRefused('signed-out', 'signInOrStart');
    const document = copyOf
      ? copied(this.#find(copyOf).document, id)
      : emptyDocument({ id, currency: currency ?? 'USD', name: name ?? '' });
    this.add(document, owner);
  }

  #accept(trip: TripState & { owner: string | null }, asked: Asked) {
    const { id } = trip.document.trip;
    const state = this.#find(id);
    const decision = acceptFromLog(state, asked, { maxDestinations: null });
    if (decision.status === 'applied') {
      const { document, version, entry } = decision;
      this.trips.set(id, { document, version, log: [...state.log, entry], owner: trip.owner });
      this.#tellWatchers();
    }
    return decision;
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) {
      const trip = this.trips.get(watcher.tripId);
      if (!trip) continue;
      for (const { version, changeId, patches } of trip.log.filter((entry) => entry.version > watcher.sent)) {
        const data = JSON.stringify({ version, changeId, patches });
        watcher.controller.enqueue(
          new TextEncoder().encode(`event: change\nid: ${version}\ndata: ${data}\n\n`),
        );
      }
      watcher.sent = Math.max(watcher.sent, trip.version);
    }
  }

  async #arrive(call: string): Promise<void> {
    await this.delayed;
    if (!this.reachable) throw new TypeError('Failed to fetch');
    this.calls.push(call);
    const refusal = call === 'history' || call === 'live' ? undefined : this.refusals.shift();
    if (refusal) throw refusal;
  }

  async #answer<Answer>(answer: Answer): Promise<Answer> {
    const copy = structuredClone(answer);
    if (this.held) await this.held;
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      throw new TypeError('Failed to fetch');
    }
    return copy;
  }

  #visible(id: string, userId: string | null) {
    const trip = this.#find(id);
    if (trip.owner !== null && trip.owner !== userId) throw new RequestRefused('not-found', 'tripNotFound');
    return trip;
  }

  #find(id: string) {
    const trip = this.trips.get(id);
    if (!trip) throw new RequestRefused('not-found', 'tripNotFound');
    return trip;
  }
}

/** The same rows under new ids. */
function copied(source: TripDocument, id: string): TripDocument {
  let document = emptyDocument({ ...source.trip, id });
  const ids = new Map<string, string>();
  for (const row of orderedDestinations(source)) {
    ids.set(row.id, newId());
    const { name, coords, nights, timezone, transport } = row;
    const fields = { name, coords, nights, timezone, transport };
    document = applyEdit(document, { kind: 'destination.add', id: ids.get(row.id) ?? '', fields }).document;
  }
  for (const { name, start, homeDestid } of orderedEvents(source)) {
    const fields = { name, start, homeDestid: ids.get(homeDestid ?? '') ?? null };
    document = applyEdit(document, { kind: 'event.add', id: newId(), fields }).document;
  }
  return document;
}

function wireTrip({ document, version }: TripState): Trip {
  return tripFromDocument(document, {
    version,
    createdAt: '2027-05-01T12:00:00Z',
    updatedAt: '2027-05-07T12:00:00Z',
    viewedAt: null,
    owner: null,
    totals: totalsOf(document),
  });
}
