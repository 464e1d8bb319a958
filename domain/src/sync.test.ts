import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { Change } from '@wayfold/contract/trip/change';
import { expect, test } from 'vitest';
import { applyEdit } from './changes/apply-change';
import { ChangeRefused } from './document/change-refused';
import { batchFailed, batchRefused, dismissConflict, enqueue, takeBatch } from './sync/sync-queue';
import { learnHistory, receiveAnswer, receiveLive, receiveReset } from './sync/sync-receive';
import { isBehind, isSaved, keptOf, type SyncState, startSync } from './sync/sync-state';
import { idOf, makeTrip, STOPS } from './testing/trips';

const { denver, moab, page } = STOPS;
const trip = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
const context = { maxDestinations: null };
const fresh = () => startSync({ actor: 'ana', context, confirmed: { document: trip, version: 7 } });
const nights = (id: string, count: number) =>
  ({ kind: 'destination.set', id, fields: { nights: count } }) as const;

function change(state: SyncState, number: number, edit: Change): SyncState {
  return enqueue(state, { changeId: idOf(number), change: edit }).state;
}

function send(state: SyncState) {
  const taken = takeBatch(state);
  if (!taken) throw new Error('Nothing waits.');
  return taken;
}

function nightsOf(state: SyncState): (number | undefined)[] {
  return [denver.id, moab.id, page.id].map((id) => state.document.destinations[id]?.nights);
}

test('an edit shows immediately, is pending, and is saved once the server responds', () => {
  const edited = change(fresh(), 100, nights(moab.id, 4));
  const { state, batch } = send(edited);
  const { patches } = applyEdit(trip, nights(moab.id, 4));
  const result = { changeId: idOf(100), status: 'applied' as const, version: 8, effects: [] };
  const answered = receiveAnswer(state, { version: 8, patches, results: [result] });

  expect(nightsOf(edited)).toEqual([2, 4, 1]);
  expect(batch).toEqual({ baseVersion: 7, changes: [{ changeId: idOf(100), change: nights(moab.id, 4) }] });
  expect(takeBatch(state)).toBeNull();
  expect(isSaved(answered)).toBe(true);
  expect(answered.confirmed).toEqual({ document: edited.document, version: 8 });
});

test('a change without a result stays pending and is sent again', () => {
  const both = change(change(fresh(), 100, nights(moab.id, 4)), 101, nights(denver.id, 5));
  const { patches } = applyEdit(trip, nights(moab.id, 4));
  const results = [{ changeId: idOf(100), status: 'applied' as const, version: 8, effects: [] }];
  const answered = receiveAnswer(send(both).state, { version: 8, patches, results });

  expect(nightsOf(answered)).toEqual([5, 4, 1]);
  expect(isSaved(answered)).toBe(false);
  expect(send(answered).batch).toEqual({
    baseVersion: 8,
    changes: [{ changeId: idOf(101), change: nights(denver.id, 5) }],
  });
});

test('one’s own change that arrives live is saved, whatever happens to the response', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const { patches } = applyEdit(trip, nights(moab.id, 4));
  const live = receiveLive(state, { version: 8, changeId: idOf(100), patches });

  expect(isSaved(live)).toBe(true);
  expect(isSaved(receiveLive(live, { version: 8, changeId: idOf(100), patches }))).toBe(true);
  expect(takeBatch(batchFailed(live))).toBeNull();
});

test('another person’s change goes below the pending ones', () => {
  const mine = change(fresh(), 100, nights(moab.id, 4));
  const { patches } = applyEdit(trip, nights(denver.id, 5));
  const both = receiveLive(mine, { version: 8, changeId: idOf(200), patches });

  expect(nightsOf(both)).toEqual([5, 4, 1]);
  expect(both.document.destinations[page.id]?.dtArrive).toBe('2027-05-17');
});

test('a notice that arrives too early waits for the one before it', () => {
  const first = applyEdit(trip, nights(denver.id, 5));
  const second = applyEdit(first.document, nights(denver.id, 6));
  const early = receiveLive(fresh(), { version: 9, changeId: idOf(201), patches: second.patches });
  const caughtUp = receiveLive(early, { version: 8, changeId: idOf(200), patches: first.patches });

  expect(nightsOf(early)).toEqual([2, 3, 1]);
  expect(isBehind(early)).toBe(true);
  expect(caughtUp.confirmed.version).toBe(9);
  expect(nightsOf(caughtUp)).toEqual([6, 3, 1]);
  expect(isBehind(caughtUp)).toBe(false);
});

test('undoing a change that was never sent removes it from the queue, and redo adds it again', () => {
  const edited = change(fresh(), 100, nights(moab.id, 4));
  const undone = change(edited, 101, { kind: 'undo' });
  const redone = change(undone, 102, { kind: 'redo' });

  expect(undone.pending).toEqual([]);
  expect(undone.document).toEqual(trip);
  expect(redone.pending.map(({ changeId }) => changeId)).toEqual([idOf(100)]);
  expect(nightsOf(redone)).toEqual([2, 4, 1]);
});

test('undoing a change that may have reached the server is a change of its own that names its target', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const undone = change(state, 101, { kind: 'undo' });

  expect(undone.pending.map((waits) => waits.change)).toEqual([
    nights(moab.id, 4),
    { kind: 'undo', of: idOf(100) },
  ]);
  expect(undone.document).toEqual(trip);
});

