import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { takePhoto, uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

type Fields = Extract<SingleChange, { kind: 'picture.add' }>['fields'];
type Claim = Partial<Pick<Fields, 'source' | 'credit' | 'creditUrl'>>;
type What = 'upload' | 'scene' | 'photo';

let app: TestApp;
let mei: Person;
/** A trip with a scene from the library. */
let tripId: string;
let shownId: string;
let addresses: Record<What, string>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mei = await makePerson(app, 'FREE');
  tripId = (await makeTrip(mei)).id;
  shownId = newId();
  await change(mei, tripId, {
    kind: 'picture.add',
    id: shownId,
    fields: fieldsOf('/scenes/arch-day.svg', {}),
  });
  const [upload, photo] = await Promise.all([
    uploadPicture(app, mei),
    takePhoto(app, mei, `https://images.unsplash.com/photo-${newId()}`),
  ]);
  addresses = { upload: upload.imageUrl, photo: photo.imageUrl, scene: '/scenes/canyon-dawn.svg' };
});

/** The credit of the service's photo in these tests. */
const ANA = {
  source: 'unsplash',
  credit: 'Ana on Unsplash',
  creditUrl: 'https://unsplash.com/@ana',
} as const;

const fieldsOf = (imageUrl: string, claim: Claim): Fields => ({
  type: 'trip',
  source: imageUrl.startsWith('/scenes/') ? 'wayfold' : 'user-upload',
  imageUrl,
  imageName: 'Arches',
  ...claim,
});
const picturesOf = async (id: string) =>
  (await mei.api.trips.get({ params: { id } })).tripPictures.map(
    ({ source, credit, creditUrl, imageUrl }) => ({
      source,
      credit,
      creditUrl,
      imageUrl,
    }),
  );

/** The ways to add a picture to a trip or to change its credit. */
const ROADS: Record<string, (fields: Fields) => Promise<unknown>> = {
  'a change': (fields) => change(mei, tripId, { kind: 'picture.add', id: newId(), fields }),
  'a change of the header': (fields) =>
    change(mei, tripId, { kind: 'picture.add', id: newId(), fields: { ...fields, type: 'header' } }),
  'a change of what is there': (fields) => change(mei, tripId, { kind: 'picture.add', id: shownId, fields }),
  'a batch': (fields) =>
    change(mei, tripId, {
      kind: 'batch',
      changes: [
        { kind: 'picture.remove', id: shownId },
        { kind: 'picture.add', id: newId(), fields },
      ],
    }),
  'the call for pictures': ({ type, ...newPicture }) =>
    mei.api.trips.updatePictures({ body: { tripId, type, newPicture } }),
  'the call for pictures, in place of another': ({ type, ...newPicture }) =>
    mei.api.trips.updatePictures({ body: { tripId, type, newPicture, previousPictureId: shownId } }),
};

const OTHERS = /isn’t from that service/;
const KEEPS = /keep their credit/;
const FALSE: [what: What, claim: Claim, sentence: RegExp][] = [
  ['upload', ANA, OTHERS],
  ['upload', { source: 'pexels' }, OTHERS],
  ['upload', { source: 'wayfold' }, /isn’t from the Wayfold library/],
  ['upload', { credit: 'Ana on Unsplash' }, /carry its name/],
  ['upload', { credit: 'Ana at Pe\u200bxels' }, /carry its name/],
  ['upload', { credit: 'Ana', creditUrl: 'https://unsplash.com/@ana' }, /can’t link to a stock service/],
  ['upload', { credit: 'Ana', creditUrl: 'https://WWW.Pexels.com./@ana' }, /can’t link to a stock service/],
  [
    'upload',
    { credit: 'Ana', creditUrl: 'https://ana.example@evil.example/' },
    /can’t link to a stock service/,
  ],
  ['scene', ANA, OTHERS],
  ['scene', { credit: 'Ansel' }, /have no credit/],
  ['scene', { source: 'user', creditUrl: 'https://ansel.example/' }, /have no credit/],
  ['photo', {}, KEEPS],
  ['photo', { ...ANA, source: 'pexels' }, KEEPS],
  ['photo', { ...ANA, credit: 'Mei on Unsplash' }, KEEPS],
  ['photo', { ...ANA, creditUrl: null }, KEEPS],
];
const HONEST: [what: What, claim: Claim][] = [
  ['upload', {}],
  ['upload', { credit: 'My sister', creditUrl: 'https://sister.example/photos' }],
  ['scene', {}],
  ['photo', ANA],
];

describe.each(Object.entries(ROADS))('by %s', (_road, send) => {
  test.each(FALSE)('%s with the false claim %j is refused', async (what, claim, sentence) => {
    const before = await picturesOf(tripId);

    await expect(send(fieldsOf(addresses[what], claim))).rejects.toMatchObject({
      problem: { code: 'invalid', message: expect.stringMatching(sentence) },
    });

    expect(await picturesOf(tripId)).toEqual(before);
  });

  test.each(HONEST)('%s with %j is accepted', async (what, claim) => {
    await send(fieldsOf(addresses[what], claim));

    const said = { credit: null, creditUrl: null, ...claim, imageUrl: addresses[what] };
    expect(await picturesOf(tripId)).toContainEqual(expect.objectContaining(said));
  });
});

test.each(['javascript:alert(1)', 'http://ana.example/', 'data:text/html,x', '//ana.example'])(
  'no credit links to %s',
  async (creditUrl) => {
    const fields = fieldsOf(addresses.upload, { credit: 'Ana', creditUrl });

    await expect(ROADS['a change']?.(fields)).rejects.toMatchObject({ code: 'invalid' });
  },
);

test('a service’s photo returns with undo and goes with redo, in copies too, with its credit', async () => {
  await change(mei, tripId, { kind: 'picture.remove', id: shownId });
  const id = newId();
  await change(mei, tripId, { kind: 'picture.add', id, fields: fieldsOf(addresses.photo, ANA) });
  const photo = [{ ...ANA, imageUrl: addresses.photo }];
  await change(mei, tripId, { kind: 'picture.remove', id });

  await change(mei, tripId, { kind: 'undo' });
  expect(await picturesOf(tripId)).toEqual(photo);
  await change(mei, tripId, { kind: 'redo' });
  expect(await picturesOf(tripId)).toEqual([]);
  await change(mei, tripId, { kind: 'undo' });
  const copy = await mei.api.trips.create({ body: { copyOf: tripId } });

  expect(await picturesOf(copy.id)).toEqual(photo);
});

test('a picture stored with a false credit has the right one in copies by others', async () => {
  const ben = await makePerson(app, 'FREE');
  await ROADS['a change']?.(fieldsOf(addresses.upload, { credit: 'Mei' }));
  await app.database.pool.query(
    `update trip_pictures set source = 'unsplash', credit = 'Ana on Unsplash' where trip_id = $1 and image_url = $2`,
    [tripId, addresses.upload],
  );
  const share = await shareTrip(app, mei, tripId);

  const copy = await ben.api.tripPage.copyShared({ params: { userId: ben.id, tripId: share.id }, body: {} });

  expect(copy.tripPictures).toContainEqual(
    expect.objectContaining({ source: 'user-upload', credit: null, creditUrl: null }),
  );
});
