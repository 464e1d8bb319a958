import { expect, test } from 'vitest';
import { formatRelativeDay } from './relative-day';

test('a day is named by its distance, in the largest unit that still tells days apart', () => {
  const from = '2026-11-26';
  const named = (day: string) => formatRelativeDay(day, from, 'en-US');

  expect(named('2026-11-25')).toBe('yesterday');
  expect(named('2026-11-26')).toBe('today');
  expect(named('2026-11-27')).toBe('tomorrow');
  expect(named('2026-12-09')).toBe('in 13 days');
  expect(named('2026-12-10')).toBe('in 2 weeks');
  expect(named('2027-04-20')).toBe('in 5 months');
  expect(named('2028-11-26')).toBe('in 2 years');
  expect(named('2026-10-27')).toBe('4 weeks ago');
});
