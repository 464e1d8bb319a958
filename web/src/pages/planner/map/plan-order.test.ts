import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import { dayOfStay } from '@wayfold/domain/day/day';
import { daysOfTrip, dayWithKey } from '@wayfold/domain/day/trip-days';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarEntries } from '../../../features/calendar/calendar-model';
import { dayEntries, plansWithoutTime } from '../../../features/calendar/day/day-entries';

const KYOTO = newId();
const DAY = '2027-04-02';

/** Plans with and without a time, some over midnight, added in any order. */
const plan = fc.record({
  time: fc.option(fc.constantFrom('08:00', '09:30', '09:30', '22:00', '23:30'), { nil: null }),
  minutes: fc.constantFrom(30, 90, 240),
  sortId: fc.integer({ min: 0, max: 3 }),
  hasPlace: fc.boolean(),
});

function tripOf(
  plans: readonly (typeof plan extends fc.Arbitrary<infer Plan> ? Plan : never)[],
): TripDocument {
  const empty = emptyDocument({ id: newId(), currency: 'USD', startDate: '2027-04-01' });
  return applyEdit(empty, {
    kind: 'batch',
    changes: [
      { kind: 'destination.add', id: KYOTO, fields: { name: 'Kyoto', coords: [135.77, 35.01], nights: 3 } },
      ...plans.map(({ time, minutes, sortId, hasPlace }, index) => ({
        kind: 'event.add' as const,
        id: newId(),
        fields: {
          name: `Plan ${index}`,
          sortId,
          coords: hasPlace ? ([135.77 + index / 1_000, 35.01] as [number, number]) : null,
          ...(time === null ? { start: DAY } : { start: `${DAY}T${time}`, end: endOf(time, minutes) }),
        },
      })),
    ],
  }).document;
}

function endOf(time: string, minutes: number): string {
  const end = new Date(`${DAY}T${time}Z`);
  end.setUTCMinutes(end.getUTCMinutes() + minutes);
  return end.toISOString().slice(0, 16);
}

test('the plans of a day have one order: in the itinerary, the day, on the map and in the calendar', () => {
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 12 }), (plans) => {
      const document = tripOf(plans);
      const [stay] = staysOf(document);
      const open = dayWithKey(daysOfTrip(document), `${KYOTO}.2`);
      if (!stay || !open) throw new Error('There is no such day.');

      const listed = stayDays(stay)
        .find(({ date }) => date === DAY)
        ?.events.map(({ id }) => id);
      const { stops } = dayOfStay(document, open.stay, open.stayDay);
      const entries = calendarEntries(document);
      const inCalendar = [
        ...plansWithoutTime(entries, DAY).map(({ id }) => id),
        ...dayEntries(entries, DAY).flatMap(({ entry }) => (entry.kind === 'event' ? [entry.id] : [])),
      ];

      expect(stops.map(({ event }) => event.id)).toEqual(listed);
      expect(inCalendar).toEqual(listed);
      const numbers = stops.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }),
    { numRuns: 60 },
  );
});

test('a plan over midnight stays on the day it starts, and comes first in the hours of the next one', () => {
  const document = tripOf([
    { time: '23:30', minutes: 240, sortId: 1, hasPlace: true },
    { time: '08:00', minutes: 30, sortId: 0, hasPlace: true },
  ]);

  const namesOn = (day: string) =>
    dayEntries(calendarEntries(document), day).map(({ entry }) => entry.kind === 'event' && entry.name);

  expect(namesOn(DAY)).toEqual(['Plan 1', 'Plan 0']);
  expect(namesOn('2027-04-03')[0]).toBe('Plan 0');
  const next = dayWithKey(daysOfTrip(document), `${KYOTO}.3`);
  expect(next?.stayDay.events).toEqual([]);
});
