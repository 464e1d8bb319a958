import type { TripBooking } from '@wayfold/contract/trip/booking';
import { BOOKING_KINDS, BOOKING_STATUSES } from '@wayfold/contract/trip/booking-kinds';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { revert } from '../changes/undo';
import type { TripDocument } from '../document/trip-document';
import { datesOf, edited, idOf, makeTrip, NOW, STOPS } from '../testing/trips';
import { standingOf } from '../travel/journeys';
import type { Finding, FindingKind } from './findings';
import { checkTrip } from './trip-check';

vi.setConfig({ testTimeout: 60_000 });

const { denver, moab, springdale, page } = STOPS;
/** Denver May 8 to 10, Moab to 13, Page to 14. */
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
type Fields = Partial<Omit<TripBooking, 'id'>>;

function booked(document: TripDocument, number: number, fields: Fields): TripDocument {
  const whole = { kind: 'flight' as const, status: 'booked' as const, ...fields };
  return edited(document, { kind: 'booking.add', id: idOf(number), fields: whole });
}

function found<K extends FindingKind>(document: TripDocument, kind: K, now = NOW) {
  return checkTrip(document, now).filter(
    (finding): finding is Finding & { kind: K } => finding.kind === kind,
  );
}

/** Applies a fix and expects it to resolve its finding as one undoable change. */
function fixed(document: TripDocument, finding: Finding | undefined, which = 0, now = NOW): TripDocument {
  const fix = finding?.fixes[which];
  if (!fix) throw new Error('There is nothing to fix.');
  const { document: after, inverse } = applyEdit(document, fix);
  expect(checkTrip(after, now).map(({ id }) => id)).not.toContain(finding.id);
  expect(revert(after, inverse, 'undo', { maxDestinations: null }).document).toEqual(document);
  return after;
}

const toMoab = { fromDest: denver.id, toDest: moab.id };
const end = (name: string, code: string | null = null) => ({
  ...{ name, code, coords: null },
  zone: 'America/Denver',
});
const lodging = (fields: Fields) => ({
  kind: 'lodging' as const,
  destid: moab.id,
  provider: 'Inn',
  ...fields,
});

test('a loose flight can go back to the leg where it fits, or stay as a plan with its code', () => {
  let document = booked(trip(), 81, {
    ...toMoab,
    ...{ provider: 'Air Canyon', number: 'AC 71', code: 'QX7RTZ', from: end('Denver'), to: end('Moab') },
    ...{ start: '2027-05-10T09:00', end: '2027-05-10T10:30' },
  });
  document = edited(document, { kind: 'destination.remove', id: moab.id });

  const [finding, ...others] = found(document, 'booking-loose');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    severity: 'decide',
    data: { lacks: 'leg' },
    rows: [{ name: 'Air Canyon AC 71' }],
  });
  const back = fixed(document, finding, 0);
  expect(back.bookings[idOf(81)]).toMatchObject({ fromDest: denver.id, toDest: page.id, code: 'QX7RTZ' });

  const plan = fixed(document, finding, 1);
  expect(Object.values(plan.events)).toMatchObject([
    { name: 'Air Canyon AC 71', category: 'Transport', start: '2027-05-10T09:00', end: '2027-05-10T10:30' },
  ]);
  expect(standingOf(plan).events.get(idOf(81))).toMatchObject([{ code: 'QX7RTZ', number: 'AC 71' }]);
});

test('a loose hotel goes where one is that night, and a loose table becomes a plan', () => {
  const hotel = lodging({ destid: springdale.id, start: '2027-05-11T15:00', end: '2027-05-12T10:00' });
  const document = booked(booked(trip(), 81, hotel), 82, { kind: 'table', provider: 'Bistro', number: null });

  const [stay, table] = found(document, 'booking-loose');
  expect(fixed(document, stay, 0).bookings[idOf(81)]?.destid).toBe(moab.id);
  expect(table?.fixes).toHaveLength(1);
  expect(Object.values(fixed(document, table).events)).toMatchObject([{ name: 'Bistro', category: 'Food' }]);
});

test('canceled bookings, and a rental car kept over several legs, aren’t loose', () => {
  const far = { fromDest: denver.id, toDest: page.id };
  let document = booked(trip(), 81, { ...far, status: 'canceled' });
  document = booked(document, 82, { ...far, kind: 'rental', start: '2027-05-10', end: '2027-05-13' });

  expect(found(document, 'booking-loose')).toEqual([]);
});

