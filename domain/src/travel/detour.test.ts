import type { Coords } from '@wayfold/contract/kernel/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { ChangeRefused } from '../document/change-refused';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { editFor, wishes } from '../testing/random-edits';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { bestInsertion, insertionAt, keepsStart, liesBetween } from './detour';

const trip = () => makeTrip(null, { denver: 2, moab: 3, page: 1, santaFe: 1 });

test('a stop along the route goes between its two neighbors and adds little', () => {
  const grandJunction = bestInsertion(trip(), [-108.5506, 39.0639]);

  expect(grandJunction).toMatchObject({ at: 2, after: { name: 'Denver' }, before: { name: 'Moab' } });
  expect(grandJunction?.extraSeconds).toBeLessThan(3600);
});

test('a stop beyond the end goes to the end', () => {
  expect(bestInsertion(trip(), [-101.83, 35.2])).toMatchObject({
    at: 5,
    after: { name: 'Santa Fe' },
    before: null,
  });
});

test('without destinations there is no position, and a hidden leg is not free', () => {
  expect(bestInsertion(makeTrip(null, {}), [0, 0])).toBeNull();
  const hidden = edited(trip(), {
    kind: 'destination.set',
    id: STOPS.santaFe.id,
    fields: { transport: 'Hidden' },
  });

  expect(bestInsertion(hidden, [2.35, 48.85])?.extraSeconds).toBeGreaterThan(3600);
});

test('only what is neither behind the first stop nor beyond the second lies between them', () => {
  const [lisbon, evora]: [Coords, Coords] = [
    [-9.1393, 38.7223],
    [-7.9135, 38.571],
  ];

  expect(liesBetween([-8.8926, 38.5244], [lisbon, evora])).toBe(true); // Setúbal
  expect(liesBetween([-9.3897, 38.8029], [lisbon, evora])).toBe(false); // Sintra
  expect(liesBetween([-7.1635, 38.8815], [lisbon, evora])).toBe(false); // Elvas
  expect(liesBetween([-9.3897, 38.8029], [evora, lisbon])).toBe(false);
});

/** North of Denver, so that it lies before the first stop of the trips here. */
const CHEYENNE: Coords = [-104.82, 41.14];
const bare = () => makeTrip(null, { denver: 0, moab: 3, page: 1 });

test('before a first destination that nothing holds is a spot like others', () => {
  expect(keepsStart(bare())).toBe(false);
  expect(bestInsertion(bare(), CHEYENNE)).toMatchObject({ at: 1, before: { name: 'Denver' } });
});

test.each<[string, () => TripDocument]>([
  ['the start of the trip', () => makeTrip('2027-05-08', { denver: 0, moab: 3, page: 1 })],
  ['nights', () => makeTrip(null, { denver: 1, moab: 3, page: 1 })],
  ['a plan', () => withEvent(bare(), idOf(20), { name: 'Dinner', homeDestid: STOPS.denver.id, dayIndex: 1 })],
  [
    'a stay',
    () =>
      withEvent(bare(), idOf(20), {
        name: 'Inn',
        category: 'Lodging',
        homeDestid: STOPS.denver.id,
        dayIndex: 1,
      }),
  ],
])('the best spot is never before a first destination that is held by %s', (_what, held) => {
  expect(keepsStart(held())).toBe(true);
  expect(bestInsertion(held(), CHEYENNE)?.at).toBe(2);
  expect(insertionAt(orderedDestinations(held()), 1, CHEYENNE)).toMatchObject({ at: 1 });
});

/** Trips as people make them, by any edits. */
const anyTrips = fc
  .tuple(fc.constantFrom('2027-05-08', null), fc.array(wishes, { maxLength: 25, size: 'max' }))
  .map(([start, script]) => {
    let trip = makeTrip(start, { denver: 0, moab: 2 });
    for (const [index, wish] of script.entries()) {
      try {
        trip = applyEdit(trip, editFor(trip, wish, 1_000 + 10 * index)).document;
      } catch (problem) {
        if (!(problem instanceof ChangeRefused)) throw problem;
      }
    }
    return trip;
  });
const anywhere = fc.tuple(
  fc.integer({ min: -179, max: 179 }),
  fc.integer({ min: -80, max: 80 }),
) as fc.Arbitrary<Coords>; // two numbers are a point

test('a stop at the best spot moves no fixed arrival, and no other allowed spot adds less', () => {
  fc.assert(
    fc.property(anyTrips, anywhere, (trip, coords) => {
      const spot = bestInsertion(trip, coords);
      const ordered = orderedDestinations(trip);
      if (spot === null) {
        expect(ordered).toEqual([]);
        return;
      }
      const allowed = ordered.map((_, index) => index + 2);
      if (!keepsStart(trip)) allowed.unshift(1);
      const least = Math.min(
        ...allowed.map((at) => insertionAt(ordered, at, coords)?.extraSeconds ?? Number.NaN),
      );
      expect(allowed).toContain(spot.at);
      expect(spot).toEqual(insertionAt(ordered, spot.at, coords));
      expect(spot.extraSeconds).toBe(least);

      const { document } = applyEdit(trip, {
        kind: 'destination.add',
        id: idOf(9_000),
        at: spot.at,
        fields: { name: 'New', coords },
      });
      expect(document.destinations[idOf(9_000)]?.destinationOrder).toBe(spot.at);
      for (const { id, arriveFixed, dtArrive, destinationOrder } of ordered) {
        const isHeld = arriveFixed !== null || (destinationOrder === 1 && keepsStart(trip));
        if (isHeld) expect(document.destinations[id]?.dtArrive).toBe(dtArrive);
      }
    }),
  );
}, 60_000);
