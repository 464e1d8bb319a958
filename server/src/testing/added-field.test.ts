import { callUrl } from '@wayfold/contract/kernel/client';
import { EXPORT_FORMATS, type ExportFormat, exports } from '@wayfold/contract/sharing/exports-endpoints';
import { pdf } from '@wayfold/contract/sharing/pdf-endpoints';
import { tripPage } from '@wayfold/contract/sharing/trip-page-endpoints';
import { BOOKING_KINDS, BOOKING_STATUSES } from '@wayfold/contract/trip/booking-kinds';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import type { Trip } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip, emptyDocument } from '@wayfold/domain/document/trip-document';
import { editOf, usuallyTaken } from '@wayfold/domain/files/propose/apply-proposal';
import { proposeImport } from '@wayfold/domain/files/propose/propose-import';
import { readFile } from '@wayfold/domain/files/read/read-file';
import { NAMES } from '@wayfold/domain/testing/imports';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROW_TABLES } from '../features/trips/trip-columns';
import {
  addStop,
  BOOKING_SECRETS,
  change,
  first,
  makePerson,
  makeTrip,
  type Person,
  SECRET_FIELDS,
  shareTrip,
} from './makers';
import { readPdf } from './pdf-text';
import { makeWebRoot } from './small-web-root';
import { type MailServer, startMailServer } from './stand-ins/mail-server';
import { startTestApp, type TestApp } from './test-app';

/**
 * What happens to a field that is added to the shape of every row, with only a column for it: it is in everything the owner
 * gets, and in nothing that others get, and neither are the private fields of bookings.
 */

vi.mock('@wayfold/contract/trip/trip', async (importOriginal) => {
  const shapes = await importOriginal<typeof import('@wayfold/contract/trip/trip')>();
  const { Text } = await import('@wayfold/contract/kernel/text');
  const { z } = await import('zod');
  const added = { addedField: Text(100).nullable() };
  const lists = Object.entries(shapes.Trip.shape).flatMap(([name, shape]) =>
    shape instanceof z.ZodArray ? [[name, z.array(shape.element.extend(added))] as const] : [],
  );
  return {
    ...shapes,
    TripIntent: shapes.TripIntent.extend(added),
    TripRow: shapes.TripRow.extend(added),
    Trip: shapes.Trip.extend({ ...added, ...Object.fromEntries(lists) }),
    DestinationIntent: shapes.DestinationIntent.extend(added),
    Destination: shapes.Destination.extend(added),
    WireDestination: shapes.WireDestination.extend(added),
    TripEventIntent: shapes.TripEventIntent.extend(added),
    TripEvent: shapes.TripEvent.extend(added),
    WireEvent: shapes.WireEvent.extend(added),
    TripCostIntent: shapes.TripCostIntent.extend(added),
    TripCost: shapes.TripCost.extend(added),
    WireCost: shapes.WireCost.extend(added),
    TripPictureIntent: shapes.TripPictureIntent.extend(added),
    TripPicture: shapes.TripPicture.extend(added),
    WirePicture: shapes.WirePicture.extend(added),
    TripTextIntent: shapes.TripTextIntent.extend(added),
    TripText: shapes.TripText.extend(added),
    TripTrackIntent: shapes.TripTrackIntent.extend(added),
    TripTrack: shapes.TripTrack.extend(added),
    WireTrack: shapes.WireTrack.extend(added),
    WireBooking: shapes.WireBooking.extend(added),
  };
});

vi.mock('@wayfold/contract/trip/booking', async (importOriginal) => {
  const shapes = await importOriginal<typeof import('@wayfold/contract/trip/booking')>();
  const { Text } = await import('@wayfold/contract/kernel/text');
  const added = { addedField: Text(100).nullable() };
  return {
    ...shapes,
    TripBookingIntent: shapes.TripBookingIntent.extend(added),
    TripBooking: shapes.TripBooking.extend(added),
  };
});

vi.mock('@wayfold/contract/trip/row-fields.generated', async () => {
  const { INTENT_SHAPES, ROW_SHAPES } = await import('@wayfold/contract/trip/row-shapes');
  const fieldsOf = (shapes: typeof ROW_SHAPES | typeof INTENT_SHAPES) =>
    Object.fromEntries(Object.entries(shapes).map(([name, { shape }]) => [name, Object.keys(shape)]));
  return { ROW_FIELDS: fieldsOf(ROW_SHAPES), INTENT_FIELDS: fieldsOf(INTENT_SHAPES) };
});

