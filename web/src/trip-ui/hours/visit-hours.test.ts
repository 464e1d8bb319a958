import type { HoursOfDay, Opening } from '@wayfold/domain/day/opening-hours';
import { expect, test } from 'vitest';
import { openStart } from './visit-hours';

const opening = (from: number, to: number, more: Partial<Opening> = {}): Opening => ({
  ...{ times: { from, to }, hasEnd: true, isCertain: true, note: null },
  ...more,
});
const day = (openings: readonly Opening[], openUntil = 0): HoursOfDay => ({
  ...{ date: '2027-05-10', openings, openUntil },
});
const SHOP = day([opening(540, 750), opening(900, 1_140)]);

test('a visit starts in free time in which the place is open all along', () => {
  const free = [
    { from: 480, to: 570 },
    { from: 720, to: 1_200 },
  ];

  expect(openStart(SHOP, free, 60)).toBe(900);
  expect(openStart(SHOP, [{ from: 480, to: 1_200 }], 60)).toBe(540);
  expect(openStart(SHOP, free, 300)).toBeNull();
  expect(openStart(day([]), free, 60)).toBeNull();
  expect(openStart(day([opening(1_100, 1_110, { hasEnd: false })]), free, 60)).toBe(1_110);
  expect(openStart(day([opening(0, 0, { times: null })]), free, 60)).toBe(480);
});
