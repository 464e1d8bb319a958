import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../testing/makers';
import { type ApiClient, startTestApp, type TestApp } from '../../testing/test-app';

const ARCH = 'poi:delicate-arch';
const AT_ARCH = '-109.4994,38.7435';

let app: TestApp;
let anyone: ApiClient;
let minutes = 0;
beforeAll(async () => {
  app = await startTestApp();
  anyone = app.client(null);
});
afterAll(() => app.close());

async function turn(sql: string): Promise<void> {
  await app.database.pool.query(sql);
  minutes += 1;
  app.setClock(new Date(Date.now() + minutes * 60_000));
}

/** Ids of everything that any search, list, suggestion or idea shows around the arch. */
async function everywhere(): Promise<string[]> {
  const near = { near: AT_ARCH, limit: 100 };
  const lists = await Promise.all([
    anyone.atlas.suggest({ query: { q: 'delicate arch', limit: 10 } }),
    anyone.atlas.suggest({ query: { q: 'delicate ar', near: AT_ARCH, limit: 1 } }),
    anyone.atlas.suggest({ query: { q: 'rock formations near moab', limit: 10 } }),
    anyone.atlas.geocode({ query: { q: 'Delicate Arch', limit: 10 } }),
    anyone.places.category({ query: { category: 'group-nature', ...near } }),
    anyone.places.category({ query: { category: 'rock-formation', bbox: '-110,38,-109,39', limit: 100 } }),
    anyone.places.nearby({ query: { at: AT_ARCH, limit: 100 } }),
    anyone.places.along({ query: { line: AT_ARCH, limit: 100 } }),
    anyone.places.list({ query: { q: 'delicate arch' } }),
    anyone.places.list({ query: { q: 'delicate arch', near: AT_ARCH } }),
    anyone.places.list({ query: near }),
    anyone.places.list({ query: { bbox: '-110,38,-109,39', limit: 100 } }),
  ]);
  const ideas = await Promise.all([
    anyone.ideas.one({ params: { id: 'utah-mighty-five' } }),
    ...(await anyone.ideas.destinations({ params: { id: 'all' } })),
  ]);
  return [...lists.flat(), ...ideas.flatMap(({ places }) => places)].map(({ id }) => id);
}

const pages = () =>
  Promise.allSettled([
    anyone.places.get({ params: { id: ARCH } }),
    anyone.atlas.retrieve({ params: { id: ARCH } }),
  ]);

test('a disabled curated place is shown nowhere, and returns when it is enabled', async () => {
  const person = await makePerson(app, 'FREE');
  await person.api.places.addFavorite({ body: { poi_source: 'curated', poi_id: ARCH } });
  const before = await everywhere();
  expect(before.filter((id) => id === ARCH).length).toBeGreaterThan(10);

  await turn(`insert into disabled_places values ('${ARCH}')`);
  const off = await everywhere();
  expect(off).not.toContain(ARCH);
  expect((await pages()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await person.api.places.favorites({ params: { userid: person.id } })).toEqual([]);

  await turn('delete from disabled_places');
  expect(await everywhere()).toEqual(before);
  expect((await pages()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await person.api.places.favorites({ params: { userid: person.id } })).toHaveLength(1);
});

test('a limit is still met, and filled, when one of the first places is disabled', async () => {
  const ask = () => anyone.places.nearby({ query: { at: AT_ARCH, limit: 3, radius: 100_000 } });
  const [first] = await ask();
  await turn(`insert into disabled_places values ('${first?.id}')`);
  const others = await ask();
  await turn('delete from disabled_places');

  expect(others).toHaveLength(3);
  expect(others.map(({ id }) => id)).not.toContain(first?.id);
});
