import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { expect, test } from 'vitest';
import { ChangeRefused } from '../document/change-refused';
import { edited, idOf, makeTrip } from '../testing/trips';
import { applyEdit } from './apply-change';
import { documentBytes } from './limits';

function utf8Bytes(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '.').length;
}

test('a trip accepts notes until it is full, and can then still be made smaller', () => {
  // Each of these characters takes three bytes.
  const notes = '京'.repeat(5_000);
  let trip = makeTrip(null, { denver: 2 });
  let refused = 0;
  for (let number = 100; refused === 0; number += 1) {
    try {
      trip = edited(trip, { kind: 'event.add', id: idOf(number), fields: { name: 'Walk', notes } });
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
      expect(problem).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('This trip is full'),
      });
      refused = number;
    }
  }

  expect(refused).toBeGreaterThan(300);
  expect(documentBytes(trip)).toBeLessThanOrEqual(TRIP_LIMITS.bytes);
  expect(documentBytes(trip)).toBeGreaterThan(TRIP_LIMITS.bytes - 20_000);
  expect(utf8Bytes(JSON.stringify(trip))).toBeLessThan(TRIP_LIMITS.bytes * 1.001);
  expect(
    edited(trip, { kind: 'event.set', id: idOf(100), fields: { notes: null } }).events[idOf(100)]?.notes,
  ).toBeNull();
});

test('a trip can hold 200 destinations', () => {
  const add = (number: number): SingleChange => ({
    kind: 'destination.add',
    id: idOf(number),
    fields: { name: 'Stop', coords: [0, 0] },
  });
  const full = edited(makeTrip(null, {}), {
    kind: 'batch',
    changes: Array.from({ length: 200 }, (_, index) => add(index + 1)),
  });

  expect(Object.keys(full.destinations)).toHaveLength(200);
  expect(() => applyEdit(full, add(201))).toThrow('This trip has 200 destinations, the most it can hold.');
});
