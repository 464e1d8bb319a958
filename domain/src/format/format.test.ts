import { expect, test } from 'vitest';
import {
  dayPeriods,
  formatDate,
  formatDates,
  formatDay,
  formatDayNumbers,
  formatDays,
  formatDetour,
  formatDistance,
  formatDuration,
  formatFullDays,
  formatInstant,
  formatMoney,
  formatShare,
  formatShortMoney,
  formatShortTime,
  formatTimeOfDay,
  formatTimes,
  formatWeekday,
} from './format';

test('dates are formatted as people say them', () => {
  expect(formatDay('2027-05-08', 'en-US')).toBe('May 8');
  expect(formatDate('2027-05-08', 'en-US')).toBe('May 8, 2027');
  expect(formatWeekday('2027-05-08', 'en-US')).toBe('Sat, May 8');
  expect(formatDays('2027-05-08', '2027-05-10', 'en-US')).toBe('May 8 – 10');
  expect(formatDays('2027-05-30', '2027-06-02', 'en-US')).toBe('May 30 – Jun 2');
  expect(formatDayNumbers('2027-05-08', '2027-05-10', 'en-US')).toBe('8–10');
  expect(formatDayNumbers('2027-05-30', '2027-06-02', 'en-US')).toBe('May 30 – Jun 2');
  expect(formatFullDays('2027-05-08', '2027-05-19', 'en-US')).toBe('Sat, May 8 – Wed, May 19, 2027');
  expect(formatWeekday('2027-05-08', 'de-DE')).toBe('Sa., 8. Mai');
});

test('times of day use the clock of the locale', () => {
  expect(formatTimeOfDay('16:30', 'en-US')).toBe('4:30 PM');
  expect(formatTimeOfDay('00:05', 'de-DE')).toBe('00:05');
  expect(formatShortTime('15:00', 'en-US')).toBe('3 PM');
  expect(formatShortTime('15:15', 'en-US')).toBe('3:15 PM');
  expect(formatShortTime('15:00', 'de-DE')).toBe('15:00');
  expect(formatTimes('15:00', '16:00', 'en-US')).toBe('3:00 – 4:00 PM');
  expect(formatTimes('23:30', '00:30', 'en-US')).toBe('11:30 PM – 12:30 AM');
  expect(dayPeriods('en-US')).toEqual(['AM', 'PM']);
  expect(dayPeriods('de-DE')).toBeNull();
});

test('the dates of a trip include the year', () => {
  expect(formatDates('2027-05-08', '2027-05-19', 'en-US')).toBe('May 8 – 19, 2027');
  expect(formatDates('2026-12-30', '2027-01-02', 'en-US')).toBe('Dec 30, 2026 – Jan 2, 2027');
  expect(formatDates('2027-05-08', '2027-05-08', 'en-US')).toBe('May 8, 2027');
});

test('an instant is shown in its zone, with the zone’s name', () => {
  expect(formatInstant('2026-12-16T01:00:00.000Z', 'America/Denver', 'en-US')).toBe(
    'Dec 15, 2026, 6:00 PM MST',
  );
});

test('money shows cents only if there are any', () => {
  expect(formatMoney(4286, 'USD', 'en-US')).toBe('$4,286');
  expect(formatMoney(12.5, 'USD', 'en-US')).toBe('$12.50');
  expect(formatMoney(-0, 'USD', 'en-US')).toBe('$0');
  expect(formatMoney(9000, 'JPY', 'en-US')).toBe('¥9,000');
  expect(formatMoney(1234.5, 'EUR', 'de-DE').replace('\u00a0', ' ')).toBe('1.234,50 €');
});

test('short amounts are in thousands, millions or billions', () => {
  expect(formatShortMoney(123_456_789_012.25, 'USD', 'en-US')).toBe('$123.5B');
  expect(formatShortMoney(-2_000_000, 'USD', 'en-US')).toBe('-$2M');
  expect(formatShortMoney(90_400, 'JPY', 'en-US')).toBe('¥90.4K');
});

test('distances are in the person’s unit, with a decimal only below ten', () => {
  expect(formatDistance(1397.6, 'Miles', 'en-US')).toBe('1,398 mi');
  expect(formatDistance(3.24, 'Miles', 'en-US')).toBe('3.2 mi');
  expect(formatDistance(354, 'Kilometers', 'en-US')).toBe('570 km');
  expect(formatDistance(0, 'Miles', 'en-US')).toBe('0 mi');
});

test('durations are hours and minutes, without zeros', () => {
  expect(formatDuration(5 + 2 / 3, 'en-US')).toBe('5 h 40 min');
  expect(formatDuration(6, 'en-US')).toBe('6 h');
  expect(formatDuration(0.4, 'en-US')).toBe('24 min');
  expect(formatDuration(0, 'en-US')).toBe('0 min');
  expect(formatDuration(1.9999, 'en-US')).toBe('2 h');
});

test('a detour is rounded to five minutes, and a shorter one is on the way', () => {
  expect(formatDetour(3_840, 'en-US')).toBe('1 h 5 min');
  expect(formatDetour(2_400, 'en-US')).toBe('40 min');
  expect(formatDetour(7_200, 'en-US')).toBe('2 h');
  expect(formatDetour(140, 'en-US')).toBeNull();
});

test('a small share is not shown as zero', () => {
  expect(formatShare(0.474, 'en-US')).toBe('47%');
  expect(formatShare(0.001, 'en-US')).toBe('<1%');
  expect(formatShare(0.0068, 'en-US')).toBe('<1%');
  expect(formatShare(0, 'en-US')).toBe('0%');
});
