import { expect, test } from 'vitest';
import { legKey, settle } from '../changes/settle';
import { completeRow } from '../document/rows';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { type Shows, type TripOwner, tripView } from './trip-view';

const { denver, moab, page } = STOPS;
const owner: TripOwner = {
  type: 'BP',
  businessPersonName: 'Ana Ruiz',
  businessTitle: 'Guide',
  businessEmail: 'ana@example.com',
  businessPhone: '+1 555 0100',
  tripOverviewURL: 'https://example.com/video',
  scheduleMeetingURL: 'https://example.com/meet',
  company: { website: 'https://example.com', image1: 'logo.png', image2: null },
};

function trip() {
  let document = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
  document = edited(
    document,
    { kind: 'trip.set', fields: { travelerName: 'Mei Lin' } },
    {
      kind: 'cost.add',
      id: idOf(30),
      fields: { netPrice: 77_100, commission: 11.5, destinationid: moab.id, costEst: 88_200 },
    },
    { kind: 'destination.set', id: moab.id, fields: { display: false } },
  );
  document = withEvent(document, idOf(20), {
    name: 'Arches',
    start: '2027-05-11',
    notes: 'Key under the mat',
  });
  document = withEvent(document, idOf(22), { name: 'Maybe', start: '2027-05-08', active: false });
  document = withEvent(document, idOf(21), {
    name: 'Lake',
    start: '2027-05-14',
    notes: 'Bring cash',
    link: 'https://lake.example',
    costEst: 30,
  });
  const text = { rank: 'a0', href: null, at: null, timezone: null };
  return {
    ...document,
    tracks: {
      [idOf(60)]: completeRow('tracks', idOf(60), { name: 'Rim walk', points: '_p~iF~ps|U_ulLnnqC' }),
    },
    bookings: {
      [idOf(70)]: completeRow('bookings', idOf(70), {
        ...{ kind: 'flight', provider: 'Air Canyon', number: 'AC 71', status: 'booked' },
        ...{
          code: 'QX7RTZ',
          seats: '12A',
          guests: 'Mei and Ken',
          contact: '+1 555 0144',
          notes: 'Ask for aisle',
        },
        ...{ url: 'https://air.example', costEst: 88_300, fromDest: null, toDest: denver.id },
      }),
    },
    pictures: {
      [idOf(40)]: { ...completeRow('pictures', idOf(40), { imageUrl: '/scenes/arch-day.svg' }), sortId: 1 },
    },
    texts: {
      [idOf(50)]: { id: idOf(50), kind: 'contacts' as const, text: 'Call Ana', ...text },
      [idOf(51)]: { id: idOf(51), kind: 'headlines' as const, text: 'Red rocks', ...text },
    },
  };
}

/** A measured leg to a destination. */
function legTo(to: (typeof STOPS)[keyof typeof STOPS]) {
  const from = to === moab ? denver : moab;
  const key = legKey(from.coords, to.coords, 'MyVehicle');
  return { key, meters: 5_000, seconds: 360, estimated: false, failed: false };
}

const nothing: Shows = { costs: false, contact: false, pictures: false, notes: false };
const everything: Shows = { costs: true, contact: true, pictures: true, notes: true };

test('the owner sees everything, and nobody else sees net prices and commissions', () => {
  const document = trip();

  expect(tripView(document, owner, { who: 'owner' }).document).toBe(document);
  for (const audience of [{ who: 'recipient' }, { who: 'viewer', shows: everything }] as const) {
    const { costs } = tripView(document, owner, audience).document;
    expect(costs[idOf(30)]).toMatchObject({ netPrice: null, commission: null, grossPrice: 77_111.5 });
  }
});

