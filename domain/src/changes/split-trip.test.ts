import type { TripSplit } from '@wayfold/contract/trip/change';
import { expect, test } from 'vitest';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { applyEdit } from './apply-change';
import { settle } from './settle';
import { secondPart } from './split-trip';
import { revert } from './undo';

const { denver, moab, page } = STOPS;
const SPLIT: TripSplit = { kind: 'trip.split', id: moab.id, tripId: idOf(900), name: 'Part 2' };
const HOME = { name: 'Boulder', coords: [-105.27, 40.015] as [number, number], zone: 'America/Denver' };

function trip(): TripDocument {
  return edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 }),
    { kind: 'event.add', id: idOf(20), fields: { name: 'Museum', start: '2027-05-09' } },
    { kind: 'event.add', id: idOf(21), fields: { name: 'Arches', start: '2027-05-11' } },
    { kind: 'cost.add', id: idOf(30), fields: { supplier: 'Insurance', costEst: 90 } },
    { kind: 'cost.add', id: idOf(31), fields: { supplier: 'Park', costEst: 30, destinationid: moab.id } },
    { kind: 'booking.add', id: idOf(40), fields: { kind: 'bus', fromDest: denver.id, toDest: moab.id } },
    { kind: 'booking.add', id: idOf(41), fields: { kind: 'bus', fromDest: moab.id, toDest: page.id } },
    { kind: 'booking.add', id: idOf(42), fields: { kind: 'lodging', destid: denver.id } },
  );
}

const names = (document: TripDocument) => orderedDestinations(document).map(({ name }) => name);

test('a split moves the destinations after a point with what belongs to them', () => {
  const first = edited(trip(), SPLIT);
  const second = settle(secondPart(trip(), SPLIT));

  expect([names(first), names(second)]).toEqual([['Denver'], ['Moab', 'Page']]);
  expect([Object.keys(first.events), Object.keys(second.events)]).toEqual([[idOf(20)], [idOf(21)]]);
  expect([Object.keys(first.costs), Object.keys(second.costs)]).toEqual([[idOf(30)], [idOf(31)]]);
  expect([Object.keys(first.bookings), Object.keys(second.bookings)]).toEqual([
    [idOf(42)],
    [idOf(40), idOf(41)],
  ]);
});

test('the dates go on, the two are linked, and the journey between them leads to the second', () => {
  const first = edited(trip(), SPLIT);
  const second = settle(secondPart(trip(), SPLIT));

  expect(second.trip).toMatchObject({ name: 'Part 2', startDate: '2027-05-10', previous: first.trip.id });
  expect(second.destinations[page.id]?.dtArrive).toBe('2027-05-13');
  expect(first.trip.next).toBe(SPLIT.tripId);
  expect(second.bookings[idOf(40)]).toMatchObject({ fromDest: null, toDest: moab.id });
});

test('the first part starts at home and the second ends there', () => {
  const whole = edited(trip(), {
    kind: 'trip.set',
    fields: { home: HOME, homeOut: 'Train', homeBack: 'Bus' },
  });

  expect(edited(whole, SPLIT).trip).toMatchObject({ home: HOME, homeOut: 'Train', homeBack: null });
  expect(secondPart(whole, SPLIT).trip).toMatchObject({ home: HOME, homeOut: null, homeBack: 'Bus' });
});

test('undo brings everything back, and redo moves it again', () => {
  const { document, inverse } = applyEdit(trip(), SPLIT);
  const undone = revert(document, inverse, 'undo', { maxDestinations: null }).document;

  expect(undone).toEqual(trip());
  expect(revert(undone, inverse, 'redo', { maxDestinations: null }).document).toEqual(document);
});

test('a trip is not split before its first destination', () => {
  expect(() => applyEdit(trip(), { ...SPLIT, id: denver.id })).toThrow('before its first destination');
  expect(() => applyEdit(trip(), { ...SPLIT, id: idOf(99) })).toThrow('no longer in the trip');
});
