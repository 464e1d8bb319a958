import type { Transport } from '@wayfold/contract/kernel/values';
import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { expect, test } from 'vitest';
import { SIXTY_LEGS } from '../testing/sixty-legs';
import { proposeTransport } from './transport-proposal';
import { roughTravelTimes } from './travel-times';

const HOUR = 3_600;
const HALF_A_DAY: TravelTimes = {
  drive: 3 * HOUR,
  atSea: 0,
  train: 2 * HOUR,
  ship: null,
  flight: 4 * HOUR,
  onLand: 'train-or-bus',
};
const propose = (times: Partial<TravelTimes> = {}, beside: Transport[] = []) =>
  proposeTransport({ from: [0, 45], to: [3, 46], times: { ...HALF_A_DAY, ...times }, beside });

test('a faster train says how long it takes', () => {
  expect(propose()).toEqual({ transport: 'Train', reason: { key: 'fasterTrain', seconds: 2 * HOUR } });
  expect(propose({ train: 4 * HOUR })).toMatchObject({ transport: 'Train', reason: { key: 'usualTrain' } });
  expect(propose({ train: null })).toMatchObject({ transport: 'Bus', reason: { key: 'noTrain' } });
});

test('where no road leads, the plane takes people, and says how long the way on land is elsewhere', () => {
  expect(propose({ drive: null, train: null })).toMatchObject({ reason: { key: 'noDrive' } });
  expect(propose({ drive: 12 * HOUR, train: null })).toEqual({
    transport: 'Flight',
    reason: { key: 'farByCar', seconds: 12 * HOUR },
  });
  expect(propose({ drive: 20 * HOUR, train: 9 * HOUR }).reason.key).toBe('farByTrain');
});

test('the car of the legs beside it stays, until the trip flies or sails', () => {
  expect(propose({}, ['Train', 'RVorTrailer'])).toMatchObject({
    transport: 'RVorTrailer',
    reason: { key: 'yourCar' },
  });
  expect(propose({}, ['MyVehicle', 'Flight']).transport).toBe('Train');
  expect(propose({ drive: null, train: null }, ['MyVehicle']).transport).toBe('Flight');
  expect(propose({ train: null, onLand: 'car' }, ['MyVehicle', 'Flight'])).toMatchObject({
    transport: 'RentalCar',
    reason: { key: 'rentalCar' },
  });
});

test('a trip by train goes on by bus where people would drive', () => {
  expect(propose({ train: null, onLand: 'train-or-car' }).transport).toBe('MyVehicle');
  expect(propose({ train: null, onLand: 'train-or-car' }, ['Train']).transport).toBe('Bus');
});

test('without a map, most of sixty legs are proposed as people travel them, and no car crosses an ocean', () => {
  const proposed = SIXTY_LEGS.map(({ from, to, before }) =>
    proposeTransport({ from, to, times: roughTravelTimes(from, to), beside: before }),
  );
  const right = SIXTY_LEGS.filter(({ expected }, index) => proposed[index]?.transport === expected);

  expect(right.length).toBeGreaterThanOrEqual(42);
  const flown = [
    'London to Reykjavik',
    'Denver to Reykjavik',
    'Los Angeles to Tokyo',
    'Sydney to Queenstown',
  ];
  expect(right.map(({ name }) => name)).toEqual(expect.arrayContaining(flown));
});
