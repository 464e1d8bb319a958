import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber, minuteNumber } from '@wayfold/domain/calendar/dates';
import { expect, test } from 'vitest';
import { heldAt, heldMoments } from './held-plan';

const DAY = dayNumber('2027-05-08');
const at = minuteNumber('2027-05-08T16:30');
const held = { id: 'a', from: at, at };

test('a held plan moves in quarters of an hour and stays within the day', () => {
  expect(heldAt(held, DAY, 17 * 60 + 10).at).toBe(minuteNumber('2027-05-08T17:15'));
  expect(heldAt(held, DAY, -40).at).toBe(minuteNumber('2027-05-08T00:00'));
  expect(heldAt(held, DAY, 25 * 60).at).toBe(minuteNumber('2027-05-08T23:45'));
  expect(heldAt(held, DAY, 16 * 60 + 32)).toBe(held);
});

test('a dropped plan keeps its length, also over midnight, and one without an end gets none', () => {
  const event = { start: '2027-05-08T16:30', end: '2027-05-08T18:00' } as TripEvent;

  const moved = heldAt(held, DAY + 1, 23 * 60);

  expect(heldMoments(event, moved)).toEqual({ start: '2027-05-09T23:00', end: '2027-05-10T00:30' });
  expect(heldMoments({ ...event, end: null }, moved)).toEqual({ start: '2027-05-09T23:00', end: null });
});
