import { newId } from '@wayfold/domain/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePerson, type Person } from '../../testing/makers';
import { jpeg, uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readPicture } from './read-picture';

let app: TestApp;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp({ config: { unsplash: { key: 'a key', url: null } } });
  mei = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

/** What kind of file it is, and its sides. */
async function read(imageUrl: string, size: '1200x675' | 'original') {
  const bytes = await readPicture(app.house, imageUrl, size);
  if (bytes === null) return null;
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
}

test('a picture of somebody is read as JPEG, cut or whole, and not larger than paper needs it', async () => {
  const large = await uploadPicture(app, mei, await jpeg({ width: 3_000, height: 4_000 }));
  const png = await sharp(await jpeg({ width: 640, height: 480 }))
    .png()
    .toBuffer();
  const small = await uploadPicture(app, mei, png);

  expect(await read(large.imageUrl, '1200x675')).toEqual(['jpeg', 1_200, 675]);
  expect(await read(large.imageUrl, 'original')).toEqual(['jpeg', 1_500, 2_000]);
  expect(await read(small.imageUrl, 'original')).toEqual(['jpeg', 640, 480]);
});

test('a picture of the library is read as JPEG', async () => {
  expect(await read('/scenes/canyon-dawn.svg', '1200x675')).toEqual(['jpeg', 1_200, 675]);
  expect(await read('/scenes/canyon-dawn.svg', 'original')).toEqual(['jpeg', 2_000, 1_250]);
});

test.each([`/pictures/${newId()}`, '/scenes/no-such-scene.svg', 'https://elsewhere.example/a.jpg'])(
  'there is nothing to read at %s',
  async (imageUrl) => {
    expect(await read(imageUrl, '1200x675')).toBeNull();
  },
);

/** A photo of a stock service among somebody's pictures. */
async function stockPhoto(service: 'unsplash' | 'pexels', origin: string): Promise<string> {
  const id = newId();
  await app.database.pool.query(
    `insert into pictures (id, user_id, source, image_name, origin, width, height, favorite, created_at)
    values ($1, $2, $3, 'Canyon', $4, 4000, 3000, false, now())`,
    [id, mei.id, service, origin],
  );
  return `/pictures/${id}`;
}

test('a photo of a stock service is fetched in its size and drawn anew, and only where the service is set', async () => {
  const photo = await jpeg({ width: 1_200, height: 675 });
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(new Uint8Array(photo)));

  const canyon = await stockPhoto('unsplash', 'https://images.unsplash.com/photo-1?ixid=M3w');
  const coast = await stockPhoto('pexels', 'https://images.pexels.com/photos/2/pexels-photo-2.jpeg');

  expect(await read(canyon, '1200x675')).toEqual(['jpeg', 1_200, 675]);
  expect(await read(coast, '1200x675')).toBeNull();
  expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
    expect.stringMatching(/^https:\/\/images\.unsplash\.com\/photo-1\?ixid=M3w&.*w=1200&h=675/),
  ]);
  fetched.mockImplementation(async () => new Response('<html>'));
  expect(await read(canyon, '1200x675')).toBeNull();
  fetched.mockRestore();
});
