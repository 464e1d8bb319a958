import { expect, test } from 'vitest';
import { readDay } from './typed-day';

const read = (text: string, locale = 'en-US') =>
  readDay(text, { locales: [locale, 'en'], from: '2026-11-23' });

test('a day is read as people type it', () => {
  for (const text of [
    'Apr 12',
    'apr 12, 2027',
    'April 12th',
    '12 April 2027',
    'Mon, Apr 12, 2027',
    'Monday 12 apr 27',
    '2027 Apr 12',
    '12.4.',
    '12. 4. 2027',
    '12.04.27',
    '4/12',
    '4/12/2027',
    '04-12-2027',
    '2027-04-12',
    '2027/4/12',
    '20270412',
    '04122027',
    ' 2027-04-12 ',
  ]) {
    expect(read(text), text).toBe('2027-04-12');
  }
});

test('the language decides which number is the month, unless only one can be', () => {
  expect(read('4/12', 'en-GB')).toBe('2026-12-04');
  expect(read('12/4', 'de')).toBe('2027-04-12');
  expect(read('04122027', 'en-GB')).toBe('2027-12-04');
  expect(read('25/12')).toBe('2026-12-25');
  expect(read('12/25', 'en-GB')).toBe('2026-12-25');
  expect(read('12. März', 'de')).toBe('2027-03-12');
  expect(read('12 avril', 'fr')).toBe('2027-04-12');
});

test('a day without a year is the next such day', () => {
  expect(read('Nov 23')).toBe('2026-11-23');
  expect(read('Nov 22')).toBe('2027-11-22');
  expect(read('Feb 29')).toBe('2028-02-29');
});

test('a text that is not a day gives null', () => {
  for (const text of [
    '',
    'soon',
    'Apr',
    'April 2027',
    '12',
    '31.2.',
    'Apr 31',
    '13/13',
    'Apr May 3',
    '1/2/3/4',
    '2027-4',
  ]) {
    expect(read(text), text).toBeNull();
  }
  expect(read('Apr 12, 1066')).toBeNull();
  expect(read('4/12/12345')).toBeNull();
});
