import type { TripEvent } from '@wayfold/contract/trip/trip';
import { expect, test } from 'vitest';
import type { HoursOfDays } from '../day/opening-hours';
import type { TripDocument } from '../document/trip-document';
import { idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import type { PageDay } from './page-day';
import { tripPage } from './trip-page';
import { type Shows, tripView } from './trip-view';

const now = Date.parse('2026-12-01T12:00:00Z');
const everything: Shows = { costs: true, contact: true, pictures: true, notes: true };
const HOTEL: [number, number] = [-109.55, 38.57];
const [HOTEL_ID, DINNER, BAR, CANOES, MUSEUM, MAYBE] = [40, 41, 42, 43, 44, 45].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

function withPlans(
  document: TripDocument,
  plans: Readonly<Record<string, Partial<TripEvent> & { name: string }>>,
): TripDocument {
  return Object.entries(plans).reduce((current, [id, fields]) => withEvent(current, id, fields), document);
}

/** In Moab from Monday, May 10 to Thursday, May 13, in a hotel. */
function moab(startDate: string | null = '2027-05-08'): TripDocument {
  return withPlans(makeTrip(startDate, { denver: 2, moab: 3 }), {
    [HOTEL_ID]: {
      ...{ name: 'Redcliff Cabins', category: 'Lodging', coords: HOTEL, costEst: 567, pinned: true },
      ...{ start: '2027-05-10T16:00', end: '2027-05-13T10:00' },
    },
    [DINNER]: {
      name: 'Dinner',
      category: 'Food',
      start: '2027-05-11T19:30',
      end: '2027-05-11T21:00',
      coords: [-109.549, 38.573],
      notes: 'Ask for the terrace',
      link: 'https://dinner.example/',
      costEst: 0,
    },
    [BAR]: {
      name: 'Late show',
      start: '2027-05-11T22:00',
      end: '2027-05-12T01:30',
      coords: [-109.6, 38.6],
      link: 'javascript:alert(1)',
    },
    [CANOES]: { name: 'Canoes', start: '2027-05-11', end: '2027-05-12', costEst: 120 },
    [MAYBE]: { name: 'Maybe', start: '2027-05-11T08:00', active: false },
  });
}

function daysIn(
  document: TripDocument,
  { shows = everything, hours = new Map<string, HoursOfDays>() } = {},
): readonly PageDay[] {
  const view = tripView(document, null, { who: 'viewer', shows });
  const page = tripPage(view, { locale: 'en-US', unit: 'Miles', now, hours });
  return page.stops.find(({ id }) => id === STOPS.moab.id)?.days ?? [];
}

test('a stop has its days with plans in order, and how one gets from one to the next', () => {
  const [arrival, second, third] = daysIn(moab());

  expect(arrival).toMatchObject({ date: 'Mon, May 10', tripDay: 3, night: null, ongoing: [] });
  expect(arrival?.plans).toMatchObject([
    {
      name: 'Redcliff Cabins',
      time: '4:00 PM',
      ends: 'Thu, May 13, 10:00 AM',
      isBooked: true,
      price: '$567',
      hop: null,
    },
  ]);
  expect(second).toMatchObject({ date: 'Tue, May 11', tripDay: 4, night: 'Redcliff Cabins' });
  expect(second?.plans).toMatchObject([
    { name: 'Canoes', time: null, ends: 'Wed, May 12', price: '$120', hop: null },
    {
      name: 'Dinner',
      time: '7:30 PM',
      ends: '9:00 PM',
      isFree: true,
      price: null,
      link: 'https://dinner.example/',
      hop: { by: 'walk', from: 'Redcliff Cabins', distance: '0.3 mi' },
    },
    {
      name: 'Late show',
      time: '10:00 PM',
      ends: 'Wed, May 12, 1:30 AM',
      link: null,
      hop: { by: 'drive', from: null },
    },
  ]);
  // A night out is over in the morning; canoes aren't.
  expect(third).toMatchObject({
    ongoing: [{ name: 'Canoes', ends: 'Wed, May 12' }],
    plans: [],
    night: 'Redcliff Cabins',
  });
  expect(daysIn(moab())).toHaveLength(3);
});

test('days keep private what the share doesn’t show', () => {
  const plans = daysIn(moab(), { shows: { ...everything, costs: false, notes: false } }).flatMap(
    (day) => day.plans,
  );

  expect(plans).toHaveLength(4);
  for (const plan of plans)
    expect(plan).toMatchObject({ price: null, isFree: false, notes: null, link: null });
});

test('a trip without dates has days by number', () => {
  const document = withPlans(makeTrip(null, { denver: 2, moab: 3 }), {
    [DINNER]: {
      name: 'Dinner',
      homeDestid: STOPS.moab.id,
      destid: STOPS.moab.id,
      dayIndex: 2,
      timeOfDay: '19:30',
      minutes: 90,
    },
  });

  expect(daysIn(document)).toMatchObject([
    { date: null, tripDay: 3, plans: [] },
    { date: null, tripDay: 4, plans: [{ name: 'Dinner', time: '7:30 PM', ends: '9:00 PM' }] },
  ]);
});

test('a place that is closed during a plan says so, and when it is open', () => {
  const at = { isCertain: true, hasEnd: true, note: null };
  const hoursOn = (...times: { from: number; to: number }[]): HoursOfDays => ({
    mayDiffer: false,
    days: new Map([
      [
        '2027-05-11',
        { date: '2027-05-11', openUntil: 0, openings: times.map((one) => ({ ...at, times: one })) },
      ],
    ]),
  });
  const document = withPlans(moab(), {
    [MUSEUM]: { name: 'Museum', start: '2027-05-11T08:00', end: '2027-05-11T09:00', coords: HOTEL },
  });
  const hours = new Map([
    [MUSEUM, hoursOn({ from: 540, to: 780 }, { from: 900, to: 1_050 })],
    [DINNER, hoursOn({ from: 1_020, to: 1_440 })],
    [BAR, hoursOn()],
  ]);

  const plans = daysIn(document, { hours }).flatMap((day) => day.plans);

  expect(Object.fromEntries(plans.map(({ name, hours: its }) => [name, its]))).toEqual({
    'Redcliff Cabins': null,
    Canoes: null,
    Museum: { times: '9 AM – 1 PM, 3 PM – 5:30 PM', clashes: true },
    Dinner: { times: '5 PM – 12 AM', clashes: false },
    'Late show': { times: null, clashes: true },
  });
});
