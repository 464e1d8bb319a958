import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const at = Date.parse('2026-12-15T18:00:00Z');
const before = (ms: number) => at - ms;
const HOUR = 3_600_000;

test.each([
  [24 * 24 * HOUR, 'days', 24],
  [48 * HOUR, 'days', 2],
  [48 * HOUR - 1, 'hours', 47],
  [2 * HOUR, 'hours', 2],
  [2 * HOUR - 1, 'minutes', 120],
  [60_001, 'minutes', 2],
  [1, 'minutes', 1],
])('%i ms before the end it says what is left', (ms, unit, count) => {
  expect(timeLeft(at, before(ms))).toMatchObject({ unit, count });
});

test('nothing is left once the moment has passed', () => {
  expect(timeLeft(at, at)).toBeNull();
  expect(timeLeft(at, at + 1)).toBeNull();
});

test('the time left is right until the moment it names, and no longer', () => {
  for (const ms of [30 * 24 * HOUR + 5, 49 * HOUR, 3 * HOUR + 17, 90 * 60_000, 59_000]) {
    const said = timeLeft(at, before(ms));
    if (!said) throw new Error('Something is left.');

    const { unit, count, until } = said;
    expect(timeLeft(at, until - 1)).toMatchObject({ unit, count });
    expect(timeLeft(at, until)).not.toMatchObject({ unit, count });
  }
});
