import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { idOf, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { dayName, historyDays, historySteps, isShown } from './history-list';

const { moab } = STOPS;

function entryOf(version: number, fields: Partial<HistoryEntry>): HistoryEntry {
  return {
    version,
    changeId: idOf(version),
    at: '2026-11-20T16:00:00.000Z',
    actor: 'Mei',
    mine: true,
    kind: 'destination.set',
    of: null,
    effects: [],
    undone: false,
    writes: [{ in: 'destinations', id: moab.id, name: 'Moab', before: { nights: 3 }, after: { nights: 2 } }],
    ...fields,
  };
}
const stepsOf = (...entries: HistoryEntry[]) =>
  historySteps(makeTrip(null, { moab: 2 }), entries, 'America/Denver');

test('steps are grouped by the day on the device’s clock', () => {
  const days = historyDays(
    stepsOf(
      entryOf(3, { at: '2026-11-21T05:00:00.000Z' }),
      entryOf(2, { at: '2026-11-20T16:00:00.000Z' }),
      entryOf(1, { at: '2026-11-19T16:00:00.000Z' }),
    ),
    '2026-11-20',
  );

  expect(days.map(({ date, steps }) => [date, steps.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
  expect(dayName('2026-11-20', '2026-11-20')).toBe('today');
  expect(dayName('2026-11-19', '2026-11-20')).toBe('yesterday');
  expect(dayName('2026-11-18', '2026-11-20')).toBeNull();
});

test('unsaved changes on this device are listed under today, whenever they were made', () => {
  const waiting = { ...entryOf(0, { at: '2026-11-18T16:00:00.000Z' }), version: null };
  const steps = historySteps(makeTrip(null, { moab: 2 }), [waiting, entryOf(2, {})], 'America/Denver');

  expect(historyDays(steps, '2026-11-20').map(({ date, steps: { length } }) => [date, length])).toEqual([
    ['2026-11-20', 2],
  ]);
});

test('changes without effect and automatic leg changes are not listed', () => {
  expect(stepsOf(entryOf(2, { kind: 'legs.set' }), entryOf(1, { writes: [] }))).toEqual([]);
});

test('filters narrow the list to the route, plans, costs or the user’s own steps', () => {
  const event = { in: 'events' as const, id: idOf(20), name: 'Rafting' };
  const [route, priced, others] = stepsOf(
    entryOf(3, {}),
    entryOf(2, {
      kind: 'event.set',
      writes: [{ ...event, before: { costEst: null }, after: { costEst: 80 } }],
    }),
    entryOf(1, { kind: 'cost.add', writes: null, mine: false }),
  );
  if (!route || !priced || !others) throw new Error('Three steps were given.');

  expect([route, priced, others].map((step) => isShown(step, 'route'))).toEqual([true, false, false]);
  expect([route, priced, others].map((step) => isShown(step, 'plans'))).toEqual([false, true, false]);
  expect([route, priced, others].map((step) => isShown(step, 'costs'))).toEqual([false, true, true]);
  expect([route, priced, others].map((step) => isShown(step, 'mine'))).toEqual([true, true, false]);
});

test('an undone step knows its newest undo', () => {
  const [, , step] = stepsOf(
    entryOf(4, { kind: 'undo', of: idOf(1) }),
    entryOf(3, { kind: 'redo', of: idOf(1) }),
    entryOf(1, { undone: true }),
  );

  expect(step?.undoneBy?.version).toBe(4);
});
