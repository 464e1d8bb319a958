import type { Destination, TripEvent } from '@wayfold/contract/trip';
import { newDestination, newEvent } from '@wayfold/domain/rows';
import { expect, test } from 'vitest';
import { stayDays } from './stay-days';

const MOAB = '01900000-0000-7000-8000-0000000000aa';
const moab = (more: Partial<Destination> = {}): Destination => ({
  ...newDestination(MOAB, { name: 'Moab', coords: [-109.55, 38.57], nights: 2 }),
  dtArrive: '2027-05-10',
  dtDepart: '2027-05-12',
  ...more,
});
const event = (start: string | null, more: Partial<TripEvent> = {}): TripEvent => ({
  ...newEvent('01900000-0000-7000-8000-000000000001', { name: 'Lunch', start, ...more }),
  destid: MOAB,
});
const dated = { tripStart: '2027-05-08', nightsBefore: 2 };

test('a stay lists a day for each night, numbered within the trip', () => {
  const days = stayDays({ destination: moab(), events: [], ...dated, isLast: false });

  expect(days.map(({ date, tripDay }) => [date, tripDay])).toEqual([
    ['2027-05-10', 3],
    ['2027-05-11', 4],
  ]);
});

test('the last destination also lists the day of departure', () => {
  const days = stayDays({ destination: moab(), events: [], ...dated, isLast: true });

  expect(days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12']);
});

test('a stay without nights still has its one day', () => {
  const stop = moab({ nights: 0, dtDepart: '2027-05-10' });

  expect(stayDays({ destination: stop, events: [], ...dated, isLast: false })).toHaveLength(1);
});

test('a day of departure with something planned is listed', () => {
  const breakfast = event('2027-05-12T08:00');

  const days = stayDays({ destination: moab(), events: [breakfast], ...dated, isLast: false });

  expect(days.at(-1)).toMatchObject({ date: '2027-05-12', tripDay: 5, events: [breakfast] });
});

test('without dates the days are counted from the nights before', () => {
  const stop = moab({ dtArrive: null, dtDepart: null });
  const walk = event(null, { dayIndex: 2 });

  const days = stayDays({
    destination: stop,
    events: [walk],
    tripStart: null,
    nightsBefore: 2,
    isLast: false,
  });

  expect(days.map(({ date, tripDay, events }) => [date, tripDay, events.length])).toEqual([
    [null, 3, 0],
    [null, 4, 1],
  ]);
});
