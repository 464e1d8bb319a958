import { expect, test } from 'vitest';
import { nextDates } from './event-dates';

test.each([
  [{ month: 9, day: 12, days: 1 }, '2027-03-01', '2027-09-12', '2027-09-12'],
  [{ month: 3, day: 21, days: 3 }, '2027-03-23', '2027-03-21', '2027-03-23'],
  [{ month: 3, day: 21, days: 3 }, '2027-03-24', '2028-03-21', '2028-03-23'],
  [{ month: 12, day: 30, days: 4 }, '2028-01-02', '2027-12-30', '2028-01-02'],
  [{ month: 12, day: 30, days: 4 }, '2028-01-03', '2028-12-30', '2029-01-02'],
  [{ month: 2, day: 29, days: 1 }, '2027-01-01', '2027-03-01', '2027-03-01'],
])('%j on %s is from %s to %s', (event, today, from, to) => {
  expect(nextDates(event, today)).toEqual({ from, to });
});
