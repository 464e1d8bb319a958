import { type HoursOfDay, LONGEST, MOST_DAYS, type PlaceWithHours } from '@wayfold/domain/day/opening-hours';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openingHoursOn } from './opening-hours';

const FLORENCE: PlaceWithHours = {
  ...{ openingHours: null, coords: [11.255, 43.768], countryCode: 'IT', region: 'Toscana' },
  timezone: 'Europe/Rome',
};
const TOKYO = {
  ...{ coords: [139.77, 35.68], countryCode: 'JP', region: 'Tōkyō', timezone: 'Asia/Tokyo' },
} satisfies Partial<PlaceWithHours>;
const DENVER = {
  ...{ coords: [-104.99, 39.74], countryCode: 'US', region: 'Colorado', timezone: 'America/Denver' },
} satisfies Partial<PlaceWithHours>;
const BANGKOK = {
  ...{ coords: [100.5, 13.75], countryCode: 'TH', region: 'Bangkok', timezone: 'Asia/Bangkok' },
} satisfies Partial<PlaceWithHours>;
const REYKJAVIK = {
  ...{ coords: [-21.9, 64.15], countryCode: 'IS', region: null, timezone: 'Atlantic/Reykjavik' },
} satisfies Partial<PlaceWithHours>;

const MONDAY = '2027-05-10';
const TUESDAY = '2027-05-11';
const SATURDAY = '2027-05-15';
const SUNDAY = '2027-05-16';

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** `closed`, `10:00-18:00, 20:00-26:00`, `open`, `10:00+`, `maybe (by appointment)` */
function words({ openings }: HoursOfDay): string {
  return (
    openings
      .map(({ times, hasEnd, isCertain, note }) =>
        [
          isCertain || !hasEnd ? '' : 'maybe ',
          times === null
            ? 'open'
            : hasEnd
              ? `${clock(times.from)}-${clock(times.to)}`
              : `${clock(times.from)}+`,
          note ? ` (${note})` : '',
        ].join(''),
      )
      .join(', ') || 'closed'
  );
}

function on(openingHours: string, date: string, place: Partial<PlaceWithHours> = {}): string {
  const found = openingHoursOn({ ...FLORENCE, ...place, openingHours }, [date]);
  const day = found?.days.get(date);
  return day ? words(day) + (found?.mayDiffer ? ' ±' : '') : 'text';
}

/** The zones that this test's device pretends to be in: the results must be the same everywhere. */
const DEVICES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Africa/Cairo'];
const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

describe.each(DEVICES)('on a device in %s', (device) => {
  test.each([
    ['Tu-Su 08:15-18:30', MONDAY, 'closed'],
    ['Tu-Su 08:15-18:30', TUESDAY, '08:15-18:30'],
    ['Tu-Su', MONDAY, 'closed'],
    ['Tu-Su', TUESDAY, 'open'],
    ['Mo-Sa 09:00-12:30,15:00-19:00; Su off', SATURDAY, '09:00-12:30, 15:00-19:00'],
    ['Mo-Sa 09:00-12:30,15:00-19:00; Su off', SUNDAY, 'closed'],
    ['24/7', SUNDAY, '00:00-24:00'],
    ['Mo-Su 00:00-24:00', MONDAY, '00:00-24:00'],
    ['Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00', MONDAY, '10:00-18:00'],
    ['Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00', '2027-12-01', '10:00-16:00'],
    ['Nov-Mar 10:00-16:00', MONDAY, 'closed'],
    ['Fr,Sa 22:00-02:00', SATURDAY, '22:00-26:00'],
    ['Fr,Sa 22:00-02:00', SUNDAY, 'closed'],
    ['Mo-Su 18:00-1:00', MONDAY, '18:00-25:00'],
    ['We[2],Mo[2] 10:00-12:00', MONDAY, '10:00-12:00'],
    ['Mo[1] 10:00-12:00', MONDAY, 'closed'],
    ['Mo-Fr 14:00+', MONDAY, '14:00+'],
    ['10:00-12:00; easter +43 days off', MONDAY, 'closed'],
    ['"by appointment"', MONDAY, 'maybe open (by appointment)'],
    ['Tu-Su 09:00-17:00 || "by appointment"', TUESDAY, '09:00-17:00'],
    ['Mo-Su 10:00-12:00 "ladies only"', MONDAY, 'maybe 10:00-12:00 (ladies only)'],
    ['Mo-Su 09:00-17:00; May 10 off', MONDAY, 'closed'],
    ['2027 May 10-12 10:00-12:00', MONDAY, '10:00-12:00'],
    ['off', MONDAY, 'closed'],
    ['Daily 9 am-6 pm', MONDAY, '09:00-18:00'],
    ['Mon-Sat 9:00-19:00', SUNDAY, 'closed'],
  ])('%s on %s: %s', (hours, date, expected) => {
    process.env.TZ = device;

    expect(on(hours, date)).toBe(expected);
  });

  test.each([
    ['Liberation Day', '10:00-18:00; PH off', '2027-04-25', FLORENCE, 'closed'],
    ['an ordinary day', '10:00-18:00; PH off', '2027-04-25', DENVER, '10:00-18:00'],
    ['Independence Day', 'Mo-Su 10:00-18:00; PH off', '2027-07-04', DENVER, 'closed'],
    ['Culture Day', 'Mo-Su 10:00-18:00; PH off', '2027-11-03', TOKYO, 'closed'],
    ['holidays that aren’t known', 'Sa,Su,PH 10:00-16:00', SATURDAY, BANGKOK, '10:00-16:00 ±'],
    ['holidays that aren’t known', 'Mo-Fr 09:00-18:00; PH off', MONDAY, BANGKOK, '09:00-18:00 ±'],
    ['no country', 'SH off; Mo-Fr 09:00-17:00', MONDAY, { countryCode: null }, '09:00-17:00 ±'],
  ])('%s: %s on %s', (_, hours, date, place, expected) => {
    process.env.TZ = device;
    vi.spyOn(console, 'error').mockReturnValue();

    expect(on(hours, date, place)).toBe(expected);
  });

  test.each([
    // As an almanac of each place has them, give or take five minutes.
    ['sunrise-sunset', FLORENCE, '05:5[05]-20:(25|30)'],
    ['sunrise-sunset', TOKYO, '04:(40|45)-18:(30|35)'],
    ['sunrise-sunset', DENVER, '05:(45|50)-20:0[05]'],
    ['(sunrise+01:00)-(sunset-01:00)', DENVER, '06:(45|50)-19:0[05]'],
    ['09:00-sunset', BANGKOK, '09:00-18:(30|35)'],
    ['sunrise-sunset', REYKJAVIK, '04:(25|30)-22:(15|20|25)'],
  ])('%s follows the sun of the place', (hours, place, expected) => {
    process.env.TZ = device;

    expect(on(hours, MONDAY, place)).toMatch(new RegExp(`^${expected}$`));
  });
});

