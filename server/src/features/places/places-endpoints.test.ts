import { Place } from '@wayfold/contract/places/places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first } from '../../testing/makers';
import { type ApiClient, startTestApp, type TestApp } from '../../testing/test-app';
import { foldedNames } from './listed/listed-store';
import { addMissingListed, type NewListedRow } from './listed/listed-write-store';

const MOAB = '-109.5498,38.5733';

let app: TestApp;
let anyone: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  anyone = app.client(null);
  await importPlace('cave-of-echoes', 'Cave of Echoes', [-109.56, 38.58], 'cave');
  await importPlace('hidden-spring', 'Hidden Spring', [-109.57, 38.59], 'cave');
  await importPlace('delicate', 'Delicate Arch', [-109.4994, 38.7435], 'rock-formation');
  await importPlace('cave-cafe', 'Cave Cafe', [-109.55, 38.57], 'cafe', {
    ...{ phone: '+1 435 555 0100', brand: 'Cave', cuisine: 'coffee shop,bagel' },
    ...{ wheelchair: 'limited', opening_hours: 'Tu-Su 08:00-14:00' },
  });
  await app.database.pool.query(
    `update listed_places set is_enabled = false where source_id = 'hidden-spring'`,
  );
});
afterAll(() => app.close());

async function importPlace(
  sourceId: string,
  name: string,
  [lon, lat]: [number, number],
  category: string,
  facts: Partial<NewListedRow> = {},
) {
  const row = { source: 'osm', source_id: sourceId, name, folded: foldedNames([name]), lon, lat, category };
  await addMissingListed(app.database.pool, [{ ...row, rank: 4, credit: 'OpenStreetMap', ...facts }]);
}

test('categories are listed in order, each group before its categories', async () => {
  const categories = await anyone.places.categories();

  const positions = new Map(categories.map(({ id }, index) => [id, index]));
  expect(categories.map(({ SORT_ID }) => SORT_ID)).toEqual(categories.map((_, index) => index + 1));
  for (const [index, { parent }] of categories.entries()) {
    if (parent) expect(positions.get(parent)).toBeLessThan(index);
  }
});

test('every category has an icon that can be drawn', async () => {
  const [categories, icons] = await Promise.all([anyone.places.categories(), anyone.places.icons()]);

  expect(icons.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
  for (const { path } of icons) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
});

test('a disabled category is not listed, nor are the categories in a disabled group', async () => {
  await app.database.pool.query(`update map_categories set is_active = false where id = 'group-fun'`);

  const ids = (await anyone.places.categories()).map(({ id }) => id);
  await app.database.pool.query(`update map_categories set is_active = true where id = 'group-fun'`);

  expect(ids).not.toContain('group-fun');
  expect(ids).not.toContain('zoo');
  expect(ids).toContain('museum');
});

test('around a town there are our places and imported ones, with the distance of each', async () => {
  const near = await anyone.places.nearby({ query: { at: MOAB, limit: 50 } });

  const names = near.map(({ name }) => name);
  expect(names).toContain('Cave of Echoes');
  expect(names.slice(0, 5)).toContain('Delicate Arch');
  expect(names.filter((name) => name === 'Delicate Arch')).toHaveLength(1);
  expect(near.every(({ distanceMeters }) => distanceMeters !== null && distanceMeters <= 50_000)).toBe(true);
  for (const place of near) expect(Place.strict().parse(place)).toEqual(place);
});

test('a category finds its places, a group the places of all its categories, and an unknown one nothing', async () => {
  const ask = (category: string) => anyone.places.category({ query: { category, near: MOAB, limit: 100 } });

  const caves = (await ask('cave')).map(({ name }) => name);
  expect(caves).toContain('Cave of Echoes');
  expect((await ask('group-nature')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Cave of Echoes', 'Delicate Arch']),
  );
  expect(await ask('no-such-thing')).toEqual([]);
});

test.each([0, -1, 10_000])('a limit of %d is refused by name', async (limit) => {
  await expect(anyone.places.nearby({ query: { at: MOAB, limit } })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^limit: /),
  });
});

test('a box across the date line finds places on both sides', async () => {
  await importPlace('west-side', 'West of the line', [179.5, -16.5], 'beach');
  await importPlace('east-side', 'East of the line', [-179.5, -16.5], 'beach');

  const found = await anyone.places.category({
    query: { category: 'beach', bbox: '179,-17,-179,-16', limit: 100 },
  });

  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['West of the line', 'East of the line']),
  );
});

