import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makePerson, type Person } from '../../../testing/makers';
import { jpeg, takePhoto, uploadPicture } from '../../../testing/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readPicture } from './read-picture';

let app: TestApp;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp({ config: { unsplash: { key: 'a key of ours', url: null } } });
  mei = await makePerson(app, 'FREE');
});
afterAll(() => app.close());
afterEach(() => vi.unstubAllGlobals());

const facts = async (bytes: Buffer | null) => {
  if (!bytes) return null;
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

test('a person’s picture is read in a size, as JPEG by default', async () => {
  const { imageUrl } = await uploadPicture(app, mei, await jpeg({ width: 1_300, height: 900 }));

  expect(
    await facts(await readPicture(app.services, imageUrl, { askers: ['test'], size: '400x400' })),
  ).toEqual(['jpeg', 400, 400]);
  const webp = await readPicture(app.services, imageUrl, {
    askers: ['test'],
    size: '1200x675',
    type: 'image/webp',
  });
  expect(await facts(webp)).toEqual(['webp', 1_200, 675]);
});

test('a library scene can be read in every encoding', async () => {
  const scene = '/scenes/canyon-dawn.svg';

  expect(await facts(await readPicture(app.services, scene, { askers: ['test'], size: '1200x675' }))).toEqual(
    ['jpeg', 1_200, 675],
  );
  expect(await facts(await readPicture(app.services, scene, { askers: ['test'], size: '400x400' }))).toEqual([
    'jpeg',
    400,
    400,
  ]);
  const webp = await readPicture(app.services, scene, {
    askers: ['test'],
    size: '400x400',
    type: 'image/webp',
  });
  expect(await facts(webp)).toEqual(['webp', 400, 400]);
  expect(
    await facts(await readPicture(app.services, scene, { askers: ['test'], size: 'whole-1600' })),
  ).toEqual(['jpeg', 1_200, 750]);
});

test.each([
  '/scenes/nowhere.svg',
  `/pictures/${newId()}`,
  'https://evil.example/a.jpg',
  'file:///etc/passwd',
  '',
])('there is no picture at %j', async (imageUrl) => {
  expect(await readPicture(app.services, imageUrl, { askers: ['test'], size: '400x400' })).toBeNull();
});

/** Sets the response of the photo's host; returns the list of requested URLs. */
function photoHost(answer: (init: RequestInit) => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    asked.push(String(address));
    return answer(init);
  });
  return asked;
}

test('a stock photo is fetched from the service’s own host, which only learns the size', async () => {
  const { imageUrl } = await takePhoto(app, mei, `https://images.unsplash.com/photo-${newId()}?ixid=count`);
  const bytes = await jpeg({ width: 1_200, height: 675 });
  let asked: RequestInit = {};
  const addresses = photoHost(async (init) => {
    asked = init;
    return new Response(new Uint8Array(bytes));
  });

  const read = await readPicture(app.services, imageUrl, { askers: ['test'], size: '1200x675' });

  expect(await facts(read)).toEqual(['jpeg', 1_200, 675]);
  expect(addresses).toHaveLength(1);
  expect(addresses[0]).toMatch(/^https:\/\/images\.unsplash\.com\/photo-[\w-]+\?ixid=count&.*w=1200&h=675/);
  expect(asked).toMatchObject({ redirect: 'error', headers: { accept: 'image/jpeg' } });
  expect(JSON.stringify(asked)).not.toContain('a key of ours');
});

test.each([
  ['http://images.unsplash.com/photo-1', 'unsplash'],
  ['https://images.unsplash.com:8443/photo-2', 'unsplash'],
  ['https://images.unsplash.com.evil.example/photo-3', 'unsplash'],
  ['https://169.254.169.254/latest', 'unsplash'],
  ['https://images.pexels.com/photos/4', 'pexels'],
] as const)('nothing is fetched from %s', async (origin, service) => {
  const { imageUrl } = await takePhoto(app, mei, origin, service);
  const asked = photoHost(async () => new Response('x'));

  expect(await readPicture(app.services, imageUrl, { askers: ['test'], size: '400x400' })).toBeNull();
  expect(asked).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ['refuses', async () => new Response('no', { status: 403 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['sends a page', async () => new Response('<!doctype html><script>1</script>')],
  [
    'sends half a picture',
    async () => new Response(new Uint8Array(await jpeg({ width: 900, height: 900 })).slice(0, 900)),
  ],
  ['sends more than a picture has', async () => new Response(new Uint8Array(11 * 1024 * 1024))],
])('if the service %s, there is no picture', async (_what, answer) => {
  const { imageUrl } = await takePhoto(app, mei, `https://images.unsplash.com/photo-${newId()}`);
  photoHost(answer);

  expect(await readPicture(app.services, imageUrl, { askers: ['test'], size: '400x400' })).toBeNull();
});
