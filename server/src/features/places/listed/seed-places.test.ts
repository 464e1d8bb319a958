import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { BUSINESS_CATEGORIES } from '../kinds/business-categories';
import { listedByIds } from './listed-store';
import { seedPlaces } from './seed-places';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function count(source: string): Promise<{ places: number; cities: number }> {
  const { rows } = await app.database.pool.query(
    `select count(*) as places, count(distinct city) as cities from listed_places
     where source = $1 and is_sample and is_enabled`,
    [source],
  );
  return rows[0];
}

test('sample businesses and events show how listings look in ten cities', async () => {
  expect(await count('business')).toEqual({ places: 210, cities: 10 });
  expect(await count('event')).toEqual({ places: 55, cities: 10 });
});

test('every listing has a kind that people can choose, and every kind is listed', async () => {
  const { rows } = await app.database.pool.query('select distinct category from listed_places order by 1');

  const kinds = BUSINESS_CATEGORIES.filter(({ parent }) => parent).map(({ id }) => id);
  expect(rows.map(({ category }) => category)).toEqual(kinds.toSorted());
});

test('seeding again leaves disabled listings disabled', async () => {
  const id = { source: 'business', sourceId: 'juniper-bolt-garage-denver' };
  expect(await listedByIds(app.database.pool, [id])).toHaveLength(1);
  await app.database.pool.query('update listed_places set is_enabled = false where source_id = $1', [
    id.sourceId,
  ]);
  await app.database.pool.query(`update booking_platforms set is_active = false where id = 'hostelworld'`);

  await seedPlaces(app.services);

  expect(await listedByIds(app.database.pool, [id])).toEqual([]);
  expect(await count('business')).toEqual({ places: 209, cities: 10 });
  const { rows } = await app.database.pool.query('select id from booking_platforms where not is_active');
  expect(rows).toEqual([{ id: 'hostelworld' }]);
});

test('an installation without samples has none left', async () => {
  await seedPlaces({ ...app.services, config: { ...app.services.config, samplePlaces: false } });

  expect(await count('business')).toEqual({ places: 0, cities: 0 });
});
