import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from '../../testing/at-once';
import { addStop, change, first, makeGuest, makePerson, makeTrip, makeUserPlace } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an own place can be added by a click, by coordinates or by an address', async () => {
  const { api } = await makeGuest(app);
  const save = async (body: Parameters<typeof api.places.saveUserPlace>[0]['body']) => {
    const { coordinates, source } = await api.places.saveUserPlace({ body });
    return { coordinates: coordinates.split(',').map((part) => Math.round(Number(part))), source };
  };

  expect(await save({ name: 'Click', coords: [-105, 40] })).toEqual({
    coordinates: [-105, 40],
    source: 'map_click',
  });
  expect(await save({ name: 'Typed', coordinates: ' -105.0, 40 ' })).toEqual({
    coordinates: [-105, 40],
    source: 'coordinates',
  });
  expect(await save({ name: 'Street', address: '12 Main Street, Denver, Colorado' })).toEqual({
    coordinates: [-105, 40],
    source: 'address',
  });
});

test.each([
  { name: 'Nowhere' },
  { name: 'Odd', coordinates: '200,10' },
  { name: 'Odd', coordinates: 'here' },
  { name: 'Odd', address: 'xqzvkwpfj' },
  { name: '  ', coords: [1, 2] as [number, number] },
])('a place that cannot be found is refused with a plain message: %j', async (body) => {
  const { api } = await makeGuest(app);

  await expect(api.places.saveUserPlace({ body })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Could not add this place.',
  });
});

test('only the owner changes and finds their own place', async () => {
  const [owner, stranger] = [await makeGuest(app), await makeGuest(app)];
  const id = await makeUserPlace(owner);

  const changed = await owner.api.places.saveUserPlace({
    body: { id, name: 'Cabin', notes: 'Key under mat' },
  });

  expect(changed).toMatchObject({ id, name: 'Cabin', notes: 'Key under mat' });
  expect(changed.coordinates).toMatch(/^-104\.9/);
  expect(await owner.api.places.userPlace({ params: { id } })).toEqual(changed);
  expect(first(await owner.api.places.list({ query: { q: 'cabin' } })).id).toBe(`user:${id}`);
  const strangers = [
    () => stranger.api.places.userPlace({ params: { id } }),
    () => stranger.api.places.get({ params: { id: `user:${id}` } }),
    () => stranger.api.places.addFavorite({ body: { poi_source: 'user_place', poi_id: id } }),
  ];
  for (const call of strangers) await expect(call()).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    stranger.api.places.saveUserPlace({ body: { id, name: 'Mine', coords: [1, 1] } }),
  ).rejects.toMatchObject({ message: 'Could not add this place.' });
  await stranger.api.places.removeUserPlace({ params: { id } });
  expect((await owner.api.places.userPlace({ params: { id } })).name).toBe('Cabin');
  expect(await stranger.api.places.list({ query: { source: 'user_place' } })).toEqual([]);
});

