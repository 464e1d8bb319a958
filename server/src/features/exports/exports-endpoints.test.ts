import { callUrl } from '@wayfold/contract/kernel/client';
import { EXPORT_FORMATS, type ExportFormat, exports } from '@wayfold/contract/sharing/exports-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { readFile } from '@wayfold/domain/files/read/read-file';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSecretBooking,
  BOOKING_SECRETS,
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  shareTrip,
} from '../../testing/makers';
import { jpeg, uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readPicture } from '../pictures/serve/read-picture';
import { readPagePictures } from './page-pictures';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makePerson(app, 'FREE', { type: 'BP' });
});
afterAll(() => app.close());

/** A trip with a note and prices that only its owner may see. */
async function makePriced(): Promise<string> {
  const trip = await makeTrip(owner, { name: 'Été à 京都', stops: [{ name: 'Moab' }, { name: 'Page' }] });
  await change(owner, trip.id, {
    kind: 'batch',
    changes: [
      {
        kind: 'cost.add',
        id: newId(),
        fields: { supplier: 'Red Lodge', netPrice: 71_234_567, commission: 8_765_432, costEst: 55_443_221 },
      },
      {
        kind: 'event.add',
        id: newId(),
        fields: {
          name: 'Arches',
          start: '2027-05-09T09:00',
          notes: 'Key under the mat',
          coords: [-109.6, 38.7],
        },
      },
      addSecretBooking(),
    ],
  });
  return trip.id;
}

const fetchFile = (id: string, format: ExportFormat, headers: Record<string, string> = {}) =>
  app.send(callUrl(exports.file, { params: { id }, query: { format } }), { headers });
const asOwner = () => ({ authorization: `Bearer ${owner.token}` });

async function textOf(
  id: string,
  format: ExportFormat,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetchFile(id, format, headers);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = strFromU8(format === 'kmz' ? (Object.values(unzipSync(bytes))[0] ?? bytes) : bytes);
  return JSON.stringify([...answer.headers]) + text;
}

const MARGINS = ['71234567', '71,234,567', '8765432', '8,765,432', 'netPrice', 'commission', 'Commission'];

test.each(EXPORT_FORMATS)('%s shows people with the share no more than the share shows', async (format) => {
  const id = await makePriced();
  const { id: shareId } = await shareTrip(app, owner, id, { costs: false, notes: false });

  const text = await textOf(shareId, format);

  for (const word of [
    ...MARGINS,
    ...BOOKING_SECRETS,
    'Red Lodge',
    '55443221',
    '79999999',
    'Key under',
    id,
    owner.id,
  ])
    expect(text).not.toContain(word);
  if (format !== 'csv') expect(text).toContain('Moab');
});

test.each(EXPORT_FORMATS)(
  'the owner’s %s has net prices only if the format is for their own use',
  async (format) => {
    const id = await makePriced();

    const text = await textOf(id, format, asOwner());

    const found = MARGINS.filter((word) => text.includes(word));
    const told = BOOKING_SECRETS.filter((word) => text.includes(word));
    expect(told).toEqual(format === 'json' ? BOOKING_SECRETS : []);
    if (format === 'json') expect(found).toEqual(['71234567', '8765432', 'netPrice', 'commission']);
    else if (format === 'csv') expect(found).toEqual(['71234567', '8765432', 'Commission']);
    else expect(found).toEqual([]);
  },
);

test('a file is named after the trip, in any script', async () => {
  const answer = await fetchFile(await makePriced(), 'gpx', asOwner());

  expect(answer.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Ete a.gpx"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20%E4%BA%AC%E9%83%BD.gpx`,
  );
});