const TABLES = ['trips', ...ROW_TABLES.map(({ table }) => table)];

let webRoot: Awaited<ReturnType<typeof makeWebRoot>>;
let mails: MailServer;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  webRoot = await makeWebRoot();
  mails = await startMailServer();
  app = await startTestApp({
    webRoot: webRoot.path,
    config: {
      publicUrl: 'https://trips.example.com',
      mail: {
        smtpUrl: mails.url,
        from: { name: 'Wayfold', address: 'hello@wayfold.example' },
        contactEmail: null,
      },
    },
    prepare: async ({ pool }) => {
      for (const table of TABLES) await pool.query(`alter table ${table} add column added_field text`);
    },
  });
  owner = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `update users set first_name = 'Mei', email_confirmed_at = now() where id = $1`,
    [owner.id],
  );
});
afterAll(async () => {
  await app.close();
  await mails.close();
  await webRoot.remove();
});

/** The added field, which the types in this file don't know. */
const said = (addedField: string): object => ({ addedField });

/** Changes that add a row of every kind, and changes that set the field of each. */
function rowsSaying(word: string) {
  const stop = addStop({ name: 'Moab' }) as SingleChange & { kind: 'destination.add' }; // as addStop makes them
  const [event, cost, picture, track, booking] = [newId(), newId(), newId(), newId(), newId()];
  const texts = TEXT_KINDS.map((kind) => ({ kind, id: newId() }));
  const adds: SingleChange[] = [
    { kind: 'trip.set', fields: said(word) },
    { ...stop, fields: { ...stop.fields, ...said(word) } },
    { kind: 'event.add', id: event, fields: { name: 'Arches', start: '2027-05-09T09:00', ...said(word) } },
    { kind: 'cost.add', id: cost, fields: { supplier: 'Lodge', costEst: 120, ...said(word) } },
    {
      kind: 'picture.add',
      id: picture,
      fields: { type: 'trip', source: 'wayfold', imageUrl: '/scenes/dunes.svg', ...said(word) },
    },
    { kind: 'track.add', id: track, fields: { name: 'Rim', points: '_p~iF~ps|U_ulLnnqC', ...said(word) } },
    { kind: 'booking.add', id: booking, fields: { kind: 'flight', ...said(word) } },
    ...texts.map(
      ({ kind, id }): SingleChange => ({ kind: 'text.add', id, fields: { kind, text: kind, ...said(word) } }),
    ),
  ];
  const sets = (next: string): SingleChange[] => [
    { kind: 'trip.set', fields: said(next) },
    { kind: 'destination.set', id: stop.id, fields: said(next) },
    { kind: 'event.set', id: event, fields: said(next) },
    { kind: 'cost.set', id: cost, fields: said(next) },
    { kind: 'picture.set', id: picture, fields: said(next) },
    { kind: 'track.set', id: track, fields: said(next) },
    { kind: 'booking.set', id: booking, fields: said(next) },
    ...texts.map(({ id }): SingleChange => ({ kind: 'text.set', id, fields: said(next) })),
  ];
  return { adds, sets };
}

async function makeSaying(word: string): Promise<{ id: string; set: (next: string) => Promise<unknown> }> {
  const { id } = await makeTrip(owner);
  const { adds, sets } = rowsSaying(word);
  await change(owner, id, { kind: 'batch', changes: adds });
  return { id, set: (next) => change(owner, id, { kind: 'batch', changes: sets(next) }) };
}

const read = (id: string) => owner.api.trips.get({ params: { id } });

/** The value of the added field in each row of a trip, by list; the trip itself is `trip`. */
function wordsIn(trip: Trip): Record<string, unknown[]> {
  const lists = Object.entries({ ...trip, trip: [trip] }).filter(([, rows]) => Array.isArray(rows));
  return Object.fromEntries(
    lists.map(([name, rows]) => [
      name,
      (rows as object[]).map((row) => ('addedField' in row ? row.addedField : 'missing')), // lists of rows
    ]),
  );
}

/** The same word in one row of every list. */
const everywhere = (word: string | null) => {
  const lists = [
    'trip',
    'destinations',
    'tripEvents',
    'tripCosts',
    'tripPictures',
    'tracks',
    'bookings',
    ...TEXT_KINDS,
  ];
  return Object.fromEntries(lists.map((name) => [name, [word]]));
};

