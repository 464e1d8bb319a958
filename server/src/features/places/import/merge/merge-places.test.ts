import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../../../testing/makers';
import { type ApiClient, startTestApp, type TestApp } from '../../../../testing/test-app';
import { useImportFiles } from '../../../../testing/use-import-files';
import { importPlaces } from '../import-places';

const files = useImportFiles();
let app: TestApp;
let anyone: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  anyone = app.client(null);
});
afterAll(() => app.close());
beforeEach(() =>
  app.database.pool.query('truncate listed_places, listed_words, listed_match, place_imports'),
);

/** A place far from the curated ones. */
const MILL = { name: 'Old Mill', lat: '46.6000', lon: '-104.5000', category: 'museum', id: 'a1' };
const AT_MILL = '-104.5,46.6';

/** Imports rows of a CSV file under the name of a source. */
async function bring(source: string, ...rows: Record<string, string>[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`).join(','));
  const path = await files.write(`${source}.csv`, [columns.join(','), ...lines].join('\n'));
  const { database } = app;
  return importPlaces({ ...files.services(), database }, { path, source });
}

async function nearby(at: string, name: RegExp) {
  const places = await anyone.places.nearby({ query: { at, limit: 100 } });
  return places.filter((place) => name.test(place.name));
}

/** The last transaction of any row: it stays the same if nothing is written. */
async function lastWrite(): Promise<string> {
  const tables = ['listed_places', 'listed_words', 'listed_match', 'listed_vocabulary'];
  const all = tables.map((table) => `select xmin::text::bigint as written from ${table}`).join(' union all ');
  const { rows } = await app.database.pool.query(`select max(written) as last from (${all}) every_row`);
  return String(rows[0].last);
}

test('what two sources know about a place is shown as one place, under the id of the first', async () => {
  await bring('osm', { ...MILL, opening_hours: 'Mo-Su 10:00-18:00', rank: '4' });
  const { merged } = await bring('overture', {
    ...{ ...MILL, id: 'b7', name: 'THE OLD MILL MUSEUM', lat: '46.6010', rank: '3' },
    ...{ url: 'https://mill.example/', blurb: 'Grinds since 1880.' },
  });

  expect(merged).toBe(1);
  expect(await nearby(AT_MILL, /mill/i)).toMatchObject([
    {
      ...{ id: 'im:osm:a1', name: 'Old Mill', rank: 3, openingHours: 'Mo-Su 10:00-18:00' },
      ...{ url: 'https://mill.example/', blurb: 'Grinds since 1880.' },
    },
  ]);
});

test('it is found by a name that only the second source has', async () => {
  await bring('osm', MILL);
  await bring('wikidata', { ...MILL, id: 'Q5', local_name: 'Zylberman Mlyn' });

  const found = await anyone.places.list({ query: { q: 'zylberman' } });
  expect(found.map(({ id }) => id)).toEqual(['im:osm:a1']);
});

test('the id of either resolves, and whoever saved both has one favorite', async () => {
  await bring('osm', MILL);
  await app.database.pool.query(`update listed_places set match_names = '{}', match_keys = '{}'`);
  await bring('overture', { ...MILL, id: 'b7' });
  const person = await makePerson(app, 'FREE');
  for (const id of ['im:osm:a1', 'im:overture:b7']) {
    await person.api.places.addFavorite({ body: { poi_source: 'map_data', poi_id: id } });
  }
  const favorites = () => person.api.places.favorites({ params: { userid: person.id } });
  expect(await favorites()).toHaveLength(2);

  // As places that were imported before places were merged.
  await bring('osm', MILL);

  const [kept, ...others] = await favorites();
  expect(others).toEqual([]);
  const same = await anyone.places.get({ params: { id: 'im:osm:a1' } });
  expect(await anyone.places.get({ params: { id: 'im:overture:b7' } })).toEqual(same);
  expect(kept).toMatchObject({ poi_id: same.id, item: { id: same.id } });
  await person.api.places.removeFavorite({ params: { id: kept?.id ?? '' } });
  expect(await favorites()).toEqual([]);
});

test('importing both again writes nothing, in either order', async () => {
  const osm = () => bring('osm', { ...MILL, opening_hours: 'Mo-Su 10:00-18:00' });
  const overture = () => bring('overture', { ...MILL, id: 'b7', url: 'https://mill.example/' });
  await osm();
  await overture();
  const before = await lastWrite();

  const counts = [await overture(), await osm(), await osm(), await overture()];

  expect(await lastWrite()).toBe(before);
  expect(counts.map(({ changed }) => changed)).toEqual([0, 0, 0, 0]);
});

test('a place that has moved away from its twin is a place of its own again', async () => {
  await bring('osm', MILL);
  await bring('overture', { ...MILL, id: 'b7', url: 'https://mill.example/' });
  await bring('overture', { ...MILL, id: 'b7', url: 'https://mill.example/', lat: '46.7' });

  const [here, there] = (await nearby('-104.5,46.65', /mill/i)).sort((a, b) => a.coords[1] - b.coords[1]);
  expect(here).toMatchObject({ id: 'im:osm:a1', url: null });
  expect(there).toMatchObject({ id: 'im:overture:b7', url: 'https://mill.example/' });
});

test('if the source of the place that is shown is removed, its twin is shown', async () => {
  await bring('osm', MILL);
  await bring('overture', { ...MILL, id: 'b7' });
  await app.database.pool.query(`delete from listed_places where source = 'osm'`);

  expect(await nearby(AT_MILL, /mill/i)).toMatchObject([{ id: 'im:overture:b7' }]);
});

test.each([
  ['too far away', { lat: '46.6100' }],
  ['of another kind', { category: 'hotel' }],
  ['with another name', { name: 'New Mill' }],
])('a place %s is another one', async (_, differs) => {
  await bring('osm', MILL);
  const { merged } = await bring('overture', { ...MILL, id: 'b7', ...differs });

  expect(merged).toBe(0);
  expect(await anyone.places.get({ params: { id: 'im:overture:b7' } })).toMatchObject({
    id: 'im:overture:b7',
  });
});

test('an imported place that we wrote about is listed as ours, with what the import knows besides', async () => {
  const arch = { name: 'Delicate Arch', lat: '38.7436', lon: '-109.4993', category: 'rock-formation' };
  await bring('osm', { ...arch, id: 'n9', local_name: 'Zarter Bogen', opening_hours: '24/7' });
  const person = await makePerson(app, 'FREE');

  const near = await nearby('-109.4994,38.7435', /delicate arch/i);
  expect(near.map(({ id }) => id)).toEqual(['poi:delicate-arch']);
  const found = await anyone.places.list({ query: { q: 'zarter bogen' } });
  expect(found.map(({ id }) => id)).toEqual(['poi:delicate-arch']);
  const suggested = await anyone.atlas.suggest({ query: { q: 'zarter bogen', limit: 5 } });
  expect(suggested.map(({ id }) => id)).toContain('poi:delicate-arch');
  const place = await anyone.places.get({ params: { id: 'im:osm:n9' } });
  expect(place).toMatchObject({ id: 'poi:delicate-arch', openingHours: '24/7' });
  await person.api.places.addFavorite({ body: { poi_source: 'map_data', poi_id: 'im:osm:n9' } });
  const [saved] = await person.api.places.favorites({ params: { userid: person.id } });
  expect(saved).toMatchObject({ poi_source: 'curated', poi_id: 'poi:delicate-arch' });
});

test('a third source joins by a name of the second', async () => {
  await bring('osm', MILL);
  await bring('wikidata', { ...MILL, id: 'Q5', local_name: 'Zylberman Mlyn' });
  const { merged } = await bring('geojson', { ...MILL, id: 'c3', name: 'Zylberman Mlyn' });

  expect(merged).toBe(1);
  expect(await nearby(AT_MILL, /mill|mlyn/i)).toHaveLength(1);
});

test('where hundreds of places have one name, only twenty become one', async () => {
  const rows = Array.from({ length: 210 }, (_, index) => ({ ...MILL, id: `t${index}` }));
  await bring('osm', ...rows);

  const { rows: shown } = await app.database.pool.query(
    'select count(*)::integer as places from listed_places where same_as is null',
  );
  expect(shown).toEqual([{ places: 10 }]);
});

test('hours are told by every id of a place, with the one it is listed by', async () => {
  await bring('first', { ...MILL, opening_hours: 'Tu-Su 09:00-17:00' });
  await bring('second', { ...MILL, id: 'b2' });

  const ids = 'im:first:a1,im:second:b2,im:second:unknown,poi:uffizi-gallery,user:1';
  const hours = await anyone.places.hours({ query: { ids } });

  const listedAs = (await nearby(AT_MILL, /Mill/))[0]?.id;
  expect(
    Object.fromEntries(hours.map(({ id, ...place }) => [id, [place.listedAs, place.openingHours]])),
  ).toEqual({
    'im:first:a1': [listedAs, 'Tu-Su 09:00-17:00'],
    'im:second:b2': [listedAs, 'Tu-Su 09:00-17:00'],
    'poi:uffizi-gallery': ['poi:uffizi-gallery', 'Tu-Su'],
  });
});