test('arriving before leaving can’t work, and may be a day later', () => {
  const document = booked(trip(), 81, { ...toMoab, start: '2027-05-10T22:10', end: '2027-05-10T06:30' });

  const [finding] = found(document, 'booking-backward');
  expect(finding?.data).toEqual({ start: '2027-05-10T22:10', end: '2027-05-10T06:30' });
  expect(fixed(document, finding).bookings[idOf(81)]?.end).toBe('2027-05-11T06:30');
});

test('arriving the day before by the calendar is fine over the date line', () => {
  const document = booked(trip(), 81, {
    ...toMoab,
    ...{ from: { ...end('Apia'), zone: 'Pacific/Apia' }, start: '2027-05-10T23:50' },
    ...{ to: { ...end('Honolulu'), zone: 'Pacific/Honolulu' }, end: '2027-05-10T05:30' },
  });

  expect(found(document, 'booking-backward')).toEqual([]);
});

test.each([
  ['flight', 'flight', null, null, 44, 45],
  ['flight', 'flight', 'US', 'FR', 59, 60],
  ['train', 'flight', null, null, 59, 60],
  ['flight', 'train', null, null, 29, 30],
  ['train', 'train', null, null, 9, 10],
  ['bus', 'ferry', null, null, 44, 45],
  ['ferry', 'bus', null, null, 19, 20],
] as const)('changing from %s to %s between %s and %s in %i minutes is short of %i', (...row) => {
  const [first, second, from, to, minutes, least] = row;
  const change = (gap: number) => {
    let document = edited(
      trip(),
      { kind: 'destination.set', id: denver.id, fields: { country: from } },
      { kind: 'destination.set', id: moab.id, fields: { country: to } },
    );
    const leave = `2027-05-10T10:${String(gap).padStart(2, '0')}`.replace('10:60', '11:00');
    document = booked(document, 81, {
      ...toMoab,
      kind: first,
      start: '2027-05-10T08:00',
      end: '2027-05-10T10:00',
    });
    return booked(document, 82, { ...toMoab, kind: second, start: leave, end: '2027-05-10T15:00' });
  };

  expect(found(change(minutes), 'connection-short')).toMatchObject([
    { severity: 'decide', data: { seconds: minutes * 60, leastSeconds: least * 60 } },
  ]);
  expect(found(change(least), 'connection-short')).toEqual([]);
});

test('changing airports takes three hours, and a transfer waits', () => {
  let document = booked(trip(), 81, {
    ...toMoab,
    ...{ start: '2027-05-10T08:00', end: '2027-05-10T10:00', to: end('Haneda', 'HND') },
  });
  document = booked(document, 82, {
    ...toMoab,
    ...{ start: '2027-05-10T12:00', end: '2027-05-10T14:00', from: end('Narita', 'NRT') },
  });
  document = booked(document, 83, {
    ...toMoab,
    ...{ kind: 'transfer', start: '2027-05-10T14:00', end: '2027-05-10T14:40' },
  });

  expect(found(document, 'connection-short')).toMatchObject([{ data: { leastSeconds: 3 * 3_600 } }]);
});

test('a train that leaves before the flight lands can’t be caught; two seats on one flight are no overlap', () => {
  const flight = { ...toMoab, number: 'AC 71', start: '2027-05-10T08:00', end: '2027-05-10T10:00' };
  let document = booked(booked(trip(), 81, flight), 82, flight);
  expect(found(document, 'bookings-overlap')).toEqual([]);

  document = booked(document, 83, {
    ...toMoab,
    kind: 'train',
    start: '2027-05-10T09:30',
    end: '2027-05-10T12:00',
  });
  expect(found(document, 'bookings-overlap')).toMatchObject([
    { severity: 'cannot', data: { from: '2027-05-10T09:30', to: '2027-05-10T10:00' } },
  ]);
});

test('a flight on hold for another day than planned says so, and staying longer fits', () => {
  const document = booked(trip(), 81, {
    ...toMoab,
    ...{ status: 'on_hold', start: '2027-05-12T09:00', end: '2027-05-12T10:00' },
  });

  const [finding] = found(document, 'booking-off-day');
  expect(finding?.data).toEqual({ date: '2027-05-12', planned: '2027-05-10', which: 'leave' });
  expect(datesOf(fixed(document, finding))[0]).toBe('Denver 05-08 to 05-12');
});