describe('a field that was added to every row', () => {
  test('is stored, read, sent to followers, and undone', async () => {
    const { id, set } = await makeSaying('first');
    expect(wordsIn(await read(id))).toEqual(everywhere('first'));

    const answer = await set('second');
    expect(wordsIn(await read(id))).toEqual(everywhere('second'));
    expect(JSON.stringify(answer).match(/"addedField":"second"/g)).toHaveLength(16);
    const { entries } = await owner.api.trips.history({ params: { id }, query: {} });
    expect(first(entries).writes).toHaveLength(16);

    await change(owner, id, { kind: 'undo' });
    expect(wordsIn(await read(id))).toEqual(everywhere('first'));
  });

  test('is in a copy of the owner’s own trip', async () => {
    const { id } = await makeSaying('mine');

    const copy = await owner.api.trips.create({ body: { copyOf: id } });

    expect(wordsIn(copy)).toEqual(everywhere('mine'));
    expect(wordsIn(await read(copy.id))).toEqual(everywhere('mine'));
  });

  test('is in the owner’s export, and is imported from it', async () => {
    const { id } = await makeSaying('filed');
    const file = await fileOf(id, 'json', owner);
    const other = await makeTrip(owner, { startDate: null });
    const into = emptyDocument({ id: other.id, currency: 'USD' });
    const contents = readFile('trip.json', strToU8(file), { during: null });
    const asked = { placesAs: 'stops', found: new Map(), maxDestinations: null, names: NAMES } as const;

    const proposal = proposeImport({ contents, document: into, ...asked });
    const edit = editOf(proposal, usuallyTaken(proposal), into);
    await change(owner, other.id, edit ?? { kind: 'events.clear' });

    expect(wordsIn(await read(other.id))).toEqual(everywhere('filed'));
  });

  test('returns to the example’s value when a copy is reset', async () => {
    const example = first((await owner.api.trips.list()).filter(({ demo }) => demo));
    for (const table of TABLES)
      await app.database.pool.query(
        `update ${table} set added_field = 'example' where ${table === 'trips' ? 'id' : 'trip_id'} = $1`,
        [example.id],
      );
    const copy = await owner.api.trips.create({ body: { copyOf: example.id } });
    await change(owner, copy.id, {
      kind: 'batch',
      changes: [
        { kind: 'trip.set', fields: said('mine') },
        ...copy.destinations.map(({ id }) => ({
          kind: 'destination.set' as const,
          id,
          fields: said('mine'),
        })),
        ...copy.tripEvents.map(({ id }) => ({ kind: 'event.set' as const, id, fields: said('mine') })),
        ...copy.tripCosts.map(({ id }) => ({ kind: 'cost.set' as const, id, fields: said('mine') })),
      ],
    });

    const reset = await owner.api.trips.resetDemo({ params: { id: copy.id } });

    expect(wordsIn(copy)).toEqual(wordsIn(reset));
    expect(new Set(Object.values(wordsIn(reset)).flat())).toEqual(new Set(['example']));
  });

  test('is unset in a trip stored by an older Wayfold', async () => {
    const { id } = await makeSaying('later');
    const trip = await read(id);
    const old = JSON.parse(JSON.stringify(trip).replaceAll('"addedField":"later"', '"other":0'));

    const { texts, ...rows } = documentFromTrip(old);

    expect(rows.trip).toHaveProperty('addedField', null);
    for (const row of [...Object.values(rows.events), ...Object.values(texts)])
      expect(row).toHaveProperty('addedField', null);
  });
});

async function fileOf(id: string, format: ExportFormat, person: Person | null): Promise<string> {
  const answer = await app.send(
    callUrl(exports.file, { params: { id }, query: { format } }),
    headers(person),
  );
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return strFromU8(format === 'kmz' ? (Object.values(unzipSync(bytes))[0] ?? bytes) : bytes);
}

const headers = (person: Person | null) => ({
  headers: person ? { authorization: `Bearer ${person.token}` } : ({} as Record<string, string>),
});

async function pdfOf(id: string, person: Person | null): Promise<string> {
  const answer = await app.send(callUrl(pdf.tripPdf, { params: { id }, query: {} }), headers(person));
  expect(answer.status).toBe(200);
  const paper = readPdf(new Uint8Array(await answer.arrayBuffer()));
  return paper.pages.join('') + paper.bytes;
}

