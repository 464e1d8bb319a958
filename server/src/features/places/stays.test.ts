import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, PLACES } from '../../testing/makers';
import { type ApiClient, startTestApp, type TestApp } from '../../testing/test-app';
import { getSetting } from '../settings/settings-store';
import { foldedNames } from './listed/listed-store';
import { addMissingListed } from './listed/listed-write-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Names of the places to stay near Denver, found the way Hotels searches for them. */
async function staysNearDenver(api: ApiClient): Promise<string[]> {
  const categories = (await getSetting(app.database.pool, 'hotel_category')).join(',');
  const query = { near: PLACES.Denver.join(','), categories, limit: 100 };
  return (await api.places.list({ query })).map(({ name }) => name);
}

test('curated, listed, imported and own places to stay near a stop are listed together', async () => {
  const { api } = await makeGuest(app);
  const name = 'Hostel Seven Pines';
  const hostel = { source: 'osm', source_id: 'n7', name, folded: foldedNames([name]), category: 'hotel' };
  await addMissingListed(app.database.pool, [{ ...hostel, lon: -104.98, lat: 39.75, rank: 4 }]);
  const coords: [number, number] = [-104.99, 39.73];
  await api.places.saveUserPlace({ body: { name: 'Aunt Bea', coords, category: 'hotel' } });
  await api.places.saveUserPlace({ body: { name: 'Old school', coords, category: 'museum' } });

  const names = await staysNearDenver(api);

  expect(names).toEqual(
    expect.arrayContaining(['The Brown Palace', 'The Marmot & Moon Inn', 'Hostel Seven Pines', 'Aunt Bea']),
  );
  expect(names).not.toContain('Old school');
  expect(await staysNearDenver(app.client(null))).not.toContain('Aunt Bea');
});

test('sample lodging listings say that they are samples', async () => {
  const [inn] = await app.client(null).places.list({ query: { q: 'Marmot & Moon Inn' } });

  expect(inn).toMatchObject({ name: 'The Marmot & Moon Inn', poi_source: 'business', sample: true });
});
