import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { makeGuest, makePerson, makeUserPlace, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { placesPersonalData } from './places-personal-data';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const save = (person: Person, poi_id: string) =>
  person.api.places.addFavorite({ body: { poi_source: 'curated', poi_id } });
const favoritesOf = async (person: Person) =>
  (await person.api.places.favorites({ params: { userid: person.id } })).map(({ poi_id }) => poi_id);

test('favorites and own places move to another person, and what both saved is kept once', async () => {
  const guest = await makeGuest(app);
  const member = await makePerson(app, 'FREE');
  const { favid } = await save(member, 'poi:delicate-arch');
  await save(guest, 'poi:delicate-arch');
  const placeId = await makeUserPlace(guest);
  await guest.api.places.addFavorite({ body: { poi_source: 'user_place', poi_id: placeId } });

  await inTransaction(app.database.pool, (on) => placesPersonalData.move(on, guest.id, member.id));

  expect((await favoritesOf(member)).sort()).toEqual(['poi:delicate-arch', `user:${placeId}`]);
  expect(await favoritesOf(guest)).toEqual([]);
  const kept = await member.api.places.favorites({ params: { userid: member.id } });
  expect(kept.map((favorite) => favorite.favid)).toContain(favid);
  expect(await member.api.places.userPlace({ params: { id: placeId } })).toMatchObject({ userid: member.id });
});

test('erasing leaves nothing a person saved or added', async () => {
  const person = await makePerson(app, 'FREE');
  await save(person, 'poi:delicate-arch');
  await makeUserPlace(person);

  await inTransaction(app.database.pool, (on) => placesPersonalData.erase(on, person.id));

  for (const table of ['favorites', 'user_places']) {
    const { rowCount } = await app.database.pool.query(`select 1 from ${table} where user_id = $1`, [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  }
});
