import { edited, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { addPlaceChange, type NewPlace } from './new-destination';

const PLACE: NewPlace = {
  name: 'Green River',
  localName: null,
  region: 'Utah',
  country: 'United States',
  countryCode: 'US',
  coords: [-110.16, 38.995],
  timezone: 'America/Denver',
};
const trip = edited(
  makeTrip(null, { denver: 2, moab: 3, page: 1 }),
  { kind: 'destination.set', id: STOPS.denver.id, fields: { transport: 'Train' } },
  { kind: 'destination.set', id: STOPS.moab.id, fields: { transport: 'Bus' } },
);
const wayFrom = (at?: number) => addPlaceChange(trip, PLACE, at).fields.transport;

test('both halves of a split leg keep its transport', () => {
  expect(wayFrom(2)).toBe('Train');
  expect(wayFrom(3)).toBe('Bus');
});

test('at either end the transport of the neighboring leg is used', () => {
  expect(wayFrom()).toBe('Bus');
  expect(wayFrom(4)).toBe('Bus');
  expect(wayFrom(1)).toBe('Train');
});
