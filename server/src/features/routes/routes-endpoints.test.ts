import { legColor } from '@wayfold/domain/format/palette';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DENVER_MOAB_PAGE = '-104.99,39.74;-109.55,38.57;-111.46,36.91';
const legs = (query: { coordstring: string; ids?: string; modes?: string }) =>
  app.client(null).routes.legs({ query });

test('each pair of points is a leg with its distance, duration, color and width', async () => {
  const [one, two] = await legs({ coordstring: DENVER_MOAB_PAGE, ids: 'den,moab' });
  const [feature] = one?.features ?? [];

  expect(feature).toMatchObject({
    geometry: { type: 'LineString' },
    properties: { id: 'den', color: legColor(0, 'light'), width: 4.5, estimated: true, failed: false },
  });
  expect(feature?.properties.distance).toBeGreaterThan(400_000);
  expect(feature?.properties.minutes).toBe((feature?.properties.duration ?? 0) / 60);
  expect(feature?.geometry.coordinates[0]).toEqual([-104.99, 39.74]);
  expect(two?.features[0]?.properties).toMatchObject({ id: 'moab', color: legColor(1, 'light') });
});

test('without ids legs are numbered, and they are by road by default', async () => {
  const [byRoad] = await legs({ coordstring: DENVER_MOAB_PAGE });
  const [onFoot, byAir] = await legs({ coordstring: DENVER_MOAB_PAGE, modes: 'Walk,Flight' });

  expect(byRoad?.features[0]?.properties.id).toBe('0');
  expect(onFoot?.features[0]?.properties.duration).toBeGreaterThan(
    (byRoad?.features[0]?.properties.duration ?? 0) * 5,
  );
  expect(byAir?.features[0]?.geometry.coordinates.length).toBeGreaterThan(10);
});

test('a flight across the Pacific is one continuous line', async () => {
  const [leg] = await legs({ coordstring: '-122.38,37.62;140.39,35.77', modes: 'Flight' });
  const longitudes = leg?.features[0]?.geometry.coordinates.map(([lon]) => lon) ?? [];
  const steps = longitudes.slice(1).map((lon, index) => Math.abs(lon - (longitudes[index] ?? lon)));

  expect(Math.max(...steps)).toBeLessThan(20);
});

test('a leg that cannot be drawn is a straight line without distance', async () => {
  const [leg] = await legs({ coordstring: '0,0;0,0', modes: 'Hidden' });

  expect(leg?.features[0]?.properties).toMatchObject({ distance: 0, duration: 0, minutes: 0 });
});

test.each([
  ['', /at least two points/],
  ['-104.99,39.74', /at least two points/],
  ['-104.99,39.74;200,10', /Point 2/],
  ['-104.99,39.74;abc,10', /Point 2/],
  ['-104.99;-109.55,38.57', /Point 1/],
  ['1,2,3;4,5', /Point 1/],
  [Array.from({ length: 201 }, () => '1,1').join(';'), /at most 200 points/],
])('coordstring %j is refused by name', async (coordstring, sentence) => {
  await expect(legs({ coordstring })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(sentence),
    problem: { issues: [{ path: 'coordstring' }] },
  });
});
