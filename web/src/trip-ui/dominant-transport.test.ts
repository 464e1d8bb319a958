import type { Transport } from '@wayfold/contract/kernel/values';
import { edited, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { dominantTransport, isDriven } from './dominant-transport';

/** Denver, Moab and Page, with the transport from each of the first two. */
const trip = (first: Transport, second: Transport) =>
  edited(
    makeTrip(null, { denver: 2, moab: 1, page: 1 }),
    { kind: 'destination.set', id: STOPS.denver.id, fields: { transport: first } },
    { kind: 'destination.set', id: STOPS.moab.id, fields: { transport: second } },
  );

test('miles are labeled with a kind of transport only if all of them are traveled that way', () => {
  expect(dominantTransport(trip('RentalCar', 'Bus'))).toBe('road');
  expect(dominantTransport(trip('Train', 'Tram'))).toBe('rail');
  expect(dominantTransport(trip('RentalCar', 'Flight'))).toBeNull();
  expect(dominantTransport(trip('Ferry', 'Flight'))).toBeNull();
  expect(dominantTransport(makeTrip(null, { denver: 2 }))).toBeNull();
});

test('hidden legs do not count, because they have no miles', () => {
  expect(dominantTransport(trip('RentalCar', 'Hidden'))).toBe('road');
  expect(isDriven(trip('RentalCar', 'Hidden'))).toBe(true);
  expect(isDriven(trip('RentalCar', 'Bus'))).toBe(false);
});