test.each([
  ['on the day after a Friday night', SATURDAY, 120],
  ['on a Friday', '2027-05-14', 0],
])('open from the evening before: %s', (_, date, minutes) => {
  const found = openingHoursOn({ ...FLORENCE, openingHours: 'Fr 22:00-02:00' }, [date]);

  expect(found?.days.get(date)?.openUntil).toBe(minutes);
});

test('the days when the clocks change have their hours', () => {
  for (const zone of ['Europe/Rome', 'America/Santiago', 'Africa/Cairo']) {
    process.env.TZ = zone;
    const dates = ['2027-03-28', '2027-04-30', '2027-09-05', '2027-10-31'];
    const found = openingHoursOn({ ...FLORENCE, openingHours: '09:00-18:00' }, dates);

    expect(dates.map((date) => words(found?.days.get(date) ?? { date, openings: [], openUntil: 0 }))).toEqual(
      dates.map(() => '09:00-18:00'),
    );
  }
});

test.each([
  '',
  '   ',
  'ask at the desk',
  'check website',
  'Winter closed',
  'yes',
  'Mo-Fr 09:00-',
  'Mo-Fr 25:00-26:00-27:00',
  '9-5',
  'daily 9 to 5',
  'Mo-Fr 8:00-5:00',
  '2019 Jun 01-2020 Aug 31 10:00-18:00',
  '08:00-18:00 <script>alert(1)</script>',
  'Feb 30 10:00-12:00',
  '\u0000',
  '東京',
])('“%s” stays text', (hours) => {
  vi.spyOn(console, 'error').mockReturnValue();

  expect(on(hours, MONDAY)).toBe('text');
});

test('text that is too long to be hours isn’t evaluated, and a long stay only in part', () => {
  const fits = `Mo-Su 10:00-18:00 "${'x'.repeat(LONGEST - 20)}"`;
  const days = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
  const dates = days.map((day) => day.toISOString().slice(0, 10));

  expect(on(fits, MONDAY)).toContain('10:00-18:00');
  expect(on(fits.replace('x', 'xx'), MONDAY)).toBe('text');
  expect(on('10:00-18:00,'.repeat(30), MONDAY)).toBe('text');
  expect(openingHoursOn({ ...FLORENCE, openingHours: '24/7' }, dates)?.days.size).toBe(MOST_DAYS);
});

/** Pieces that make the library work hardest, found by searching for slow texts. */
const SLOW = [
  ...[
    'sunrise-sunset,',
    'sunrise-sunset, ",""; sunrise-sunset',
    '(sunset-01:30)-(sunrise+02:00),',
    'PH off;',
  ],
  ...['SH off;', '00:00-24:00/00:01,', 'week 1-53/2 Mo[1] 10:00+;', 'easter +1 day-easter +300 days 10:00;'],
  ...[
    '"a" || ',
    '1900-9999/7 10:00+,',
    'Feb 29 Mo[5] 10:00-12:00;',
    'Su[-1] -1 day,',
    '((((',
    '[[',
    '9999,',
    'é.',
  ],
];

test.each(SLOW)('evil hours made of “%s” take a moment at most', (piece) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const week = Array.from({ length: 7 }, (_, day) => `2027-05-${10 + day}`);
  const begun = performance.now();

  for (const text of [piece.repeat(300), `Mo-Su ${piece.repeat(300)}`]) {
    for (const openingHours of [text.slice(0, LONGEST), text.slice(0, LONGEST).replace(/[;,|\s]+$/, '')]) {
      openingHoursOn({ ...FLORENCE, openingHours }, week);
    }
  }

  // Four texts: half a second on a quiet machine, so that a busy one has room.
  expect(performance.now() - begun).toBeLessThan(5_000);
});
