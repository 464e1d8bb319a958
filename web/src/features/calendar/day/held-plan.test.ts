import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber } from '@wayfold/domain/calendar/dates';
import { expect, test } from 'vitest';
import { type HeldPlan, heldAt, heldMoments, startDayAt } from './held-plan';

const DAY = dayNumber('2027-05-08');

function lifted(row: HeldPlan['row'], minute: number | null, night = 0): HeldPlan {
  const from = { day: DAY + night, minute };
  return { id: 'a', row, from, at: from, night };
}

const held = lifted('hours', 16 * 60 + 30);

test('a held plan moves in quarters of an hour and stays within the day', () => {
  expect(heldAt(held, DAY, 17 * 60 + 10).at).toEqual({ day: DAY, minute: 17 * 60 + 15 });
  expect(heldAt(held, DAY, -40).at).toEqual({ day: DAY, minute: 0 });
  expect(heldAt(held, DAY, 25 * 60).at).toEqual({ day: DAY, minute: 23 * 60 + 45 });
  expect(heldAt(held, DAY, 16 * 60 + 32)).toBe(held);
});

test('a dropped plan keeps its length, also over midnight, and one without an end gets none', () => {
  const event = { start: '2027-05-08T16:30', end: '2027-05-08T18:00' } as TripEvent;

  const moved = heldAt(held, DAY + 1, 23 * 60);

  expect(heldMoments(event, moved)).toEqual({ start: '2027-05-09T23:00', end: '2027-05-10T00:30' });
  expect(heldMoments({ ...event, end: null }, moved)).toEqual({ start: '2027-05-09T23:00', end: null });
});

test('a plan without a time gets one in the hours, and above them only another day', () => {
  const plan = lifted('untimed', null);
  const event = { start: '2027-05-08', end: null } as TripEvent;

  expect(heldMoments(event, heldAt(plan, DAY, 9 * 60 + 4))).toEqual({ start: '2027-05-08T09:00', end: null });
  expect(heldMoments(event, heldAt(plan, DAY + 2, null))).toEqual({ start: '2027-05-10', end: null });
});

test('a stay moves by whole days from any of its nights and keeps its times', () => {
  const stay = lifted('stays', null, 1);
  const event = { start: '2027-05-08T15:00', end: '2027-05-10T11:00' } as TripEvent;

  const moved = heldAt(stay, DAY + 2, 14 * 60);

  expect(moved.at).toEqual({ day: DAY + 2, minute: null });
  expect(startDayAt(moved, moved.at)).toBe('2027-05-09');
  expect(heldMoments(event, moved)).toEqual({ start: '2027-05-09T15:00', end: '2027-05-11T11:00' });
});
