import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeGuest, makePerson, type Person } from '../../../testing/makers';
import { jpeg, takePhoto, uploadPicture } from '../../../testing/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { signPicture } from './picture-signatures';

let app: TestApp;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(null);
  mei = await makePerson(app, 'FREE');
});

const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

const load = async (address: string, accept = BROWSER) => {
  const answer = await app.send(address, { headers: { accept }, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test.each([
  ['400x400', 400, 400, 'avif'],
  ['630x1200', 630, 1_200, 'avif'],
  ['1200x675', 1_200, 675, 'avif'],
  ['whole-420', 420, 341, 'avif'],
  // A size that takes a second to encode as AVIF uses the next best encoding.
  ['whole-1600', 1_600, 1_300, 'webp'],
])(
  'after the job %s is sent as AVIF, WebP or JPEG, depending on the browser',
  async (variant, width, height, best) => {
    const picture = await uploadPicture(app, mei, await jpeg({ width: 1_600, height: 1_300 }));
    await app.doJobs();
    const address = `${picture.imageUrl}/${variant}?${picture.signature}`;

    for (const [accept, type] of [
      [BROWSER, best],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const { status, headers, bytes } = await load(address, accept);

      expect([status, headers.get('content-type')]).toEqual([200, `image/${type}`]);
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(headers.get('vary')).toContain('accept');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-length')).toBe(String(bytes.length));
      const drawn = await sharp(bytes).metadata();
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      expect(drawn.format).toBe(type === 'avif' ? 'heif' : type);
    }
  },
);

test('a size that no job has drawn yet is drawn at once, and once for all concurrent requests', async () => {
  const picture = await uploadPicture(app, mei, await jpeg({ width: 900, height: 900 }));
  const write = vi.spyOn(app.services.pictures, 'write');
  const address = `${picture.imageUrl}/1200x675?${picture.signature}`;

  const answers = await Promise.all(Array.from({ length: 8 }, () => load(address)));

  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(Array(8).fill('image/webp'));
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

test('a small picture is not enlarged: cropped it keeps the proportions of the size, whole its own', async () => {
  const picture = await uploadPicture(app, mei, await jpeg({ width: 600, height: 90 }));

  const { bytes } = await load(`${picture.imageUrl}/1200x675?${picture.signature}`);

  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 90 });
  const whole = await load(`${picture.imageUrl}/whole-1600?${picture.signature}`);
  expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 600, height: 90 });
});

test('the original is as large as it was', async () => {
  const picture = await uploadPicture(app, mei, await jpeg({ width: 2_600, height: 90 }));

  const { headers, bytes } = await load(`${picture.imageUrl}/original?${picture.signature}`);

  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_600, height: 90 });
});

