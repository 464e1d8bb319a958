import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const nobody = () => app.client(null).ideas;

test('anyone can read the ideas page by page, each one once', async () => {
  const first = await nobody().page({ params: { page: 0, size: 50 } });
  const second = await nobody().page({ params: { page: 1, size: 50 } });
  const past = await nobody().page({ params: { page: 100, size: 50 } });

  expect(first).toHaveLength(50);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length);
  expect(past).toEqual([]);
});

test('a card has the length of the trip, and no page texts', async () => {
  const [card] = await nobody().page({ params: { page: 0, size: 1 } });

  expect(card?.nights).toBe(card?.nightsByStop.reduce((sum, nights) => sum + nights, 0));
  expect(card?.stopNames).toHaveLength(card?.nightsByStop.length ?? 0);
  expect(card).not.toHaveProperty('text');
  expect(card).not.toHaveProperty('stops');
});

test('a complete idea has everything a trip needs', async () => {
  const [card] = await nobody().page({ params: { page: 0, size: 1 } });
  const idea = await nobody().one({ params: { id: card?.id ?? '' } });

  expect(idea.stops.map(({ name }) => name)).toEqual(card?.stopNames);
  expect(idea.stops.at(-1)?.onward).toBeNull();
  for (const stop of idea.stops) {
    expect(stop).toMatchObject({ country: expect.any(String), timezone: expect.stringMatching(/\//) });
  }
  const known = new Set(idea.places.map(({ id }) => id));
  expect(idea.stops.flatMap((stop) => stop.places).filter((id) => !known.has(id))).toEqual([]);
});

test('cards can be requested by id, and unknown ids are left out', async () => {
  const [first, second] = await nobody().page({ params: { page: 0, size: 2 } });
  const ids = [second?.id, 'nowhere-at-all', first?.id, second?.id].join(',');

  expect(await nobody().slim({ params: { ids } })).toEqual([second, first]);
});

test('tours are listed separately from ideas, and open like them', async () => {
  const tours = await nobody().tours();
  const ideas = await nobody().page({ params: { page: 0, size: 100 } });

  expect(tours.every(({ type }) => type === 'tour')).toBe(true);
  expect(ideas.every(({ type }) => type === 'trip_idea')).toBe(true);
  await expect(nobody().one({ params: { id: tours[0]?.id ?? '' } })).resolves.toMatchObject({ type: 'tour' });
});

test('destination ideas can be read all together, one alone, or along a trip idea', async () => {
  const all = await nobody().destinations({ params: { id: 'all' } });
  const [lisbon] = await nobody().destinations({ params: { id: 'lisbon' } });
  const visits = await nobody().ofDestination({ params: { id: 'lisbon' } });
  const along = await nobody().destinations({ params: { id: visits[0]?.id ?? '' } });

  expect(all.map(({ destOrder }) => destOrder)).toEqual(all.map((_, index) => index + 1));
  expect(lisbon).toMatchObject({ name: 'Lisbon', country: 'Portugal', timezone: 'Europe/Lisbon' });
  expect(lisbon?.places.length).toBeGreaterThanOrEqual(2);
  expect(along.map(({ destId }) => destId)).toContain('lisbon');
});

test('the US states list their parks and ideas', async () => {
  const states = await nobody().usaStates();
  const utah = await nobody().usaState({ params: { state: 'Utah' } });
  const counted = states.find(({ name }) => name === 'Utah');

  // Fifty states and D.C., each under one name.
  expect(states).toHaveLength(51);
  expect(utah.parks.map(({ name }) => name)).toContain('Zion National Park');
  expect(counted).toEqual({
    name: 'Utah',
    parks: utah.parks.length,
    ideas: utah.ideas.length + utah.destinations.length,
  });
});

test('a US state lists its best cities for travelers, each ready to start a trip', async () => {
  const { cities } = await nobody().usaState({ params: { state: 'Utah' } });
  const arkansas = await nobody().usaState({ params: { state: 'Arkansas' } });

  expect(cities).toHaveLength(8);
  expect(cities[0]).toMatchObject({
    name: 'Moab',
    region: 'Utah',
    countryCode: 'US',
    timezone: 'America/Denver',
  });
  expect(cities[0]?.sights).toBeGreaterThan(10);
  expect(cities.map(({ name }) => name)).toContain('Salt Lake City');
  const sights = cities.map((city) => city.sights);
  expect(sights).toEqual(sights.toSorted((a, b) => b - a));
  // Not those of Paris, France.
  expect(arkansas.cities.find(({ name }) => name === 'Paris')?.sights).toBe(1);
});

test('unknown ids are not found, and an empty page is refused', async () => {
  const missing = { code: 'not-found' };

  await expect(nobody().one({ params: { id: 'nowhere' } })).rejects.toMatchObject(missing);
  await expect(nobody().ofDestination({ params: { id: 'nowhere' } })).rejects.toMatchObject(missing);
  await expect(nobody().destinations({ params: { id: 'nowhere' } })).rejects.toMatchObject(missing);
  await expect(nobody().usaState({ params: { state: 'Atlantis' } })).rejects.toMatchObject(missing);
  for (const size of [0, -1, 10_000]) {
    await expect(nobody().page({ params: { page: 0, size } })).rejects.toMatchObject({ code: 'invalid' });
  }
});

test('browsers may cache ideas, but not a missing one', async () => {
  const tours = await app.send('/api/trip/tours');
  const missing = await app.send('/api/trip/tripidea/nowhere');

  expect(tours.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(missing.headers.get('cache-control')).toBe('no-store');
});
