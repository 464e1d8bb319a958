import { expect, test } from 'vitest';
import { checkTrip } from '../check/trip-check';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, NOW, STOPS, withEvent } from '../testing/trips';
import { lodgingHeld, nightStays } from './stay-nights';

const { denver, moab } = STOPS;

function namesAt(trip: TripDocument, id: string): (string | null)[] {
  const stop = trip.destinations[id];
  if (!stop) throw new Error('The trip has no such stop.');
  return nightStays(trip, stop).map((event) => event?.name ?? null);
}

test('each night has the first lodging that covers it, and lodging without an end covers the rest', () => {
  let trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });
  trip = withEvent(trip, idOf(20), {
    name: 'Cabin',
    category: 'Lodging',
    homeDestid: moab.id,
    start: '2027-05-10',
    end: '2027-05-11',
  });
  trip = withEvent(trip, idOf(21), { name: 'Inn', category: 'Lodging', start: '2027-05-12' });

  expect(namesAt(trip, moab.id)).toEqual(['Cabin', null, 'Inn']);
  expect(namesAt(trip, denver.id)).toEqual([null, null]);
});

test('without dates lodging covers as many nights as it is long, and with dates the same ones', () => {
  const trip = withEvent(makeTrip(null, { denver: 1, moab: 3 }), idOf(20), {
    name: 'Cabin',
    category: 'Lodging',
    homeDestid: moab.id,
    dayIndex: 2,
    minutes: 1_440,
  });
  const dated = edited(trip, { kind: 'trip.set', fields: { startDate: '2027-05-08' } });

  expect(namesAt(trip, moab.id)).toEqual([null, 'Cabin', null]);
  expect(namesAt(dated, moab.id)).toEqual([null, 'Cabin', null]);
});

test('lodging for the open nights leaves the trip check nothing to say about them', () => {
  const trip = makeTrip('2027-05-08', { denver: 2 });
  const stayed = withEvent(trip, idOf(20), {
    name: 'Inn',
    category: 'Lodging',
    homeDestid: denver.id,
    start: '2027-05-08',
    end: '2027-05-10',
  });

  expect(checkTrip(trip, NOW).map(({ kind }) => kind)).toContain('no-stay');
  expect(checkTrip(stayed, NOW).map(({ kind }) => kind)).not.toContain('no-stay');
});

test('lodging costs are added up by destination, without other currencies and categories', () => {
  const cost = (number: number, fields: object) =>
    ({ kind: 'cost.add', id: idOf(number), fields: { destinationid: denver.id, ...fields } }) as const;
  const trip = edited(
    makeTrip('2027-05-08', { denver: 2 }),
    cost(30, { expenseCategory: 'Lodging', costEst: 121 }),
    cost(31, { expenseCategory: 'Lodging', costEst: 10, costAct: 9 }),
    cost(32, { expenseCategory: 'Lodging', costEst: 50, currency: 'EUR' }),
    cost(33, { expenseCategory: 'Food', costEst: 40 }),
  );

  expect(lodgingHeld(trip)).toEqual(new Map([[denver.id, 130]]));
});
