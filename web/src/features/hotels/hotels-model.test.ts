import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { revert } from '@wayfold/domain/changes/undo';
import { checkTrip } from '@wayfold/domain/check/trip-check';
import { ledgerOf } from '@wayfold/domain/document/costs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, NOW, STOPS, withEvent } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { fitsText, openStop, proposedNights, stayChange, stopStays } from './hotels-model';

const { denver, moab } = STOPS;
const INN = { name: 'Inn', place: null, from: 0, nights: 2, costEst: 240, currency: null };

function stopOf(trip: TripDocument, id: string) {
  const stop = trip.destinations[id];
  if (!stop) throw new Error('The trip has no such stop.');
  return stop;
}

/** The numbers of the trip's nights without a stay. */
function openNights(trip: TripDocument): number[] {
  return stopStays(trip).flatMap(({ nights }) =>
    nights.flatMap(({ number, stay }) => (stay === null ? [number] : [])),
  );
}

test('a stay covers its nights and adds a cost line, and one undo removes both', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 1 });
  const { document, inverse } = applyEdit(trip, stayChange(stopOf(trip, denver.id), INN));

  expect(openNights(trip)).toEqual([1, 2, 3]);
  expect(openNights(document)).toEqual([3]);
  expect(ledgerOf(document)).toMatchObject([{ category: 'Lodging', name: 'Inn', costEst: 240 }]);
  const open = checkTrip(document, NOW).filter(({ kind }) => kind === 'no-stay');
  expect(open.map(({ rows }) => rows[0]?.name)).toEqual(['Moab']);
  expect(revert(document, inverse, 'undo', { maxDestinations: null }).document).toEqual(trip);
});

test('a stay without a price still has its cost line', () => {
  const trip = makeTrip('2027-05-08', { denver: 2 });

  const stayed = edited(trip, stayChange(stopOf(trip, denver.id), { ...INN, costEst: null }));

  expect(ledgerOf(stayed)).toMatchObject([{ category: 'Lodging', costEst: null }]);
});

test('in a trip without dates a stay covers the requested nights', () => {
  const trip = makeTrip(null, { denver: 2, moab: 3 });

  const stayed = edited(trip, stayChange(stopOf(trip, moab.id), { ...INN, from: 1, nights: 1 }));

  expect(openNights(stayed)).toEqual([1, 2, 3, 5]);
  expect(openNights(edited(stayed, { kind: 'trip.set', fields: { startDate: '2027-05-08' } }))).toEqual([
    1, 2, 3, 5,
  ]);
});

test('the open stop is the chosen one, or else the first without a stay', () => {
  const trip = edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3 }),
    stayChange(stopOf(makeTrip('2027-05-08', { denver: 2 }), denver.id), INN),
  );
  const stops = stopStays(trip);

  expect(openStop(stops, denver.id)?.stop.name).toBe('Denver');
  expect(openStop(stops, null)?.stop.name).toBe('Moab');
  expect(openStop([], null)).toBeNull();
});

test('a new stay is proposed for the nights that lack one, from the clicked night', () => {
  const trip = makeTrip('2027-05-08', { denver: 4 });
  const [empty] = stopStays(trip);
  const [stayed] = stopStays(
    edited(trip, stayChange(stopOf(trip, denver.id), { ...INN, from: 1, nights: 1 })),
  );
  if (!empty || !stayed) throw new Error('The trip has a stop with nights.');

  expect(proposedNights(empty, null)).toEqual({ from: 0, count: 4 });
  expect(proposedNights(stayed, null)).toEqual({ from: 0, count: 1 });
  expect(proposedNights(stayed, 2)).toEqual({ from: 2, count: 2 });
  expect(proposedNights(stayed, 1)).toEqual({ from: 0, count: 1 });
});

test('the cost of stays is summed for each currency', () => {
  const stay = { category: 'Lodging', homeDestid: denver.id } as const;
  let trip = makeTrip('2027-05-08', { denver: 2 });
  trip = withEvent(trip, idOf(20), {
    ...stay,
    name: 'Inn',
    start: '2027-05-08',
    end: '2027-05-09',
    costEst: 90,
    costAct: 95,
  });
  trip = withEvent(trip, idOf(21), {
    ...stay,
    name: 'Zelt',
    start: '2027-05-09',
    costEst: 20,
    currency: 'EUR',
  });

  const [here] = stopStays(trip);

  expect(here).toMatchObject({
    costs: [
      { amount: 95, currency: 'USD' },
      { amount: 20, currency: 'EUR' },
    ],
    openCount: 0,
  });
  expect(here?.stays.map(({ name }) => name)).toEqual(['Inn', 'Zelt']);
});

test('a stay is found by words of its name, ignoring accents', () => {
  const place = { name: 'Hôtel de la Chouette', localName: null, city: 'Paris', blurb: null };

  expect(fitsText(place, 'hotel par')).toBe(true);
  expect(fitsText(place, 'hostel')).toBe(false);
});
