import type { Edit } from '@wayfold/contract/trip/change';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { revert } from '../changes/undo';
import { ChangeRefused } from '../document/change-refused';
import type { TripDocument } from '../document/trip-document';
import { editFor, wishes } from '../testing/random-edits';
import { edited, idOf, makeTrip, NOW, STOPS, withEvent, withFerry } from '../testing/trips';
import type { Finding, FindingKind } from './findings';
import { checkTrip } from './trip-check';

vi.setConfig({ testTimeout: 60_000 });

const { denver, moab, springdale, page } = STOPS;
const red = () => makeTrip('2027-05-08', { denver: 2, moab: 3, springdale: 2, page: 1 });

function found<K extends FindingKind>(trip: TripDocument, kind: K): (Finding & { kind: K })[] {
  return checkTrip(trip, NOW).filter((finding): finding is Finding & { kind: K } => finding.kind === kind);
}

/**
 * Applies a fix of a finding, by default the first, and expects it to be one undoable change that resolves the finding.
 */
function expectFixed(trip: TripDocument, finding: Finding | undefined, which = 0): TripDocument {
  const fix = finding?.fixes[which];
  if (!fix) throw new Error('There is nothing to fix.');
  const { document, inverse } = applyEdit(trip, fix);
  expect(checkTrip(document, NOW).map(({ id }) => id)).not.toContain(finding.id);
  expect(revert(document, inverse, 'undo', { maxDestinations: null }).document).toEqual(trip);
  return document;
}

test('two events at the same time overlap, and the later one can start when the first is over', () => {
  let trip = withEvent(red(), idOf(20), {
    name: 'Arches',
    start: '2027-05-11T07:30',
    end: '2027-05-11T12:00',
  });
  trip = withEvent(trip, idOf(21), { name: 'Lunch', start: '2027-05-11T11:30', end: '2027-05-11T12:30' });
  trip = withEvent(trip, idOf(22), {
    name: 'Hotel',
    category: 'Lodging',
    start: '2027-05-10T16:00',
    end: '2027-05-13T10:00',
  });

  const [finding, ...others] = found(trip, 'overlap');
  expect(others).toEqual([]);
  expect(finding?.rows.map(({ name }) => name)).toEqual(['Arches', 'Lunch']);
  expect(finding?.data).toEqual({ from: '2027-05-11T11:30', to: '2027-05-11T12:00' });
  expect(expectFixed(trip, finding).events[idOf(21)]).toMatchObject({
    start: '2027-05-11T12:00',
    end: '2027-05-11T13:00',
  });
});

test('events in different time zones overlap only if they really do', () => {
  const at = (zone: string, start: string, end: string) => ({ name: zone, timezone: zone, start, end });
  let trip = withEvent(red(), idOf(20), at('America/Denver', '2027-05-11T09:00', '2027-05-11T10:00'));
  trip = withEvent(trip, idOf(21), at('America/Los_Angeles', '2027-05-11T09:00', '2027-05-11T10:00'));
  const together = withEvent(trip, idOf(22), at('America/Phoenix', '2027-05-11T08:30', '2027-05-11T09:30'));

  expect(found(trip, 'overlap')).toEqual([]);
  expect(found(together, 'overlap').map(({ rows }) => rows.map(({ name }) => name))).toEqual([
    ['America/Denver', 'America/Phoenix'],
    ['America/Phoenix', 'America/Los_Angeles'],
  ]);
});

