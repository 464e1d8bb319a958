import type { TripBooking } from '@wayfold/contract/trip/booking';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { legFacts } from '../changes/leg-facts';
import { previewChange } from '../changes/ripple';
import { revert } from '../changes/undo';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { standingOf } from './journeys';
import { fittingPlace, keepAsPlan } from './loose-bookings';

const { denver, moab, page, springdale } = STOPS;
const BOOKING = idOf(81);
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, springdale: 1, page: 1 });
const end = (name: string, coords: [number, number]) => ({ name, code: null, coords, zone: null });

function withBooking(fields: Partial<TripBooking>): TripDocument {
  const whole = { kind: 'train' as const, status: 'booked' as const, provider: 'Rio Grande', ...fields };
  return edited(trip(), { kind: 'booking.add', id: BOOKING, fields: whole });
}

function bookingOf(document: TripDocument): TripBooking {
  const booking = document.bookings[BOOKING];
  if (!booking) throw new Error('The trip has lost its booking.');
  return booking;
}

test('a journey fits the leg with the nearest ends', () => {
  const document = edited(
    withBooking({
      ...{ fromDest: moab.id, toDest: springdale.id },
      ...{ from: end('Green River', [-110.2, 39.0]), to: end('Page', [...page.coords]) },
    }),
    { kind: 'destination.remove', id: springdale.id },
  );

  const fits = fittingPlace(document, bookingOf(document));

  expect([fits?.from?.name, fits?.to.name]).toEqual(['Moab', 'Page']);
  expect(fits && standingOf(edited(document, fits.change)).loose).toEqual([]);
});

test('without places, the destinations it names and its days decide', () => {
  const document = edited(
    withBooking({ fromDest: denver.id, toDest: moab.id, start: '2027-05-11T09:00', end: '2027-05-11T15:00' }),
    { kind: 'destination.move', id: page.id, to: 2 },
  );

  const fits = fittingPlace(document, bookingOf(document));

  expect([fits?.from?.name, fits?.to.name]).toEqual(['Page', 'Moab']);
});

test('lodging fits the destination that is reached on its first day', () => {
  const document = edited(withBooking({ kind: 'lodging', destid: page.id, start: '2027-05-10' }), {
    kind: 'destination.remove',
    id: page.id,
  });

  expect(fittingPlace(document, bookingOf(document))?.to.name).toBe('Moab');
});

test('a booking that names no place and no day fits nowhere', () => {
  const document = withBooking({});

  expect(fittingPlace(document, bookingOf(document))).toBe(null);
});

test('kept as a plan, a journey stands at it, with its end by the clocks of its start', () => {
  const document = edited(
    withBooking({
      ...{ fromDest: denver.id, toDest: page.id },
      ...{ start: '2027-05-10T22:00', end: '2027-05-11T05:00' },
    }),
  );

  const change = keepAsPlan(document, bookingOf(document), { eventId: idOf(20), name: 'Train' });
  const { document: kept, inverse } = applyEdit(document, change ?? { kind: 'events.clear' });

  expect(kept.events[idOf(20)]).toMatchObject({
    ...{ name: 'Rio Grande', category: 'Transport', pinned: true },
    // Phoenix is an hour behind Denver in summer.
    ...{ start: '2027-05-10T22:00', end: '2027-05-11T06:00' },
  });
  expect(standingOf(kept).loose).toEqual([]);
  expect(standingOf(kept).events.get(idOf(20))).toHaveLength(1);
  expect(kept.bookings[BOOKING]?.provider).toBe('Rio Grande');

  const back = revert(kept, inverse, 'undo', { maxDestinations: null }).document;
  expect(standingOf(back).loose.map(({ id }) => id)).toEqual([BOOKING]);
});

test('a preview names the bookings that come loose', () => {
  const document = withBooking({ fromDest: denver.id, toDest: moab.id });
  const loosened = (change: Parameters<typeof previewChange>[1]) =>
    previewChange(document, change).loosened.map(({ id }) => id);

  expect(loosened({ kind: 'destination.move', id: page.id, to: 2 })).toEqual([BOOKING]);
  expect(loosened({ kind: 'destination.move', id: page.id, to: 3 })).toEqual([]);
});

test('a preview names what is booked for days that the trip no longer has', () => {
  const misdated = (fields: Partial<TripBooking>, nights: number) =>
    previewChange(withBooking(fields), { kind: 'destination.set', id: denver.id, fields: { nights } })
      .misdated;
  const train = { fromDest: denver.id, toDest: moab.id, start: '2027-05-10T08:00' };
  const hotel = { kind: 'lodging' as const, destid: moab.id, start: '2027-05-10', end: '2027-05-13' };

  expect(misdated(train, 3)).toHaveLength(1);
  expect(misdated(hotel, 3)).toHaveLength(1);
  expect(misdated(train, 2)).toEqual([]);
  expect(misdated({ ...train, status: 'on_hold' }, 3)).toEqual([]);
  // It was wrong before.
  expect(misdated({ ...train, start: '2027-05-09' }, 3)).toEqual([]);
});

test.each([
  ['booked', false],
  ['on_hold', false],
  ['not_booked', true],
  ['canceled', true],
] as const)('the duration of a leg whose journey is %s: about is %s', (status, isAbout) => {
  const document = withBooking({
    ...{ status, fromDest: denver.id, toDest: moab.id },
    ...{ start: '2027-05-10T08:00', end: '2027-05-10T15:30' },
  });
  const [from, to] = [document.destinations[denver.id], document.destinations[moab.id]];

  const facts = from && to && legFacts(from, to, document.bookings);

  expect(facts).toMatchObject({ kind: 'known', isAbout });
  expect(facts?.kind === 'known' && facts.hours === 7.5).toBe(!isAbout);
});