test('favorites can be of all six kinds, newest first, and each only once', async () => {
  const person = await makeGuest(app);
  const placeId = await makeUserPlace(person);
  const trip = await makeTrip(person);
  await change(person, trip.id, addStop({ name: 'Moab' }));
  const event = await person.api.trips.saveUserEvent({ body: { tripid: trip.id, name: 'Picnic' } });
  await app.database.pool.query(
    `insert into listed_places (source, source_id, name, folded, lon, lat, category, rank)
     values ('osm', 'n1', 'Old Mill', 'old mill', -109, 38, 'ruins', 4)`,
  );
  const saved = [
    ['business', 'biz:juniper-bolt-garage-denver'],
    ['curated', 'delicate-arch'],
    ['user_place', placeId],
    ['user_event', event.id ?? ''],
    ['airport', 'ap:SFO'],
    ['map_data', 'im:osm:n1'],
  ] as const;

  for (const [poi_source, poi_id] of saved) {
    const body = { poi_source, poi_id, userid: newId(), item: { name: 'ignored' } };
    const favorite = await person.api.places.addFavorite({ body });
    expect(favorite).toMatchObject({ favid: favorite.id, userid: person.id });
    expect((await person.api.places.addFavorite({ body })).id).toBe(favorite.id);
  }

  const list = await person.api.places.favorites({ params: { userid: person.id } });
  expect(list.map(({ poi_source }) => poi_source)).toEqual(saved.map(([kind]) => kind).toReversed());
  expect(list.map(({ item }) => item.name)).toEqual(
    expect.arrayContaining(['Picnic', 'Old Mill', 'Delicate Arch', 'Grandma’s house']),
  );
  const byKind = await person.api.places.userFavorites({ params: { id: person.id } });
  expect(Object.values(byKind).map((favorites) => favorites.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a favorite disappears with a tap, with its place, and while its place is disabled', async () => {
  const person = await makeGuest(app);
  const names = async () =>
    (await person.api.places.favorites({ params: { userid: person.id } })).map(({ item }) => item.name);
  const save = (poi_source: 'curated' | 'business' | 'user_place', poi_id: string) =>
    person.api.places.addFavorite({ body: { poi_source, poi_id } });
  const placeId = await makeUserPlace(person);
  const arch = await save('curated', 'poi:delicate-arch');
  await save('user_place', placeId);
  await save('business', 'biz:spoke-marmot-cycles-denver');
  expect(await names()).toHaveLength(3);

  await person.api.places.removeFavorite({ params: { id: arch.id } });
  await person.api.places.removeUserPlace({ params: { id: placeId } });
  await app.database.pool.query(
    `update listed_places set is_enabled = false where source_id = 'spoke-marmot-cycles-denver'`,
  );

  expect(await names()).toEqual([]);
});

test('nobody reads or removes another person’s favorites', async () => {
  const [owner, stranger] = [await makeGuest(app), await makeGuest(app)];
  const { id } = await owner.api.places.addFavorite({
    body: { poi_source: 'curated', poi_id: 'poi:delicate-arch' },
  });

  await stranger.api.places.removeFavorite({ params: { id } });
  const read = stranger.api.places.favorites({ params: { userid: owner.id } });

  await expect(read).rejects.toMatchObject({ code: 'not-found' });
  expect(await owner.api.places.favorites({ params: { userid: owner.id } })).toHaveLength(1);
});

test('booking links are shown to people with an account whose type is not excluded', async () => {
  const [guest, member] = [await makeGuest(app), await makePerson(app, 'FREE')];
  const typesOf = async (api: typeof guest.api) =>
    new Set((await api.places.bookingPlatforms()).map(({ type }) => type));
  await app.database.pool.query(
    `update users set type = 'BP', type_detail = 'Travel Advisor' where id = $1`,
    [member.id],
  );

  expect(await typesOf(app.client(null))).toEqual(new Set());
  expect(await typesOf(guest.api)).toEqual(new Set());
  expect(await typesOf(member.api)).toEqual(new Set(['hotel', 'restaurant', 'activity']));
  const hotels = await member.api.places.bookingPlatforms({ query: { type: 'hotel' } });
  expect(hotels.every(({ url }) => /^https:\/\/.*\{place\}.*\{checkin\}/.test(url))).toBe(true);
  for (const excluded of ['travel advisor', 'Tour Operator,BP']) {
    await app.database.pool.query(`update settings set value = $1 where key = 'content_exclusion'`, [
      excluded,
    ]);
    expect(await typesOf(member.api)).toEqual(new Set());
  }
  await app.database.pool.query(`update settings set value = '' where key = 'content_exclusion'`);
});

test.each(['favorites', 'user_places'])(
  'of two %s added at once the one over the limit is refused',
  async (table) => {
    const person = await makeGuest(app);
    const [one, two] = await app.client(null).places.list({ query: { near: '-109.55,38.57' } });
    const full =
      table === 'favorites'
        ? `insert into favorites (id, user_id, poi_source, poi_id, created_at)
        select gen_random_uuid(), $1, 'curated', 'poi:' || n, now() from generate_series(1, 1999) n`
        : `insert into user_places (id, user_id, name, lon, lat, category, address, notes, source, created_at)
        select gen_random_uuid(), $1, 'Mine', 1, 2, '', '', '', 'map_click', now() from generate_series(1, 999)`;
    await app.database.pool.query(full, [person.id]);
    const asks = [one, two].map((place) => () => {
      if (table === 'user_places') return makeUserPlace(person);
      const body = { poi_source: place?.poi_source ?? 'curated', poi_id: place?.id ?? '' };
      return person.api.places.addFavorite({ body });
    });

    const came = await atOnce(app, person.id, [first(asks), asks[1] ?? first(asks)]);

    expect(came).toEqual(table === 'favorites' ? ['conflict', 'done'] : ['done', 'invalid']);
  },
);

test('a favorite with the id of someone else’s is not found', async () => {
  const [person, other] = [await makeGuest(app), await makeGuest(app)];
  const place = first(await app.client(null).places.list({ query: { near: '-109.55,38.57' } }));
  const body = { poi_source: place.poi_source, poi_id: place.id };
  const { id } = await person.api.places.addFavorite({ body });

  const asked = other.api.places.addFavorite({ body: { ...body, id } });

  await expect(asked).rejects.toMatchObject({ code: 'not-found' });
});
