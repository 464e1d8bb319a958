import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { expect, test } from 'vitest';
import { bestSpots, roughSpot } from './best-spots';

const MOAB = '11111111-1111-4111-8111-111111111111';
const SPRINGDALE = '22222222-2222-4222-8222-222222222222';

const trip = applyEdit(
  emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate: null }),
  {
    kind: 'batch',
    changes: [
      { kind: 'destination.add', id: MOAB, fields: { name: 'Moab', coords: [-109.55, 38.57], nights: 0 } },
      { kind: 'destination.add', id: SPRINGDALE, fields: { name: 'Springdale', coords: [-113, 37.19] } },
    ],
  },
).document;

const PAGE: AtlasPlace = {
  id: 'gn:5308305',
  name: 'Page',
  kind: 'town',
  coords: [-111.46, 36.91],
  country: 'United States',
  region: 'Arizona',
  timezone: null,
  precision: 'place',
  countryCode: 'US',
  localName: null,
};
const measured = (after: number, seconds: number) =>
  new Map([[PAGE.id, { after, seconds, meters: seconds * 20 }]]);

test('a measured spot names the stops around it', () => {
  expect(bestSpots(trip, [PAGE], { at: null, measured: measured(0, 3_900) })).toEqual([
    {
      at: 2,
      extraSeconds: 3_900,
      after: { id: MOAB, name: 'Moab' },
      before: { id: SPRINGDALE, name: 'Springdale' },
    },
  ]);
  expect(bestSpots(trip, [PAGE], { at: null, measured: measured(-1, 60) })).toMatchObject([
    { at: 1, after: null, before: { id: MOAB } },
  ]);
  expect(bestSpots(trip, [PAGE], { at: null, measured: measured(1, 60) })).toMatchObject([
    { at: 3, after: { id: SPRINGDALE }, before: null },
  ]);
});

test('without the server the spot is estimated, and nothing is shown while the request is pending', () => {
  expect(bestSpots(trip, [PAGE], { at: null, measured: null })).toEqual([bestInsertion(trip, PAGE.coords)]);
  expect(bestSpots(trip, [PAGE], { at: null, measured: undefined })).toEqual([null]);
});

test('a place without a road says so; areas and detours longer than a day have no spot', () => {
  expect(bestSpots(trip, [PAGE], { at: null, measured: new Map([[PAGE.id, null]]) })).toEqual(['none']);
  expect(bestSpots(trip, [{ ...PAGE, kind: 'region' }], { at: null, measured: measured(0, 60) })).toEqual([
    null,
  ]);
  expect(bestSpots(trip, [PAGE], { at: null, measured: measured(0, 25 * 3_600) })).toEqual([null]);
});

test('a chosen position is compared at that position', () => {
  const [first] = bestSpots(trip, [PAGE], { at: 1, measured: null });
  expect(first).toMatchObject({ at: 1, after: null, before: { name: 'Moab' } });
  expect(bestSpots(trip, [PAGE], { at: 1, measured: measured(-1, 5_000) })).toMatchObject([
    { at: 1, extraSeconds: 5_000, before: { name: 'Moab' } },
  ]);
  expect(roughSpot(trip, PAGE.coords, 3)).toMatchObject({
    at: 3,
    after: { name: 'Springdale' },
    before: null,
  });
});

test('a measured spot before a first destination that is now fixed is dropped, unless it was chosen', () => {
  const held = applyEdit(trip, { kind: 'destination.set', id: MOAB, fields: { nights: 2 } }).document;

  expect(bestSpots(held, [PAGE], { at: null, measured: measured(-1, 60) })).toEqual([null]);
  expect(bestSpots(held, [PAGE], { at: 1, measured: measured(-1, 60) })).toMatchObject([{ at: 1 }]);
  expect(roughSpot(held, [-110.2, 39], null)?.at).toBeGreaterThan(1);
});

test('a spot is dropped if the trip has lost stops in the meantime', () => {
  expect(bestSpots(trip, [PAGE], { at: null, measured: measured(7, 60) })).toEqual([null]);
});
