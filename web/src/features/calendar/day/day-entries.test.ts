import { expect, test } from 'vitest';
import type { CalendarEntry, CalendarEvent } from '../calendar-model';
import { dayEntries, firstMinuteShown, freeMinute, isPlanned, plansWithoutTime } from './day-entries';

const DAY = '2027-05-08';

function plan(name: string, start: string, end: string | null = null): CalendarEvent {
  const row = start.length > 10 ? 'hours' : 'untimed';
  return { kind: 'event', id: name, name, row, start, end } as CalendarEvent;
}

function placed(entries: readonly CalendarEntry[]) {
  return dayEntries(entries, DAY).map(({ entry, ...place }) => [entry.id, place]);
}

test('entries at the same time share the width, and the next one has all of it', () => {
  const entries = [
    plan('lunch', `${DAY}T12:00`, `${DAY}T13:00`),
    plan('call', `${DAY}T12:30`, `${DAY}T12:40`),
    plan('walk', `${DAY}T13:00`),
  ];

  expect(placed(entries)).toEqual([
    ['lunch', { start: 720, end: 780, lane: 0, lanes: 2 }],
    ['call', { start: 750, end: 780, lane: 1, lanes: 2 }],
    ['walk', { start: 780, end: 840, lane: 0, lanes: 1 }],
  ]);
});

test('a plan over midnight is on both days, cut where the day ends', () => {
  const entries = [
    plan('party', '2027-05-07T22:00', `${DAY}T01:00`),
    plan('train', `${DAY}T23:00`, '2027-05-09T06:00'),
  ];

  expect(placed(entries)).toEqual([
    ['party', { start: 0, end: 60, lane: 0, lanes: 1 }],
    ['train', { start: 1380, end: 1440, lane: 0, lanes: 1 }],
  ]);
  expect(dayEntries(entries, '2027-05-10')).toEqual([]);
});

test('a day without times lists its own plans and the stays it is part of', () => {
  const stay = { ...plan('inn', '2027-05-07', '2027-05-09'), row: 'stays' } as CalendarEvent;
  const entries = [stay, plan('museum', DAY), plan('zoo', '2027-05-09'), plan('lunch', `${DAY}T12:00`)];

  expect(plansWithoutTime(entries, DAY).map(({ id }) => id)).toEqual(['inn', 'museum']);
  expect(plansWithoutTime(entries, '2027-05-09').map(({ id }) => id)).toEqual(['zoo']);
});

test('a day opens at its first entry, or where its first plan comes into view', () => {
  const drive = { kind: 'leg', id: 'drive', start: `${DAY}T09:00`, end: `${DAY}T14:00` } as CalendarEntry;
  const dinner = plan('dinner', `${DAY}T19:30`, `${DAY}T21:00`);

  expect(firstMinuteShown(dayEntries([drive, dinner], DAY), 16 * 60)).toBe(9 * 60);
  expect(firstMinuteShown(dayEntries([drive, dinner], DAY), 6 * 60)).toBe(15 * 60);
  expect(firstMinuteShown(dayEntries([dinner], DAY), 6 * 60)).toBe(19 * 60);
  expect(firstMinuteShown([], 6 * 60)).toBe(8 * 60);
});

test('a new plan starts with the hour, or once what is planned in it is over', () => {
  const entries = dayEntries([plan('lunch', `${DAY}T13:30`, `${DAY}T14:30`)], DAY);

  expect(freeMinute(entries, 15)).toBe(15 * 60);
  expect(freeMinute(entries, 14)).toBe(14 * 60 + 30);
});

test('a minute is planned until the plan is over, and travel leaves it free', () => {
  const drive = { kind: 'leg', id: 'drive', start: `${DAY}T09:00`, end: `${DAY}T14:00` } as CalendarEntry;
  const entries = dayEntries([drive, plan('lunch', `${DAY}T12:00`, `${DAY}T13:00`)], DAY);

  expect([11, 12, 13].map((hour) => isPlanned(entries, hour * 60))).toEqual([false, true, false]);
});
