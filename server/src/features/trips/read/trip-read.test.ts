import { ROW_SHAPES } from '@wayfold/contract/trip/row-shapes';
import { Trip } from '@wayfold/contract/trip/trip';
import { settle } from '@wayfold/domain/changes/settle';
import { newId } from '@wayfold/domain/document/ids';
import { totalsOf } from '@wayfold/domain/document/totals';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, first, makeGuest, makePerson, makeTrip, type Person, PLACES } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { type ColumnKind, ROW_TABLES, TRIP_COLUMNS } from '../trip-columns';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

/** The PostgreSQL types of columns, by how they hold a value. */
const TYPES: Readonly<Record<ColumnKind, readonly string[]>> = {
  uuid: ['uuid'],
  text: ['text'],
  boolean: ['boolean'],
  integer: ['integer', 'smallint'],
  float: ['double precision'],
  date: ['date'],
  amount: ['numeric'],
  coords: ['double precision'],
  itinerary: ['jsonb'],
  json: ['jsonb'],
};
/** Columns of the trips table that aren't part of the document. */
const BESIDE = ['version', 'template_of', 'viewed_at', 'created_at', 'updated_at', 'bytes', 'history_bytes'];

test.each([
  { collection: 'trip' as const, table: 'trips', columns: TRIP_COLUMNS, more: BESIDE },
  ...ROW_TABLES.map((table) => ({ ...table, more: ['trip_id'] })),
])('every field of $collection has a matching column, and every column a field', async (table) => {
  const { rows } = await app.database.pool.query<{ name: string; type: string }>(
    'select column_name as name, data_type as type from information_schema.columns where table_name = $1',
    [table.table],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const columns = table.columns.flatMap(({ column, kept }) =>
    (kept === 'coords' ? ['lon', 'lat'] : [column]).map((name) => ({ name, kept })),
  );

  expect(table.columns.map(({ field }) => field)).toEqual(Object.keys(ROW_SHAPES[table.collection].shape));
  expect([...columns.map(({ name }) => name), ...table.more].sort()).toEqual([...types.keys()].sort());
  for (const { name, kept } of columns) expect(TYPES[kept], name).toContain(types.get(name));
});

/** A trip with a value in every field that people can write. */
async function makeFullTrip(): Promise<Trip> {
  const stops = [{ name: 'Denver' }, { name: 'Moab', nights: 3 }] as const;
  const trip = await makeTrip(guest, { travelerName: '林 美', stops });
  const { id: destid } = first(trip.destinations);
  await change(guest, trip.id, {
    kind: 'batch',
    changes: [
      { kind: 'trip.set', fields: { displayName: 'Red rock', displayTagline: 'By car' } },
      {
        kind: 'destination.set',
        id: destid,
        fields: {
          localName: 'デンバー',
          region: 'Colorado',
          country: 'United States',
          transport: 'Train',
          aiPoi: 'key',
          display: false,
          createdAtUtc: '2026-11-21T10:00:00Z',
          createdOffset: -420,
          createdOffsetHour: -7,
          createdOffsetMin: 0,
          userOffset: 60,
        },
      },
      {
        kind: 'event.add',
        id: newId(),
        fields: {
          ...{
            name: 'Dinner',
            homeDestid: destid,
            eventid: 'poi-1',
            poi_source: 'curated',
            isUserEvent: false,
          },
          start: '2027-05-08T19:00',
          end: '2027-05-08T21:30',
          timezone: 'America/Denver',
          ...{
            coords: [...PLACES.Denver],
            category: 'Food',
            notes: 'By the window',
            pinned: true,
            sortId: 4,
          },
          active: false,
          costEst: 40.125,
          costAct: 44,
          currency: 'USD',
        },
      },
      {
        kind: 'cost.add',
        id: newId(),
        fields: {
          ...{
            expenseCategory: 'Lodging',
            supplier: 'Inn',
            destinationid: destid,
            costEst: 0.1,
            costAct: 0.2,
          },
          netPrice: 10,
          commission: 1.5,
          currency: 'USD',
        },
      },
      { kind: 'cost.add', id: newId(), fields: { costEst: 0.2, grossGiven: 99.999 } },
    ],
  });
  return guest.api.trips.get({ params: { id: trip.id } });
}

test('the text the database writes matches the trip of the contract, to the last field', async () => {
  const trip = await makeFullTrip();

  expect(Trip.strict().parse(trip)).toEqual(trip);
  expect(trip.tripEvents[0]).toMatchObject({
    costEst: 40.125,
    coords: PLACES.Denver,
    start: '2027-05-08T19:00',
  });
  expect(trip.destinations[0]).toMatchObject({ localName: 'デンバー', createdOffset: -420, userOffset: 60 });
});

test('what is read is settled, and its totals match those of the domain', async () => {
  const trip = await makeFullTrip();
  const document = documentFromTrip(trip);

  expect(settle(document)).toEqual(document);
  expect(trip.totals).toEqual(totalsOf(document));
  expect(trip.totals).toMatchObject({ nights: 5, costEst: 40.425, costAct: 44.2 });
});

test('amounts of different currencies are never added', async () => {
  const trip = await makeFullTrip();
  await change(guest, trip.id, {
    kind: 'cost.add',
    id: newId(),
    fields: { costEst: 20, costAct: 5, currency: 'EUR' },
  });

  const read = await guest.api.trips.get({ params: { id: trip.id } });

  expect(read.totals).toEqual(totalsOf(documentFromTrip(read)));
  expect(read.totals).toMatchObject({ costEst: null, costAct: null });
  expect(read.totals.costs.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
});

test('an empty trip has empty lists and zero totals', async () => {
  const trip = await makeTrip(guest, { name: 'Nothing yet' });

  expect(Trip.strict().parse(trip)).toEqual(trip);
  expect(trip).toMatchObject({ version: 0, destinations: [], tripEvents: [], owner: { type: null } });
  expect(trip.totals).toEqual({ miles: 0, hours: 0, nights: 0, costEst: 0, costAct: 0, costs: [] });
});

test('undated events come in the order of their days', async () => {
  const trip = await makeTrip(guest, { startDate: null, stops: [{ name: 'Denver', nights: 3 }] });
  const add = (name: string, fields: object) => ({
    kind: 'event.add' as const,
    id: newId(),
    fields: { name, ...fields },
  });
  await change(guest, trip.id, {
    kind: 'batch',
    changes: [
      add('third', { dayIndex: 2 }),
      add('second', { dayIndex: 1, timeOfDay: '18:00' }),
      add('first', { dayIndex: 1, timeOfDay: '09:00' }),
    ],
  });

  const read = await guest.api.trips.get({ params: { id: trip.id } });

  expect(read.tripEvents.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(read.totals).toEqual(totalsOf(documentFromTrip(read)));
});

test('a reader who already has the version is not sent it again', async () => {
  const trip = await makeTrip(guest);
  const ask = (version: string) =>
    app.send(`/api/trip/${trip.id}`, {
      headers: { authorization: `Bearer ${guest.token}`, 'if-none-match': version },
    });

  const same = await ask(`"${trip.version}"`);
  const other = await ask('"7"');

  expect(same.status).toBe(304);
  expect(await same.text()).toBe('');
  expect(other.status).toBe(200);
  expect(other.headers.get('etag')).toBe('W/"0"');
});

test('a trip that was read before is read as it is now', async () => {
  const owner = await makePerson(app, 'FREE', { type: 'BP' });
  const trip = await makeTrip(owner, { stops: [{ name: 'Denver' }] });
  const { id } = trip;
  const read = () => owner.api.trips.get({ params: { id } });
  const first = await read();

  await owner.api.profile.saveBusiness({ params: { id: owner.id }, body: { businessPersonName: 'Ana' } });
  await owner.api.trips.view({ body: { tripid: id } });
  const second = await read();
  await change(owner, id, { kind: 'trip.set', fields: { name: 'Other' } });
  const third = await read();
  await owner.api.trips.remove({ params: { id } });
  await expect(read()).rejects.toMatchObject({ code: 'not-found' });
  await owner.api.trips.create({ body: { id, name: 'Anew' } });
  await change(owner, id, { kind: 'trip.set', fields: { travelerName: 'Li' } });

  expect(first.owner).toMatchObject({ businessPersonName: null });
  expect(second).toMatchObject({ owner: { businessPersonName: 'Ana' }, version: first.version });
  expect(second.viewedAt).not.toBe(first.viewedAt);
  expect(third.name).toBe('Other');
  expect(await read()).toMatchObject({ name: 'Anew', version: 1, destinations: [] });
});

test('header picture, texts and text itinerary are in their places in the wire format', async () => {
  const trip = await makeTrip(guest);
  const href = 'https://example.com/book';
  const spans = [{ text: 'Day 1', bold: true, href }];
  await change(guest, trip.id, {
    kind: 'batch',
    changes: [
      {
        kind: 'picture.add',
        id: newId(),
        fields: { type: 'header', source: 'wayfold', imageUrl: '/scenes/arch-day.svg' },
      },
      { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text: 'second' } },
      { kind: 'text.add', id: newId(), to: 1, fields: { kind: 'headlines', text: 'first' } },
      { kind: 'text.add', id: newId(), fields: { kind: 'tripInclusions', text: 'Breakfast' } },
      { kind: 'text.add', id: newId(), fields: { kind: 'callToActions', text: 'Book', href } },
      { kind: 'text.add', id: newId(), fields: { kind: 'offerDeadlines', text: 'Soon' } },
      { kind: 'trip.set', fields: { textItinerary: [{ kind: 'paragraph', spans }] } },
    ],
  });

  const read = await guest.api.trips.get({ params: { id: trip.id } });

  expect(Trip.strict().parse(read)).toEqual(read);
  expect(read).toMatchObject({
    picture: '/scenes/arch-day.svg',
    headlines: [{ text: 'first' }, { text: 'second' }],
    tripInclusions: [{ incExcDesc: 'Breakfast' }],
    offerDeadlines: [{ text: 'Soon', at: null, timezone: null }],
    callToActions: [{ text: 'Book', href }],
    textItinerary: {
      TRIP_ITINERARY_TEXT: `<p><a href="${href}" rel="noopener noreferrer nofollow"><strong>Day 1</strong></a></p>`,
      blocks: [{ kind: 'paragraph', spans }],
    },
  });
});
