import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../app';
import { inTransaction } from '../../db/statement';
import { change, makeGuest, makePerson, makeTrip, type Person } from '../../testing/makers';
import { jpeg, uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { mergeGuest } from '../sign-in/guest/merge-guest';
import { picturesPersonalData } from './pictures-personal-data';
import { sealPhoto } from './stock/stock-proof';

let app: TestApp;
let member: Person;
beforeAll(async () => {
  app = await startTestApp();
  member = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

const merge = (guest: Person) =>
  inTransaction(app.database.pool, (on) => mergeGuest(on, personalData, guest.id, member.id));

function takePhoto(person: Person, origin: string) {
  const photo = { id: 'p', imageName: 'Arch', origin, width: 9, height: 9, color: null, takenPath: null };
  const credited = { ...photo, credit: 'Ana on Unsplash', creditUrl: 'https://unsplash.com/@ana' };
  const proof = sealPhoto(app.services.config, 'unsplash', credited);
  return person.api.pictures.newPicture({
    body: { source: 'unsplash', imageName: 'Arch', proof, favorite: true },
  });
}

test('a guest’s uploads move to the member they become, and trips still show them', async () => {
  const guest = await makeGuest(app);
  const { id, imageUrl } = await uploadPicture(app, guest);
  const trip = await makeTrip(guest);
  const fields = { type: 'trip', source: 'user-upload', imageUrl } as const;
  await change(guest, trip.id, { kind: 'picture.add', id: newId(), fields });

  await merge(guest);

  expect((await member.api.pictures.uploadedPictures()).results).toMatchObject([{ id, imageUrl }]);
  const [picture] = await member.api.trips.pictures({ params: { id: trip.id } });
  expect((await app.send(picture?.addresses?.original ?? '')).status).toBe(200);
  const { rows } = await app.database.pool.query(
    'select user_id from picture_files where user_id is not null',
  );
  expect(rows).toEqual([{ user_id: member.id }]);
});

test('what both have is in the lists once, and a trip of the guest still shows its picture', async () => {
  const guest = await makeGuest(app);
  const origin = `https://images.unsplash.com/photo-${newId()}`;
  const [mine, theirs] = [await takePhoto(member, origin), await takePhoto(guest, origin)];
  await member.api.pictures.setPicture({ params: { id: mine.id }, body: { favorite: false } });
  const trip = await makeTrip(guest);
  const { imageUrl, credit, creditUrl } = theirs;
  const fields = { type: 'header', source: 'unsplash', imageUrl, credit, creditUrl } as const;
  await change(guest, trip.id, { kind: 'picture.add', id: newId(), fields });

  await merge(guest);

  const { results } = await member.api.pictures.favoritePictures();
  expect(results.filter(({ imageUrl }) => imageUrl === mine.imageUrl)).toHaveLength(1);
  expect(results.map(({ id }) => id)).not.toContain(theirs.id);
  const [header] = await member.api.trips.pictures({ params: { id: trip.id } });
  const answer = await app.send(header?.addresses?.['400x400'] ?? '', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining(origin)]);
});

test('the export has every original and the details of each', async () => {
  const person = await makePerson(app, 'FREE');
  const upload = await uploadPicture(app, person, await jpeg({ width: 90, height: 60 }));
  const photo = await takePhoto(person, 'https://images.unsplash.com/photo-of-export');

  const files = await picturesPersonalData.export(app.database.pool, person.id, app.services);

  const path = `pictures/Arches ${upload.id}.jpg`;
  expect(files.map((file) => file.path)).toEqual(['pictures.json', path]);
  expect(JSON.parse(String(files[0]?.bytes))).toMatchObject([
    { id: upload.id, source: 'user-upload', width: 90, file: path },
    { id: photo.id, source: 'unsplash', credit: 'Ana on Unsplash', favorite: true, file: null },
  ]);
  expect(String(files[0]?.bytes)).not.toContain('key');
  const bytes = files[1]?.bytes;
  const original = typeof bytes === 'function' ? await bytes() : '';
  expect(await sharp(Buffer.from(original)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 90,
    height: 60,
  });
});
