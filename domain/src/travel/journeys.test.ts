import type { TripBooking } from '@wayfold/contract/trip/booking';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { revert } from '../changes/undo';
import { findLegTroubles } from '../check/check-legs';
import { totalsOf } from '../document/totals';
import type { TripDocument } from '../document/trip-document';
import { datesOf, edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { standingOf } from './journeys';

const { denver, moab, page } = STOPS;
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });

type Fields = Partial<Omit<TripBooking, 'id'>>;

function booked(document: TripDocument, number: number, fields: Fields): TripDocument {
  const whole = { kind: 'flight' as const, status: 'booked' as const, ...fields };
  return edited(document, { kind: 'booking.add', id: idOf(number), fields: whole });
}

const toMoab = { fromDest: denver.id, toDest: moab.id };
const idsOf = (bookings: readonly TripBooking[] | undefined) => bookings?.map(({ id }) => id);
const end = (name: string, zone: string) => ({ name, code: null, coords: null, zone });

test('bookings of a leg are one journey in order of time', () => {
  let document = booked(trip(), 82, { ...toMoab, start: '2027-05-10T15:00' });
  document = booked(document, 81, { ...toMoab, start: '2027-05-10T09:00' });
  document = booked(document, 83, { fromDest: null, toDest: denver.id });
  document = booked(document, 84, { fromDest: page.id, toDest: null });

  const { legs, loose } = standingOf(document);

  expect(idsOf(legs.get(denver.id))).toEqual([idOf(81), idOf(82)]);
  expect(idsOf(legs.get('home-out'))).toEqual([idOf(83)]);
  expect(idsOf(legs.get(page.id))).toEqual([idOf(84)]);
  expect(loose).toEqual([]);
});

test('lodging stands at its destination, a table at its plan', () => {
  let document = edited(trip(), {
    kind: 'event.add',
    id: idOf(20),
    fields: { name: 'Desert Bistro', start: '2027-05-11' },
  });
  document = booked(document, 81, { kind: 'lodging', destid: moab.id });
  document = booked(document, 82, { kind: 'table', eventId: idOf(20) });
  document = booked(document, 83, { kind: 'activity' });

  const { stays, events, loose } = standingOf(document);

  expect(idsOf(stays.get(moab.id))).toEqual([idOf(81)]);
  expect(idsOf(events.get(idOf(20)))).toEqual([idOf(82)]);
  expect(idsOf(loose)).toEqual([idOf(83)]);
});

test('a booking comes loose when its destination is removed, and stands again when that comes back', () => {
  const document = booked(trip(), 81, { ...toMoab, code: 'QX7RTZ' });
  const { document: without, inverse } = applyEdit(document, { kind: 'destination.remove', id: moab.id });

  expect(idsOf(standingOf(without).loose)).toEqual([idOf(81)]);
  expect(without.bookings[idOf(81)]).toEqual(document.bookings[idOf(81)]);

  const back = revert(without, inverse, 'undo', { maxDestinations: null }).document;
  expect(idsOf(standingOf(back).legs.get(denver.id))).toEqual([idOf(81)]);
});

test('a booking comes loose when something comes between its destinations', () => {
  const document = edited(booked(trip(), 81, toMoab), { kind: 'destination.move', id: page.id, to: 2 });

  expect(idsOf(standingOf(document).loose)).toEqual([idOf(81)]);
});

test('a booked journey pins the arrival, and the ripple says so', () => {
  const document = booked(trip(), 81, { ...toMoab, start: '2027-05-10T22:00', end: '2027-05-11T06:30' });
  expect(datesOf(document)).toEqual(['Denver 05-08 to 05-10', 'Moab 05-11 to 05-14', 'Page 05-14 to 05-15']);

  const { document: longer, effects } = applyEdit(document, {
    kind: 'destination.set',
    id: denver.id,
    fields: { nights: 4 },
  });

  expect(datesOf(longer)).toEqual(['Denver 05-08 to 05-12', 'Moab 05-11 to 05-14', 'Page 05-14 to 05-15']);
  expect(effects).toContainEqual({
    ...{ kind: 'stayed', in: 'destinations', id: moab.id, name: 'Moab', why: 'fixed' },
  });
});

test.each(['on_hold', 'not_booked', 'canceled'] as const)('a journey that is %s pins nothing', (status) => {
  const document = booked(trip(), 81, {
    ...toMoab,
    status,
    start: '2027-05-10T22:00',
    end: '2027-05-11T06:30',
  });

  expect(datesOf(document)).toEqual(datesOf(trip()));
});

test('a night on the way is no gap', () => {
  const document = booked(trip(), 81, { ...toMoab, start: '2027-05-10T22:00', end: '2027-05-11T06:30' });

  expect(findLegTroubles(document)).toEqual([]);
});

test('a journey over the date line lasts from instant to instant, changes included', () => {
  const tokyo = { name: 'Tokyo', coords: [139.69, 35.69] as [number, number], timezone: 'Asia/Tokyo' };
  let document = edited(makeTrip('2027-05-10', { denver: 1 }), {
    kind: 'destination.add',
    id: idOf(9),
    fields: { ...tokyo, nights: 3, transport: 'Train' },
  });
  const leg = { fromDest: denver.id, toDest: idOf(9) };
  document = booked(document, 81, {
    ...leg,
    ...{ from: end('Denver', 'America/Denver'), start: '2027-05-11T08:00' },
    ...{ to: end('San Francisco', 'America/Los_Angeles'), end: '2027-05-11T09:45' },
  });
  document = booked(document, 82, {
    ...leg,
    ...{ from: end('San Francisco', 'America/Los_Angeles'), start: '2027-05-11T11:30' },
    ...{ to: end('Tokyo', 'Asia/Tokyo'), end: '2027-05-12T15:00' },
  });

  // 14:00 UTC to 06:00 UTC of the next day.
  expect(document.destinations[denver.id]?.hours).toBe(16);
  expect(document.destinations[idOf(9)]?.dtArrive).toBe('2027-05-12');
});

test('an arrival before the departure, a day without a time and a rental car are no duration', () => {
  const rough = trip().destinations[denver.id]?.hours;
  const hours = (fields: Fields) =>
    booked(trip(), 81, { ...toMoab, ...fields }).destinations[denver.id]?.hours;

  expect(hours({ start: '2027-05-10T12:00', end: '2027-05-10T09:00' })).toBe(rough);
  expect(hours({ start: '2027-05-10', end: '2027-05-10' })).toBe(rough);
  expect(hours({ kind: 'rental', start: '2027-05-10T08:00', end: '2027-05-10T18:00' })).toBe(rough);
});

test('a booking counts under the category of its kind, unless it is canceled', () => {
  let document = booked(trip(), 81, { ...toMoab, costEst: 120 });
  document = booked(document, 82, { kind: 'lodging', destid: moab.id, costAct: 300, currency: 'USD' });
  document = booked(document, 83, { kind: 'activity', status: 'canceled', costEst: 999 });

  expect(totalsOf(document).costs).toEqual([{ currency: 'USD', costEst: 120, costAct: 300 }]);
});
