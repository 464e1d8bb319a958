import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['san fr', 'San Francisco'],
  ['東京', 'Tokyo'],
  ['grand canyon vil', 'Grand Canyon Village'],
])('typing %s suggests %s first', async (q, name) => {
  const [best] = await app.client(null).atlas.suggest({ query: { q, limit: 3 } });

  expect(best).toMatchObject({
    name,
    precision: expect.any(String),
    coords: [expect.any(Number), expect.any(Number)],
  });
});

test('places near the trip come first', async () => {
  const near = async (at: string) => {
    const [best] = await app.client(null).atlas.suggest({ query: { q: 'springdale', near: at } });
    return best?.region;
  };

  expect(await near('-112.99,37.19')).toBe('Utah');
  expect(await near('-94.13,36.18')).toBe('Arkansas');
});

test.each([
  ['60601', 'zip:60601', 'postcode'],
  ['delicate arch', 'poi:delicate-arch', 'poi'],
  ['mesa county', 'cy:US.CO.077', 'region'],
  ['36.1,-112.1', 'll:36.1,-112.1', 'place'],
  ['https://www.openstreetmap.org/#map=12/36.1/-112.1', 'll:36.1,-112.1', 'place'],
])('%s returns %s, with no more precision than is known', async (q, id, precision) => {
  const [best] = await app.client(null).atlas.suggest({ query: { q } });

  expect(best).toMatchObject({ id, precision });
});

test('the towns a drive away are those a traveler would go to next, none beside another', async () => {
  const { atlas } = app.client(null);

  const towns = await atlas.townsFrom({ query: { at: '-109.5498,38.5733' } });

  const names = towns.map(({ name }) => name);
  expect(names[0]).toBe('Grand Junction');
  expect(names).toEqual(expect.arrayContaining(['Durango', 'Price']));
  expect(names).not.toContain('Moab');
  expect(names.filter((name) => ['Provo', 'Orem', 'Springville'].includes(name)).length).toBeLessThan(2);
  expect(towns.every(({ kind, id }) => kind === 'town' && id.startsWith('gn:'))).toBe(true);
});

test('the towns along a line are beside it, and an unreadable line is refused', async () => {
  const { atlas } = app.client(null);

  const towns = await atlas.townsAlong({
    query: { line: '-104.98,39.74;-107.3,39.55;-108.55,39.06', limit: 5 },
  });

  expect(towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Denver', 'Grand Junction']));
  expect(towns).toHaveLength(5);
  await expect(atlas.townsAlong({ query: { line: 'here;there' } })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a search is limited to a country and kinds, and returns country names in a language', async () => {
  const { atlas } = app.client(null);

  const [american] = await atlas.suggest({ query: { q: 'cambridge', country: 'us', lang: 'de' } });
  const sights = await atlas.suggest({ query: { q: 'paris', kinds: 'poi,airport' } });

  expect(american).toMatchObject({
    region: 'Massachusetts',
    country: expect.stringMatching(/^Vereinigte Staaten/),
  });
  expect(sights.length).toBeGreaterThan(0);
  expect(sights.filter(({ kind }) => kind !== 'poi' && kind !== 'airport')).toEqual([]);
});

test('an address is found by its town, with no higher precision', async () => {
  const query = { q: '12 Main Street, Springfield, IL', limit: 1 };

  expect(await app.client(null).atlas.geocode({ query })).toMatchObject([
    { name: 'Springfield', region: 'Illinois', precision: 'place' },
  ]);
});

test.each([
  'gn:5391959',
  'ap:SFO',
  'rg:US.CA',
  'cc:US',
  'cy:US.CO.077',
  'zip:00601',
  'poi:uluru',
  'll:1.5,2.5',
])('the place %s can be read by its id', async (id) => {
  expect(await app.client(null).atlas.retrieve({ params: { id } })).toMatchObject({ id });
});

test.each(['gn:1', 'ap:XXXX', 'zip:99999', 'gn:', 'poi:', 'nothing', 'll:95,190'])(
  'the place %s does not exist',
  async (id) => {
    await expect(app.client(null).atlas.retrieve({ params: { id } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
);

test('a point is returned with its town, country and time zone', async () => {
  const there = await app.client(null).atlas.reverse({ query: { at: '-109.5498,38.5733' } });

  expect(there).toMatchObject({ name: 'Moab', country: 'United States', timezone: 'America/Denver' });
});

test.each(['190,10', '10,95', 'here', '1;2'])('the point %s is refused by name', async (at) => {
  await expect(app.client(null).atlas.reverse({ query: { at } })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^at: /),
  });
});

test('the map uses our own tiles unless another style is configured', async () => {
  const styled = await startTestApp({ config: { mapStyleUrl: 'https://maps.example.com/style.json' } });

  expect(await app.client(null).atlas.map()).toMatchObject({
    styleUrl: null,
    tiles: expect.stringMatching(/^\/tiles\//),
  });
  expect(await styled.client(null).atlas.map()).toMatchObject({
    styleUrl: 'https://maps.example.com/style.json',
  });
  await styled.close();
});

const LIMITED = [
  '/api/atlas/suggest?q=moab',
  '/api/atlas/geocode?q=moab',
  '/api/atlas/category?category=museum&near=2.34,48.86',
  '/api/atlas/nearby?at=2.34,48.86',
];
test.each(LIMITED.flatMap((path) => ['0', '-1', '10000', '1.5', 'ten'].map((limit) => [path, limit])))(
  '%s refuses a limit of %s with a message',
  async (path, limit) => {
    const answer = await app.send(`${path}&limit=${limit}`);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^limit: [A-Z].+\.$/),
      issues: [{ path: 'limit' }],
    });
  },
);

test.each(LIMITED)('%s returns at most ten places by default', async (path) => {
  const places: unknown = await (await app.send(path)).json();

  expect(places).toEqual(expect.any(Array));
  expect((places as unknown[]).length).toBeLessThanOrEqual(10); // an array, as just checked
});

test.each([
  ['/api/atlas/suggest?q=moab&kinds=town,castle', /^kinds: Use kinds such as town,poi\.$/],
  ['/api/atlas/suggest?q=moab&country=USA', /^country: Use two letters such as US\.$/],
  ['/api/atlas/category?category=museum', /near or bbox/],
  ['/api/atlas/suggest', /^q: .+/],
])('%s is refused by name', async (path, sentence) => {
  const answer = await app.send(path);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(sentence) });
});

test('a text longer than any name or link is refused with a message, and a long link is not', async () => {
  const { atlas } = app.client(null);
  const link = `https://www.google.com/maps/place/${'X'.repeat(900)}/@36.1,-112.1,12z`;

  await expect(atlas.suggest({ query: { q: 'a'.repeat(1_001) } })).rejects.toMatchObject({
    code: 'invalid',
    message: 'q: Search for at most 1,000 characters.',
  });
  expect(await atlas.suggest({ query: { q: link } })).toMatchObject([{ id: 'll:36.1,-112.1' }]);
});
