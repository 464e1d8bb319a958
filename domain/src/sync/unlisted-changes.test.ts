import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { idOf, makeTrip, STOPS } from '../testing/trips';
import { enqueue, takeBatch } from './sync-queue';
import { learnHistory, receiveAnswer } from './sync-receive';
import { type SyncState, startSync } from './sync-state';
import { unlistedChanges } from './unlisted-changes';

const { moab, page } = STOPS;
const trip = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
const context = { maxDestinations: null };
const fresh = () => startSync({ actor: 'ana', context, confirmed: { document: trip, version: 7 } });
const nights = (id: string, count: number) =>
  ({ kind: 'destination.set', id, fields: { nights: count } }) as const;
const removal = { kind: 'destination.remove', id: page.id } as const;

function waitingWithTwo(): SyncState {
  const first = enqueue(fresh(), { changeId: idOf(100), change: nights(moab.id, 4) }).state;
  return enqueue(first, { changeId: idOf(101), change: removal }).state;
}

test('pending changes are listed newest first, with writes and effects', () => {
  const [newest, oldest, ...others] = unlistedChanges(waitingWithTwo());

  expect(others).toEqual([]);
  expect(newest).toMatchObject({ changeId: idOf(101), version: null, kind: 'destination.remove' });
  expect(newest?.writes).toMatchObject([{ in: 'destinations', id: page.id, name: 'Page', after: null }]);
  expect(oldest?.effects).toContainEqual(expect.objectContaining({ kind: 'moved', id: page.id, days: 1 }));
});

test('a change that was canceled before it was sent is not listed, and neither is its undo', () => {
  const cancelled = enqueue(waitingWithTwo(), { changeId: idOf(102), change: { kind: 'undo' } }).state;

  expect(unlistedChanges(cancelled).map(({ changeId }) => changeId)).toEqual([idOf(100)]);

  const again = enqueue(cancelled, { changeId: idOf(103), change: { kind: 'redo' } }).state;
  expect(unlistedChanges(again).map(({ changeId }) => changeId)).toEqual([idOf(101), idOf(100)]);
});

test('a change the server accepted stays listed until its history contains it', () => {
  const taken = takeBatch(waitingWithTwo(), 1)?.state ?? fresh();
  const { patches, inverse } = applyEdit(trip, nights(moab.id, 4));
  const result = { changeId: idOf(100), status: 'applied' as const, version: 8, effects: [] };
  const answered = receiveAnswer(taken, { version: 8, patches, results: [result] });
  const read: HistoryEntry = {
    version: 8,
    changeId: idOf(100),
    at: '2027-05-08T12:00:00Z',
    actor: 'Ana',
    mine: true,
    kind: 'destination.set',
    of: null,
    writes: [...inverse],
    effects: [],
    undone: false,
  };

  expect(unlistedChanges(answered).map(({ changeId, version }) => [changeId, version])).toEqual([
    [idOf(101), null],
    [idOf(100), 8],
  ]);
  expect(unlistedChanges(learnHistory(answered, [read])).map(({ changeId }) => changeId)).toEqual([
    idOf(101),
  ]);
});