test('a night train that leaves after the stay leaves a gap of the nights before it', () => {
  const document = booked(trip(), 81, {
    ...toMoab,
    ...{ kind: 'train', start: '2027-05-11T21:25', end: '2027-05-12T08:35' },
  });

  const [gap] = found(document, 'arrival-gap');
  expect(gap?.data).toMatchObject({ nights: 1, depart: '2027-05-10', arrive: '2027-05-12' });
  const longer = fixed(document, gap);
  expect(datesOf(longer).slice(0, 2)).toEqual(['Denver 05-08 to 05-11', 'Moab 05-12 to 05-15']);
  expect(checkTrip(longer, NOW).filter(({ severity }) => severity === 'cannot')).toEqual([]);
});

test('a stay that goes on after a booked flight clashes, and ends when it leaves', () => {
  let document = booked(trip(), 81, { ...toMoab, start: '2027-05-10T22:00', end: '2027-05-11T06:30' });
  document = edited(document, { kind: 'destination.set', id: denver.id, fields: { nights: 5 } });

  const [clash] = found(document, 'arrival-clash');
  expect(found(document, 'booking-off-day')).toEqual([]);
  expect(datesOf(fixed(document, clash))[0]).toBe('Denver 05-08 to 05-10');
});

test('a flight from home on another day moves the start of the trip', () => {
  const document = booked(trip(), 81, {
    ...{ fromDest: null, toDest: denver.id },
    ...{ start: '2027-05-09T08:00', end: '2027-05-09T12:00' },
  });

  const [finding] = found(document, 'booking-off-day');
  expect(finding?.data).toMatchObject({ which: 'arrive', planned: '2027-05-08' });
  expect(fixed(document, finding).trip.startDate).toBe('2027-05-09');
});

test('a hotel before the arrival, or after the departure, doesn’t fit its nights', () => {
  const early = booked(trip(), 81, lodging({ start: '2027-05-09T15:00', end: '2027-05-12T10:00' }));
  const long = booked(trip(), 81, lodging({ start: '2027-05-10T15:00', end: '2027-05-15T10:00' }));
  const draft = booked(trip(), 81, lodging({ status: 'not_booked', start: '2027-05-08', end: '2027-05-10' }));

  expect(found(early, 'stay-outside')).toMatchObject([
    { data: { from: '2027-05-09', to: '2027-05-12', arrive: '2027-05-10', depart: '2027-05-13' }, fixes: [] },
  ]);
  expect(datesOf(fixed(long, found(long, 'stay-outside')[0]))[1]).toBe('Moab 05-10 to 05-15');
  expect(fixed(draft, found(draft, 'stay-outside')[0]).bookings[idOf(81)]).toMatchObject({
    start: '2027-05-10',
    end: '2027-05-12',
  });
});

test('arriving at 1 AM, the hotel is booked from the day before, and should know', () => {
  let document = booked(trip(), 81, { ...toMoab, start: '2027-05-10T22:00', end: '2027-05-11T01:00' });
  document = booked(document, 82, lodging({ start: '2027-05-10T15:00', end: '2027-05-14T10:00' }));

  expect(found(document, 'stay-outside')).toEqual([]);
  expect(found(document, 'late-arrival')).toMatchObject([{ data: { arrive: '2027-05-11T01:00' } }]);
});

test('two hotels for one night need a decision, two rooms in one hotel don’t', () => {
  const first = lodging({ start: '2027-05-10', end: '2027-05-12' });
  const document = booked(booked(trip(), 81, first), 82, first);

  expect(found(document, 'stays-overlap')).toEqual([]);
  const other = lodging({ provider: 'Lodge', start: '2027-05-11', end: '2027-05-13' });
  expect(found(booked(document, 83, other), 'stays-overlap')).toMatchObject([
    { data: { date: '2027-05-11' } },
  ]);
});

test('nights with booked lodging have a stay, others don’t', () => {
  const document = booked(trip(), 81, lodging({ start: '2027-05-10T15:00', end: '2027-05-12T10:00' }));
  const openAt = (id: string) =>
    found(document, 'no-stay').find(({ rows }) => rows[0]?.id === id)?.data.dates;

  expect(openAt(moab.id)).toEqual(['2027-05-12']);
  expect(openAt(page.id)).toEqual(['2027-05-13']);
});