test('overlapping booked events are left to the traveler', () => {
  const booked = { pinned: true, end: '2027-05-11T12:00' };
  let trip = withEvent(red(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30', ...booked });
  trip = withEvent(trip, idOf(21), { name: 'Lunch', start: '2027-05-11T11:30', ...booked });

  expect(found(trip, 'overlap')[0]?.fixes).toEqual([]);
});

test('a tour on a day after its destination is left can’t work, and can be moved to the last day there', () => {
  let trip = withEvent(red(), idOf(20), {
    name: 'Antelope Canyon',
    homeDestid: page.id,
    start: '2027-05-15T13:30',
    pinned: true,
  });
  trip = edited(trip, { kind: 'destination.move', id: page.id, to: 3 });

  const [finding] = found(trip, 'event-outside');
  expect(finding).toMatchObject({
    severity: 'cannot',
    data: { date: '2027-05-15', arrive: '2027-05-13', depart: '2027-05-14' },
  });
  expect(expectFixed(trip, finding).events[idOf(20)]).toMatchObject({
    start: '2027-05-13T13:30',
    destid: page.id,
  });
});

test('a leg longer than the time between two events can’t work, and the finding says when one would arrive', () => {
  let trip = withEvent(red(), idOf(20), {
    name: 'Brunch',
    homeDestid: denver.id,
    start: '2027-05-10T10:00',
    end: '2027-05-10T12:00',
  });
  trip = withEvent(trip, idOf(21), { name: 'Delicate Arch', homeDestid: moab.id, start: '2027-05-10T15:00' });

  const [finding] = found(trip, 'leg-too-long');
  expect(finding?.rows.map(({ name }) => name)).toEqual(['Denver', 'Moab', 'Brunch', 'Delicate Arch']);
  expect(finding?.data).toMatchObject({ leaveAt: '2027-05-10T12:00', gapSeconds: 3 * 3600 });
  expect(finding?.data.arriveAt).toMatch(/^2027-05-10T1[67]:/);
  expect(expectFixed(trip, finding).events[idOf(21)]?.start?.slice(0, 10)).toBe('2027-05-10');
});

test('a flight across the date line arrives later than planned, in the local times of both places', () => {
  const sydney: Edit = {
    kind: 'destination.add',
    id: idOf(8),
    fields: { name: 'Sydney', coords: [151.2093, -33.8688], timezone: 'Australia/Sydney', nights: 5 },
  };
  const losAngeles: Edit = {
    kind: 'destination.add',
    id: idOf(7),
    fields: {
      name: 'Los Angeles',
      coords: [-118.2437, 34.0522],
      timezone: 'America/Los_Angeles',
      transport: 'Flight',
    },
  };
  const trip = edited(makeTrip('2027-05-08', {}), losAngeles, sydney);

  const [finding] = found(trip, 'arrives-later');
  expect(finding).toMatchObject({
    severity: 'cannot',
    data: { planned: '2027-05-09', earliest: '2027-05-10' },
  });
  const fixed = expectFixed(trip, finding);
  expect(fixed.destinations[idOf(8)]?.dtArrive).toBe('2027-05-10');
  expect(found(fixed, 'arrival-gap')).toEqual([]);
});

test('a booked arrival that leaves nights over, or is too early, is fixed by the nights before it', () => {
  const book = (arriveFixed: string) =>
    edited(red(), { kind: 'destination.set', id: page.id, fields: { arriveFixed } });
  const late = book('2027-05-17');
  const early = book('2027-05-14');

  expect(found(late, 'arrival-gap')[0]?.data).toEqual({
    arrive: '2027-05-17',
    depart: '2027-05-15',
    nights: 2,
  });
  expect(expectFixed(late, found(late, 'arrival-gap')[0]).destinations[springdale.id]?.nights).toBe(4);
  expect(expectFixed(late, found(late, 'arrival-gap')[0], 1).destinations[page.id]?.dtArrive).toBe(
    '2027-05-15',
  );
  expect(found(early, 'arrival-clash')[0]).toMatchObject({ severity: 'cannot', data: { nights: 1 } });
  expect(expectFixed(early, found(early, 'arrival-clash')[0]).destinations[springdale.id]?.nights).toBe(1);
});

test('if a clash is larger than the nights available, the fix removes the booking', () => {
  const trip = edited(red(), { kind: 'destination.set', id: page.id, fields: { arriveFixed: '2027-05-11' } });

  expect(expectFixed(trip, found(trip, 'arrival-clash')[0]).destinations[page.id]?.arriveFixed).toBeNull();
});

test('more than eight hours of driving in a day needs a decision, and a night along the way divides the drive', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 0, springdale: 2 });
  const flown = edited(trip, { kind: 'destination.set', id: denver.id, fields: { transport: 'Flight' } });

  const [finding] = found(trip, 'long-drive');
  expect(finding?.rows.map(({ name }) => name)).toEqual(['Denver', 'Moab', 'Springdale']);
  expect(finding?.data.date).toBe('2027-05-10');
  expect(finding?.data.hours).toBeGreaterThan(8);
  expect(expectFixed(trip, finding).destinations[moab.id]?.nights).toBe(1);
  expect(found(flown, 'long-drive')).toEqual([]);
});

