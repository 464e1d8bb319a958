import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { calendarEntries } from './calendar-model';
import { dayEntries, plansWithoutTime } from './day/day-entries';

const { denver, moab, page } = STOPS;
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
const toMoab = { fromDest: denver.id, toDest: moab.id };

function booked(document: TripDocument, fields: Partial<Omit<TripBooking, 'id'>>): TripDocument {
  const id = idOf(80 + Object.keys(document.bookings).length);
  const whole = { kind: 'train' as const, status: 'booked' as const, ...fields };
  return edited(document, { kind: 'booking.add', id, fields: whole });
}

function journeysOf(document: TripDocument) {
  return calendarEntries(document).flatMap((entry) => (entry.kind === 'journey' ? [entry] : []));
}

test('a night train is drawn on both of its days instead of the leg', () => {
  const document = booked(trip(), {
    ...toMoab,
    ...{ provider: 'Night Lines', number: 'NL 466', start: '2027-05-10T21:25', end: '2027-05-11T08:35' },
  });

  const entries = calendarEntries(document);

  expect(entries.filter(({ kind }) => kind === 'leg')).toMatchObject([{ id: moab.id }]);
  expect(journeysOf(document)).toMatchObject([
    { carrier: 'Night Lines NL 466', toName: 'Moab', arrives: { time: '08:35', days: 1 }, colorIndex: 0 },
  ]);
  expect(dayEntries(entries, '2027-05-10').at(-1)).toMatchObject({ start: 21 * 60 + 25, end: 24 * 60 });
  expect(dayEntries(entries, '2027-05-11')[0]).toMatchObject({ start: 0, end: 8 * 60 + 35 });
});

test('who arrives earlier by the clock is drawn for an hour, with the arrival in words', () => {
  const document = booked(trip(), {
    ...toMoab,
    kind: 'flight',
    start: '2027-05-10T23:30',
    end: '2027-05-10T00:25',
  });

  expect(journeysOf(document)).toMatchObject([
    { start: '2027-05-10T23:30', end: '2027-05-11T00:30', arrives: { time: '00:25', days: 0 } },
  ]);
});

test('canceled and unbooked journeys, and rental cars, leave the leg as it is', () => {
  const times = { ...toMoab, start: '2027-05-10T09:00', end: '2027-05-10T12:00' };
  const document = [
    { ...times, status: 'canceled' as const },
    { ...times, status: 'not_booked' as const },
    { ...times, kind: 'rental' as const },
    { ...toMoab, start: '2027-05-10' },
  ].reduce(booked, trip());

  expect(journeysOf(document)).toEqual([]);
  expect(calendarEntries(document).filter(({ kind }) => kind === 'leg')).toHaveLength(2);
});

test('journeys from home and back are drawn, too', () => {
  const from = { fromDest: null, toDest: denver.id, start: '2027-05-08T07:00', end: '2027-05-08T09:00' };
  const back = { fromDest: page.id, toDest: null, start: '2027-05-14T18:00', end: '2027-05-14T20:00' };
  const document = booked(booked(trip(), from), back);

  expect(journeysOf(document).map(({ toName, colorIndex }) => [toName, colorIndex])).toEqual([
    ['Denver', 0],
    [null, 2],
  ]);
});

test('lodging is a row of its nights, up to the departure if it has no check-out', () => {
  const document = booked(trip(), {
    kind: 'lodging',
    destid: moab.id,
    provider: 'Inn',
    start: '2027-05-10T15:00',
  });
  const entries = calendarEntries(document);

  expect(entries[0]).toMatchObject({ kind: 'lodging', name: 'Inn', end: '2027-05-13', time: '15:00' });
  expect(plansWithoutTime(entries, '2027-05-12')).toHaveLength(1);
  expect(plansWithoutTime(entries, '2027-05-13')).toEqual([]);
});
