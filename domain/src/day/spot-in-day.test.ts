import type { Coords } from '@wayfold/contract/kernel/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { stayDays, staysOf } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';
import { idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { extraHop } from '../travel/hops';
import { beyondWalking, dayOfStay } from './day';
import { sortedIn, spotInDay } from './spot-in-day';

const { moab } = STOPS;
const NEW = idOf(900);
/** East of Moab, in steps of about 870 m. */
const east = (steps: number): Coords => [-109.55 + steps / 100, 38.57];

type Plan = { at: Coords | null; from?: string; to?: string };

/** Plans of the second day in Moab, in this order. */
function planned(plans: readonly Plan[], startDate: string | null = '2027-05-08'): TripDocument {
  return plans.reduce(
    (document, { at, from, to }, index) => {
      const when =
        startDate === null
          ? { homeDestid: moab.id, dayIndex: 2 }
          : { start: from ? `2027-05-11T${from}` : '2027-05-11', end: to ? `2027-05-11T${to}` : null };
      return withEvent(document, idOf(100 + index), {
        name: `Plan ${index}`,
        coords: at,
        sortId: index,
        ...when,
      });
    },
    makeTrip(startDate, { denver: 2, moab: 3, page: 1 }),
  );
}

function dayIn(document: TripDocument) {
  const stay = staysOf(document).find(({ destination }) => destination.id === moab.id);
  const stayDay = stay && stayDays(stay).find(({ dayIndex }) => dayIndex === 2);
  if (!stay || !stayDay) throw new Error('There is no such day.');
  return { stay, stayDay, day: dayOfStay(document, stay, stayDay) };
}

function spotFor(document: TripDocument, coords: Coords, minutes = 60) {
  const { stay, day } = dayIn(document);
  return spotInDay(document, stay, day, { coords, minutes });
}

test('a plan without a time stands where it adds the least to the way', () => {
  const document = planned([{ at: east(0) }, { at: east(4) }, { at: east(8) }]);

  expect(spotFor(document, east(2))).toMatchObject({ at: 1, starts: null, from: east(0), to: east(4) });
  expect(spotFor(document, east(9))).toMatchObject({ at: 3, starts: null, to: null });
});

test.each(['2027-05-08', null])('its order is kept in the trip (first day %s)', (startDate) => {
  const document = planned([{ at: east(0) }, { at: east(4) }, { at: null }], startDate);
  const { stayDay, day } = dayIn(document);
  const sorted = sortedIn(day, NEW, spotFor(document, east(2)));
  if (!sorted) throw new Error('It is at the end.');
  const when = startDate === null ? { dayIndex: 2 } : { start: stayDay.date };

  const { document: after } = applyEdit(document, {
    kind: 'batch',
    changes: [
      { kind: 'event.add', id: NEW, fields: { name: 'New', homeDestid: moab.id, coords: east(2), ...when } },
      sorted,
    ],
  });

  expect(dayIn(after).day.stops.map(({ event }) => event.name)).toEqual([
    'Plan 0',
    'New',
    'Plan 1',
    'Plan 2',
  ]);
});

test('between plans with a time it gets one, where it fits', () => {
  const document = planned([
    { at: east(0), from: '09:00', to: '10:00' },
    { at: east(4), from: '10:30', to: '11:30' },
    { at: east(40), from: '15:00', to: '16:00' },
  ]);

  const spot = spotFor(document, east(3));

  // An hour doesn't fit between the first two.
  expect(spot).toMatchObject({ at: 2, from: east(4), to: east(40) });
  expect(spot.starts).toBeGreaterThanOrEqual(11 * 60 + 45);
  expect(spot.starts).toBeLessThanOrEqual(14 * 60);
  expect(sortedIn(dayIn(document).day, NEW, spot)).toBeNull();
});

test('before the first plan with a time it ends in time', () => {
  const document = planned([{ at: east(4), from: '11:00', to: '21:30' }]);

  expect(spotFor(document, east(3))).toMatchObject({ at: 0, starts: 9 * 60 + 45 });
});

test('in a full day it has no time', () => {
  const document = planned([{ at: east(4), from: '08:00', to: '21:30' }]);

  expect(spotFor(document, east(4))).toMatchObject({ at: 0, starts: null });
});

test('an empty day takes it as it is', () => {
  expect(spotFor(planned([]), east(4))).toMatchObject({ at: 0, starts: null, extra: { meters: 0 } });
});

test('no other spot among plans without a time adds less', () => {
  const step = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), step, (steps, at) => {
      const document = planned(steps.map((one) => ({ at: east(one) })));
      const { extra } = spotFor(document, east(at));

      const beyond = beyondWalking(document, dayIn(document).stay);
      const pointAt = (place: number) => (steps[place] === undefined ? null : east(steps[place]));
      const others = Array.from(
        { length: steps.length + 1 },
        (_, place) => extraHop(pointAt(place - 1), east(at), pointAt(place), beyond).meters,
      );
      expect(extra.meters).toBeCloseTo(Math.min(...others), 6);
    }),
    { numRuns: 100 },
  );
});
