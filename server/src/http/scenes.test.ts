import { SCENES_VERSION } from '@wayfold/domain/pictures/scenes';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['svg', 'image/svg+xml; charset=utf-8', 'svg', 1200, 750],
  ['webp', 'image/webp', 'webp', 1200, 675],
  ['jpg', 'image/jpeg', 'jpeg', 1200, 675],
  ['webp', 'image/webp', 'webp', 400, 400],
] as const)('a scene as %s is %s', async (ending, type, format, width, height) => {
  const size = ending === 'svg' ? '' : `-${width}x${height}`;

  const answer = await app.send(`/scenes/canyon-dawn${size}.${ending}?v=${SCENES_VERSION}`);
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(picture).toMatchObject({ format, width, height });
});

test('a URL without the current version is cached for only an hour', async () => {
  for (const address of ['/scenes/arch-day.svg', '/scenes/arch-day.svg?v=00000000']) {
    expect((await app.send(address)).headers.get('cache-control')).toBe('public, max-age=3600');
  }
});

test.each([
  '/scenes/nowhere-day.svg',
  '/scenes/canyon-dawn.png',
  '/scenes/canyon-dawn-200x200.webp',
  '/scenes/canyon-dawn-400x400.jpg',
  '/scenes/canyon-dawn-400x400.svg',
  '/scenes/constructor.svg',
  '/scenes/..%2f..%2fpackage.json',
  '/scenes/canyon-dawn',
])('%s is not a picture', async (address) => {
  expect((await app.send(address)).status).toBe(404);
});