test('the page contains its map, fetches nothing, and can be imported again as the trip', async () => {
  const id = await makePriced();

  const answer = await fetchFile(id, 'html', asOwner());
  const html = await answer.text();

  expect(html).toContain('<svg');
  expect(html).not.toMatch(/(src|href)="(?!data:|https:\/\/|mailto:|tel:|#)/);
  expect(html).not.toMatch(/url\((?!["']?data:|#)/);
  const { trip } = readFile('trip.html', new TextEncoder().encode(html), { during: null });
  expect(trip?.destinations.map(({ name }) => name)).toEqual(['Moab', 'Page']);
  expect(trip?.costs).toMatchObject([{ supplier: 'Red Lodge', netPrice: null, grossGiven: 79_999_999 }]);
});

/** A trip with a library header and a picture that its owner uploaded; returns both of their URLs. */
async function makePictured(): Promise<{ id: string; uploaded: string }> {
  const { id, destinations } = await makeTrip(owner, { stops: [{ name: 'Moab' }] });
  const { imageUrl, source } = await uploadPicture(app, owner, await jpeg({ width: 1_300, height: 800 }));
  const where = { destinationid: first(destinations).id, takenAt: '2027-05-09T18:30' };
  const credit = { credit: 'Ana <Li> of Moab', creditUrl: 'https://photos.example/@ana' };
  const header = { type: 'header', source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg' } as const;
  const picture = {
    type: 'trip',
    source,
    imageUrl,
    description: 'An arch & its shade',
    ...where,
    ...credit,
  } as const;
  for (const fields of [header, picture])
    await change(owner, id, { kind: 'picture.add', id: newId(), fields });
  return { id, uploaded: imageUrl };
}

const imagesIn = (html: string) =>
  [...html.matchAll(/<img src="data:image\/jpeg;base64,([^"]+)" alt="([^"]*)">/g)].map(
    ([, bytes = '', alt]) => ({
      bytes: Buffer.from(bytes, 'base64'),
      alt,
    }),
  );

test('the page contains the pictures of its trip, with place, date and credit', async () => {
  const { id, uploaded } = await makePictured();

  const html = await (await fetchFile(id, 'html', asOwner())).text();

  const images = imagesIn(html);
  expect(images.map(({ alt }) => alt)).toEqual(['', 'An arch &amp; its shade']);
  for (const { bytes } of images) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 675 });
  }
  expect(html).toContain('Moab · Sun, May 9');
  expect(html).toMatch(/<a href="https:\/\/photos\.example\/@ana"[^>]*>Photo by Ana &lt;Li&gt; of Moab<\/a>/);
  expect(html).not.toMatch(/src="(?!data:)/);
  expect(html).not.toContain(`src="${uploaded}`);
});

test('pictures are added to a page until they would make it too large', async () => {
  const { id, uploaded } = await makePictured();
  const document = documentFromTrip(await owner.api.trips.get({ params: { id } }));
  const scene = '/scenes/canyon-dawn.svg';
  const { length = 0 } =
    (await readPicture(app.services, scene, { askers: ['test'], size: '1200x675' })) ?? {};

  const read = async (mostBytes?: number) => [
    ...(await readPagePictures(app.services, document, mostBytes)).keys(),
  ];

  expect(await read()).toEqual([scene, uploaded]);
  expect(await read(length)).toEqual([scene]);
  expect(await read(length - 1)).toEqual([]);
});

test('a page of a share that hides pictures has none of them', async () => {
  const { id, uploaded } = await makePictured();
  const { id: hidden } = await shareTrip(app, owner, id, { pictures: false });

  const html = await textOf(hidden, 'html');
  await owner.api.sharing.changeShare({ params: { id }, body: { shows: { pictures: true } } });
  const shown = await textOf(hidden, 'html');

  expect(imagesIn(shown)).toHaveLength(2);
  expect(imagesIn(html)).toEqual([]);
  for (const word of ['An arch', 'canyon-dawn', uploaded, 'photos.example', 'data:image/jpeg']) {
    expect(shown).toContain(word);
    expect(html).not.toContain(word);
  }
});

test('a client that has the file gets a 304, until the trip changes', async () => {
  const id = await makePriced();
  const { headers } = await fetchFile(id, 'kml', asOwner());
  const known = { ...asOwner(), 'if-none-match': headers.get('etag') ?? '' };

  expect((await fetchFile(id, 'kml', known)).status).toBe(304);
  await change(owner, id, { kind: 'trip.set', fields: { name: 'Other' } });
  expect((await fetchFile(id, 'kml', known)).status).toBe(200);
});

test.each(EXPORT_FORMATS)('%s that was asked for before has what changed since', async (format) => {
  const id = await makePriced();
  await textOf(id, format, asOwner());
  const again = await textOf(id, format, asOwner());
  expect(again).not.toContain('Zion');

  await change(owner, id, { kind: 'cost.add', id: newId(), fields: { supplier: 'Zion', costEst: 12 } });
  await change(owner, id, { kind: 'trip.set', fields: { name: 'Zion' } });

  expect(await textOf(id, format, asOwner())).toContain('Zion');
});

test('a revoked share does not provide files', async () => {
  const id = await makePriced();
  const { id: shareId, viewId } = await shareTrip(app, owner, id);
  const { headers } = await fetchFile(shareId, 'json');

  await owner.api.sharing.revokeShare({ params: { id } });

  const known = { 'if-none-match': headers.get('etag') ?? '' };
  for (const each of [id, shareId, viewId]) expect((await fetchFile(each, 'json', known)).status).toBe(404);
});

test('a trip without dates has no calendar', async () => {
  const { id } = await makeTrip(owner, { startDate: null });

  const answer = await fetchFile(id, 'ics', asOwner());

  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: 'This trip has no dates yet, so there’s nothing to put in a calendar.',
  });
});

const calendar = (token: string, headers: Record<string, string> = {}) =>
  app.send(callUrl(exports.calendar, { params: { token } }), { headers });
const namesIn = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics))
    .getAllSubcomponents('vevent')
    .map((entry) => entry.getFirstPropertyValue('summary'));