test('redoing an undo that was never sent removes the undo from the queue', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const redone = change(change(state, 101, { kind: 'undo' }), 102, { kind: 'redo' });

  expect(redone.pending.map(({ changeId }) => changeId)).toEqual([idOf(100)]);
  expect(nightsOf(redone)).toEqual([2, 4, 1]);
});

test('a step that later unsent ones depend on isn’t canceled', () => {
  const { id, name, coords } = STOPS.springdale;
  const added = change(fresh(), 100, { kind: 'destination.add', id, fields: { name, coords } });
  const planned = change(added, 101, {
    kind: 'event.add',
    id: idOf(20),
    fields: { name: 'Zion', homeDestid: id },
  });

  expect(() => change(planned, 102, { kind: 'undo', of: idOf(100) })).toThrow(ChangeRefused);
});

test('pending changes survive closing the tab, and sent ones are sent again with the same ids', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const kept: ReturnType<typeof keptOf> = JSON.parse(JSON.stringify(keptOf(state)));
  const opened = startSync({ actor: 'ana', context, ...kept });

  expect(nightsOf(opened)).toEqual([2, 4, 1]);
  expect(takeBatch(opened)?.batch.changes[0]?.changeId).toBe(idOf(100));
  expect(change(opened, 101, { kind: 'undo' }).pending).toHaveLength(2);
});

test('a change the server refuses is undone here and reported until the person has read it', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const refusal = refusalMessage(['stepSubjectGone', { name: 'Moab' }]);
  const result = { changeId: idOf(100), status: 'conflict' as const, version: 7, effects: [], ...refusal };
  const refused = receiveAnswer(state, { version: 7, patches: [], results: [result] });

  expect(refused.document).toEqual(trip);
  expect(refused.conflicts).toEqual([{ changeId: idOf(100), change: nights(moab.id, 4), refusal }]);
  expect(() => change(refused, 101, { kind: 'undo' })).toThrow('There is nothing to undo.');
  expect(dismissConflict(refused, idOf(100)).conflicts).toEqual([]);
  expect(batchRefused(state, refusal).conflicts[0]?.refusal).toBe(refusal);
});

test('when the server no longer has the patches, the trip is read again and nothing is shown twice or lost', () => {
  const { state } = send(change(fresh(), 100, nights(moab.id, 4)));
  const result = { changeId: idOf(100), status: 'applied' as const, version: 300, effects: [] };
  const far = receiveAnswer(state, { version: 301, patches: null, results: [result] });
  const document = applyEdit(trip, nights(moab.id, 4)).document;
  const read = receiveReset(far, { document, version: 301 });

  expect(isBehind(far)).toBe(true);
  expect(nightsOf(far)).toEqual([2, 4, 1]);
  expect(takeBatch(far)).toBeNull();
  expect(isSaved(read)).toBe(true);
  expect(isBehind(read)).toBe(false);
  expect(receiveReset(read, { document: trip, version: 7 })).toBe(read);
});

test('undo works across a reload once the history is known', () => {
  const edited = applyEdit(trip, nights(moab.id, 4));
  const opened = startSync({ actor: 'ana', context, confirmed: { document: edited.document, version: 8 } });
  const entry = {
    version: 8,
    changeId: idOf(100),
    at: '2027-01-01T00:00:00Z',
    actor: 'Ana',
    mine: true,
    kind: 'destination.set',
    of: null,
    writes: edited.inverse,
    effects: [],
    undone: false,
  };

  expect(() => change(opened, 101, { kind: 'undo' })).toThrow(ChangeRefused);
  const undone = change(learnHistory(opened, [entry]), 101, { kind: 'undo' });
  expect(undone.document).toEqual(trip);
});

test('a request contains no more than the server accepts', () => {
  let state = fresh();
  for (let number = 0; number < 150; number += 1) {
    const notes = 'x'.repeat(5_000);
    state = change(state, 1_000 + number * 2, {
      kind: 'event.add',
      id: idOf(1_001 + number * 2),
      fields: { name: 'Walk', notes },
    });
  }

  const { batch } = send(state);
  expect(batch.changes.length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(batch).length).toBeLessThan(1024 * 1024);
});

test('a step too large for the response is undone by the server, and the trip stays as it is until then', () => {
  const step = { version: 7, changeId: idOf(100), at: '2027-05-08T12:00:00.000Z', actor: 'Ana', mine: true };
  const more = { kind: 'events.clear', of: null, writes: null, large: true as const, effects: null };
  const known = learnHistory(fresh(), [{ ...step, ...more, undone: false }]);
  const { state, batch } = send(change(known, 101, { kind: 'undo' }));
  const result = { changeId: idOf(101), status: 'applied' as const, version: 8, effects: [] };
  const document = applyEdit(trip, nights(moab.id, 6)).document;
  const reset = { document, version: 8 };
  const answered = receiveAnswer(state, { version: 8, patches: null, reset, results: [result] });

  expect(state.document).toEqual(trip);
  expect(batch.changes).toEqual([{ changeId: idOf(101), change: { kind: 'undo', of: idOf(100) } }]);
  expect(nightsOf(answered)).toEqual([2, 6, 1]);
  expect([isSaved(answered), isBehind(answered)]).toEqual([true, false]);
});