test('only a URL signed for the picture and still valid shows it', async () => {
  const picture = await uploadPicture(app, mei);
  const other = await uploadPicture(app, mei);
  const signature = picture.signature ?? '';
  const later = signature.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 86_400}`);
  const status = async (query: string, variant = '400x400') =>
    (await load(`${picture.imageUrl}/${variant}?${query}`)).status;

  expect(await status(signature)).toBe(200);
  for (const wrong of [
    '',
    other.signature ?? '',
    later,
    `${signature}x`,
    signature.replace(/signature=.*/, 'signature='),
  ]) {
    expect([wrong, await status(wrong)]).toEqual([wrong, 404]);
  }
  expect(await status(signature, '100x100')).toBe(404);
  expect(await status(signature, '..%2F..%2Fsession-secret')).toBe(404);
  expect((await load(`/pictures/${newId()}/400x400?${signature}`)).status).toBe(404);
});

test('a URL stays the same for a day and is valid for one to two days', async () => {
  const picture = await uploadPicture(app, mei);
  const signatureAt = (time: string) => {
    app.setClock(new Date(time));
    return signPicture(app.services, picture.id);
  };

  const morning = signatureAt('2027-03-01T00:00:00Z');
  const evening = signatureAt('2027-03-01T23:59:59Z');
  const nextDay = signatureAt('2027-03-02T00:00:00Z');

  expect(evening).toBe(morning);
  expect(nextDay).not.toBe(morning);
  const statusAt = async (time: string) => {
    app.setClock(new Date(time));
    return (await load(`${picture.imageUrl}/400x400?${morning}`)).status;
  };
  expect(await statusAt('2027-03-02T23:59:59Z')).toBe(200);
  expect(await statusAt('2027-03-03T00:00:00Z')).toBe(404);
});

test('signatures say until when they are valid', async () => {
  const { id, signature } = await uploadPicture(app, mei);

  const { signatures, until } = await mei.api.pictures.signPictures({ body: { ids: [id] } });

  expect(signatures).toEqual({ [id]: signature });
  expect(signature).toContain(`until=${Date.parse(until) / 1_000}&`);
});

test('pictures of an account scheduled for deletion are gone at once', async () => {
  const picture = await uploadPicture(app, mei);
  const address = `${picture.imageUrl}/original?${picture.signature}`;
  expect((await load(address)).status).toBe(200);

  await mei.api.accounts.remove();

  expect((await load(address)).status).toBe(404);
});

test('a picture whose file is gone is not found', async () => {
  const picture = await uploadPicture(app, mei);
  const files: string[] = [];
  for await (const { path } of app.services.pictures.list('kept')) files.push(path);
  await app.services.pictures.remove(files);

  expect((await load(`${picture.imageUrl}/original?${picture.signature}`)).status).toBe(404);
  expect((await load(`${picture.imageUrl}/400x400?${picture.signature}`)).status).toBe(404);
  await app.doJobs();
  expect(app.logged()).not.toContain('a job failed');
});

test('lists have a person’s pictures, newest first, until they are removed', async () => {
  const uploads = [
    await uploadPicture(app, mei),
    await uploadPicture(app, mei),
    await uploadPicture(app, mei),
  ];
  const [first, second, third] = uploads.map(({ id }) => id);
  const list = async (page: number) => {
    const found = await mei.api.pictures.uploadedPictures({ query: { page, per_page: 2 } });
    return { ...found, results: found.results.map(({ id }) => id) };
  };

  expect(await list(1)).toEqual({ results: [third, second], total: 3, totalPages: 2 });
  expect(await list(2)).toEqual({ results: [first], total: 3, totalPages: 2 });
  expect(await list(3)).toEqual({ results: [], total: 3, totalPages: 2 });
  await mei.api.pictures.removePicture({ params: { id: second ?? '' } });
  await mei.api.pictures.removePicture({ params: { id: second ?? '' } });
  expect(await list(1)).toEqual({ results: [third, first], total: 2, totalPages: 1 });
  expect((await mei.api.pictures.favoritePictures()).results).toEqual([]);

  const removed = { params: { id: second ?? '' } };
  await expect(mei.api.pictures.setPicture({ ...removed, body: { favorite: true } })).rejects.toMatchObject({
    code: 'not-found',
  });
  await mei.api.pictures.setPicture({ ...removed, body: { removed: false } });
  expect(await list(1)).toEqual({ results: [third, second], total: 3, totalPages: 2 });
});

test('a picture that was removed and added again is not restored as a duplicate', async () => {
  const take = () => takePhoto(app, mei, 'https://images.unsplash.com/photo-1');
  const { id } = await take();
  await mei.api.pictures.removePicture({ params: { id } });
  const anew = await take();
  await mei.api.pictures.setPicture({ params: { id: anew.id }, body: { favorite: true } });

  await expect(
    mei.api.pictures.setPicture({ params: { id }, body: { removed: false } }),
  ).rejects.toMatchObject({ code: 'not-found' });
  const { results } = await mei.api.pictures.favoritePictures();
  expect(results.map((each) => each.id)).toEqual([anew.id]);
});

test('a person can rename a picture, and add it to and remove it from the favorites', async () => {
  const { id } = await uploadPicture(app, mei);
  const favorites = async () => (await mei.api.pictures.favoritePictures()).results.map((each) => each.id);

  const set = await mei.api.pictures.setPicture({
    params: { id },
    body: { imageName: '林 at the arch', favorite: true },
  });
  expect(set).toMatchObject({
    id,
    imageName: '林 at the arch',
    favorite: true,
    signature: expect.stringContaining('until='),
  });
  expect(await favorites()).toEqual([id]);
  await mei.api.pictures.setPicture({ params: { id }, body: { favorite: false } });
  expect(await favorites()).toEqual([]);
});

test('nobody lists, renames, removes or signs another person’s pictures', async () => {
  const ben = await makeGuest(app);
  const { id, imageUrl } = await uploadPicture(app, mei);

  await expect(
    ben.api.pictures.setPicture({ params: { id }, body: { favorite: true, removed: false } }),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  await ben.api.pictures.removePicture({ params: { id } });
  const { signatures } = await ben.api.pictures.signPictures({ body: { ids: [id, newId()] } });

  expect(signatures).toEqual({});
  const uploads = await mei.api.pictures.uploadedPictures();
  expect(uploads.results).toMatchObject([{ id, imageUrl, favorite: false }]);
  expect((await ben.api.pictures.uploadedPictures()).results).toEqual([]);
});
