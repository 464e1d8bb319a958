import type { TripBooking } from '@wayfold/contract/trip/booking';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { instantOf } from '../calendar/zones';
import type { TripDocument } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { icsOf } from './write/write-ics';

const { denver, moab } = STOPS;
const trip = () => makeTrip('2027-03-10', { denver: 2, moab: 3 });
const stamp = '2027-01-02T03:04:05.678Z';

type Fields = Partial<Omit<TripBooking, 'id'>>;

function booked(document: TripDocument, fields: Fields): TripDocument {
  const id = idOf(80 + Object.keys(document.bookings).length);
  const whole = { kind: 'flight' as const, status: 'booked' as const, ...fields };
  return edited(document, { kind: 'booking.add', id, fields: whole });
}

const end = (name: string, zone: string, code: string | null = null) => ({ name, code, coords: null, zone });

function fileOf(document: TripDocument): string {
  return icsOf(tripView(document, null, { who: 'recipient' }), { stamp }) ?? '';
}

/** The entries of the bookings, as another program reads them with the zones in the file. */
function entriesOf(document: TripDocument) {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(document)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar
    .getAllSubcomponents('vevent')
    .filter((part) => part.hasProperty('status'))
    .map((part) => new ICAL.Event(part));
}

test.each([
  [
    'Los Angeles',
    'America/Los_Angeles',
    '2027-03-12T22:30',
    'Sydney',
    'Australia/Sydney',
    '2027-03-14T08:30',
  ],
  ['Apia', 'Pacific/Apia', '2027-03-12T23:50', 'Pago Pago', 'Pacific/Pago_Pago', '2027-03-12T00:25'],
  [
    'Kiritimati',
    'Pacific/Kiritimati',
    '2027-03-12T09:00',
    'Honolulu',
    'Pacific/Honolulu',
    '2027-03-11T12:00',
  ],
  ['Vienna', 'Europe/Vienna', '2027-03-27T21:25', 'Venice', 'Europe/Rome', '2027-03-28T08:35'],
  ['Kathmandu', 'Asia/Kathmandu', '2027-03-12T10:00', 'Delhi', 'Asia/Kolkata', '2027-03-12T11:30'],
])('%s (%s, %s) to %s (%s, %s) is at the right instants', (...row) => {
  const [from, leaveZone, start, to, arriveZone, arrive] = row;
  const [entry] = entriesOf(
    booked(trip(), {
      ...{ from: end(from, leaveZone), to: end(to, arriveZone), start, end: arrive },
      ...{ provider: 'Air Canyon', number: 'AC 71' },
    }),
  );

  expect(entry?.startDate.toUnixTime()).toBe(instantOf(start, leaveZone) * 60);
  expect(entry?.endDate.toUnixTime()).toBe(instantOf(arrive, arriveZone) * 60);
  expect(entry?.startDate.toString()).toBe(`${start}:00`);
  expect(entry?.summary).toBe(`Air Canyon AC 71, ${from} – ${to}`);
  expect(entry?.location).toBe(from);
});

test('lodging is whole days from check-in to check-out, with its hours in words', () => {
  const inMoab = { kind: 'lodging' as const, provider: 'Inn', destid: moab.id };
  const document = booked(booked(trip(), { ...inMoab, start: '2027-03-12T15:00', end: '2027-03-15T10:00' }), {
    ...inMoab,
    provider: 'Lodge',
    start: '2027-03-13',
  });

  const [inn, lodge] = entriesOf(document);

  expect(inn).toMatchObject({ summary: 'Inn', description: 'Check-in: 15:00\nCheck-out: 10:00' });
  expect([inn?.startDate.toString(), inn?.endDate.toString()]).toEqual(['2027-03-12', '2027-03-15']);
  expect([lodge?.startDate.toString(), lodge?.endDate.toString()]).toEqual(['2027-03-13', '2027-03-15']);
});

test('canceled bookings are left out, and what isn’t booked is tentative', () => {
  const toMoab = { fromDest: denver.id, toDest: moab.id, start: '2027-03-12T09:00', end: '2027-03-12T10:00' };
  const document = booked(booked(booked(trip(), toMoab), { ...toMoab, status: 'on_hold', kind: 'bus' }), {
    ...toMoab,
    status: 'canceled',
    provider: 'Air Gone',
  });

  expect(fileOf(document).match(/^STATUS:.*(?=\r)/gm)).toEqual(['STATUS:CONFIRMED', 'STATUS:TENTATIVE']);
  expect(entriesOf(document).map(({ summary }) => summary)).toEqual([
    'Flight, Denver – Moab',
    'Bus, Denver – Moab',
  ]);
  expect(fileOf(document)).not.toContain('Air Gone');
});

test('a table is there once: as its plan', () => {
  const planned = withEvent(trip(), idOf(20), { name: 'Desert Bistro', start: '2027-03-12T19:00' });
  const document = booked(planned, { kind: 'table', eventId: idOf(20), start: '2027-03-12T19:00' });

  expect(fileOf(document).match(/Desert Bistro|SUMMARY:Table/g)).toEqual(['Desert Bistro']);
});

test('an arrival before the departure leaves only the departure', () => {
  const document = booked(trip(), {
    ...{ fromDest: denver.id, toDest: moab.id },
    ...{ start: '2027-03-12T12:00', end: '2027-03-12T09:00' },
  });

  expect(fileOf(document)).toContain('DTSTART;TZID=America/Denver:20270312T120000');
  expect(fileOf(document)).not.toContain('DTEND;TZID');
});
