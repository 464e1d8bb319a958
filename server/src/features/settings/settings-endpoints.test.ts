import { SETTING_KEYS, SETTINGS } from '@wayfold/contract/instance/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { seed } from '../seed';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every setting has its default from the beginning', async () => {
  const all = await app.client(null).settings.list();

  expect(await app.client(null).settings.list({ query: { keys: '' } })).toEqual(all);
  expect(Object.fromEntries(all.map(({ key, value }) => [key, value]))).toEqual(
    Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTINGS[key].default])),
  );
});

test('settings are requested by key, and unknown keys are left out', async () => {
  const some = await app.client(null).settings.list({ query: { keys: 'map_lon, map_lat,shoe_size' } });

  expect(some).toEqual([
    { key: 'map_lat', value: '39.5' },
    { key: 'map_lon', value: '-98.35' },
  ]);
});

test('settings are sent again only after they have changed', async () => {
  const visitor = app.client(null);
  const before = await visitor.settings.since({ params: { v: 'none' } });
  const same = await visitor.settings.since({ params: { v: before.version } });
  await app.database.pool.query(`update settings set value = '9' where key = 'max_num_trip_destinations'`);
  const after = await visitor.settings.since({ params: { v: before.version } });

  expect(before.settings).toHaveLength(SETTING_KEYS.length);
  expect(same).toEqual({ version: before.version, changed: false, settings: [] });
  expect(after.changed).toBe(true);
  expect(after.settings).toContainEqual({ key: 'max_num_trip_destinations', value: '9' });
});

test('seeding again does not change values that were set', async () => {
  await app.database.pool.query(`update settings set value = 'Go' where key = 'new_trip_button_text'`);
  const before = await app.client(null).trips.list();

  await seed(app.services);

  expect(await app.client(null).settings.list({ query: { keys: 'new_trip_button_text' } })).toEqual([
    { key: 'new_trip_button_text', value: 'Go' },
  ]);
  expect(await app.client(null).trips.list()).toEqual(before);
  const { rows } = await app.database.pool.query(
    'select type_cd, count(*)::int as types from user_types group by 1 order by 1',
  );
  expect(rows).toEqual([
    { type_cd: 'BP', types: 4 },
    { type_cd: 'CS', types: 4 },
  ]);
});

test('demo trips whose dates have passed move to the same weekday a year later', async () => {
  app.setClock(new Date('2029-01-01T12:00:00Z'));
  await seed(app.services);
  app.setClock(null);

  const moved = await app.client(null).trips.list();

  expect(moved.map(({ startDate }) => startDate && new Date(startDate).getUTCDay())).toEqual([5, 6, 6]);
  expect(moved.every(({ startDate }) => startDate !== null && startDate > '2029-01-01')).toBe(true);
  expect(moved.every(({ version }) => version === 1)).toBe(true);
});