test('a search along a route finds what is near it, and nothing farther away', async () => {
  const line = `${MOAB};-110.1,38.9;-112.9988,37.1889`;
  const beside = await anyone.places.along({ query: { line, corridor: 20_000, limit: 100 } });

  expect(beside.map(({ name }) => name)).toContain('Cave of Echoes');
  expect(beside.every(({ distanceMeters }) => distanceMeters !== null && distanceMeters <= 20_000)).toBe(
    true,
  );
  await expect(anyone.places.along({ query: { line: 'here;there' } })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test.each([
  ['delicate ar', 'Delicate Arch'],
  ['echoes', 'Cave of Echoes'],
  ['sensoji', 'Sensō-ji'],
  ['浅草', 'Sensō-ji'],
  ['juniper bolt', 'Juniper Bolt Garage'],
  ['delicte arhc', 'Delicate Arch'],
  ['delicate arch xqzt', 'Delicate Arch'],
])('a search for %s finds %s first', async (q, name) => {
  const [found] = await anyone.places.list({ query: { q } });

  expect(found?.name).toBe(name);
});

test('a name search can be narrowed by place, category and source', async () => {
  const narrow = (query: { bbox?: string; categories?: string; source?: 'curated' | 'map_data' }) =>
    anyone.places.list({ query: { q: 'echoes', ...query } });

  expect(await narrow({ bbox: '-110,38,-109,39', categories: 'cave', source: 'map_data' })).toHaveLength(1);
  expect(await narrow({ bbox: '10,38,11,39' })).toEqual([]);
  expect(await narrow({ categories: 'museum' })).toEqual([]);
  expect(await narrow({ source: 'curated' })).toEqual([]);
});

test('a disabled place is in no list, in no search and on no page', async () => {
  const lists = await Promise.all([
    anyone.places.nearby({ query: { at: MOAB, limit: 100 } }),
    anyone.places.category({ query: { category: 'cave', near: MOAB, limit: 100 } }),
    anyone.places.along({ query: { line: MOAB, limit: 100 } }),
    anyone.places.list({ query: { bbox: '-110,38,-109,39', limit: 100 } }),
    anyone.places.list({ query: { q: 'hidden spring', near: MOAB } }),
    anyone.places.list({ query: { q: 'hidden spring' } }),
  ]);

  for (const list of lists) expect(list.map(({ id }) => id)).not.toContain('im:osm:hidden-spring');
  await expect(anyone.places.get({ params: { id: 'im:osm:hidden-spring' } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a place is read from the source its id names', async () => {
  const get = (id: string) => anyone.places.get({ params: { id } });

  expect(await get('poi:delicate-arch')).toMatchObject({
    poi_source: 'curated',
    country: 'United States',
    continent: 'North America',
    is_enabled: 'Yes',
  });
  expect(await get('im:osm:cave-of-echoes')).toMatchObject({
    poi_source: 'map_data',
    timezone: 'America/Denver',
    credit: 'OpenStreetMap',
  });
  expect(await get('im:osm:cave-cafe')).toMatchObject({
    ...{ phone: '+1 435 555 0100', brand: 'Cave', cuisine: ['coffee shop', 'bagel'], wheelchair: 'limited' },
    openingHours: 'Tu-Su 08:00-14:00',
  });
  expect(await get('im:osm:cave-of-echoes')).toMatchObject({
    ...{ phone: null, brand: null, cuisine: [], wheelchair: null, openingHours: null },
  });
  expect(await get('ap:SFO')).toMatchObject({ poi_source: 'airport', countryCode: 'US' });
  expect(await get('biz:juniper-bolt-garage-denver')).toMatchObject({ sample: true, priceLevel: 2 });
  for (const id of [
    'poi:no-such-place',
    'im:osm:',
    'user:x',
    'im:business:juniper-bolt-garage-denver',
    '?',
  ]) {
    await expect(get(id)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('an event has the dates of its next occurrence', async () => {
  app.setClock(new Date('2030-01-15T12:00:00Z'));
  const [event] = await anyone.places.list({ query: { q: 'thaw & fiddle gathering' } });
  app.setClock(null);

  expect(event).toMatchObject({
    id: 'ev:thaw-and-fiddle-gathering-denver',
    sample: true,
    dates: { from: '2030-03-21', to: '2030-03-23', time: '18:00' },
  });
  expect(first(await anyone.places.list({ query: { q: 'juniper bolt' } })).dates).toBeNull();
});
