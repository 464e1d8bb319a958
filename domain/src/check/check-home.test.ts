import { expect, test } from 'vitest';
import { edited, makeTrip, STOPS } from '../testing/trips';
import { checkTrip } from './trip-check';

const NEW_YORK = {
  name: 'New York',
  coords: [-74.006, 40.7128] as [number, number],
  zone: 'America/New_York',
};
const trip = (homeOut: 'MyVehicle' | 'Flight') =>
  edited(makeTrip('2027-05-08', { denver: 2, moab: 1 }), {
    kind: 'trip.set',
    fields: { home: NEW_YORK, homeOut, homeBack: 'Flight' },
  });
const found = (homeOut: 'MyVehicle' | 'Flight') => checkTrip(trip(homeOut), 0).map(({ kind }) => kind);

test('a drive from home that is too long for a day is found, a flight is not', () => {
  const drive = checkTrip(trip('MyVehicle'), 0).find(({ kind }) => kind === 'long-drive');

  expect(drive?.rows.map(({ name }) => name)).toEqual(['New York', 'Denver']);
  expect(found('Flight')).not.toContain('long-drive');
});

test('a leg from home that ends on a later day is found, and no fix moves the start after itself', () => {
  const later = checkTrip(trip('MyVehicle'), 0).find(({ kind }) => kind === 'arrives-later');

  expect(later).toMatchObject({ rows: [{ name: 'New York' }, { id: STOPS.denver.id }], fixes: [] });
  expect(found('Flight')).not.toContain('arrives-later');
});
