import type { TripBooking } from '@wayfold/contract/trip/booking';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import {
  type BookingForm,
  bookingAdd,
  bookingErrors,
  bookingForm,
  bookingSet,
  endForm,
  transportFor,
} from './booking-form';
import { kindsFor, newBooking } from './new-booking';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const LOS_ANGELES = id(1);
const TOKYO = id(2);
const AT_LOS_ANGELES: [number, number] = [-118.24, 34.05];
const AT_TOKYO: [number, number] = [139.69, 35.69];
const STOPS = {
  start: { zone: 'America/Los_Angeles', name: 'Los Angeles', coords: AT_LOS_ANGELES },
  end: { zone: 'Asia/Tokyo', name: 'Tokyo', coords: AT_TOKYO },
};

function trip(): TripDocument {
  const empty = emptyDocument({ id: id(0), currency: 'USD', startDate: '2027-05-08', name: 'Pacific loop' });
  const stops = [
    { id: LOS_ANGELES, nights: 2, ...STOPS.start },
    { id: TOKYO, nights: 3, ...STOPS.end },
  ];
  return stops.reduce((document, { id: stop, zone, ...fields }) => {
    const add = { ...fields, timezone: zone, transport: 'Train' as const };
    return applyEdit(document, { kind: 'destination.add', id: stop, fields: add }).document;
  }, empty);
}

function blank(): BookingForm {
  const fresh = newBooking(trip(), { at: 'leg', fromDest: LOS_ANGELES, toDest: TOKYO });
  if (!fresh) throw new Error('The leg is gone.');
  return fresh.form;
}

const NAMED = { fromDest: LOS_ANGELES, toDest: TOKYO, destid: null, eventId: null };

function added(form: BookingForm): { document: TripDocument; booking: TripBooking } {
  const { document } = applyEdit(trip(), bookingAdd(id(81), form, NAMED, STOPS));
  const booking = document.bookings[id(81)];
  if (!booking) throw new Error('Nothing was added.');
  return { document, booking };
}

test('a new booking starts with the days and the transport of its leg', () => {
  const form = blank();

  expect(form).toMatchObject({ kind: 'train', status: 'booked', from: { day: '2027-05-10', time: '' } });
});

test('a connection starts where, and on the day, the part before it ends', () => {
  const haneda = { name: 'Haneda Airport', code: 'HND', coords: null, zone: 'Asia/Tokyo' };
  const to = endForm(haneda, '2027-05-11T15:10');
  const { document } = added({ ...blank(), kind: 'flight', provider: 'Pacifica', code: 'K7QX2M', to });

  const next = newBooking(document, { at: 'leg', fromDest: LOS_ANGELES, toDest: TOKYO });

  expect(next?.form).toMatchObject({
    ...{ kind: 'flight', provider: 'Pacifica', number: '', code: 'K7QX2M' },
    from: { place: 'Haneda Airport', code: 'HND', day: '2027-05-11', time: '' },
    to: { place: '', day: '2027-05-11' },
  });
});

test('a saved form reads back as it was, and saving it again changes nothing', () => {
  const form = {
    ...blank(),
    from: { ...blank().from, place: 'Union Station', time: '22:15' },
    to: { ...blank().to, zone: 'Asia/Seoul', day: '2027-05-12', time: '07:00' },
    cancelDay: '2027-05-01',
    link: 'example.com/ticket',
  };
  const { booking } = added(form);

  expect(booking).toMatchObject({
    from: { name: 'Union Station', coords: null, zone: 'America/Los_Angeles' },
    // The destination itself, which may be removed later.
    to: { name: 'Tokyo', coords: AT_TOKYO, zone: 'Asia/Seoul' },
    ...{ start: '2027-05-10T22:15', end: '2027-05-12T07:00' },
    ...{ cancelBy: '2027-05-01', cancelZone: 'America/Los_Angeles', url: 'https://example.com/ticket' },
  });
  const again = bookingForm(booking);
  expect(bookingSet(id(81), again, again, STOPS)).toBe(null);
  expect(bookingSet(id(81), again, { ...again, seats: '34A' }, STOPS)).toEqual({
    ...{ kind: 'booking.set', id: id(81), fields: { seats: '34A' } },
  });
});

test('a code of 10,000 letters is cut to what a booking can hold', () => {
  const { booking } = added({ ...blank(), code: 'K'.repeat(10_000) });

  expect(booking.code).toHaveLength(200);
});

test.each([
  [
    'lands before it leaves',
    { from: '11:25', to: '23:00', toDay: '2027-05-10' },
    { endTime: 'arrivesEarly' },
  ],
  ['lands on the next day there', { from: '11:25', to: '15:10', toDay: '2027-05-11' }, {}],
])('a flight that %s', (_case, { from, to, toDay }, errors) => {
  const form = blank();

  const found = bookingErrors(
    { ...form, from: { ...form.from, time: from }, to: { ...form.to, time: to, day: toDay } },
    STOPS,
  );

  expect(found).toEqual(errors);
});

test('an unknown zone, a time without its day and a wrong link are errors of their fields', () => {
  const form = blank();

  const found = bookingErrors(
    {
      ...form,
      from: { ...form.from, zone: 'Mars/Olympus_Mons', day: null, time: '08:00' },
      ...{ cancelTime: '12:00', link: 'javascript:alert(1)' },
    },
    STOPS,
  );

  expect(found).toEqual({
    ...{ fromZone: 'zoneUnknown', startTime: 'timeNeedsDay', cancelTime: 'timeNeedsDay', link: 'linkWrong' },
  });
});

test('a booking changes the transport of its leg, unless it can be part of it', () => {
  expect(transportFor('flight', 'MyVehicle')).toBe('Flight');
  expect(transportFor('flight', 'Flight')).toBe(null);
  expect(transportFor('ferry', 'MyVehicle')).toBe(null);
  expect(transportFor('lodging', 'MyVehicle')).toBe(null);
});

test('lodging stays lodging, and a journey that is a plan keeps its kind', () => {
  expect(kindsFor({ kind: 'lodging', eventId: null })).toEqual(['lodging']);
  expect(kindsFor({ kind: 'train', eventId: id(20) })).toEqual(['train']);
  expect(kindsFor({ kind: 'table', eventId: id(20) })).toEqual(['table', 'activity']);
  expect(kindsFor({ kind: 'train', eventId: null })).toContain('ferry');
});