/** Bookings of every kind and status where they stand, with something in every field that only the owner may see. */
function secretBookings({ destinations, tripEvents }: Trip): SingleChange[] {
  const [from, to] = [first(destinations).id, destinations[1]?.id ?? null];
  const about = {
    ...{ fromDest: from, toDest: to, provider: 'Air Canyon', number: 'AC 71' },
    ...{ start: '2027-05-10T08:12', end: '2027-05-10T10:27', costEst: 120 },
  };
  return BOOKING_KINDS.flatMap((kind) =>
    BOOKING_STATUSES.map((status): SingleChange => {
      const place =
        kind === 'lodging'
          ? { fromDest: null, toDest: null, destid: from }
          : { eventId: kind === 'table' ? first(tripEvents).id : null };
      const fields = { ...about, ...place, ...SECRET_FIELDS, kind, status };
      return { kind: 'booking.add', id: newId(), fields };
    }),
  );
}

describe('nobody else gets a field that was added to every row, or the private fields of a booking', () => {
  const SECRET = 'Secretword';
  const NEVER = [SECRET, ...BOOKING_SECRETS];
  let id: string;
  let share: { id: string; viewId: string };
  beforeAll(async () => {
    ({ id } = await makeSaying(SECRET));
    await change(owner, id, addStop({ name: 'Page' }));
    await change(owner, id, { kind: 'batch', changes: secretBookings(await read(id)) });
    share = await shareTrip(app, owner, id, { costs: true, contact: true, pictures: true, notes: true });
  });

  const textOf = async (path: string) => {
    const answer = await app.send(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  const CHANNELS: Readonly<Record<string, () => Promise<string>>> = {
    'share-data': () => textOf(callUrl(tripPage.shareData, { query: { tripId: share.id } })),
    'the shared trip': () => textOf(callUrl(tripPage.sharedTrip, { params: { id: share.id } })),
    'the shared itinerary': () => textOf(callUrl(tripPage.shareItinerary, { params: { id: share.id } })),
    'the page': () => textOf(`/trip/${share.id}`),
    'the PDF of the share': () => pdfOf(share.id, null),
    'the owner’s PDF': () => pdfOf(id, owner),
    'the calendar feed': async () => {
      const { token } = await owner.api.exports.createCalendarFeed({ params: { id } });
      return textOf(callUrl(exports.calendar, { params: { token } }));
    },
    'a mail': async () => {
      await owner.api.tripMail.send({ body: { email: 'lars@example.com', tripId: id, attachPdf: true } });
      await app.doJobs();
      const { subject, text, html, attachments } = first(mails.received);
      const files = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)); // as the parser returns them
      const papers = files.filter((file) => file.subarray(0, 4).toString('latin1') === '%PDF');
      const pages = papers.flatMap((file) => readPdf(file).pages);
      expect(pages.length).toBeGreaterThan(0);
      return [subject, text, html, ...pages, ...files.map(String)].join('\n');
    },
    'a copy of the share': async () => {
      const friend = await makePerson(app, 'FREE');
      const params = { userId: friend.id, tripId: share.id };
      return JSON.stringify(await friend.api.tripPage.copyShared({ params, body: {} }));
    },
    ...Object.fromEntries(
      EXPORT_FORMATS.map((format) => [`the share as ${format}`, () => fileOf(share.id, format, null)]),
    ),
    // JSON is the owner's own.
    ...Object.fromEntries(
      EXPORT_FORMATS.filter((format) => format !== 'json').map((format) => [
        `what the owner hands on as ${format}`,
        () => fileOf(id, format, owner),
      ]),
    ),
  };

  test.each(Object.keys(CHANNELS))('in %s', async (name) => {
    const told = await CHANNELS[name]?.();

    expect(told?.match(/Moab|Lodge/)).not.toBeNull();
    expect(NEVER.filter((word) => told?.includes(word))).toEqual([]);
  });

  test.each([
    ...['the shared trip', 'the calendar feed', 'the share as ics', 'the share as json'],
    ...['the share as html', 'the PDF of the share', 'the owner’s PDF', 'a mail'],
  ])('although %s has the bookings themselves', async (name) => {
    expect(await CHANNELS[name]?.()).toContain('AC 71');
  });

  test('although the owner gets it', async () => {
    const own = [await fileOf(id, 'json', owner), JSON.stringify(await read(id))];
    for (const word of NEVER) for (const told of own) expect(told).toContain(word);
  });
});
