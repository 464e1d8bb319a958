import type { Coords } from '@wayfold/contract/kernel/values';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asGuest, makeGuest } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findPlacesByName, type NameSearch } from './find-places-by-name';
import { foldedNames } from './listed-store';
import { putListed } from './listed-write-store';

const REYKJAVIK: Coords = [-21.94, 64.147];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { pool } = app.database;
  await putListed(pool, [
    row('spa', 'Blue Lagoon', [-22.4493, 63.8804], { rank: 2, country_code: 'IS' }),
    row('malta', 'Blue Lagoon', [14.3233, 36.014], { rank: 3, country_code: 'MT' }),
    row('bar', 'Bar at the Blue Lagoon', [14.32, 36.015], { country_code: 'MT' }),
    row('market', 'Nishiki Market', [135.7648, 35.005], { local_name: '錦市場' }, ['錦市場']),
  ]);
});
afterAll(() => app.close());

function row(id: string, name: string, [lon, lat]: Coords, more: object, names: string[] = []) {
  const folded = foldedNames([name, ...names]);
  return { source: 'osm', source_id: id, name, folded, lon, lat, category: 'beach', rank: 4, ...more };
}

async function find(search: Partial<NameSearch> & { q: string }) {
  const found = await findPlacesByName(app.services, null, { limit: 10, ...search });
  return found.map(({ place, fit }) => `${place.id.replace('im:osm:', '')} ${fit}`);
}

test('whole names come before beginnings, and those before later words', async () => {
  expect(await find({ q: 'Blue Lagoon' })).toEqual(['spa whole', 'malta whole', 'bar words']);
  expect(await find({ q: 'blue la' })).toEqual(['spa beginning', 'malta beginning', 'bar words']);
  expect(await find({ q: 'lagoon bar' })).toEqual(['bar words']);
  expect(await find({ q: 'blue lagoon', limit: 1 })).toEqual(['spa whole']);
});

test('nearby places rank higher, and a country or a box excludes all others', async () => {
  const malta: Coords = [14.4, 35.9];

  expect(await find({ q: 'blue lagoon', near: malta })).toEqual(['malta whole', 'spa whole', 'bar words']);
  expect(await find({ q: 'blue lagoon', near: REYKJAVIK, country: 'MT' })).toEqual([
    'malta whole',
    'bar words',
  ]);
  expect(await find({ q: 'lagoon', box: [-23, 63, -22, 64] })).toEqual(['spa words']);
  expect(await find({ q: 'lagoon', box: [-180, 0, 180, 60] })).toEqual(['malta words', 'bar words']);
});

test('one wrong letter is allowed if no name has the words as typed', async () => {
  expect(await find({ q: 'blue lagon' })).toEqual(['spa similar', 'malta similar', 'bar similar']);
  expect(await find({ q: 'blue xylophone' })).toEqual([]);
});

test('names without spaces are found starting at any of their letters', async () => {
  expect(await find({ q: '錦市場' })).toEqual(['market words']);
  expect(await find({ q: '市場' })).toEqual(['market words']);
});

test('only the owner finds their own places, and finds them first', async () => {
  const owner = await makeGuest(app);
  await owner.api.places.saveUserPlace({ body: { name: 'Our blue lagoon', coordinates: '20,40' } });
  const of = (userId: string) => findPlacesByName(app.services, asGuest(userId), { q: 'our blue', limit: 5 });

  expect((await of(owner.id)).map(({ place }) => place.name)).toEqual(['Our blue lagoon']);
  expect(await of((await makeGuest(app)).id)).toEqual([]);
});

test('search follows when a place is renamed, disabled or deleted', async () => {
  const { pool } = app.database;
  await putListed(pool, [row('tower', 'Quixley Tower', [10, 10], {})]);
  expect(await find({ q: 'quixley' })).toEqual(['tower beginning']);

  await putListed(pool, [row('tower', 'Zorbane Tower', [10, 10], {})]);
  expect(await find({ q: 'quixley' })).toEqual([]);
  expect(await find({ q: 'zorbane' })).toEqual(['tower beginning']);

  await pool.query(`update listed_places set is_enabled = false where source_id = 'tower'`);
  expect(await find({ q: 'zorbane' })).toEqual([]);

  await pool.query(`delete from listed_places where source_id = 'tower'`);
  const { rows } = await pool.query(`select * from listed_words where word = 'zorbane'`);
  expect(rows).toEqual([]);
});

test.each(['', '   ', '%', '_', "'; drop table listed_places", '\\', 'x'.repeat(500)])(
  'odd text %j finds nothing and does not fail',
  async (q) => {
    expect(await find({ q })).toEqual([]);
  },
);

test('a text of a hundred words takes no more queries than one of a dozen', async () => {
  const query = vi.spyOn(app.database.pool, 'query');
  const questionsOf = async (words: number) => {
    query.mockClear();
    await find({ q: Array.from({ length: words }, (_, word) => `wo${word}rd`).join(' ') });
    return query.mock.calls.length;
  };

  expect(await questionsOf(100)).toBe(await questionsOf(12));
  query.mockRestore();
});
