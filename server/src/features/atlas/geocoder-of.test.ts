import { afterAll, afterEach, expect, test } from 'vitest';
import { type StandIn, type StandInAnswer, startStandIn } from '../../testing/stand-ins/stand-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

const KEY = 'pk.nobody-may-see-this';
const atlantis = {
  features: [
    {
      geometry: { coordinates: [-109.5, 38.5] },
      properties: {
        osm_type: 'N',
        osm_id: 7,
        type: 'city',
        name: 'Moab of Photon',
        country: 'United States',
        countrycode: 'US',
      },
    },
  ],
};

const opened: (TestApp | StandIn)[] = [];
let answer: StandInAnswer = { body: atlantis };
afterEach(() => {
  answer = { body: atlantis };
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

async function startWithPhoton() {
  const service = await startStandIn(() => answer);
  const app = await startTestApp({ config: { geocoder: 'photon', photonUrl: service.url } });
  opened.push(app, service);
  return { app, service, atlas: app.client(null).atlas };
}

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

test('a configured service answers, and is credited on the map', async () => {
  const { atlas, service } = await startWithPhoton();

  const places = await atlas.suggest({ query: { q: 'moab' } });
  expect(names(places)).toEqual(['Moab of Photon']);
  expect(names(await atlas.geocode({ query: { q: 'moab' } }))).toEqual(['Moab of Photon']);
  expect(await atlas.reverse({ query: { at: '-109.5,38.5' } })).toMatchObject({ name: 'Moab of Photon' });
  expect(await atlas.retrieve({ params: { id: places[0]?.id ?? '' } })).toEqual(places[0]);
  expect((await atlas.map()).attribution).toContain('© OpenStreetMap');
  expect(service.asked.length).toBe(4);
});

test('coordinates, single letters and places of the atlas are not sent to the service', async () => {
  const { atlas, service } = await startWithPhoton();

  expect(await atlas.suggest({ query: { q: '36.1,-112.1' } })).toMatchObject([{ id: 'll:36.1,-112.1' }]);
  await atlas.suggest({ query: { q: 'm' } });
  await atlas.suggest({ query: { q: 'x'.repeat(300) } });
  expect(await atlas.retrieve({ params: { id: 'ap:SFO' } })).toMatchObject({ kind: 'airport' });
  expect(service.asked).toEqual([]);
});

test.each<[string, StandInAnswer]>([
  ['broken', { body: '{' }],
  ['in trouble', { status: 500, body: {} }],
  ['empty', { body: { features: [] } }],
])('the offline atlas replaces a service that is %s', async (_, broken) => {
  const { atlas } = await startWithPhoton();
  answer = broken;

  expect(names(await atlas.suggest({ query: { q: 'moab, utah', limit: 1 } }))).toEqual(['Moab']);
  expect(names(await atlas.geocode({ query: { q: '12 Main Street, Moab, Utah', limit: 1 } }))).toEqual([
    'Moab',
  ]);
  expect(await atlas.reverse({ query: { at: '-109.55,38.57' } })).toMatchObject({ name: 'Moab' });
});

test('a service that never answers is tried three times, then left alone', async () => {
  const { app, atlas, service } = await startWithPhoton();
  answer = null;

  for (let times = 0; times < 5; times += 1) {
    expect(names(await atlas.suggest({ query: { q: 'moab, utah', limit: 1 } }))).toEqual(['Moab']);
  }
  expect(service.asked.length).toBe(3);
  expect(app.logged()).toContain('Photon did not answer in time.');
});

test('a service that asks for a pause gets it', async () => {
  const { atlas, service } = await startWithPhoton();
  answer = { status: 429, headers: { 'retry-after': '60' }, body: {} };

  await atlas.suggest({ query: { q: 'moab' } });
  await atlas.suggest({ query: { q: 'moab' } });
  expect(service.asked.length).toBe(1);
});

test('a place of an unavailable service can still be located', async () => {
  const { atlas } = await startWithPhoton();
  answer = { status: 500, body: {} };

  expect(await atlas.retrieve({ params: { id: 'osm:N7@-109.50000,38.50000' } })).toMatchObject({
    kind: 'place',
    coords: [-109.5, 38.5],
  });
});

test('Nominatim gets no partial input, and complete searches are sent under our name', async () => {
  const service = await startStandIn(() => ({ body: [] }));
  const app = await startTestApp({
    config: { geocoder: 'nominatim', nominatimUrl: service.url, publicUrl: 'https://trips.example.com' },
  });
  opened.push(app, service);
  const { atlas } = app.client(null);

  expect(names(await atlas.suggest({ query: { q: 'moab', limit: 1 } }))).toEqual(['Moab']);
  expect(service.asked).toEqual([]);
  expect(names(await atlas.geocode({ query: { q: 'moab, utah', limit: 1 } }))).toEqual(['Moab']);
  expect(service.asked.map(({ headers }) => headers['user-agent'])).toEqual([
    expect.stringMatching(/^Wayfold\/\S+ \(\+https:\/\/trips\.example\.com\)$/),
  ]);
});

test('a Mapbox key alone finds no places, and is shown nowhere', async () => {
  const app = await startTestApp({ config: { mapboxToken: KEY } });
  opened.push(app);
  const { atlas } = app.client(null);

  const answers = [await atlas.suggest({ query: { q: 'moab', limit: 1 } }), await atlas.map()];
  expect(answers).toMatchObject([[{ id: 'gn:5543307' }], {}]);
  expect(JSON.stringify(answers) + app.logged()).not.toContain(KEY);
});
