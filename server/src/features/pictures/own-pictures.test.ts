import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { takePhoto, uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

type PictureFields = Extract<SingleChange, { kind: 'picture.add' }>['fields'];

let app: TestApp;
let mei: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [mei, ben] = await Promise.all([makePerson(app, 'FREE'), makePerson(app, 'FREE')]);
});

const NOT_YOURS = {
  code: 'not-found',
  message: 'This picture isn’t one of yours. Upload it, or choose another.',
};
/** The credit of the service's photos in these tests. */
const CREDITED = {
  source: 'unsplash',
  credit: 'Ana on Unsplash',
  creditUrl: 'https://unsplash.com/@ana',
} as const;
const adding = (imageUrl: string, more: Partial<PictureFields> = {}) =>
  ({
    kind: 'picture.add',
    id: newId(),
    fields: { type: 'trip', source: 'user-upload', imageUrl, imageName: 'Arches', ...more },
  }) as const;
const picturesOf = async (person: Person, id: string) =>
  (await person.api.trips.get({ params: { id } })).tripPictures.map(({ imageUrl }) => imageUrl);

/** A trip of Mei's with one of her pictures. */
async function pictured(): Promise<{ id: string; imageUrl: string; pictureId: string }> {
  const { imageUrl, id: pictureId } = await uploadPicture(app, mei);
  const trip = await makeTrip(mei, { stops: [{ name: 'Moab' }] });
  const destinationid = trip.destinations[0]?.id ?? '';
  await change(mei, trip.id, adding(imageUrl, { destinationid }));
  return { id: trip.id, imageUrl, pictureId };
}

test('another person’s picture cannot be added to a trip in any way', async () => {
  const { imageUrl } = await uploadPicture(app, mei);
  const { id } = await makeTrip(ben);

  await expect(change(ben, id, adding(imageUrl))).rejects.toMatchObject(NOT_YOURS);
  await expect(change(ben, id, adding(imageUrl, { type: 'header' }))).rejects.toMatchObject(NOT_YOURS);
  const changes = [adding('/scenes/canyon-dawn.svg'), adding(imageUrl)];
  await expect(change(ben, id, { kind: 'batch', changes })).rejects.toMatchObject(NOT_YOURS);
  const newPicture = { source: 'user-upload', imageUrl } as const;
  const body = { tripId: id, type: 'trip', newPicture } as const;
  await expect(ben.api.trips.updatePictures({ body })).rejects.toMatchObject(NOT_YOURS);
  await expect(change(ben, id, adding(`/pictures/${newId()}`))).rejects.toMatchObject(NOT_YOURS);

  expect(await picturesOf(ben, id)).toEqual([]);
});

test('a picture removed from the lists stays in trips that show it, and comes back with an undo', async () => {
  const { id, imageUrl, pictureId } = await pictured();
  await mei.api.pictures.removePicture({ params: { id: pictureId } });
  expect(await picturesOf(mei, id)).toEqual([imageUrl]);
  const { tripPictures } = await mei.api.trips.get({ params: { id } });
  await change(mei, id, { kind: 'picture.remove', id: tripPictures[0]?.id ?? '' });

  await change(mei, id, { kind: 'undo' });

  expect(await picturesOf(mei, id)).toEqual([imageUrl]);
  const { signatures } = await mei.api.pictures.signPictures({ body: { ids: [pictureId] } });
  expect((await app.send(`${imageUrl}/400x400?${signatures[pictureId]}`)).status).toBe(200);
});

