import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  shareTrip,
} from '../../../testing/makers';
import { uploadPicture } from '../../../testing/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let mei: Person;
let tripId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mei = await makePerson(app, 'FREE');
  tripId = (await makeTrip(mei, { stops: [{ name: 'Moab' }] })).id;
});

const scene = (imageName: string) =>
  ({ source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', imageName }) as const;
/** The names of the trip's pictures, the header in brackets. */
const names = async () => {
  const { tripPictures } = await mei.api.trips.get({ params: { id: tripId } });
  return tripPictures.map(({ type, imageName }) => (type === 'header' ? `[${imageName}]` : imageName));
};
const add = async (imageName: string, index?: number) => {
  const body = { tripId, type: 'trip', newPicture: scene(imageName), index } as const;
  return (await mei.api.trips.updatePictures({ body })).id ?? '';
};

test('pictures are added at the end or at a position, and moved', async () => {
  const a = await add('a');
  await add('b');
  await add('c', 0);
  await add('d', 1);
  expect(await names()).toEqual(['c', 'd', 'a', 'b']);

  await mei.api.trips.updatePictures({ body: { tripId, type: 'trip', previousPictureId: a, index: 0 } });

  expect(await names()).toEqual(['a', 'c', 'd', 'b']);
});

test('a picture replaces another one, as one change that can be undone', async () => {
  await add('a');
  const b = await add('b');
  await add('c');

  const body = { tripId, type: 'trip', newPicture: scene('new'), previousPictureId: b } as const;
  const { id, patches } = await mei.api.trips.updatePictures({ body });

  expect(await names()).toEqual(['a', 'new', 'c']);
  expect(patches.length).toBeGreaterThan(0);
  expect(first((await mei.api.trips.get({ params: { id: tripId } })).tripPictures.slice(1)).ID).toBe(id);
  await change(mei, tripId, { kind: 'undo' });
  expect(await names()).toEqual(['a', 'b', 'c']);
});

test('the header gives way to the next one', async () => {
  await add('a');
  const put = (imageName: string) =>
    mei.api.trips.updatePictures({ body: { tripId, type: 'header', newPicture: scene(imageName) } });
  const { id } = await put('first');

  const body = { tripId, type: 'header', newPicture: scene('second'), previousPictureId: id ?? '' } as const;
  await mei.api.trips.updatePictures({ body });

  expect(await names()).toEqual(['[second]', 'a']);
});

test('a picture sent again with the same id is added once', async () => {
  const body = { tripId, type: 'trip', newPicture: { ...scene('a'), id: newId() } } as const;

  await mei.api.trips.updatePictures({ body });
  await mei.api.trips.updatePictures({ body });

  expect(await names()).toEqual(['a']);
});

test('a description is saved, and a picture is removed', async () => {
  const pictureId = await add('a');

  await mei.api.trips.describePicture({ body: { pictureId, description: 'The rim at dawn' } });
  const { tripPictures } = await mei.api.trips.get({ params: { id: tripId } });
  expect(tripPictures).toMatchObject([{ description: 'The rim at dawn' }]);
  await mei.api.trips.removePicture({ body: { pictureId } });

  expect(await names()).toEqual([]);
  await expect(mei.api.trips.removePicture({ body: { pictureId } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('the error names what does not exist', async () => {
  const update = (body: object) => mei.api.trips.updatePictures({ body: { tripId, type: 'trip', ...body } });
  const other = (await makeTrip(mei)).id;
  const theirs = await mei.api.trips.updatePictures({
    body: { tripId: other, type: 'trip', newPicture: scene('other') },
  });

  await expect(update({})).rejects.toMatchObject({
    problem: { key: 'sendPicture', issues: [{ path: 'newPicture' }] },
  });
  await expect(update({ previousPictureId: newId(), newPicture: scene('a') })).rejects.toMatchObject({
    problem: { key: 'previousPictureNotInTrip', issues: [{ path: 'previousPictureId' }] },
  });
  await expect(update({ newPicture: { ...scene('a'), id: theirs.id } })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(
    update({ newPicture: { ...scene('a'), imageUrl: 'https://evil.example/a.jpg' } }),
  ).rejects.toMatchObject({
    message: 'newPicture.imageUrl: Choose a picture from Wayfold.',
  });
  expect(await names()).toEqual([]);
});

test('the owner gets the URLs of a trip’s pictures, the header first', async () => {
  const { imageUrl } = await uploadPicture(app, mei);
  const own = { source: 'user-upload', imageUrl, imageName: 'own' } as const;
  await mei.api.trips.updatePictures({ body: { tripId, type: 'trip', newPicture: own } });
  await mei.api.trips.updatePictures({ body: { tripId, type: 'header', newPicture: scene('header') } });

  const [header, picture] = await mei.api.trips.pictures({ params: { id: tripId } });

  expect(header).toMatchObject({ type: 'header', tripid: tripId, sortId: 0 });
  expect(header?.addresses?.['1200x675']).toMatch(/^\/scenes\/canyon-dawn-1200x675\.webp/);
  expect(picture).toMatchObject({ ID: picture?.id, imageUrl, sortId: 1 });
  const loaded = await app.send(picture?.addresses?.['400x400'] ?? '');
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('viewers with the share load them from there without a token, if the share shows pictures', async () => {
  const { imageUrl } = await uploadPicture(app, mei);
  const own = { source: 'user-upload', imageUrl, imageName: 'own' } as const;
  await mei.api.trips.updatePictures({ body: { tripId, type: 'trip', newPicture: own } });
  const share = await shareTrip(app, mei, tripId);
  const read = (id: string, reader = app.client(null)) => reader.trips.pictures({ params: { id } });

  const [picture] = await read(share.id);

  const address = picture?.addresses?.['400x400'] ?? '';
  expect(address).toBe(`/trip/${share.id}${imageUrl}/400x400`);
  expect(JSON.stringify(picture)).not.toMatch(new RegExp(`${tripId}|${mei.id}|signature`));
  expect((await app.send(address)).status).toBe(200);
  expect(await read(share.id, (await makeGuest(app)).api)).toEqual([picture]);

  await mei.api.sharing.changeShare({ params: { id: tripId }, body: { shows: { pictures: false } } });
  await expect(read(share.id)).rejects.toMatchObject({ code: 'not-found' });
  expect((await app.send(address)).status).toBe(404);
  expect(await read(tripId, mei.api)).toHaveLength(1);
  await mei.api.sharing.revokeShare({ params: { id: tripId } });
  await expect(read(share.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(read(tripId)).rejects.toMatchObject({ code: 'not-found' });
});
