import { expect, test } from 'vitest';
import { tripDates } from '../document/totals';
import type { TripDocument } from '../document/trip-document';
import { idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { dayIndexOf, stayDays, staysOf } from './itinerary';

const { moab, denver } = STOPS;

/** The days of each stop, stops in order. */
const daysOf = (trip: TripDocument) => staysOf(trip).map(stayDays);

test('days are listed by stop, with their number in the trip, and the day of departure belongs to the next stop', () => {
  let trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });
  trip = withEvent(trip, idOf(20), { name: 'Delicate Arch', start: '2027-05-10T18:45' });
  trip = withEvent(trip, idOf(21), { name: 'Check in', start: '2027-05-10T16:30' });

  const [first, last] = daysOf(trip);
  expect(first?.map(({ date, tripDay }) => [date, tripDay])).toEqual([
    ['2027-05-08', 1],
    ['2027-05-09', 2],
  ]);
  expect(last?.map(({ date, tripDay }) => [date, tripDay])).toEqual([
    ['2027-05-10', 3],
    ['2027-05-11', 4],
    ['2027-05-12', 5],
    ['2027-05-13', 6],
  ]);
  expect(last?.[0]?.events.map(({ name }) => name)).toEqual(['Check in', 'Delicate Arch']);
  expect(tripDates(trip)).toEqual({ from: '2027-05-08', to: '2027-05-13' });
});

test('a day of departure with something planned is listed where it was planned', () => {
  const trip = withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), idOf(20), {
    name: 'Breakfast',
    homeDestid: denver.id,
    start: '2027-05-10T08:00',
  });

  expect(daysOf(trip)[0]?.map(({ date }) => date)).toEqual(['2027-05-08', '2027-05-09', '2027-05-10']);
});

test('a trip without dates still counts its days', () => {
  const trip = withEvent(makeTrip(null, { denver: 2, moab: 1 }), idOf(20), {
    name: 'Arches',
    homeDestid: moab.id,
    dayIndex: 2,
  });

  const [, last] = daysOf(trip);
  expect(
    last?.map(({ date, dayIndex, tripDay, events }) => [date, dayIndex, tripDay, events.length]),
  ).toEqual([
    [null, 1, 3, 0],
    [null, 2, 4, 1],
  ]);
  expect(tripDates(trip)).toBeNull();
});

test('a stay without nights still has its one day', () => {
  const [first] = daysOf(makeTrip('2027-05-08', { denver: 0, moab: 1 }));

  expect(first?.map(({ key, tripDay }) => [key, tripDay])).toEqual([['2027-05-08', 1]]);
});

test('an event before the arrival is on a day before the first', () => {
  const trip = withEvent(makeTrip('2027-05-08', { denver: 2, moab: 1 }), idOf(20), {
    name: 'Early flight',
    homeDestid: moab.id,
    start: '2027-05-09T08:00',
  });
  const flight = trip.events[idOf(20)];

  expect(flight && dayIndexOf(flight, '2027-05-10')).toBe(0);
});
