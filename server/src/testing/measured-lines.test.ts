import { callUrl } from '@wayfold/contract/kernel/client';
import type { Coords } from '@wayfold/contract/kernel/values';
import { exports } from '@wayfold/contract/sharing/exports-endpoints';
import type { Trip } from '@wayfold/contract/trip/trip';
import { legKey } from '@wayfold/domain/changes/settle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawTripMap } from '../features/drawing/draw-trip-map';
import { openShown } from '../features/sharing/trip-access';
import { loadView } from '../features/trips/read/load-view';
import { findTripFile } from '../features/trips/trips-personal-data-store';
import { change, makePerson, makeTrip, type Person, PLACES, shareTrip } from './makers';
import { readPdf } from './pdf-text';
import { makeWebRoot } from './small-web-root';
import { type MailServer, startMailServer } from './stand-ins/mail-server';
import { BENT, bendOf, bentRoute, type OsrmStandIn, startOsrmStandIn } from './stand-ins/osrm';
import { startTestApp, type TestApp } from './test-app';

const CREDIT = 'Roads of the stand-in';
const BEND = bendOf(PLACES.Denver, PLACES.Moab);

let service: OsrmStandIn;
let mails: MailServer;
let webRoot: Awaited<ReturnType<typeof makeWebRoot>>;
let app: TestApp;
let person: Person;
let clock = Date.now();
beforeAll(async () => {
  service = await startOsrmStandIn();
  mails = await startMailServer();
  webRoot = await makeWebRoot();
  app = await startTestApp({
    webRoot: webRoot.path,
    config: {
      osrmUrl: service.url,
      routesCredit: CREDIT,
      publicUrl: 'https://trips.example.com',
      mail: {
        smtpUrl: mails.url,
        from: { name: 'Wayfold', address: 'hello@wayfold.example' },
        contactEmail: null,
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
  await mails.close();
  await webRoot.remove();
});
beforeEach(async () => {
  service.answerWith(bentRoute);
  clock += 25 * 3_600_000;
  app.setClock(new Date(clock));
  person = await makePerson(app, 'FREE');
  await app.database.pool.query(`update users set email_confirmed_at = now() where id = $1`, [person.id]);
});

async function measuredTrip(): Promise<Trip> {
  const { id } = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] });
  const read = () => person.api.trips.get({ params: { id } });
  await vi.waitFor(async () =>
    expect((await read()).destinations.map(({ leg }) => leg?.estimated)).toEqual([false, false, undefined]),
  );
  return read();
}

const forgetLines = (id: string) =>
  app.database.pool.query('delete from trip_leg_lines where trip_id = $1', [id]);
/** From here on, only what is stored knows what was measured. */
function breakService(): void {
  service.answerWith((response) => response.writeHead(503).end());
  clock += 25 * 3_600_000;
  app.setClock(new Date(clock));
}

const textAt = async (path: string, headers: Record<string, string> = {}) =>
  (await app.send(path, { headers })).text();

test('the page of a trip draws the measured line and credits the service', async () => {
  const { id } = await measuredTrip();
  const share = await shareTrip(app, person, id);
  const map = await textAt(`/trip/${share.id}/map-light.svg`);
  const shown = await openShown(app.database.pool, null, { id: share.id });
  const view = await loadView(app.database.pool, shown);
  const drawn = { width: 536, height: 466, theme: 'light' } as const;

  expect(map).toContain(`>${CREDIT}</text>`);
  expect(map).toBe(await drawTripMap(app.services, view, drawn));
  expect(map).not.toBe(await drawTripMap(app.services, { ...view, lines: new Map() }, drawn));
  const { page } = JSON.parse(
    /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(
      await textAt(`/trip/${share.id}`),
    )?.[1] ?? '',
  );
  expect(page.stops[0].onward.isAbout).toBe(false);
});

test('lines to a hidden destination are in nothing that others get', async () => {
  const { id, destinations } = await measuredTrip();
  const [, moab] = destinations;
  await change(person, id, { kind: 'destination.set', id: moab?.id ?? '', fields: { display: false } });
  const share = await shareTrip(app, person, id);

  const view = await loadView(app.database.pool, await openShown(app.database.pool, null, { id: share.id }));

  expect(view.lines.size).toBe(0);
  expect(await textAt(`/trip/${share.id}/map-light.svg`)).not.toContain(CREDIT);
});

test('the portable page and the PDF have the measured line', async () => {
  const { id } = await measuredTrip();
  const headers = { authorization: `Bearer ${person.token}` };
  const html = () => textAt(callUrl(exports.file, { params: { id }, query: { format: 'html' } }), headers);
  /** Without what differs each time. */
  const pdf = async () => {
    const answer = await app.send(`/api/trip/pdf/${id}`, { headers });
    const { bytes } = readPdf(new Uint8Array(await answer.arrayBuffer()));
    return bytes.replaceAll(/\/(?:CreationDate|ID) .*/g, '');
  };
  const measured = await pdf();
  expect(await html()).toContain(CREDIT);
  expect((await pdf()) === measured).toBe(true);

  await forgetLines(id);
  expect((await pdf()) === measured).toBe(false);
});

test('the map in an email has the measured line', async () => {
  const { id } = await measuredTrip();
  await shareTrip(app, person, id);
  const mapSentTo = async (email: string) => {
    await person.api.tripMail.send({ body: { email, tripId: id, attachPdf: false } });
    await app.doJobs();
    const mail = mails.received.find(({ envelope }) => envelope.to.includes(email));
    return Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString('base64');
  };
  const measured = await mapSentTo('lars@example.com');
  expect((await mapSentTo('ana@example.com')) === measured).toBe(true);
  await forgetLines(id);

  expect((await mapSentTo('mei@example.com')) === measured).toBe(false);
});

test('the planner’s map gets the stored line, also when the service is down', async () => {
  const { destinations } = await measuredTrip();
  const ids = destinations.map(({ id }) => id).join(',');
  const coordstring = destinations.map(({ coords }) => coords.join(',')).join(';');
  breakService();
  const asked = service.asked.length;
  const [leg] = await app.client(null).routes.legs({ query: { coordstring, ids } });

  expect(leg?.features[0]?.properties).toMatchObject({ distance: BENT.meters, estimated: false });
  const [, middle] = leg?.features[0]?.geometry.coordinates ?? [];
  expect(middle?.[0]).toBeCloseTo(BEND[0], 4);
  expect(service.asked).toHaveLength(asked);

  const [byTrain] = await app.client(null).routes.legs({ query: { coordstring, ids, modes: 'Train' } });
  expect(byTrain?.features[0]?.properties.estimated).toBe(true);
});

test('a destination’s id reveals no line to anyone who doesn’t know where the leg leads', async () => {
  const { destinations } = await measuredTrip();
  const ids = destinations.map(({ id }) => id).join(',');
  breakService();
  const elsewhere = await app
    .client(null)
    .routes.legs({ query: { coordstring: '-104.9903,39.7392;-109.5,38.5', ids } });

  expect(elsewhere[0]?.features[0]?.properties.estimated).toBe(true);
});

test('a walk is asked for with its destination, too', async () => {
  const { id, destinations } = await measuredTrip();
  const [denver, moab] = destinations as [Trip['destinations'][number], Trip['destinations'][number]];
  await change(person, id, { kind: 'destination.set', id: denver.id, fields: { transport: 'Walk' } });
  const key = legKey(denver.coords, moab.coords, 'Walk');
  await vi.waitFor(async () => {
    const { rowCount } = await app.database.pool.query(
      'select 1 from trip_leg_lines where trip_id = $1 and leg_key = $2',
      [id, key],
    );
    expect(rowCount).toBe(1);
  });
  breakService();
  const text = (at: Coords) => at.join(',');
  const query = { mode: 'walk' as const, from: text(denver.coords), to: text(moab.coords) };

  expect(await app.client(null).directions.directions({ query })).toMatchObject({ estimated: true });
  expect(await app.client(null).directions.directions({ query: { ...query, id: denver.id } })).toEqual({
    ...{ meters: BENT.meters, seconds: BENT.seconds, estimated: false, failed: false },
    coordinates: expect.arrayContaining([expect.anything()]),
  });
});

test('a trip is deleted with its lines, and its export has them', async () => {
  const { id, destinations } = await measuredTrip();
  const count = async () =>
    (await app.database.pool.query('select 1 from trip_leg_lines where trip_id = $1', [id])).rowCount;
  const file = JSON.parse((await findTripFile(app.database.pool, person.id, id)) ?? 'null');

  expect(file.legLines).toContainEqual(
    expect.objectContaining({ leg: destinations[0]?.leg?.key, credit: CREDIT }),
  );
  expect(await count()).toBe(2);
  await person.api.trips.remove({ params: { id } });
  expect(await count()).toBe(0);
});
