import type { TripText } from '@wayfold/contract/trip/trip';
import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, pictureAdd, STOPS, withEvent, withFerry } from '../testing/trips';
import { tripPage } from './trip-page';
import { type Shows, type TripOwner, tripView } from './trip-view';

const now = Date.parse('2026-12-01T12:00:00Z');
const STYLE = { locale: 'en-US', unit: 'Miles', now } as const;
const everything: Shows = { costs: true, contact: true, pictures: true, notes: true };
const seller: TripOwner = {
  type: 'BP',
  businessPersonName: 'Ana Ruiz',
  businessTitle: 'Guide',
  businessEmail: 'ana@example.com',
  businessPhone: '',
  tripOverviewURL: 'javascript:alert(1)',
  scheduleMeetingURL: 'https://example.com/meet',
  company: { website: 'https://example.com', image1: '/api/company-image/k', image2: null },
};

function pageOf(document: TripDocument, owner: TripOwner | null = null, shows = everything) {
  return tripPage(tripView(document, owner, { who: 'viewer', shows }), STYLE);
}

function trip(): TripDocument {
  const document = edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3 }),
    {
      kind: 'cost.add',
      id: idOf(30),
      fields: { supplier: 'Lodge', expenseCategory: 'Lodging', netPrice: 300, commission: 40, costEst: 320 },
    },
    {
      kind: 'cost.add',
      id: idOf(31),
      fields: { supplier: '', expenseCategory: 'Lodging', costEst: 80, costAct: 75.5 },
    },
    { kind: 'cost.add', id: idOf(32), fields: { supplier: 'Ferry', costEst: 20, currency: 'EUR' } },
  );
  return withEvent(document, idOf(20), {
    name: 'Dinner',
    start: '2027-05-09',
    category: 'Food',
    costEst: 60,
  });
}

function text(number: number, fields: Partial<TripText> & Pick<TripText, 'kind' | 'text'>): TripText {
  return { id: idOf(number), rank: `a${number}`, href: null, at: null, timezone: null, ...fields };
}

function withTexts(document: TripDocument, ...texts: TripText[]): TripDocument {
  return { ...document, texts: Object.fromEntries(texts.map((row) => [row.id, row])) };
}

test('a page without content has nothing to show', () => {
  const page = pageOf(makeTrip(null, {}));

  expect(page).toMatchObject({ isBusiness: false, logo: null, person: null, dates: null, distance: null });
  for (const list of [page.stops, page.costs, page.pictures, page.offers, page.actions, page.inclusions]) {
    expect(list).toEqual([]);
  }
});

test('destinations have their days, nights and the transport to the next one', () => {
  const page = pageOf(trip());

  expect(page.dates).toBe('May 8 – 13, 2027');
  expect(page.stops).toMatchObject([
    { name: 'Denver', dates: 'May 8 – 10', nights: 2, onward: { isAbout: true } },
    { name: 'Moab', dates: 'May 10 – 13', nights: 3, onward: null },
  ]);
});

test('a hidden leg is not shown, and one without a route has no distance', () => {
  const { denver } = STOPS;
  const hidden = edited(trip(), {
    kind: 'destination.set',
    id: denver.id,
    fields: { transport: 'Hidden' },
  });

  expect(pageOf(hidden).stops[0]?.onward).toBeNull();
});

test('a business has an approximate cost: gross, or else the estimate; other currencies stay separate', () => {
  const [approximate, ...others] = pageOf(trip(), seller).costs;

  expect(others).toEqual([]);
  expect(approximate).toMatchObject({
    kind: 'approximate',
    totals: ['$480', '€20'],
    groups: [
      { category: 'Lodging', totals: ['$420'], lines: [{ name: 'Lodge', amount: '$340' }] },
      { category: 'Food', totals: ['$60'] },
      { category: 'Other', totals: ['€20'] },
    ],
  });
});

test('others have estimated and actual costs, each with the lines that have such an amount', () => {
  const [estimated, actual] = pageOf(trip()).costs;

  expect(estimated).toMatchObject({ kind: 'costEst', totals: ['$460', '€20'] });
  expect(actual).toMatchObject({
    kind: 'costAct',
    totals: ['$75.50'],
    groups: [{ category: 'Lodging', lines: [] }],
  });
});

