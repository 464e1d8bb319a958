import type { TripBooking } from '@wayfold/contract/trip/booking';
import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { pageJourneys } from './page-journeys';
import { tripPage } from './trip-page';
import { tripView } from './trip-view';

const { denver, moab, page } = STOPS;
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
const toMoab = { fromDest: denver.id, toDest: moab.id };
const end = (name: string, code: string | null) => ({ name, code, coords: null, zone: 'America/Denver' });

function booked(document: TripDocument, fields: Partial<Omit<TripBooking, 'id'>>): TripDocument {
  const id = idOf(80 + Object.keys(document.bookings).length);
  const whole = { kind: 'flight' as const, status: 'booked' as const, ...fields };
  return edited(document, { kind: 'booking.add', id, fields: whole });
}

test('a leg says what is booked on it: who, from where and when, to where and when', () => {
  const document = booked(
    booked(trip(), {
      ...{ ...toMoab, provider: 'Air Canyon', number: 'AC 71', code: 'QX7RTZ', seats: '12A' },
      ...{ from: end('Denver International', 'DEN'), start: '2027-05-10T22:30' },
      ...{ to: end('Canyonlands', null), end: '2027-05-11T00:25' },
    }),
    { fromDest: moab.id, toDest: page.id, kind: 'bus', start: '2027-05-13', end: '2027-05-13' },
  );

  expect(pageJourneys(document, 'en-US')).toEqual({
    [denver.id]: [{ id: idOf(80), text: 'Air Canyon AC 71 · DEN 10:30 PM – Canyonlands 12:25 AM (+1)' }],
    [moab.id]: [{ id: idOf(81), text: 'Moab – Page' }],
  });
  expect(pageJourneys(document, 'de-DE')[denver.id]?.[0]?.text).toContain(
    'DEN 22:30 – Canyonlands 00:25 (+1)',
  );
});

test('what isn’t booked, rental cars, and the way from home and back stay out of it', () => {
  const document = [
    { ...toMoab, status: 'on_hold' as const },
    { ...toMoab, status: 'canceled' as const },
    { ...toMoab, kind: 'rental' as const },
    { fromDest: null, toDest: denver.id },
    { fromDest: page.id, toDest: null },
  ].reduce(booked, trip());

  expect(pageJourneys(document, 'en-US')).toEqual({});
});

test('a viewer sees the journey of a leg, unless one of its ends is hidden', () => {
  const document = booked(trip(), { ...toMoab, provider: 'Air Canyon', start: '2027-05-10T09:00' });
  const hidden = edited(document, { kind: 'destination.set', id: moab.id, fields: { display: false } });
  const shows = { costs: false, contact: false, pictures: false, notes: false };
  const seen = (shown: TripDocument) =>
    tripPage(tripView(shown, null, { who: 'viewer', shows }), { locale: 'en-US', unit: 'Miles', now: 0 })
      .journeys;

  expect(seen(document)[denver.id]).toMatchObject([{ text: 'Air Canyon · Denver 9:00 AM – Moab' }]);
  expect(seen(hidden)).toEqual({});
});
