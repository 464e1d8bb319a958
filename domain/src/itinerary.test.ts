import { expect, test } from 'vitest';
import { itineraryOf } from './itinerary';
import { edited, idOf, makeTrip, STOPS, withEvent } from './testing/trips';
import { tripDates } from './totals';

const { moab, denver } = STOPS;

test('days are listed by stop, with their number in the trip, and the day of departure belongs to the next stop', () => {
  let trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });
  trip = withEvent(trip, idOf(20), { name: 'Delicate Arch', start: '2027-05-10T18:45' });
  trip = withEvent(trip, idOf(21), { name: 'Check in', start: '2027-05-10T16:30' });

  const [first, last] = itineraryOf(trip);
  expect(first?.days.map(({ date, tripDay }) => [date, tripDay])).toEqual([
    ['2027-05-08', 1],
    ['2027-05-09', 2],
  ]);
  expect(last?.days.map(({ date, tripDay }) => [date, tripDay])).toEqual([
    ['2027-05-10', 3],
    ['2027-05-11', 4],
    ['2027-05-12', 5],
    ['2027-05-13', 6],
  ]);
  expect(last?.days[0]?.events.map(({ name }) => name)).toEqual(['Check in', 'Delicate Arch']);
  expect(first?.legOnward).toMatchObject({ to: { name: 'Moab' } });
  expect(last?.legOnward).toBeNull();
  expect(tripDates(trip)).toEqual({ from: '2027-05-08', to: '2027-05-13' });
});

test('a day of departure with something planned is listed where it was planned', () => {
  const trip = withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), idOf(20), {
    name: 'Breakfast',
    homeDestid: denver.id,
    start: '2027-05-10T08:00',
  });

  expect(itineraryOf(trip)[0]?.days.map(({ date }) => date)).toEqual([
    '2027-05-08',
    '2027-05-09',
    '2027-05-10',
  ]);
});

test('a trip without dates counts its days all the same', () => {
  const trip = withEvent(makeTrip(null, { denver: 2, moab: 1 }), idOf(20), {
    name: 'Arches',
    homeDestid: moab.id,
    dayIndex: 2,
  });

  const [, last] = itineraryOf(trip);
  expect(
    last?.days.map(({ date, dayIndex, tripDay, events }) => [date, dayIndex, tripDay, events.length]),
  ).toEqual([
    [null, 1, 3, 0],
    [null, 2, 4, 1],
  ]);
  expect(tripDates(trip)).toBeNull();
});

test('a hidden leg is not shown', () => {
  const trip = edited(makeTrip(null, { denver: 2, moab: 1 }), {
    kind: 'destination.set',
    id: denver.id,
    fields: { transport: 'Hidden' },
  });

  expect(itineraryOf(trip)[0]?.legOnward).toBeNull();
  expect(trip.destinations[denver.id]).toMatchObject({ miles: 0, hours: 0 });
});