test('no byte of a page contains net prices, commissions or parts that are switched off', () => {
  const document = edited(trip(), {
    kind: 'cost.set',
    id: idOf(30),
    fields: { netPrice: 771.1, commission: 88.2 },
  });
  const hidden = pageOf(document, seller, { costs: false, contact: false, pictures: false, notes: false });

  expect(JSON.stringify(pageOf(document, seller))).not.toMatch(/771|88\.2/);
  expect(JSON.stringify(hidden)).not.toMatch(/\$|Ana|example\.com/);
  expect(hidden.costs).toEqual([]);
});

test('links that don’t lead to the web, an email address or a phone number are left out', () => {
  const document = withTexts(
    edited(trip(), {
      kind: 'trip.set',
      fields: {
        textItinerary: [
          { kind: 'paragraph', spans: [{ text: 'Arch', bold: true, href: 'https://example.com' }] },
        ],
      },
    }),
    text(50, { kind: 'callToActions', text: 'Hold my dates', href: 'javascript:alert(2)' }),
    text(51, { kind: 'contacts', text: 'Call', href: 'tel:+15055550142' }),
  );
  const bad = {
    ...document,
    trip: {
      ...document.trip,
      textItinerary: [
        {
          kind: 'list' as const,
          ordered: false,
          items: [[{ text: 'Bad', bold: false, href: 'data:text/html,x' }]],
        },
      ],
    },
  };

  const page = pageOf(bad, seller);

  expect(JSON.stringify(page)).not.toMatch(/javascript:|data:/);
  expect(page.actions).toMatchObject([{ text: 'Hold my dates', href: null }]);
  expect(page.contacts).toMatchObject([{ href: 'tel:+15055550142' }]);
  expect(page.person).toMatchObject({ video: null, meeting: 'https://example.com/meet', phone: null });
  expect(pageOf(document).itinerary).toMatchObject([{ spans: [{ href: 'https://example.com' }] }]);
});

test('an offer leaves the page when it ends, and the page says how long its texts are right', () => {
  const at = '2026-12-15T18:00:00.000Z';
  const document = withTexts(
    trip(),
    text(50, { kind: 'offerDeadlines', text: 'Hike for two', at, timezone: 'America/Denver' }),
    text(51, { kind: 'offerDeadlines', text: 'Long gone', at: '2026-11-01T00:00:00.000Z' }),
    text(52, { kind: 'offerDeadlines', text: 'Ask any time' }),
  );

  const page = pageOf(document, seller);

  expect(page.offers).toMatchObject([
    { text: 'Hike for two', ends: 'Dec 15, 2026, 11:00 AM MST', at: Date.parse(at) },
    { text: 'Ask any time', ends: null },
  ]);
  expect(page.goodUntil).toBe(Date.parse('2026-12-01T18:00:00.001Z'));
  expect(pageOf(trip()).goodUntil).toBeNull();
});

test('pictures come in order after the header, with what they show and credits', () => {
  const photo = { source: 'unsplash', imageUrl: `/pictures/${idOf(50)}` } as const;
  const document = edited(
    trip(),
    pictureAdd(40, 'none', { ...photo, credit: 'Ana on Unsplash', creditUrl: 'https://unsplash.com/@ana' }),
    {
      ...pictureAdd(41, 'arch-day', {
        credit: 'Wayfold library',
        destinationid: STOPS.moab.id,
        takenAt: '2027-05-10T18:45',
      }),
      to: 1,
    },
    pictureAdd(42, 'peak-day', { type: 'header' }),
  );

  const page = pageOf(document);

  expect(page.pictures.map(({ imageUrl }) => imageUrl)).toEqual([
    '/scenes/peak-day.svg',
    '/scenes/arch-day.svg',
    `/pictures/${idOf(50)}`,
  ]);
  expect(page.header).toEqual(page.pictures[0]);
  expect(page.pictures[1]).toMatchObject({ place: 'Moab', day: 'Mon, May 10', credit: null });
  expect(page.pictures[2]).toMatchObject({ place: null, day: null, credit: 'Ana on Unsplash' });
});

test('a leg says which ferries it includes', () => {
  const [denver] = pageOf(withFerry(trip(), 'denver', 16_200)).stops;

  expect(denver?.onward?.contents).toEqual({
    ...{ ferries: ['Cook Strait ferry'], ferryTime: '4 h 30 min', airportTime: null, accessTime: null },
  });
});
