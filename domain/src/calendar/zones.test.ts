import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber, minuteNumber, momentOfMinute } from './dates';
import { instantOf, wallClock } from './zones';

test('a local time is converted in its zone, even on days when the clocks change', () => {
  expect(instantOf('2027-05-08T12:00', 'America/Denver') - instantOf('2027-05-08T12:00', null)).toBe(6 * 60);
  expect(instantOf('2027-05-08', 'Asia/Tokyo') - instantOf('2027-05-08', null)).toBe(-9 * 60);
  expect(
    instantOf('2027-03-14T01:59', 'America/Denver') - instantOf('2027-03-14T00:00', 'America/Denver'),
  ).toBe(119);
  expect(
    instantOf('2027-03-14T12:00', 'America/Denver') - instantOf('2027-03-14T00:00', 'America/Denver'),
  ).toBe(660);
});

test('an instant converted to a zone and back is the same instant', () => {
  const zones = fc.constantFrom(
    'America/Denver',
    'America/Phoenix',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    null,
  );
  // When the clocks go back, a time that occurs twice is read as the first one.
  fc.assert(
    fc.property(fc.integer({ min: 30_060_000, max: 30_340_000 }), zones, (instant, zone) => {
      const back = instantOf(wallClock(instant, zone), zone);
      expect([instant, instant - 30, instant - 60]).toContain(back);
    }),
  );
});

test('days are counted and formatted for every year a trip can reach', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-12-31') }), (day) => {
      expect(dayNumber(dateOfDay(day))).toBe(day);
      expect(dateOfDay(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      expect(momentOfMinute(minuteNumber(`${dateOfDay(day)}T23:59`))).toBe(`${dateOfDay(day)}T23:59`);
    }),
  );
});
