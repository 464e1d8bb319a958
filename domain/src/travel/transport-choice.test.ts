import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { expect, test } from 'vitest';
import { FITTING_TRANSPORTS, type LegToTravel, rankTransports } from './transport-choice';

const LAS_VEGAS: Coords = [-115.14, 36.17];
const ZION: Coords = [-112.99, 37.19];

const HOUR = 3_600;
const BY_ROAD: TravelTimes = {
  drive: 3 * HOUR,
  atSea: 0,
  train: 5 * HOUR,
  ship: null,
  flight: 4 * HOUR,
  onLand: 'car',
};
const USUAL: LegToTravel = {
  from: LAS_VEGAS,
  to: ZION,
  times: BY_ROAD,
  current: 'MyVehicle',
  proposed: 'MyVehicle',
  others: [],
};

function fitting(leg: Partial<LegToTravel> = {}): Transport[] {
  return rankTransports({ ...USUAL, ...leg }).slice(0, FITTING_TRANSPORTS);
}

test('every way is listed once, and the hidden one last', () => {
  const ranked = rankTransports({ ...USUAL, current: 'Hidden', others: ['Train'] });

  expect([...ranked].sort()).toEqual([...TRANSPORTS].sort());
  expect(ranked.at(-1)).toBe('Hidden');
});

// The proposed one, which nobody would propose here, is first.
test.each<[name: string, to: Coords, ways: Transport[]]>([
  ['across town', [-115.13, 36.16], ['Taxi', 'Walk', 'Bike']],
  ['to the next town', [-114.98, 36.04], ['Taxi', 'MyVehicle', 'Bus']],
  ['a few hours away', ZION, ['Taxi', 'MyVehicle', 'Bus']],
  ['a day away', [-122.42, 37.77], ['Taxi', 'MyVehicle', 'Train']],
  ['across the country', [-74.0, 40.71], ['Taxi', 'Flight', 'Train']],
])('the usual ways depend on the distance: %s', (_, to, ways) => {
  expect(fitting({ current: 'Hidden', proposed: 'Taxi', to })).toEqual(ways);
});

test('the current way comes first, even if it is unusual', () => {
  expect(fitting({ current: 'Walk' })).toEqual(['Walk', 'MyVehicle', 'Bus']);
});

test('ways that the trip uses elsewhere come before the usual ones, if they suit the distance', () => {
  const others: Transport[] = ['Walk', 'Ferry', 'Train', 'RentalCar', 'RentalCar'];

  expect(fitting({ current: 'Hidden', others })).toEqual(['MyVehicle', 'RentalCar', 'Train']);
});

test('the car is the one that the trip uses', () => {
  expect(fitting({ current: 'RVorTrailer', proposed: 'RVorTrailer' })).toEqual([
    'RVorTrailer',
    'Bus',
    'Train',
  ]);
});

test('over water, only ways that need no road fit', () => {
  const over: Partial<LegToTravel> = {
    times: { ...BY_ROAD, drive: null, train: null },
    current: 'Hidden',
    proposed: 'Ferry',
    others: ['MyVehicle', 'Train'],
  };

  expect(fitting(over)).toEqual(['Ferry', 'Boat', 'Flight']);
  const far: Partial<LegToTravel> = { from: [-157.86, 21.3], to: [-118.24, 34.05], proposed: 'Flight' };
  expect(fitting({ ...over, ...far })).toEqual(['Flight', 'Ferry', 'Boat']);
});

test('a train that runs nowhere near is no way that fits, and a listed ferry is one', () => {
  expect(fitting({ times: { ...BY_ROAD, train: null } })).toEqual(['MyVehicle', 'Bus', 'Flight']);
  const ways = rankTransports({ ...USUAL, times: { ...BY_ROAD, ship: HOUR } });
  expect(ways.indexOf('Ferry')).toBeLessThan(ways.indexOf('Walk'));
});

test('the proposed way is second to the current one', () => {
  expect(fitting({ current: 'Bus', proposed: 'Train' }).slice(0, 2)).toEqual(['Bus', 'Train']);
});
