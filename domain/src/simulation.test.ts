import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { Edit, SentChange } from '@wayfold/contract/trip/change';
import type { LiveNotice } from '@wayfold/contract/trip/patch';
import type { ChangeResult } from '@wayfold/contract/trip/trips-endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditContext } from './changes/apply-change';
import { settle } from './changes/settle';
import { ChangeRefused } from './document/change-refused';
import { applyPatches } from './document/patches';
import type { TripDocument } from './document/trip-document';
import { type Batch, batchFailed, enqueue, takeBatch } from './sync/sync-queue';
import { type ChangesAnswer, receiveAnswer, receiveLive, receiveReset } from './sync/sync-receive';
import { isBehind, keptOf, type SyncState, startSync } from './sync/sync-state';
import { acceptFromLog, type TripState } from './testing/accept-from-log';
import { editFor, type Wish, wishes } from './testing/random-edits';
import { idOf, makeTrip } from './testing/trips';

/** How many versions back the simulated server can return patches. */
const KEPT = 12;
/** How many new changes the simulated server processes in one request; it returns no result for the others. */
const MOST_LOOKED_AT = 2;

const onServer: EditContext = {
  maxDestinations: 12,
  measureLegs: (missing) =>
    Object.fromEntries(
      missing.map(({ id, key }) => [id, { key, meters: 1_000, seconds: 60, estimated: true, failed: false }]),
    ),
};
const onDevice: EditContext = { maxDestinations: 12 };
const first = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });

class World {
  server: TripState = { document: first, version: 0, log: [] };
  readonly clients: SyncState[] = ['ana', 'ben'].map((actor) =>
    startSync({ actor, context: onDevice, confirmed: { document: first, version: 0 } }),
  );
  /** Requests and responses in transit, by client. If a response is lost, the request was still delivered. */
  readonly requests: (Batch | null)[] = [null, null];
  readonly answers: (ChangesAnswer | null)[] = [null, null];
  readonly oldAnswers: ChangesAnswer[][] = [[], []];
  readonly notices: LiveNotice[][] = [[], []];
  /** The server's document by version. */
  readonly documents: TripDocument[] = [first];
  fresh = 100;

  edit(who: number, make: (state: SyncState, fresh: number) => SentChange['change']): void {
    this.fresh += 3;
    const state = this.at(who);
    try {
      const change = make(state, this.fresh);
      this.clients[who] = enqueue(state, { changeId: idOf(this.fresh + 2), change }).state;
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
    }
  }

  send(who: number): void {
    const taken = takeBatch(this.at(who), 3);
    if (!taken) return;
    this.clients[who] = taken.state;
    this.requests[who] = taken.batch;
  }

  deliver(who: number): void {
    const request = this.requests[who];
    if (!request) return;
    this.requests[who] = null;
    this.answers[who] = this.serve(['ana', 'ben'][who] ?? '', request);
  }

  serve(actor: string, { baseVersion, changes }: Batch): ChangesAnswer {
    const results = this.within(changes).map(({ changeId, change }): ChangeResult => {
      const decision = acceptFromLog(this.server, { changeId, change, actor }, onServer);
      const { status, version } = decision;
      if (decision.status === 'conflict')
        return { changeId, status, version, effects: [], ...refusalMessage(decision.refusal) };
      const { effects, patches } = decision.entry;
      if (decision.status === 'applied') {
        this.server = { document: decision.document, version, log: [...this.server.log, decision.entry] };
        this.documents.push(decision.document);
        for (const notices of this.notices) notices.push({ version, changeId, patches: [...patches] });
      }
      return { changeId, status, version, effects: [...effects] };
    });
    const missed = this.server.log.filter((entry) => entry.version > baseVersion);
    const patches = missed.length > KEPT ? null : missed.flatMap((entry) => entry.patches);
    const { document, version } = this.server;
    // If there are no patches, the trip itself is in the response, or has to be read.
    const reset = patches === null && version % 2 === 0 ? { reset: { document, version } } : {};
    return { version, patches, results, ...reset };
  }

  /** The changes that a request may process: as many as aren't too much work, and those already known. */
  within(changes: readonly SentChange[]): SentChange[] {
    let looked = 0;
    return changes.filter(({ changeId }) => {
      if (this.server.log.some((entry) => entry.changeId === changeId)) return true;
      looked += 1;
      return looked <= MOST_LOOKED_AT;
    });
  }

  /** A request that succeeds. */
  flush(who: number): void {
    this.send(who);
    this.deliver(who);
    this.answer(who);
  }

  answer(who: number): void {
    const answer = this.answers[who];
    if (!answer) return;
    this.answers[who] = null;
    this.oldAnswers[who]?.push(answer);
    this.clients[who] = receiveAnswer(this.at(who), answer);
  }

  /** The request or its response is lost; the device will try again. */
  lose(who: number): void {
    if (this.requests[who] === null && this.answers[who] === null) return;
    this.requests[who] = null;
    this.answers[who] = null;
    this.clients[who] = batchFailed(this.at(who));
  }

