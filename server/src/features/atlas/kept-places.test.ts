import type { Coords } from '@wayfold/contract/kernel/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { foldedNames } from '../places/listed/listed-store';

let app: TestApp;
let owner: Person;
let stranger: Person;
let ownId: string;
beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger] = [await makeGuest(app), await makeGuest(app)];
  ownId = await addOwn(owner, 'Quiet Pines Cabin', [-105.2, 40.1]);
  await addImported('cabin-cafe', 'Quiet Pines Cafe', [-105.3, 40.2]);
  await addImported('zzyzx', 'Zzyzxville Mill', [-105.31, 40.21]);
  await addImported('moab-mill', 'Moab', [150, -30]);
  await addImported('same', 'Delicate Arch', [-109.4993, 38.7436]);
});
afterAll(() => app.close());

async function addOwn(person: Person, name: string, coords: Coords): Promise<string> {
  const { id } = await person.api.places.saveUserPlace({ body: { name, coords } });
  return `user:${id}`;
}

async function addImported(id: string, name: string, [lon, lat]: Coords): Promise<void> {
  await app.database.pool.query(
    `insert into listed_places (source, source_id, name, folded, lon, lat, country_code, category, rank)
      values ('osm', $1, $2, $3, $4, $5, 'US', 'museum', 3)`,
    [id, name, foldedNames([name]), lon, lat],
  );
}

const search = async (who: Person | null, q: string, more: object = {}) =>
  (who?.api ?? app.client(null)).atlas.suggest({ query: { q, ...more } });

test('the caller’s own place comes first, and imported ones after it', async () => {
  expect((await search(owner, 'quiet pi')).slice(0, 2)).toMatchObject([
    { id: ownId, kind: 'own', name: 'Quiet Pines Cabin', region: 'Colorado', precision: 'place' },
    { id: 'im:osm:cabin-cafe', kind: 'poi', precision: 'poi' },
  ]);
});

test.each(['suggest', 'geocode'] as const)('nobody else ever sees it: %s', async (call) => {
  for (const q of ['quiet', 'quiet pines cabin', 'cabin', 'quiet pines cabn']) {
    const query = { q, near: '-105.2,40.1', limit: 10 };
    for (const who of [stranger.api, app.client(null)]) {
      const ids = (await who.atlas[call]({ query })).map(({ id }) => id);
      expect(ids).not.toContain(ownId);
    }
  }
});

test('only its owner can read it by id', async () => {
  expect(await owner.api.atlas.retrieve({ params: { id: ownId } })).toMatchObject({ kind: 'own' });
  for (const who of [stranger.api, app.client(null)]) {
    await expect(who.atlas.retrieve({ params: { id: ownId } })).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('an imported place with exactly that name comes first only if the atlas has none with that name', async () => {
  expect(await search(null, 'zzyzxville mill')).toMatchObject([{ id: 'im:osm:zzyzx' }]);
  const [first, ...others] = await search(null, 'moab');

  expect(first).toMatchObject({ id: 'gn:5543307' });
  expect(others.map(({ id }) => id)).toContain('im:osm:moab-mill');
});

test('what the atlas already has is not shown twice', async () => {
  expect((await search(null, 'delicate arch')).map(({ id }) => id)).not.toContain('im:osm:same');
});

test('filters by kind and country also apply to own and imported places', async () => {
  expect(await search(owner, 'quiet pines', { kinds: 'own' })).toMatchObject([{ id: ownId }]);
  expect((await search(owner, 'quiet pines', { kinds: 'town' })).map(({ kind }) => kind)).not.toContain(
    'own',
  );
  expect((await search(owner, 'quiet pines', { country: 'FR' })).map(({ id }) => id)).not.toContain(ownId);
});

test('a complete text is geocoded to an own place with that name', async () => {
  expect(await owner.api.atlas.geocode({ query: { q: 'Quiet Pines Cabin', limit: 1 } })).toMatchObject([
    { id: ownId },
  ]);
});

test('a list is never longer than requested', async () => {
  for (const limit of [1, 2, 10]) {
    expect((await search(owner, 'quiet pines', { limit })).length).toBeLessThanOrEqual(limit);
    expect((await search(owner, 'moab', { limit })).length).toBeLessThanOrEqual(limit);
  }
});

test('a text with one wrong letter is found if nothing has that name', async () => {
  expect(await search(null, 'zzyzxvile mill')).toMatchObject([{ id: 'im:osm:zzyzx' }]);
});
