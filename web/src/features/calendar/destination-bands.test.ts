import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { destinationBands } from './destination-bands';

/** A trip starting on May 10, with stops of these nights and fixed arrivals. */
function tripOf(stops: [name: string, nights: number, arriveFixed?: string][]): TripDocument {
  const empty = emptyDocument({ id: newId(), currency: 'USD', startDate: '2027-05-10' });
  const changes = stops.map(([name, nights, arriveFixed = null]) => ({
    kind: 'destination.add' as const,
    id: newId(),
    fields: { name, coords: [-109.55, 38.57] as [number, number], nights, arriveFixed },
  }));
  return applyEdit(empty, { kind: 'batch', changes }).document;
}

function drawn(document: TripDocument, from = '2027-05-10', days = 6) {
  return destinationBands(document, from, days).map(({ name, start, end }) => [name, start, end]);
}

test('destinations that share a day get equal parts of it', () => {
  const two = tripOf([
    ['Moab', 3],
    ['Springdale', 2],
  ]);
  const passing = tripOf([
    ['Moab', 2],
    ['Hanksville', 0],
    ['Springdale', 1],
  ]);

  expect(drawn(two)).toEqual([
    ['Moab', 0, 3.5],
    ['Springdale', 3.5, 6],
  ]);
  expect(drawn(passing)).toEqual([
    ['Moab', 0, 2 + 1 / 3],
    ['Hanksville', 2 + 1 / 3, 2 + 2 / 3],
    ['Springdale', 2 + 2 / 3, 4],
  ]);
});

test('bands are cut off at the first and last day shown', () => {
  const trip = tripOf([
    ['Moab', 3],
    ['Springdale', 2],
  ]);

  expect(drawn(trip, '2027-05-12', 1)).toEqual([['Moab', 0, 1]]);
  expect(drawn(trip, '2027-05-13', 1)).toEqual([
    ['Moab', 0, 0.5],
    ['Springdale', 0.5, 1],
  ]);
});

test('days without a destination stay empty, and a stay that is too long ends where the next begins', () => {
  const apart = tripOf([
    ['Moab', 1],
    ['Springdale', 1, '2027-05-13'],
  ]);
  const tooLong = tripOf([
    ['Moab', 4],
    ['Springdale', 1, '2027-05-12'],
  ]);

  expect(drawn(apart)).toEqual([
    ['Moab', 0, 2],
    ['Springdale', 3, 5],
  ]);
  expect(drawn(tooLong)).toEqual([
    ['Moab', 0, 2.5],
    ['Springdale', 2.5, 4],
  ]);
});

test('a band has its destination’s number, nights and color', () => {
  const [, second] = destinationBands(
    tripOf([
      ['Moab', 3],
      ['Springdale', 2],
    ]),
    '2027-05-10',
    6,
  );

  expect(second).toMatchObject({ number: 2, name: 'Springdale', nights: 2, colorIndex: 1 });
});

test('a trip without dates has no bands', () => {
  const undated = applyEdit(tripOf([['Moab', 3]]), {
    kind: 'trip.set',
    fields: { startDate: null },
  }).document;

  expect(drawn(undated)).toEqual([]);
});
