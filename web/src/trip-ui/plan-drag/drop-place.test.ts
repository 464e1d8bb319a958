import type { TripEvent } from '@wayfold/contract/trip/trip';
import { completeRow } from '@wayfold/domain/document/rows';
import { expect, test } from 'vitest';
import { dropPlace, type ShownDays } from './drop-place';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const event = (n: number, destid: string): TripEvent => ({
  ...completeRow('events', id(n), { name: `Event ${n}`, start: '2027-05-10' }),
  destid,
});
const [a, b, c, d] = [event(1, 'moab'), event(2, 'moab'), event(3, 'moab'), event(4, 'page')];
const day = (key: string, dayIndex: number, events: TripEvent[]) => ({
  key,
  date: key,
  dayIndex,
  tripDay: dayIndex,
  events,
});
const shown: ShownDays[] = [
  { destid: 'moab', days: [day('2027-05-10', 1, [a, b]), day('2027-05-11', 2, [c])] },
  { destid: 'page', days: [day('2027-05-12', 1, [d])] },
];
const names = (drop: ReturnType<typeof dropPlace>) => drop && [drop.date, drop.order.map((row) => row.name)];

test('an event dropped on a later one on the same day goes after it', () => {
  expect(names(dropPlace(shown, a, { eventId: b.id }))).toEqual(['2027-05-10', ['Event 2', 'Event 1']]);
});

test('an event dropped on the next heading becomes the first of that day', () => {
  const drop = dropPlace(shown, a, { destid: 'moab', day: '2027-05-11' });

  expect(names(drop)).toEqual(['2027-05-11', ['Event 1', 'Event 3']]);
  expect(drop?.dayIndex).toBe(2);
});

test('an event dropped on its own heading from below becomes the last of the previous day', () => {
  expect(names(dropPlace(shown, c, { destid: 'moab', day: '2027-05-11' }))).toEqual([
    '2027-05-10',
    ['Event 1', 'Event 2', 'Event 3'],
  ]);
});

test('nothing goes before the first heading', () => {
  expect(names(dropPlace(shown, b, { destid: 'moab', day: '2027-05-10' }))).toEqual([
    '2027-05-10',
    ['Event 2', 'Event 1'],
  ]);
});

test('in another destination it goes before the event it was dropped on', () => {
  const drop = dropPlace(shown, a, { eventId: d.id });

  expect(names(drop)).toEqual(['2027-05-12', ['Event 1', 'Event 4']]);
  expect(drop?.destid).toBe('page');
});

test('dropping it on itself or on something that is not on screen changes nothing', () => {
  expect(dropPlace(shown, a, { eventId: a.id })).toBeNull();
  expect(dropPlace(shown, a, { eventId: id(9) })).toBeNull();
});
