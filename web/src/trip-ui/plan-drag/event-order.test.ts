import type { TripEvent } from '@wayfold/contract/trip/trip';
import { completeRow } from '@wayfold/domain/document/rows';
import { expect, test } from 'vitest';
import { dropEvent } from './event-order';

const MOAB = '01900000-0000-7000-8000-0000000000aa';
const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const event = (n: number, start: string, more: Partial<TripEvent> = {}): TripEvent => ({
  ...completeRow('events', id(n), { name: `Event ${n}`, start, ...more }),
  destid: MOAB,
});
const on = (date: string | null, dayIndex = 1) => ({ destid: MOAB, date, dayIndex, tripDay: dayIndex + 2 });

test('an event that still fits its new position keeps its time', () => {
  const lunch = event(1, '2027-05-10T13:00');
  const entry = event(2, '2027-05-11T07:30', { sortId: 1 });

  const { changes, newTime } = dropEvent({ ...on('2027-05-11'), event: lunch, order: [entry, lunch] });

  expect(newTime).toBeNull();
  expect(changes[0]).toEqual({
    kind: 'event.set',
    id: lunch.id,
    fields: { start: '2027-05-11T13:00', end: null, homeDestid: MOAB },
  });
  expect(changes[1]).toEqual({ kind: 'event.sort', order: { [entry.id]: 0, [lunch.id]: 1 } });
});

test('an event dropped after a later one starts when that one ends', () => {
  const entry = event(1, '2027-05-11T07:30', { end: '2027-05-11T08:30' });
  const lunch = event(2, '2027-05-11T13:00', { end: '2027-05-11T14:10' });

  const { changes, newTime } = dropEvent({ ...on('2027-05-11'), event: entry, order: [lunch, entry] });

  expect(newTime).toBe('14:15');
  expect(changes[0]).toMatchObject({ fields: { start: '2027-05-11T14:15', end: '2027-05-11T15:15' } });
});

test('an event dropped before an earlier one ends when that one begins', () => {
  const entry = event(1, '2027-05-11T07:30');
  const lunch = event(2, '2027-05-11T13:00', { end: '2027-05-11T14:30' });

  const { newTime } = dropEvent({ ...on('2027-05-11'), event: lunch, order: [lunch, entry] });

  expect(newTime).toBe('06:00');
});

test('a time squeezed between two others is never later than the next', () => {
  const first = event(1, '2027-05-11T09:00', { end: '2027-05-11T12:00' });
  const next = event(2, '2027-05-11T10:00');
  const late = event(3, '2027-05-11T20:00');

  const { newTime } = dropEvent({ ...on('2027-05-11'), event: late, order: [first, late, next] });

  expect(newTime).toBe('10:00');
});

test('events without a time are sorted without getting one', () => {
  const walk = event(1, '2027-05-11', { sortId: 0 });
  const market = event(2, '2027-05-11', { sortId: 1 });

  const { changes, newTime } = dropEvent({ ...on('2027-05-11'), event: market, order: [market, walk] });

  expect(newTime).toBeNull();
  expect(changes).toEqual([{ kind: 'event.sort', order: { [market.id]: 0, [walk.id]: 1 } }]);
});

test('without dates an event moves to a day of the stay', () => {
  const walk = { ...event(1, '2027-05-11'), start: null, dayIndex: 1 };

  const { changes } = dropEvent({ ...on(null, 2), event: walk, order: [walk] });

  expect(changes).toEqual([{ kind: 'event.set', id: walk.id, fields: { dayIndex: 2, homeDestid: MOAB } }]);
});

test('dropping an event at its old position changes nothing', () => {
  const walk = event(1, '2027-05-11T10:00');

  expect(dropEvent({ ...on('2027-05-11'), event: walk, order: [walk] }).changes).toEqual([]);
});
