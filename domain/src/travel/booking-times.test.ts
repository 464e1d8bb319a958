import type { TripBooking } from '@wayfold/contract/trip/booking';
import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { bookingZones, elapsedMinutes, endsTooEarly } from './booking-times';

const { denver, page } = STOPS;
const at = (moment: string, zone: string | null) => ({ at: moment, zone });

test('a flight over the date line lasts from instant to instant, in both directions', () => {
  const west = [at('2027-05-10T11:00', 'America/Los_Angeles'), at('2027-05-11T15:00', 'Asia/Tokyo')] as const;
  const east = [
    at('2027-05-20T20:00', 'Pacific/Auckland'),
    at('2027-05-20T06:00', 'Pacific/Honolulu'),
  ] as const;

  expect(elapsedMinutes(...west)).toBe(12 * 60);
  expect(elapsedMinutes(...east)).toBe(8 * 60);
  expect(endsTooEarly(...east)).toBe(false);
});

test('an overnight train on the night the clocks change lasts an hour less', () => {
  const ends = [at('2027-03-27T22:00', 'Europe/Vienna'), at('2027-03-28T08:00', 'Europe/Berlin')] as const;

  expect(elapsedMinutes(...ends)).toBe(9 * 60);
});

test('without a time of day, or with one zone only, nobody knows how long it takes', () => {
  expect(elapsedMinutes(at('2027-05-10', 'Asia/Tokyo'), at('2027-05-10T09:00', 'Asia/Tokyo'))).toBe(null);
  expect(elapsedMinutes(at('2027-05-10T08:00', null), at('2027-05-10T09:00', 'Asia/Tokyo'))).toBe(null);
});

test('an arrival before the departure is too early; a day before is not, if the zones differ', () => {
  const zones = ['Pacific/Auckland', 'Pacific/Honolulu'] as const;

  expect(endsTooEarly(at('2027-05-10T08:00', null), at('2027-05-10T07:59', null))).toBe(true);
  expect(endsTooEarly(at('2027-05-10', zones[0]), at('2027-05-09', zones[1]))).toBe(false);
  expect(endsTooEarly(at('2027-05-10', zones[0]), at('2027-05-08', zones[1]))).toBe(true);
  expect(endsTooEarly(at('2027-05-10', zones[0]), at('2027-05-09', zones[0]))).toBe(true);
});

test('times are in the zone of their own place, or else of the destination', () => {
  const add = (document: TripDocument, fields: Partial<TripBooking>) =>
    edited(document, { kind: 'booking.add', id: idOf(81), fields: { kind: 'flight', ...fields } });
  const trip = makeTrip('2027-05-08', { denver: 2, page: 1 });
  const zones = (fields: Partial<TripBooking>) => {
    const document = add(trip, fields);
    const booking = document.bookings[idOf(81)];
    return booking && bookingZones(booking, document);
  };
  const airport = { name: 'Haneda', code: 'HND', coords: null, zone: 'Asia/Tokyo' };

  expect(zones({ fromDest: denver.id, toDest: page.id })).toEqual({
    start: 'America/Denver',
    end: 'America/Phoenix',
  });
  expect(zones({ fromDest: denver.id, to: airport })).toEqual({ start: 'America/Denver', end: 'Asia/Tokyo' });
  expect(zones({ kind: 'lodging', destid: page.id })).toEqual({
    start: 'America/Phoenix',
    end: 'America/Phoenix',
  });
  expect(zones({ fromDest: null, toDest: null })).toEqual({ start: null, end: null });
});