  hear(who: number, index: number, keep: boolean): void {
    const notices = this.notices[who] ?? [];
    const notice = notices[index % Math.max(1, notices.length)];
    if (!notice) return;
    if (!keep) notices.splice(notices.indexOf(notice), 1);
    this.clients[who] = receiveLive(this.at(who), notice);
  }

  hearAgain(who: number, index: number): void {
    const old = this.oldAnswers[who]?.[index];
    if (old && this.at(who).inFlight === null) this.clients[who] = receiveAnswer(this.at(who), old);
  }

  reload(who: number): void {
    this.requests[who] = null;
    this.answers[who] = null;
    const { actor, context } = this.at(who);
    const kept = JSON.parse(JSON.stringify(keptOf(this.at(who)))) as ReturnType<typeof keptOf>;
    this.clients[who] = startSync({ actor, context, ...kept });
  }

  reread(who: number): void {
    const { document, version } = this.server;
    this.clients[who] = receiveReset(this.at(who), { document, version });
  }

  /** A step is made, undone and redone, and the server receives each of these. */
  thereAndBack(who: number, wish: Wish): void {
    this.edit(who, (state, fresh) => sendable(editFor(state.document, wish, fresh)));
    this.flush(who);
    this.edit(who, () => ({ kind: 'undo' }));
    this.flush(who);
    this.edit(who, () => ({ kind: 'redo' }));
    this.flush(who);
  }

  at(who: number): SyncState {
    const state = this.clients[who];
    if (!state) throw new Error('There are two clients.');
    return state;
  }

  /** Everyone comes online and everything arrives. */
  drain(): void {
    for (let round = 0; round < 200; round += 1) {
      for (const who of [0, 1]) {
        this.lose(who);
        this.send(who);
        this.deliver(who);
        this.answer(who);
        while ((this.notices[who]?.length ?? 0) > 0) this.hear(who, 0, false);
        if (isBehind(this.at(who))) this.reread(who);
      }
      if (
        this.clients.every(
          (state) => state.pending.length === 0 && state.confirmed.version === this.server.version,
        )
      )
        break;
    }
  }
}

function sendable(edit: Edit): SentChange['change'] {
  if (edit.kind === 'legs.set') throw new Error('Only the server sets legs.');
  return edit;
}

type Step = { what: string; who: number; index: number; wish: Wish };
const steps: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    ...[
      'edit',
      'edit',
      'edit',
      'undo',
      'redo',
      'send',
      'send',
      'deliver',
      'deliver',
      'answer',
      'answer',
      'lose',
    ],
    ...[
      'hear',
      'hear',
      'hear',
      'hear twice',
      'hear again',
      'reload',
      'reread',
      'restore',
      'flush',
      'flush',
      'flush',
    ],
  ),
  who: fc.nat(1),
  index: fc.nat(4),
  wish: wishes,
});

function take(world: World, { what, who, index, wish }: Step): void {
  if (what === 'edit') {
    world.edit(who, (state, fresh) => sendable(editFor(state.document, wish, fresh)));
  } else if (what === 'there and back') world.thereAndBack(who, wish);
  else if (what === 'undo') world.edit(who, () => ({ kind: 'undo' }));
  else if (what === 'redo') world.edit(who, () => ({ kind: 'redo' }));
  else if (what === 'restore') {
    world.edit(who, (state) => {
      const entry = state.log[state.log.length - 1 - index];
      return entry ? { kind: 'undo', of: entry.changeId } : { kind: 'undo' };
    });
  } else if (what === 'send') world.send(who);
  else if (what === 'deliver') world.deliver(who);
  else if (what === 'answer') world.answer(who);
  else if (what === 'lose') world.lose(who);
  else if (what === 'hear' || what === 'hear twice') world.hear(who, index, what === 'hear twice');
  else if (what === 'hear again') world.hearAgain(who, index);
  else if (what === 'reload') world.reload(who);
  else world.reread(who);
}

test('two devices and the server agree after lost responses, repeats, reordering, offline periods, undo and redo', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 120, size: 'max' }), (script) => {
      const world = new World();
      for (const step of script) {
        const versions = world.clients.map((state) => state.confirmed.version);
        take(world, step);
        for (const [who, { confirmed }] of world.clients.entries()) {
          expect(confirmed.version).toBeGreaterThanOrEqual(versions[who] ?? 0);
        }
        const { confirmed } = world.at(step.who);
        if (confirmed.version !== versions[step.who]) {
          expect(confirmed.document).toEqual(world.documents[confirmed.version]);
        }
      }
      world.drain();

      for (const state of world.clients) {
        expect(state.pending).toEqual([]);
        expect(state.confirmed.version).toBe(world.server.version);
        expect(state.document).toEqual(world.server.document);
      }
      const folded = world.server.log.reduce(
        (document, entry) => applyPatches(document, entry.patches),
        first,
      );
      expect(folded).toEqual(world.server.document);
      expect(settle(world.server.document)).toEqual(world.server.document);
      expect(new Set(world.server.log.map((entry) => entry.changeId)).size).toBe(world.server.log.length);
    }),
    { numRuns: 100 },
  );
}, 60_000);
