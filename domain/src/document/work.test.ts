import type { Edit, SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { startDraft, staysOf } from '../changes/draft';
import { makeLargeTrip } from '../testing/large-trip';
import { edited, idOf, makeTrip, withEvent } from '../testing/trips';
import { orderedEvents } from './trip-document';
import { WORK } from './work';

const { destinations, events } = TRIP_LIMITS;
const batch = (count: number, make: (index: number) => SingleChange): Edit => ({
  kind: 'batch',
  changes: Array.from({ length: count }, (_, index) => make(index)),
});
const stayLonger = (index: number): SingleChange => ({
  kind: 'destination.set',
  id: idOf(1),
  fields: { nights: (index % 2) + 3 },
  carryEvents: true,
});

test('a batch that does too much is refused as a whole, while its parts are accepted one by one', () => {
  const trip = makeLargeTrip({ destinations, events });

  expect(() => applyEdit(trip, batch(100, stayLonger))).toThrow(
    expect.objectContaining({
      code: 'too-large',
      message: 'This is too much for one step. Split it into smaller ones.',
    }),
  );
  expect(applyEdit(trip, batch(5, stayLonger)).patches.length).toBeGreaterThan(2_000);
});

test('a few small changes repeated often cost as little as they should', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });

  expect(() => applyEdit(trip, batch(2_000, stayLonger))).not.toThrow();
});

test('the largest possible trip can be built from batches of the maximum size', () => {
  expect(orderedEvents(makeLargeTrip({ destinations, events }))).toHaveLength(events);
});

test('putting destinations in order counts as work by row', () => {
  const draft = startDraft(makeLargeTrip({ destinations: 10, events: 0 }));

  staysOf(draft);
  staysOf(draft);

  expect(draft.meter.work).toBe(10 * WORK.stay);
});

test('an event that gives the trip its dates comes after what is planned on its day', () => {
  const trip = withEvent(makeTrip(null, { denver: 2 }), idOf(20), { name: 'Museum', dayIndex: 1 });

  const dated = edited(trip, {
    kind: 'event.add',
    id: idOf(21),
    fields: { name: 'Concert', start: '2027-05-08' },
  });

  expect(orderedEvents(dated).map(({ name, sortId }) => [name, sortId])).toEqual([
    ['Museum', 0],
    ['Concert', 1],
  ]);
});

test('events added one after the other keep that order, whatever changes in between', () => {
  const add = (number: number): SingleChange => ({
    kind: 'event.add',
    id: idOf(number),
    fields: { name: `Walk ${number}`, start: '2027-05-08' },
  });
  const trip = edited(makeTrip('2027-05-08', { denver: 2 }), {
    kind: 'batch',
    changes: [
      add(20),
      add(21),
      { kind: 'event.set', id: idOf(21), fields: { start: '2027-05-09' } },
      add(22),
      { kind: 'event.remove', id: idOf(22) },
      add(23),
    ],
  });

  expect(orderedEvents(trip).map(({ name, sortId }) => [name, sortId])).toEqual([
    ['Walk 20', 0],
    ['Walk 23', 1],
    ['Walk 21', 1],
  ]);
});
