import type { Collection } from '@wayfold/contract/trip/collections';
import { INTENT_SHAPES } from '@wayfold/contract/trip/row-shapes';
import { expect, test } from 'vitest';
import { idOf } from '../testing/trips';
import { completeRow, intentOf, sameValue } from './rows';

/** What has to be given for a new row. */
const NEEDED: Readonly<Record<Collection, object>> = {
  trip: { currency: 'USD' },
  destinations: { name: 'Moab', coords: [-109.5, 38.6] },
  events: { name: 'Arches' },
  costs: {},
  pictures: { imageUrl: '/scenes/arch-day.svg' },
  texts: { kind: 'headlines', rank: 'a0' },
  tracks: { points: '_p~iF~ps|U_ulLnnqC' },
  bookings: { kind: 'flight' },
};

test.each(Object.keys(NEEDED) as Collection[])(
  'no other fields are needed for a new row of %s',
  (collection) => {
    const row = completeRow(collection, idOf(1), { ...NEEDED[collection] });

    expect(INTENT_SHAPES[collection].safeParse(intentOf(collection, row))).toMatchObject({ success: true });
  },
);

test('values are compared by content, and zero has no sign', () => {
  expect(sameValue(0, -0)).toBe(true);
  expect(sameValue({ coords: [-0, 12.5] }, { coords: [0, 12.5] })).toBe(true);
  expect(sameValue({ coords: [1, 12.5] }, { coords: [0, 12.5] })).toBe(false);
  expect(sameValue(0, null)).toBe(false);
});
