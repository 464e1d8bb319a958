import { expect, test } from 'vitest';
import { ChangeRefused } from '../document/change-refused';
import { applyPatches } from '../document/patches';
import { orderedDestinations } from '../document/trip-document';
import { datesOf, edited, idOf, makeTrip, STOPS, TRIP_ID, withEvent } from '../testing/trips';
import { applyEdit } from './apply-change';

const { denver, moab, springdale, page, santaFe } = STOPS;
const red = () => makeTrip('2027-05-08', { denver: 2, moab: 3, springdale: 2, page: 1 });

test('destinations follow each other without gaps from the start of the trip', () => {
  expect(datesOf(red())).toEqual([
    'Denver 05-08 to 05-10',
    'Moab 05-10 to 05-13',
    'Springdale 05-13 to 05-15',
    'Page 05-15 to 05-16',
  ]);
});

test('moving a destination keeps everyone’s nights and recalculates the dates from the first arrival', () => {
  const moved = applyEdit(red(), { kind: 'destination.move', id: page.id, to: 1 });

  expect(datesOf(moved.document)).toEqual([
    'Page 05-08 to 05-09',
    'Denver 05-09 to 05-11',
    'Moab 05-11 to 05-14',
    'Springdale 05-14 to 05-16',
  ]);
  expect(orderedDestinations(moved.document).map((row) => row.destinationOrder)).toEqual([1, 2, 3, 4]);
  expect(moved.effects).toContainEqual({ kind: 'reordered', id: page.id, name: 'Page', from: 4, to: 1 });
  expect(moved.inverse).toHaveLength(1);
});

test('a booked arrival stays when the nights before it change', () => {
  const booked = edited(red(), {
    kind: 'destination.set',
    id: page.id,
    fields: { arriveFixed: '2027-05-16' },
  });
  const longer = applyEdit(booked, { kind: 'destination.set', id: moab.id, fields: { nights: 4 } });

  expect(datesOf(longer.document)).toEqual([
    'Denver 05-08 to 05-10',
    'Moab 05-10 to 05-14',
    'Springdale 05-14 to 05-16',
    'Page 05-16 to 05-17',
  ]);
  expect(longer.effects).toContainEqual({
    kind: 'stayed',
    in: 'destinations',
    id: page.id,
    name: 'Page',
    why: 'fixed',
  });
});

test('the last destination has no leg or miles, but keeps its transport', () => {
  const flying = edited(red(), { kind: 'destination.set', id: page.id, fields: { transport: 'Flight' } });
  const further = edited(flying, {
    kind: 'destination.add',
    id: santaFe.id,
    fields: { ...withoutId(santaFe) },
  });

  expect(flying.destinations[page.id]).toMatchObject({ miles: 0, hours: 0, transport: 'Flight' });
  expect(further.destinations[page.id]?.miles).toBeGreaterThan(200);
  expect(further.destinations[santaFe.id]?.miles).toBe(0);
});

function withoutId<T extends { id: string }>({ id: _id, ...fields }: T): Omit<T, 'id'> {
  return fields;
}

