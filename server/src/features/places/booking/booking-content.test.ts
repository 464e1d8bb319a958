import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { isAllowed } from './booking-content';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['https://www.booking.com/s?ss={place}', true],
  ['https://booking.com/', true],
  ['https://www.BOOKING.com/s', true],
  ['http://www.booking.com/s', false],
  ['https://notbooking.com/s', false],
  ['https://booking.com.example/s', false],
  ['https://booking.com@example.org/s', false],
  ['https://booking.com:8443/s', false],
  ['https://{place}.booking.com/s', false],
  ['javascript:alert(1)//booking.com/', false],
  ['booking.com/s', false],
])('an address %s is allowed: %s', (address, isFine) => {
  expect(isAllowed(address, ['Booking.com'])).toBe(isFine);
});

test('only hosts named in the setting are linked to, whatever the table contains', async () => {
  const { api } = await makePerson(app, 'FREE');
  const names = async () => (await api.places.bookingPlatforms()).map(({ name }) => name);
  await app.database.pool.query(
    `insert into booking_platforms (id, name, type, url, sort_id)
     values ('elsewhere', 'Elsewhere', 'hotel', 'https://elsewhere.example/?q={place}', 9)`,
  );
  expect(await names()).not.toContain('Elsewhere');

  await app.database.pool.query(
    `update settings set value = 'elsewhere.example' where key = 'booking_hosts'`,
  );

  expect(await names()).toEqual(['Elsewhere']);
});

test('each platform lists its destinations, from the settings of its type', async () => {
  const { api } = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `update settings set value = 'booking.com,opentable.com' where key = 'booking_hosts'`,
  );
  await app.database.pool.query(`update settings set value = 'Moab, Page' where key = 'hotel_locations'`);
  await app.database.pool.query(`update settings set value = 'Denver' where key = 'restaurant_locations'`);

  const platforms = await api.places.bookingPlatforms();

  expect(platforms.map(({ name, locations }) => [name, locations])).toEqual([
    ['Booking.com', ['Moab', 'Page']],
    ['OpenTable', ['Denver']],
  ]);
});
