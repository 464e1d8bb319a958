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

test('what is near the trip goes first', async () => {
  const near = async (at: string) => {
    const [best] = await app.client(null).atlas.suggest({ query: { q: 'springdale', near: at } });
    return best?.region;
  };

  expect(await near('-112.99,37.19')).toBe('Utah');
  expect(await near('-94.13,36.18')).toBe('Arkansas');
});

test('a point is told with its town, country and time zone', async () => {
  const there = await app.client(null).atlas.reverse({ query: { at: '-109.5498,38.5733' } });

  expect(there).toMatchObject({ name: 'Moab', country: 'United States', timezone: 'America/Denver' });
});

test.each(['190,10', '10,95', 'here', '1;2'])('the point %s is refused by name', async (at) => {
  await expect(app.client(null).atlas.reverse({ query: { at } })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^at: /),
  });
});

test('the map comes from our own tiles unless another style is named', async () => {
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
