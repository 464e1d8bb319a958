import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { expect, test } from 'vitest';
import { FITTING_TRANSPORTS, type LegToTravel, rankTransports } from './transport-choice';

const LAS_VEGAS: Coords = [-115.14, 36.17];
const ZION: Coords = [-112.99, 37.19];

function fitting(leg: Partial<LegToTravel> = {}): Transport[] {
  const usual: LegToTravel = { from: LAS_VEGAS, to: ZION, current: 'MyVehicle', others: [], hasRoad: true };
  return rankTransports({ ...usual, ...leg }).slice(0, FITTING_TRANSPORTS);
}

test('every way is listed once, and the hidden one last', () => {
  const ranked = rankTransports({
    from: LAS_VEGAS,
    to: ZION,
    current: 'Hidden',
    others: ['Train'],
    hasRoad: true,
  });

  expect([...ranked].sort()).toEqual([...TRANSPORTS].sort());
  expect(ranked.at(-1)).toBe('Hidden');
});

test.each<[name: string, to: Coords, ways: Transport[]]>([
  ['across town', [-115.13, 36.16], ['Walk', 'Bike', 'MyVehicle']],
  ['to the next town', [-114.98, 36.04], ['MyVehicle', 'Bus', 'Bike']],
  ['a few hours away', ZION, ['MyVehicle', 'Bus', 'Train']],
  ['a day away', [-122.42, 37.77], ['MyVehicle', 'Train', 'Flight']],
  ['across the country', [-74.0, 40.71], ['Flight', 'Train', 'MyVehicle']],
])('the usual ways depend on the distance: %s', (_, to, ways) => {
  expect(fitting({ current: 'Hidden', to })).toEqual(ways);
});

test('the current way comes first, even if it is unusual', () => {
  expect(fitting({ current: 'Walk' })).toEqual(['Walk', 'MyVehicle', 'Bus']);
});

test('ways that the trip uses elsewhere come before the usual ones, if they suit the distance', () => {
  const others: Transport[] = ['Walk', 'Ferry', 'Train', 'RentalCar', 'RentalCar'];

  expect(fitting({ current: 'Hidden', others })).toEqual(['RentalCar', 'Train', 'Bus']);
});

test('the car is the one that the trip uses', () => {
  expect(fitting({ current: 'RVorTrailer' })).toEqual(['RVorTrailer', 'Bus', 'Train']);
});

test('over water, only ways that need no road fit', () => {
  const over = { hasRoad: false, current: 'Hidden', others: ['MyVehicle', 'Train'] } as const;

  expect(fitting(over)).toEqual(['Ferry', 'Boat', 'Flight']);
  expect(fitting({ ...over, from: [-157.86, 21.3], to: [-118.24, 34.05] })).toEqual([
    'Flight',
    'Ferry',
    'Boat',
  ]);
});
