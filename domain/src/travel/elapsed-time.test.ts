import { expect, test } from 'vitest';
import { totalsOf } from '../document/totals';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';

const { denver } = STOPS;

/** A trip from one place to another with one booked journey between them. */
function tripBy(
  kind: 'flight' | 'train',
  [leaveZone, start]: readonly [string, string],
  [arriveZone, end]: readonly [string, string],
) {
  return edited(
    makeTrip(start.slice(0, 10), { denver: 0 }),
    { kind: 'destination.set', id: denver.id, fields: { timezone: leaveZone } },
    {
      kind: 'destination.add',
      id: idOf(9),
      fields: { name: 'There', coords: [151.2, -33.9], timezone: arriveZone, nights: 2 },
    },
    {
      kind: 'booking.add',
      id: idOf(80),
      fields: { kind, status: 'booked', fromDest: denver.id, toDest: idOf(9), start, end },
    },
  );
}

test.each([
  [
    'Los Angeles to Sydney, over the date line',
    'flight',
    15,
    '2027-05-12',
    [
      ['America/Los_Angeles', '2027-05-10T22:30'],
      ['Australia/Sydney', '2027-05-12T06:30'],
    ],
  ],
  [
    'Sydney to Los Angeles, arriving before it left',
    'flight',
    13.5,
    '2027-05-10',
    [
      ['Australia/Sydney', '2027-05-10T10:00'],
      ['America/Los_Angeles', '2027-05-10T06:30'],
    ],
  ],
  [
    'Vienna to Venice by night',
    'train',
    11 + 10 / 60,
    '2027-05-11',
    [
      ['Europe/Vienna', '2027-05-10T21:25'],
      ['Europe/Rome', '2027-05-11T08:35'],
    ],
  ],
  [
    'the night that is an hour shorter',
    'train',
    10 + 10 / 60,
    '2027-03-28',
    [
      ['Europe/Vienna', '2027-03-27T21:25'],
      ['Europe/Rome', '2027-03-28T08:35'],
    ],
  ],
  [
    'the night that is an hour longer',
    'train',
    12 + 10 / 60,
    '2027-10-31',
    [
      ['Europe/Vienna', '2027-10-30T21:25'],
      ['Europe/Rome', '2027-10-31T08:35'],
    ],
  ],
  [
    'Samoa to American Samoa, arriving 23 hours before it left',
    'flight',
    35 / 60,
    '2027-05-10',
    [
      ['Pacific/Apia', '2027-05-10T23:50'],
      ['Pacific/Pago_Pago', '2027-05-10T00:25'],
    ],
  ],
  [
    'Kiribati to Honolulu, a day back',
    'flight',
    3,
    '2027-05-09',
    [
      ['Pacific/Kiritimati', '2027-05-10T09:00'],
      ['Pacific/Honolulu', '2027-05-09T12:00'],
    ],
  ],
  [
    'Honolulu to Kiribati, a day on',
    'flight',
    3,
    '2027-05-11',
    [
      ['Pacific/Honolulu', '2027-05-10T09:00'],
      ['Pacific/Kiritimati', '2027-05-11T12:00'],
    ],
  ],
  [
    'a half-hour zone',
    'flight',
    1.75,
    '2027-05-10',
    [
      ['Asia/Kathmandu', '2027-05-10T10:00'],
      ['Asia/Kolkata', '2027-05-10T11:30'],
    ],
  ],
] as const)('%s', (_name, kind, hours, arrive, [leave, reach]) => {
  const document = tripBy(kind, leave, reach);

  expect(totalsOf(document).hours).toBeCloseTo(hours, 10);
  expect(document.destinations[denver.id]?.hours).toBeCloseTo(hours, 10);
  expect(document.destinations[idOf(9)]?.dtArrive).toBe(arrive);
});

test('with one zone unknown, nobody knows how long it takes, so it is estimated', () => {
  const flight = tripBy('flight', ['Asia/Tokyo', '2027-05-10T10:00'], ['Asia/Tokyo', '2027-05-10T13:00']);
  const rough = edited(flight, { kind: 'booking.remove', id: idOf(80) }).destinations[denver.id]?.hours;

  const unknown = edited(flight, {
    kind: 'destination.set',
    id: idOf(9),
    fields: { timezone: null },
  });

  expect(totalsOf(flight).hours).toBe(3);
  expect(totalsOf(unknown).hours).toBe(rough);
});