test('removing a destination removes its events, renumbers the others, and clears it from costs', () => {
  let trip = withEvent(red(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30' });
  trip = edited(trip, { kind: 'cost.add', id: idOf(30), fields: { destinationid: moab.id, costEst: 567 } });
  const without = applyEdit(trip, { kind: 'destination.remove', id: moab.id });

  expect(datesOf(without.document)).toEqual([
    'Denver 05-08 to 05-10',
    'Springdale 05-10 to 05-12',
    'Page 05-12 to 05-13',
  ]);
  expect(without.document.events).toEqual({});
  expect(without.document.costs[idOf(30)]?.destinationid).toBeNull();
  expect(without.effects).toContainEqual({ kind: 'dropped', in: 'events', id: idOf(20), name: 'Arches' });
});

test('events keep their own dates when a destination moves, and belong to the destination of that day', () => {
  const trip = withEvent(red(), idOf(20), { name: 'Antelope Canyon', start: '2027-05-15T13:30' });
  const moved = applyEdit(trip, { kind: 'destination.move', id: page.id, to: 1 });

  expect(trip.events[idOf(20)]?.destid).toBe(page.id);
  expect(moved.document.events[idOf(20)]).toMatchObject({ start: '2027-05-15T13:30', destid: springdale.id });
});

test('events move along if requested, except pinned ones', () => {
  let trip = withEvent(red(), idOf(20), { name: 'Lake Powell', start: '2027-05-16', end: '2027-05-16' });
  trip = withEvent(trip, idOf(21), { name: 'Antelope Canyon', start: '2027-05-15T13:30', pinned: true });
  const moved = applyEdit(trip, { kind: 'destination.move', id: page.id, to: 1, carryEvents: true });

  expect(moved.document.events[idOf(20)]).toMatchObject({
    start: '2027-05-09',
    end: '2027-05-09',
    destid: page.id,
  });
  expect(moved.document.events[idOf(21)]).toMatchObject({ start: '2027-05-15T13:30', destid: springdale.id });
  expect(moved.effects).toContainEqual({ kind: 'shifted', id: idOf(20), name: 'Lake Powell', days: -7 });
  expect(moved.effects).toContainEqual(
    expect.objectContaining({ kind: 'stayed', id: idOf(21), why: 'pinned' }),
  );
});

test('the first date of a trip gives all its events dates, and removing it removes all dates', () => {
  let trip = makeTrip(null, { denver: 2, moab: 3 });
  trip = withEvent(trip, idOf(20), {
    name: 'Arches',
    homeDestid: moab.id,
    dayIndex: 2,
    timeOfDay: '07:30',
    minutes: 90,
  });
  const dated = applyEdit(trip, { kind: 'trip.set', fields: { startDate: '2027-05-08' } });
  const undated = applyEdit(dated.document, { kind: 'trip.set', fields: { startDate: null } });

  expect(trip.events[idOf(20)]?.destid).toBe(moab.id);
  expect(dated.document.events[idOf(20)]).toMatchObject({
    start: '2027-05-11T07:30',
    end: '2027-05-11T09:00',
    dayIndex: null,
  });
  expect(dated.effects).toContainEqual({ kind: 'dated', id: idOf(20), name: 'Arches' });
  expect(undated.document).toEqual(trip);
});

test('a booked arrival gives a trip without dates its start, calculated backward over the nights before', () => {
  const trip = makeTrip(null, { denver: 2, moab: 3, page: 1 });
  const booked = edited(trip, {
    kind: 'destination.set',
    id: page.id,
    fields: { arriveFixed: '2027-05-15' },
  });

  expect(booked.trip.startDate).toBe('2027-05-10');
  expect(datesOf(booked)).toEqual(['Denver 05-10 to 05-12', 'Moab 05-12 to 05-15', 'Page 05-15 to 05-16']);
});

test('the arrival at the first destination is the start of the trip', () => {
  const later = edited(red(), {
    kind: 'destination.set',
    id: denver.id,
    fields: { arriveFixed: '2027-05-09' },
  });

  expect(later.trip.startDate).toBe('2027-05-09');
  expect(later.destinations[denver.id]?.arriveFixed).toBeNull();
});

test('an event with a date gives a trip without dates its start', () => {
  const trip = withEvent(makeTrip(null, { denver: 2, moab: 3 }), idOf(20), {
    name: 'Arches',
    homeDestid: moab.id,
    start: '2027-05-12T08:00',
  });

  expect(trip.trip.startDate).toBe('2027-05-10');
  expect(trip.events[idOf(20)]).toMatchObject({ start: '2027-05-12T08:00', dayIndex: null, destid: moab.id });
});

test('impossible changes are refused with a sentence that names the row', () => {
  const trip = withEvent(red(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30' });
  const refusals = [
    [{ kind: 'event.set', id: idOf(20), fields: { end: '2027-05-11T06:00' } }, 'invalid', 'Arches'],
    [{ kind: 'destination.set', id: page.id, fields: { arriveFixed: '2027-05-01' } }, 'invalid', 'Page'],
    [{ kind: 'destination.set', id: idOf(99), fields: { nights: 1 } }, 'conflict', 'destination'],
    [{ kind: 'event.set', id: idOf(20), fields: { homeDestid: idOf(99) } }, 'conflict', 'destination'],
    [{ kind: 'trip.set', fields: { startDate: '2199-12-30' } }, 'invalid', '2199'],
  ] as const;

  for (const [edit, code, name] of refusals) {
    const attempt = () => applyEdit(trip, edit);
    expect(attempt).toThrow(ChangeRefused);
    expect(attempt).toThrow(expect.objectContaining({ code, message: expect.stringContaining(name) }));
  }
});

test('at the limit of the setting no destination can be added, and a trip above it can still be edited', () => {
  const add = {
    kind: 'destination.add',
    id: santaFe.id,
    fields: { name: 'Santa Fe', coords: santaFe.coords },
  } as const;

  expect(() => applyEdit(red(), add, { maxDestinations: 4 })).toThrow(/has 4 destinations, the most/);
  expect(applyEdit(red(), add, { maxDestinations: 5 }).document.destinations[santaFe.id]).toBeDefined();
  const over = applyEdit(
    red(),
    { kind: 'destination.set', id: moab.id, fields: { nights: 1 } },
    { maxDestinations: 2 },
  );
  expect(over.document.destinations[moab.id]?.nights).toBe(1);
});

test('adding the same destination twice sets the fields of the existing one', () => {
  const again = edited(red(), {
    kind: 'destination.add',
    id: moab.id,
    fields: { name: 'Moab, Utah', coords: moab.coords },
  });

  expect(Object.keys(again.destinations)).toHaveLength(4);
  expect(again.destinations[moab.id]?.name).toBe('Moab, Utah');
});

test('a batch is applied as a whole or not at all', () => {
  const trip = red();
  const batch = {
    kind: 'batch',
    changes: [
      { kind: 'destination.remove', id: moab.id },
      { kind: 'destination.set', id: idOf(99), fields: { nights: 1 } },
    ],
  } as const;

  expect(() => applyEdit(trip, { ...batch, changes: [...batch.changes] })).toThrow(ChangeRefused);
  expect(Object.keys(trip.destinations)).toHaveLength(4);
});

test('a tour can’t be edited', () => {
  const trip = red();
  const tour = { ...trip, trip: { ...trip.trip, type: 'guided_tour' } };

  expect(() => applyEdit(tour, { kind: 'trip.set', fields: { name: 'Mine' } })).toThrow(ChangeRefused);
});

test('patches contain everything that changed, and rows that didn’t change keep their identity', () => {
  const trip = withEvent(red(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30' });
  const result = applyEdit(trip, { kind: 'destination.move', id: page.id, to: 3 });

  expect(applyPatches(trip, result.patches)).toEqual(result.document);
  expect(result.document.destinations[denver.id]).toBe(trip.destinations[denver.id]);
  expect(result.document.events).toBe(trip.events);
  expect(applyEdit(trip, { kind: 'trip.set', fields: { name: trip.trip.name } }).document).toBe(trip);
  expect(result.document.trip.id).toBe(TRIP_ID);
});

test('a hidden leg has no miles or hours', () => {
  const trip = edited(red(), { kind: 'destination.set', id: denver.id, fields: { transport: 'Hidden' } });

  expect(trip.destinations[denver.id]).toMatchObject({ miles: 0, hours: 0 });
});

const priced = () =>
  edited(
    withEvent(red(), idOf(20), { name: 'Dinner', start: '2027-05-11T19:00', costEst: 85.5, costAct: 92 }),
    { kind: 'event.add', id: idOf(21), fields: { name: 'A walk', start: '2027-05-11' } },
    { kind: 'cost.add', id: idOf(30), fields: { supplier: 'Ferry', grossGiven: 412.8 } },
    { kind: 'cost.add', id: idOf(31), fields: { supplier: 'Ryokan', costEst: 40_000, currency: 'JPY' } },
    { kind: 'cost.add', id: idOf(32), fields: { supplier: 'Fuel' } },
  );
const currencies = ({ events, costs }: ReturnType<typeof red>) =>
  [events[idOf(20)], events[idOf(21)], costs[idOf(30)], costs[idOf(31)], costs[idOf(32)]].map(
    (row) => row?.currency,
  );

test('with a new trip currency, amounts without a currency count in it, or are labeled with the old one', () => {
  const recounted = edited(priced(), { kind: 'trip.set', fields: { currency: 'EUR' } });
  expect(currencies(recounted)).toEqual([null, null, null, 'JPY', null]);

  const kept = applyEdit(priced(), { kind: 'trip.set', fields: { currency: 'EUR' }, keepsAmounts: true });
  expect(kept.document.trip.currency).toBe('EUR');
  expect(currencies(kept.document)).toEqual(['USD', null, 'USD', 'JPY', null]);
  expect(kept.inverse).toHaveLength(3);
});

test('amounts get no currency if the trip’s own stays the same', () => {
  const same = applyEdit(priced(), { kind: 'trip.set', fields: { currency: 'USD' }, keepsAmounts: true });
  expect(same.patches).toEqual([]);
});
