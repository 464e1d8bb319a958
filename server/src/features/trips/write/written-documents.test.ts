import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/statement';
import { change, first, makeGuest, makeTrip, type Person, PLACES } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { loadDocument, writeTripRow } from './change-store';
import { writtenDocumentsOf } from './written-documents';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

test('a written document in memory is the one in the database, to the last field', async () => {
  const { pool } = app.database;
  const { id, destinations } = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  const stay = first(destinations).id;
  const [dinner, hotel] = [newId(), newId()];
  await change(guest, id, {
    kind: 'batch',
    changes: [
      { kind: 'trip.set', fields: { displayName: 'Red rock', travelerName: '林 美' } },
      { kind: 'trip.set', fields: { textItinerary: [{ kind: 'paragraph', spans: [] }] } },
      { kind: 'destination.set', id: stay, fields: { createdAtUtc: '2026-11-21T10:00:00Z', userOffset: 60 } },
      {
        kind: 'event.add',
        id: dinner,
        fields: {
          ...{
            name: 'Dinner',
            start: '2027-05-08T19:00',
            end: '2027-05-08T21:30',
            coords: [...PLACES.Denver],
          },
          ...{ costEst: 40.125, costAct: 44, currency: 'USD', timezone: 'America/Denver' },
        },
      },
      { kind: 'event.add', id: newId(), fields: { name: 'Sometime', homeDestid: stay, costEst: 0.1 } },
      { kind: 'cost.add', id: hotel, fields: { supplier: 'Inn', netPrice: 10, commission: 1.5 } },
      { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text: 'West' } },
      {
        kind: 'picture.add',
        id: newId(),
        fields: { type: 'header', source: 'wayfold', imageUrl: '/scenes/arch-day.svg' },
      },
    ],
  });
  await change(guest, id, { kind: 'cost.set', id: hotel, fields: { grossGiven: 99.999 } });
  await change(guest, id, { kind: 'destination.move', id: stay, to: 2, carryEvents: true });
  await change(guest, id, { kind: 'event.remove', id: dinner });
  await change(guest, id, { kind: 'undo' });

  const stored = await loadDocument(pool, id);

  const kept = writtenDocumentsOf(pool).find(id);
  expect(kept).toEqual({
    stamp: `${stored.version}/${stored.life}`,
    value: expect.anything(),
    size: stored.bytes,
  });
  expect(kept?.value).toStrictEqual(stored.document);
});

test('a write sees what another server has written since', async () => {
  const { pool } = app.database;
  const { id } = await makeTrip(guest, { name: 'before' });
  await change(guest, id, { kind: 'trip.set', fields: { travelerName: 'Ana' } });
  await inTransaction(pool, async (on) => {
    const loaded = await loadDocument(on, id);
    const document = { ...loaded.document, trip: { ...loaded.document.trip, name: 'elsewhere' } };
    writeTripRow(on, { ...loaded, document, version: loaded.version + 1, now: new Date() });
  });

  await change(guest, id, { kind: 'trip.set', fields: { travelerName: 'Li' } });

  const read = await guest.api.trips.get({ params: { id } });
  expect(read).toMatchObject({ name: 'elsewhere', travelerName: 'Li', version: 3 });
});

test('a deleted trip that is made again with its id starts from nothing', async () => {
  const { id } = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  await guest.api.trips.remove({ params: { id } });
  await guest.api.trips.create({ body: { id, name: 'Anew' } });

  await change(guest, id, { kind: 'trip.set', fields: { travelerName: 'Li' } });

  const read = await guest.api.trips.get({ params: { id } });
  expect(read).toMatchObject({ name: 'Anew', destinations: [], version: 1 });
});
