import { expect, test } from 'vitest';
import { kindWord, momentWords } from './mail-words';

const now = new Date(2026, 10, 19, 15, 0);

test.each([
  [new Date(2026, 10, 19, 9, 12), '9:12 AM'],
  [new Date(2026, 10, 18, 9, 12), 'Nov 18, 9:12 AM'],
  [new Date(2025, 10, 19, 21, 5), 'Nov 19, 2025, 9:05 PM'],
])('a time leaves out the date if it is today, and the year if it is this year', (at, words) => {
  expect(momentWords(at.toISOString(), now, 'en-US').replace(/\s/g, ' ')).toBe(words);
});

test('an unknown kind of email is shown as other', () => {
  expect(kindWord('reset')).toBe('reset');
  expect(kindWord('toString')).toBe('other');
});
