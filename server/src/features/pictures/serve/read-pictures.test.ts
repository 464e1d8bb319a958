import { newId } from '@wayfold/domain/document/ids';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makePerson, type Person } from '../../../testing/makers';
import { jpeg, takePhoto, uploadPicture } from '../../../testing/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readPictures } from './read-pictures';

let app: TestApp;
let mei: Person;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await startTestApp({ config: { unsplash: { key: 'a key of ours', url: null } } });
  mei = await makePerson(app, 'FREE');
  photo = new Uint8Array(await jpeg({ width: 400, height: 400 }));
});
afterAll(() => app.close());
afterEach(() => vi.unstubAllGlobals());

async function takePhotos(count: number): Promise<{ imageUrl: string }[]> {
  const pictures = [];
  for (let index = 0; index < count; index += 1) {
    const { imageUrl } = await takePhoto(app, mei, `https://images.unsplash.com/photo-${newId()}`);
    pictures.push({ imageUrl });
  }
  return pictures;
}

const MANY = { askers: ['test'], size: '400x400', mostBytes: 10_000_000 } as const;

test('at most four of many photos are requested at once, and all are returned in order', async () => {
  const pictures = await takePhotos(17);
  const onTheirWay: (() => void)[] = [];
  const counts: number[] = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => onTheirWay.push(resolve));
    return new Response(photo);
  });

  const reading = readPictures(app.services, pictures, MANY);
  for (let left = pictures.length; left > 0; left -= counts.at(-1) ?? 0) {
    const expected = Math.min(4, left);
    await vi.waitUntil(() => onTheirWay.length >= expected);
    counts.push(onTheirWay.length);
    for (const arrive of onTheirWay.splice(0)) arrive();
  }

  expect([...(await reading).keys()]).toEqual(pictures.map(({ imageUrl }) => imageUrl));
  expect(counts).toEqual([4, 4, 4, 4, 1]);
});

test('photos that do not arrive in time are left out, and local ones are included', async () => {
  const [slow] = await takePhotos(1);
  const own = await uploadPicture(app, mei);
  const scene = { imageUrl: '/scenes/canyon-dawn.svg' };
  const time = new AbortController();
  vi.stubGlobal('fetch', (_address: URL, { signal }: { signal: AbortSignal }) => {
    const gone = new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    time.abort();
    return gone;
  });

  const read = await readPictures(app.services, slow ? [slow, own, scene] : [], {
    ...MANY,
    signal: time.signal,
  });

  expect([...read.keys()]).toEqual([own.imageUrl, scene.imageUrl]);
});

test('pictures over the total limit are left out, and no more of them are requested', async () => {
  const pictures = await takePhotos(9);
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(photo);
  });
  const whole = await readPictures(app.services, pictures.slice(0, 1), MANY);
  const [bytes] = whole.values();
  asked = 0;

  const read = await readPictures(app.services, pictures, { ...MANY, mostBytes: 2.5 * (bytes?.length ?? 0) });

  expect([...read.keys()]).toEqual(pictures.slice(0, 2).map(({ imageUrl }) => imageUrl));
  expect(asked).toBeLessThan(9);
});