test('nights without lodging are counted, by events and by costs', () => {
  let trip = withEvent(red(), idOf(20), {
    name: 'Redcliff Cabins',
    category: 'Lodging',
    start: '2027-05-10T16:30',
    end: '2027-05-12T10:00',
  });
  trip = edited(trip, {
    kind: 'cost.add',
    id: idOf(30),
    fields: { expenseCategory: 'Lodging', destinationid: page.id },
  });

  expect(found(trip, 'no-stay').map(({ rows, data }) => [rows[0]?.name, data.dates])).toEqual([
    ['Denver', ['2027-05-08', '2027-05-09']],
    ['Moab', ['2027-05-12']],
    ['Springdale', ['2027-05-13', '2027-05-14']],
  ]);
});

test('full days with nothing planned and events without a price are missing something', () => {
  const trip = withEvent(red(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30' });

  expect(found(trip, 'empty-days').map(({ rows, data }) => [rows[0]?.name, data.dates])).toEqual([
    ['Denver', ['2027-05-09']],
    ['Moab', ['2027-05-12']],
    ['Springdale', ['2027-05-14']],
  ]);
  expect(found(trip, 'unpriced')[0]).toMatchObject({ data: { events: 1 } });
  expect(
    found(edited(trip, { kind: 'event.set', id: idOf(20), fields: { costEst: 0 } }), 'unpriced'),
  ).toEqual([]);
});

test('what can’t work comes first, and a trip without dates is checked as far as possible', () => {
  const undated = makeTrip(null, { denver: 2, moab: 0, springdale: 2 });
  const severities = checkTrip(undated, NOW).map(({ severity }) => severity);

  expect(found(undated, 'long-drive')[0]?.data.date).toBeNull();
  expect(found(undated, 'no-stay').map(({ data }) => [data.nights, data.dates])).toEqual([
    [2, []],
    [2, []],
  ]);
  expect(severities).toEqual([...severities].sort((a, b) => (a === b ? 0 : a < b ? -1 : 1)));
});

test('for any trip, a fix is one undoable change that resolves its finding', () => {
  fc.assert(
    fc.property(fc.array(wishes, { minLength: 5, maxLength: 30, size: 'max' }), (script) => {
      let trip = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
      for (const [index, wish] of script.entries()) {
        try {
          trip = edited(trip, editFor(trip, wish, 100 + index * 2));
        } catch (problem) {
          if (!(problem instanceof ChangeRefused)) throw problem;
        }
      }
      for (const { id, start } of Object.values(trip.events)) {
        const end = start === null || start.length === 10 ? null : `${start.slice(0, 10)}T22:00`;
        trip = edited(trip, { kind: 'event.set', id, fields: { end, name: 'Long' } });
      }
      for (const finding of checkTrip(trip, NOW))
        finding.fixes.forEach((_, which) => void expectFixed(trip, finding, which));
    }),
    { numRuns: 60 },
  );
});

test('nobody drives on a ferry', () => {
  const trip = withFerry(makeTrip('2027-05-08', { denver: 2, moab: 2 }), 'denver', 16 * 3_600);

  expect(found(trip, 'long-drive')).toEqual([]);
});

test('a long ferry on a drive has to be booked, until there is a plan for transport on that day', () => {
  const trip = withFerry(makeTrip('2027-05-08', { denver: 2, moab: 2 }), 'denver', 4 * 3_600);
  const onTheDay = { name: 'Ferry', category: 'Transport' as const, start: '2027-05-10T08:00' };
  const booked = withEvent(trip, idOf(20), onTheDay);
  const earlier = withEvent(trip, idOf(20), { ...onTheDay, start: '2027-05-09T08:00' });

  const [finding] = found(trip, 'ferry-to-book');
  expect(finding?.rows.map(({ name }) => name)).toEqual(['Denver', 'Moab']);
  expect(finding?.data).toEqual({ ferry: 'Cook Strait ferry', seconds: 4 * 3_600 });
  expect(found(booked, 'ferry-to-book')).toEqual([]);
  expect(found(earlier, 'ferry-to-book')).toHaveLength(1);
});

test('short ferries, and ferries on the way by train, need no booking', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 2 });
  const byTrain = edited(trip, { kind: 'destination.set', id: denver.id, fields: { transport: 'Train' } });

  expect(found(withFerry(trip, 'denver', 3_600), 'ferry-to-book')).toEqual([]);
  expect(found(withFerry(byTrain, 'denver', 4 * 3_600), 'ferry-to-book')).toEqual([]);
});