test('a person who copies a shared trip owns its pictures, for as long as they like', async () => {
  const { id, imageUrl } = await pictured();
  const share = await shareTrip(app, mei, id);
  const params = { userId: ben.id, tripId: share.id };

  const copy = await ben.api.tripPage.copyShared({ params, body: {} });

  const [picture] = await ben.api.trips.pictures({ params: { id: copy.id } });
  expect(picture).toMatchObject({ imageName: 'Arches', destinationid: copy.destinations[0]?.id });
  expect(picture?.imageUrl).not.toBe(imageUrl);
  expect((await ben.api.pictures.uploadedPictures()).results).toEqual([]);
  await mei.api.trips.remove({ params: { id } });
  expect((await app.send(picture?.addresses?.original ?? '')).status).toBe(200);
  // They can add it to another trip, and share it.
  const other = await makeTrip(ben);
  await change(ben, other.id, adding(picture?.imageUrl ?? ''));
  const shown = await shareTrip(app, ben, other.id);
  expect((await app.send(`/trip/${shown.id}${picture?.imageUrl}/original`)).status).toBe(200);
});

test('copied twice it is the same picture, and an own picture stays unchanged', async () => {
  const { id, imageUrl } = await pictured();
  const share = await shareTrip(app, mei, id);
  const params = { userId: ben.id, tripId: share.id };
  const copies = [
    await ben.api.tripPage.copyShared({ params, body: {} }),
    await ben.api.tripPage.copyShared({ params, body: {} }),
  ];
  const mine = await mei.api.trips.create({ body: { copyOf: id } });

  const [one, two] = await Promise.all(copies.map((copy) => picturesOf(ben, copy.id)));

  expect(two).toEqual(one);
  expect(await picturesOf(mei, mine.id)).toEqual([imageUrl]);
});

test('copying a share without pictures copies none', async () => {
  const { id } = await pictured();
  const share = await shareTrip(app, mei, id, { pictures: false });

  const copy = await ben.api.tripPage.copyShared({ params: { userId: ben.id, tripId: share.id }, body: {} });

  expect(copy.tripPictures).toEqual([]);
  const { rows } = await app.database.pool.query('select id from pictures where user_id = $1', [ben.id]);
  expect(rows).toEqual([]);
});

test('a photo of a stock service cannot be in a trip without its credit, or with another one', async () => {
  const { imageUrl } = await takePhoto(app, mei, `https://images.unsplash.com/photo-${newId()}`);
  const { id } = await makeTrip(mei);
  const refused = {
    code: 'invalid',
    message: 'Photos from stock services keep their credit. Choose the photo again.',
  };
  for (const wrong of [
    {},
    { ...CREDITED, credit: null },
    { ...CREDITED, credit: 'Mei' },
    { ...CREDITED, creditUrl: 'https://mei.example' },
    { ...CREDITED, source: 'user-upload' as const },
  ]) {
    await expect(change(mei, id, adding(imageUrl, wrong))).rejects.toMatchObject(refused);
  }

  const added = adding(imageUrl, CREDITED);
  await change(mei, id, added);
  await change(mei, id, { kind: 'picture.remove', id: added.id });
  await change(mei, id, { kind: 'undo' });

  expect(await picturesOf(mei, id)).toEqual([imageUrl]);
});

test('a stock photo in a copied trip is hotlinked for its new owner as well', async () => {
  const origin = `https://images.unsplash.com/photo-${newId()}`;
  const { imageUrl } = await takePhoto(app, mei, origin);
  const { id } = await makeTrip(mei);
  await change(mei, id, adding(imageUrl, CREDITED));
  const share = await shareTrip(app, mei, id);

  const copy = await ben.api.tripPage.copyShared({ params: { userId: ben.id, tripId: share.id }, body: {} });

  const [picture] = await ben.api.trips.pictures({ params: { id: copy.id } });
  expect(picture).toMatchObject(CREDITED);
  const answer = await app.send(picture?.addresses?.['400x400'] ?? '', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringContaining(`${origin}?`),
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
});

test('a favorite from the library is not a separate picture', async () => {
  const body = { source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', imageName: 'Canyon' } as const;
  const { id: favorite } = await mei.api.pictures.newPicture({ body });
  const { id } = await makeTrip(mei);

  await expect(change(mei, id, adding(`/pictures/${favorite}`))).rejects.toMatchObject(NOT_YOURS);
});
