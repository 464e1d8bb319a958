import { expect, test } from 'vitest';
import { openedDays, openedWhen } from './opened-when';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each([
  [null, { key: 'never' }],
  ['2026-11-22T11:59:30Z', { key: 'justNow' }],
  ['2026-11-22T12:03:00Z', { key: 'justNow' }],
  ['2026-11-22T11:15:00Z', { key: 'minutesAgo', count: 45 }],
  ['2026-11-22T10:00:00Z', { key: 'hoursAgo', count: 2 }],
  ['2026-11-20T10:00:00Z', { key: 'day', day: '2026-11-20' }],
])('the text for a link last opened at %s', (last, words) => {
  expect(openedWhen(last, NOW)).toEqual(words);
});

test('the fourteen days shown end with today, even across months', () => {
  const days = openedDays(14, Date.parse('2026-03-05T00:30:00Z'));

  expect(days).toHaveLength(14);
  expect([days[0], days[9], days[13]]).toEqual(['2026-02-20', '2026-03-01', '2026-03-05']);
});
