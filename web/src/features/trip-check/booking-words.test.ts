import type { TripBooking } from '@wayfold/contract/trip/booking';
import { checkTrip } from '@wayfold/domain/check/trip-check';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, NOW, STOPS } from '@wayfold/domain/testing/trips';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { tripCheck } from '../../i18n/en/planner/trip-check';
import { tripFormat } from '../../trip-ui/trip-format';
import { isBookingFinding } from './booking-words';
import { findingText } from './finding-words';

const words = {
  t: createTranslator({ locale: 'en-US', messages: { tripCheck }, namespace: 'tripCheck' }),
  format: tripFormat('en-US', 'Miles'),
};
const { moab, springdale, page } = STOPS;
/** Moab May 10 to 13, Page to 14. */
const trip = makeTrip('2027-05-10', { moab: 3, page: 1 });
const toPage = { fromDest: moab.id, toDest: page.id };
const inMoab = { kind: 'lodging', destid: moab.id } as const;

type Fields = Partial<Omit<TripBooking, 'id'>>;

/** What the trip check says about a trip with these bookings. */
function said(bookings: readonly Fields[], now = NOW): string[] {
  const document = bookings.reduce<TripDocument>(
    (before, fields, index) =>
      edited(before, {
        kind: 'booking.add',
        id: idOf(80 + index),
        fields: { kind: 'flight', status: 'booked', ...fields },
      }),
    trip,
  );
  return checkTrip(document, now)
    .filter(isBookingFinding)
    .map((finding) => {
      const { sentence, cause, fixes } = findingText(finding, document, words);
      return [sentence, cause, ...fixes].join(' | ');
    });
}

test('a loose booking offers its leg and a plan', () => {
  const lost = { fromDest: springdale.id, toDest: page.id, provider: 'Air Canyon', number: 'AC 71' };

  expect(said([lost, { kind: 'activity' }])).toEqual([
    'Air Canyon AC 71 isn’t part of the trip anymore | Its destinations aren’t neighbors now, or were removed | ' +
      'Move it to Moab – Page | Keep it as a plan',
    'Activity isn’t part of the trip anymore | Its plan was removed | Keep it as a plan',
  ]);
});

test('times that don’t fit name both bookings and the places', () => {
  const change = { name: 'Kanab', code: null, coords: null, zone: 'America/Denver' };
  const first = {
    ...toPage,
    to: change,
    number: 'AC 71',
    start: '2027-05-13T08:00',
    end: '2027-05-13T10:00',
  };

  expect(said([{ ...toPage, number: 'AC 70', start: '2027-05-13T08:00', end: '2027-05-13T07:00' }])).toEqual([
    'AC 70 ends before it starts | From May 13, 8:00 AM to May 13, 7:00 AM, in local time | End it on May 14',
  ]);
  expect(
    said([
      first,
      { ...first, from: change, number: 'AC 72', start: '2027-05-13T10:20', end: '2027-05-13T12:00' },
    ]),
  ).toEqual([
    'Only 20 min to change from AC 71 to AC 72 | You arrive at 10:00 AM and leave at 10:20 AM; the usual minimum is 45 min',
  ]);
  expect(
    said([first, { ...toPage, kind: 'train', start: '2027-05-13T09:00', end: '2027-05-13T12:00' }]),
  ).toEqual(['AC 71 and Train are booked for the same time | Both on Thu, May 13 from 9:00 AM to 10:00 AM']);
  expect(said([{ ...first, status: 'on_hold', start: '2027-05-12T08:00', end: '2027-05-12T10:00' }])).toEqual(
    [
      'AC 71 leaves on May 12, and you leave Moab on May 13 | The booking and the trip have different days | ' +
        'Make it 2 nights in Moab',
    ],
  );
});

test('lodging that doesn’t fit its stay says how', () => {
  const inn = { ...inMoab, provider: 'Inn' };

  expect(said([{ ...inn, start: '2027-05-10', end: '2027-05-15' }])).toEqual([
    'Inn is for May 10 – 15, and you’re in Moab May 10 – 13 | The booked nights don’t match the stay | ' +
      'Make it 5 nights in Moab',
  ]);
  expect(said([{ ...inn, start: '2027-05-09' }])).toEqual([
    'Inn starts on May 9, and you’re in Moab May 10 – 13 | The booked nights don’t match the stay',
  ]);
  expect(
    said([
      { ...inn, start: '2027-05-10', end: '2027-05-13' },
      { ...inMoab, start: '2027-05-12', end: '2027-05-13' },
    ]),
  ).toEqual(['Inn and Stay are both for the night of May 12 | Only one is needed, unless you travel apart']);
  const night = { fromDest: null, toDest: moab.id, start: '2027-05-10T20:00', end: '2027-05-10T23:40' };
  expect(said([{ ...inn, start: '2027-05-10', end: '2027-05-13' }, night])).toEqual([
    'You arrive at 11:40 PM; tell Inn that you’ll be late | Many front desks close at 11 PM',
  ]);
});

test('deadlines and cars say what is to be done', () => {
  const inn = {
    ...inMoab,
    provider: 'Inn',
    start: '2027-05-10',
    end: '2027-05-13',
    cancelBy: '2027-01-03T18:00',
  };

  expect(said([inn])).toEqual([
    'Inn can be canceled for free until Jan 3, 6:00 PM | The deadline is less than a week away',
  ]);
  expect(said([{ ...inn, status: 'on_hold' }], NOW + 10_000)).toEqual([
    'The hold on Inn ended on Jan 3, 6:00 PM | It isn’t booked yet | Mark as booked | Mark as canceled',
  ]);
  const car = { ...toPage, kind: 'rental' as const };
  expect(
    said([
      { ...car, start: '2027-05-13T09:00', end: '2027-05-14T09:00' },
      { ...car, provider: 'Rent', start: '2027-05-13T19:00' },
    ]),
  ).toEqual([
    'Rental car and Rent are rented at the same time | The second car is picked up on May 13, before the first is returned',
    'Rent has no drop-off | Picked up on May 13',
  ]);
});
