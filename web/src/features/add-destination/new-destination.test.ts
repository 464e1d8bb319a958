import type { SingleChange } from '@wayfold/contract/trip/change';
import { edited, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { type NewPlace, newDestination, waysThrough } from './new-destination';

const PLACE: NewPlace = {
  name: 'Green River',
  localName: null,
  region: 'Utah',
  country: 'United States',
  countryCode: 'US',
  coords: [-110.16, 38.995],
  timezone: 'America/Denver',
};
const REYKJAVIK: NewPlace = { ...PLACE, name: 'Reykjavik', country: 'Iceland', coords: [-21.895, 64.135] };
const road = makeTrip(null, { denver: 2, moab: 3, page: 1 });
const mixed = edited(
  road,
  { kind: 'destination.set', id: STOPS.denver.id, fields: { transport: 'Train' } },
  { kind: 'destination.set', id: STOPS.moab.id, fields: { transport: 'Bus' } },
);
const wayFrom = (changes: readonly SingleChange[]) => {
  const [add] = changes;
  return add?.kind === 'destination.add' ? add.fields.transport : undefined;
};

test('both halves of a divided leg keep its transport', () => {
  expect(newDestination(mixed, PLACE, 2)).toMatchObject({ changes: [{ at: 2 }], proposed: null });
  expect(wayFrom(newDestination(mixed, PLACE, 2).changes)).toBe('Train');
  expect(wayFrom(newDestination(mixed, PLACE, 3).changes)).toBe('Bus');
});

test('a divided leg that can’t get there is proposed anew, as are the legs after it', () => {
  const { changes, proposed } = newDestination(road, REYKJAVIK, 2);

  expect(wayFrom(changes)).toBe('Flight');
  expect(changes.slice(1)).toEqual([
    { kind: 'destination.set', id: STOPS.denver.id, fields: { transport: 'Flight' } },
  ]);
  expect(proposed).toMatchObject({
    transport: 'Flight',
    reason: { key: 'noDrive' },
    from: { name: 'Denver' },
  });
});

test('a road trip goes on by its car, and flies where no road leads', () => {
  expect(newDestination(road, PLACE).changes).toHaveLength(1);
  expect(newDestination(road, PLACE).proposed).toMatchObject({ transport: 'MyVehicle' });
  expect(newDestination(road, REYKJAVIK).changes[1]).toEqual({
    kind: 'destination.set',
    id: STOPS.page.id,
    fields: { transport: 'Flight' },
  });
});

test('the first destination of a trip comes by nothing, and a new first one by what follows', () => {
  const first = newDestination(makeTrip(null, {}), PLACE);

  expect(first).toMatchObject({ proposed: null, changes: [{ fields: { transport: 'MyVehicle' } }] });
  expect(wayFrom(newDestination(road, PLACE, 1).changes)).toBe('MyVehicle');
  expect(newDestination(road, PLACE, 1).changes).toHaveLength(1);
});

test('the legs through a place are those to it and from it', () => {
  const { coords } = PLACE;

  expect(waysThrough(road, coords, 1)).toEqual([{ from: coords, to: STOPS.denver.coords }]);
  expect(waysThrough(road, coords, 2)).toEqual([
    { from: STOPS.denver.coords, to: coords },
    { from: coords, to: STOPS.moab.coords },
  ]);
  expect(waysThrough(road, coords, 4)).toEqual([{ from: STOPS.page.coords, to: coords }]);
});
