import { expect, test } from 'vitest';
import { orderedDestinations } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { applyEdit } from './apply-change';
import { movesMoreThanItself, previewChange, withCarriedEvents } from './ripple';

const { denver, moab, springdale, page, santaFe } = STOPS;

/** Page before Springdale: a pinned tour and two free plans in Page, one in Springdale, and a booked Santa Fe. */
function trip() {
  let document = makeTrip('2027-05-08', { denver: 2, moab: 3, springdale: 2, page: 1, santaFe: 1 });
  document = edited(document, {
    kind: 'destination.set',
    id: santaFe.id,
    fields: { arriveFixed: '2027-05-16' },
  });
  document = withEvent(document, idOf(20), {
    name: 'Antelope Canyon',
    start: '2027-05-15T13:30',
    pinned: true,
  });
  document = withEvent(document, idOf(21), { name: 'Lake Powell', start: '2027-05-15T16:00' });
  return withEvent(document, idOf(22), { name: 'The Narrows', start: '2027-05-14T08:00' });
}

test('a preview says what moves, what stays and why, and the new totals, and changes nothing', () => {
  const before = trip();
  const move = { kind: 'destination.move', id: page.id, to: 3, carryEvents: true } as const;
  const preview = previewChange(before, move);

  expect(preview.moves.map(({ name, days, planned, carried }) => ({ name, days, planned, carried }))).toEqual(
    [
      { name: 'Page', days: -2, planned: 2, carried: 1 },
      { name: 'Springdale', days: 1, planned: 1, carried: 1 },
    ],
  );
  expect(preview.stays).toEqual([
    { in: 'destinations', id: santaFe.id, name: 'Santa Fe', why: 'fixed', at: '2027-05-16' },
    { in: 'events', id: idOf(20), name: 'Antelope Canyon', why: 'pinned', at: '2027-05-15T13:30' },
  ]);
  expect(preview.reattached).toEqual([
    { kind: 'reattached', id: idOf(20), name: 'Antelope Canyon', from: page.id, to: springdale.id },
  ]);
  expect(preview.carriable).toBe(2);
  expect(preview.totalsAfter.miles).not.toBe(preview.totalsBefore.miles);
  expect(preview.legs.map(({ id, to }) => [id, to])).toEqual([
    [moab.id, page.id],
    [page.id, springdale.id],
    [springdale.id, santaFe.id],
  ]);
  expect(before).toEqual(trip());
  expect(applyEdit(before, move).document).toEqual(preview.after);
});

test('a booked arrival that longer nights before it run into is named with its date', () => {
  const preview = previewChange(trip(), { kind: 'destination.set', id: moab.id, fields: { nights: 5 } });

  expect(preview.stays).toContainEqual({
    in: 'destinations',
    id: santaFe.id,
    name: 'Santa Fe',
    why: 'fixed',
    at: '2027-05-16',
  });
});

test('a preview is worth showing only if dates of more than the row itself move', () => {
  const document = trip();
  const shows = (change: Parameters<typeof previewChange>[1]) =>
    movesMoreThanItself(change, previewChange(document, change).effects);

  expect(shows({ kind: 'destination.move', id: page.id, to: 3 })).toBe(true);
  expect(shows({ kind: 'destination.set', id: moab.id, fields: { nights: 4 } })).toBe(true);
  expect(shows({ kind: 'destination.set', id: santaFe.id, fields: { nights: 4 } })).toBe(false);
  expect(shows({ kind: 'destination.set', id: denver.id, fields: { name: 'Denver, Colorado' } })).toBe(false);
  expect(shows({ kind: 'trip.set', fields: { startDate: null } })).toBe(false);
});

test('an edit can be previewed again with the events moved along or kept', () => {
  const move = { kind: 'destination.move', id: page.id, to: 3 } as const;

  expect(withCarriedEvents(move, true)).toEqual({ ...move, carryEvents: true });
  expect(withCarriedEvents({ kind: 'events.clear' }, true)).toEqual({ kind: 'events.clear' });
});

test('new legs use the transport of the legs they replace', () => {
  const ways = ['Train', 'Bus', 'Flight', 'Ferry', 'MyVehicle'] as const;
  const all = { denver: 1, moab: 1, springdale: 1, page: 1, santaFe: 1 };
  const document = Object.values(STOPS).reduce(
    (trip, { id }, index) =>
      trip.destinations[id]
        ? edited(trip, { kind: 'destination.set', id, fields: { transport: ways[index] ?? 'Walk' } })
        : trip,
    makeTrip('2027-05-08', all),
  );
  const waysAfter = (id: string, to: number) => {
    const { after } = previewChange(document, { kind: 'destination.move', id, to });
    return orderedDestinations(after).map((stop) => `${stop.name} ${stop.transport}`);
  };
  const [first, second, , , last] = orderedDestinations(document);
  const given = orderedDestinations(document).map((stop) => stop.transport);

  // In between, both halves use the transport of the whole.
  const between = waysAfter(second?.id ?? '', 4);
  expect(between[2]?.endsWith(` ${given[3]}`)).toBe(true);
  expect(between[3]?.endsWith(` ${given[3]}`)).toBe(true);
  // At the end, the leg to it uses the transport of the leg from it.
  const end = waysAfter(first?.id ?? '', 5);
  expect(end[3]?.endsWith(` ${given[0]}`)).toBe(true);
  // When the last one becomes the first, the leg from it uses the transport of the leg to it.
  const start = waysAfter(last?.id ?? '', 1);
  expect(start[0]?.endsWith(` ${given[3]}`)).toBe(true);
});