test('in every row, a field that isn’t listed for others is visible to the owner only', () => {
  const secret = { someNewField: 'SECRET' };
  const withSecret = <R extends object>(rows: Readonly<Record<string, R>>) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, ...secret }]));
  const { destinations, events, costs, pictures, texts, tracks, bookings, trip: row } = trip();
  const document = {
    trip: { ...row, ...secret },
    destinations: withSecret(destinations),
    events: withSecret(events),
    costs: withSecret(costs),
    pictures: withSecret(pictures),
    texts: withSecret(texts),
    tracks: withSecret(tracks),
    bookings: withSecret(bookings),
  };
  for (const rows of Object.values(document)) expect(JSON.stringify(rows)).toContain('SECRET');

  for (const audience of [{ who: 'recipient' }, { who: 'viewer', shows: everything }] as const) {
    const view = JSON.stringify(tripView(document, owner, audience));
    expect(view).toContain('Red rocks');
    expect(view).not.toMatch(/SECRET|someNewField/);
  }
});

test('a share that shows nothing more contains no costs, contact, pictures, notes or person', () => {
  const view = tripView(trip(), owner, { who: 'viewer', shows: nothing });

  const text = JSON.stringify(view);
  for (const secret of [
    'Mei Lin',
    'Ana',
    'example.com',
    'Bring cash',
    'Key under',
    'lake.example',
    'a.jpg',
    'air.example',
    '88300',
    '77100',
    '77111',
    '88200',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(view.totals.costs).toEqual([]);
  expect(view.document.texts[idOf(51)]?.kind).toBe('headlines');
});

test('a share shows what its owner allowed', () => {
  const view = tripView(trip(), owner, { who: 'viewer', shows: everything });

  expect(view.owner).toEqual(owner);
  expect(view.totals).toMatchObject({ costEst: 176_530 });
  expect(view.document.events[idOf(21)]).toMatchObject({ notes: 'Bring cash', link: 'https://lake.example' });
  expect(Object.keys(view.document.pictures)).toEqual([idOf(40)]);
});

test('hidden destinations and their events aren’t in a share, and legs skip them', () => {
  const { document } = tripView(trip(), owner, { who: 'viewer', shows: everything });

  expect(Object.keys(document.destinations).sort()).toEqual([denver.id, page.id]);
  expect(document.destinations[page.id]?.destinationOrder).toBe(2);
  expect(document.destinations[denver.id]?.miles).toBeGreaterThan(300);
  expect(Object.values(document.events).map(({ name }) => name)).toEqual(['Lake']);
  expect(document.costs[idOf(30)]?.destinationid).toBeNull();
  expect(JSON.stringify(document)).not.toContain('Moab');
});

test('the location of a hidden destination and its dates can’t be worked out, and the dates of the others stay', () => {
  const whole = edited(
    trip(),
    { kind: 'legs.set', legs: { [denver.id]: legTo(moab), [moab.id]: legTo(page) } },
    { kind: 'destination.set', id: denver.id, fields: { display: false } },
  );
  const { document } = tripView(whole, owner, { who: 'viewer', shows: everything });
  const withDenver = tripView(
    edited(whole, { kind: 'destination.set', id: denver.id, fields: { display: true } }),
    owner,
    { who: 'viewer', shows: everything },
  ).document;

  expect(document.trip.startDate).toBe('2027-05-13');
  expect(withDenver.destinations[denver.id]?.leg).toBeNull();
  expect(JSON.stringify(withDenver)).not.toContain(String(moab.coords[0]));
  expect(settle(withDenver)).toEqual(withDenver);
  expect(withDenver.destinations[page.id]?.dtArrive).toBe('2027-05-13');
});

test('codes, seats, guests, contacts and notes of bookings are the owner’s alone', () => {
  for (const audience of [{ who: 'recipient' }, { who: 'viewer', shows: everything }] as const) {
    const { bookings } = tripView(trip(), owner, audience).document;
    // The number of a flight from home tells where home is.
    const number = audience.who === 'recipient' ? 'AC 71' : null;
    expect(bookings[idOf(70)]).toMatchObject({ provider: 'Air Canyon', number, costEst: 88_300 });
    expect(JSON.stringify(bookings)).not.toMatch(/QX7RTZ|12A|Ken|0144|aisle/);
  }
});