test('a deadline to cancel counts a week before, in its own zone, and a hold that is over still does', () => {
  const by = { cancelBy: '2027-05-01T18:00', cancelZone: 'America/Denver' };
  const document = booked(trip(), 81, lodging({ ...by, start: '2027-05-10', end: '2027-05-13' }));
  const held = edited(document, { kind: 'booking.set', id: idOf(81), fields: { status: 'on_hold' } });
  const at = (moment: string) => Date.parse(moment) / 60_000;

  expect(found(document, 'cancel-by', at('2027-04-24T23:59Z'))).toEqual([]);
  expect(found(document, 'cancel-by', at('2027-04-25T00:00Z'))).toMatchObject([
    { data: { isOver: false }, fixes: [] },
  ]);
  expect(found(document, 'cancel-by', at('2027-05-02T00:00Z'))).toEqual([]);
  const [over] = found(held, 'cancel-by', at('2027-05-02T00:00Z'));
  expect(over?.data.isOver).toBe(true);
  for (const which of [0, 1]) fixed(held, over, which, at('2027-05-02T00:00Z'));
});

test('a car is picked up once, and returned', () => {
  const car = { kind: 'rental' as const, ...toMoab };
  let document = booked(trip(), 81, { ...car, start: '2027-05-10T09:00', end: '2027-05-13T09:00' });
  document = booked(document, 82, { ...car, start: '2027-05-12T09:00' });

  expect(found(document, 'car-twice')).toMatchObject([{ data: { date: '2027-05-12' } }]);
  expect(found(document, 'car-not-returned')).toMatchObject([{ rows: [{ id: idOf(82) }] }]);
});

const anyBooking = fc.record({
  kind: fc.constantFrom(...BOOKING_KINDS),
  status: fc.constantFrom(...BOOKING_STATUSES),
  fromDest: fc.constantFrom(denver.id, moab.id, page.id, idOf(99), null),
  toDest: fc.constantFrom(denver.id, moab.id, page.id, idOf(99), null),
  destid: fc.constantFrom(denver.id, moab.id, page.id, idOf(99), null),
  start: fc.option(moments(), { nil: null }),
  end: fc.option(moments(), { nil: null }),
  cancelBy: fc.option(moments(), { nil: null }),
  from: fc.constantFrom(null, { ...end('Kiritimati'), zone: 'Pacific/Kiritimati' }),
  to: fc.constantFrom(null, { ...end('Pago Pago'), zone: 'Pacific/Pago_Pago' }),
});

function moments() {
  return fc
    .tuple(fc.integer({ min: 7, max: 16 }), fc.constantFrom('', 'T00:30', 'T09:00', 'T15:00', 'T23:30'))
    .map(([day, time]) => `2027-05-${String(day).padStart(2, '0')}${time}`);
}

test('for any bookings, a fix resolves its finding, and what is found depends on nothing else', () => {
  const now = Date.parse('2027-05-10T00:00:00Z') / 60_000;
  fc.assert(
    fc.property(fc.array(anyBooking, { minLength: 1, maxLength: 12 }), (bookings) => {
      const document = bookings.reduce(
        (before, fields, index) => booked(before, 100 + index, fields),
        trip(),
      );
      const shuffled = {
        ...document,
        bookings: Object.fromEntries(Object.entries(document.bookings).reverse()),
      };

      const findings = checkTrip(document, now);

      expect(checkTrip(shuffled, now)).toEqual(findings);
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      for (const finding of findings) {
        if (finding.rows.every((row) => row.in !== 'bookings')) continue;
        finding.fixes.forEach((_, which) => void fixed(document, finding, which, now));
      }
    }),
    { numRuns: 60 },
  );
});

test('200 bookings at the same time are checked quickly, and found once each', () => {
  let document = trip();
  for (let index = 0; index < 200; index += 1) {
    document = booked(document, 100 + index, {
      ...toMoab,
      ...{ number: `AC ${index}`, start: '2027-05-10T09:00', end: '2027-05-10T10:30' },
    });
  }
  checkTrip(document, NOW);

  const started = performance.now();
  const findings = checkTrip(document, NOW);

  expect(performance.now() - started).toBeLessThan(1_000);
  expect(findings.length).toBeLessThan(220);
});