test('a calendar follows the trip, and is not sent again while nothing changed', async () => {
  const id = await makePriced();
  const { token } = await owner.api.exports.createCalendarFeed({ params: { id } });

  const first = await calendar(token);
  const text = await first.text();
  expect(namesIn(text)).toEqual(['Moab', 'Page', 'Arches', 'Air Canyon AC 71']);
  expect(MARGINS.filter((word) => text.includes(word))).toEqual([]);
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await calendar(token, known)).status).toBe(304);

  await change(owner, id, { kind: 'events.clear' });
  const second = await calendar(token, known);
  expect(namesIn(await second.text())).toEqual(['Moab', 'Page', 'Air Canyon AC 71']);

  await change(owner, id, { kind: 'trip.set', fields: { startDate: null } });
  const third = await calendar(token);
  expect(namesIn(await third.text())).toEqual([]);
});

test('a calendar ends at once when it is revoked or replaced, and its URL is shown once', async () => {
  const id = await makePriced();
  const params = { id };
  expect(await owner.api.exports.calendarFeed({ params })).toEqual({ feed: null });

  const old = await owner.api.exports.createCalendarFeed({ params });
  const known = { 'if-none-match': (await calendar(old.token)).headers.get('etag') ?? '' };
  expect(await owner.api.exports.calendarFeed({ params })).toEqual({ feed: old.feed });
  const next = await owner.api.exports.createCalendarFeed({ params });

  expect((await calendar(old.token, known)).status).toBe(404);
  expect((await calendar(next.token, known)).status).toBe(304);
  expect(await owner.api.exports.revokeCalendarFeed({ params })).toEqual({ feed: null });
  expect((await calendar(next.token, known)).status).toBe(404);
});

test('the key of a calendar is stored nowhere, and ends with the trip', async () => {
  const id = await makePriced();
  const { token } = await owner.api.exports.createCalendarFeed({ params: { id } });

  const { rows } = await app.database.pool.query(
    'select trip_feeds::text as row from trip_feeds where trip_id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);

  await owner.api.trips.remove({ params: { id } });
  expect((await calendar(token)).status).toBe(404);
});

test('a stranger cannot create a calendar of a trip, nor learn whether there is one', async () => {
  const id = await makePriced();
  const stranger = await makeGuest(app);
  await shareTrip(app, owner, id);

  for (const call of ['calendarFeed', 'createCalendarFeed', 'revokeCalendarFeed'] as const) {
    await expect(stranger.api.exports[call]({ params: { id } })).rejects.toMatchObject({ code: 'not-found' });
  }
});
