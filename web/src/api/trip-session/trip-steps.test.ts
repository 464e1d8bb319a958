import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import type { UnlistedChange } from '@wayfold/domain/sync/unlisted-changes';
import { STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { reachesNow, tripSteps } from './trip-steps';

const { moab } = STOPS;
const shorter = {
  in: 'destinations' as const,
  id: moab.id,
  name: 'Moab',
  before: { nights: 3 },
  after: { nights: 2 },
};

function untold(version: number | null, fields: Partial<UnlistedChange> = {}): UnlistedChange {
  return {
    changeId: newId(),
    version,
    kind: 'destination.set',
    of: null,
    writes: [shorter],
    effects: [],
    ...fields,
  };
}

function read(version: number, fields: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    version,
    changeId: newId(),
    at: '2026-11-20T16:00:00.000Z',
    actor: 'Mei',
    mine: true,
    kind: 'destination.set',
    of: null,
    writes: [shorter],
    effects: [],
    undone: false,
    ...fields,
  };
}

test('pending changes of this device are listed above the server’s, as the user’s own', () => {
  const waiting = untold(null);
  const saved = read(7);

  const [first, ...others] = tripSteps([waiting], [saved]);

  expect(first).toMatchObject({ changeId: waiting.changeId, version: null, mine: true, undone: false });
  expect(Math.abs(Date.parse(first?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(others).toEqual([saved]);
});

test('a change that the server already lists appears once, as the server describes it', () => {
  const sent = untold(8);
  const saved = read(8, { changeId: sent.changeId });

  expect(tripSteps([sent], [saved])).toEqual([saved]);
});

test('a step that is undone on this device counts as undone', () => {
  const saved = read(7);
  const undo = untold(null, { kind: 'undo', of: saved.changeId });

  const steps = tripSteps([undo], [saved]);

  expect(steps.map(({ undone }) => undone)).toEqual([false, true]);
});

test('the history reaches the current trip only if no changes by others are missing', () => {
  const saved = [read(7)];
  const waiting = tripSteps([untold(null)], saved);
  const taken = tripSteps([untold(9)], saved);

  expect(reachesNow(waiting, saved, 7)).toBe(true);
  expect(reachesNow(tripSteps([untold(8)], saved), saved, 8)).toBe(true);
  expect(reachesNow(taken, saved, 9)).toBe(false);
  expect(reachesNow(tripSteps([untold(null)], []), [], 0)).toBe(true);
});
