import { expect, test } from 'vitest';
import type { HoursOfDay, Opening } from './opening-hours';
import { clashWith, openWindows } from './visit-hours';

const opening = (from: number, to: number, more: Partial<Opening> = {}): Opening => ({
  ...{ times: { from, to }, hasEnd: true, isCertain: true, note: null },
  ...more,
});
const day = (openings: readonly Opening[], openUntil = 0): HoursOfDay => ({
  ...{ date: '2027-05-10', openings, openUntil },
});
const SHOP = day([opening(540, 750), opening(900, 1_140)]);

test.each([
  ['a day off', day([]), 600, { kind: 'closed-day' }],
  ['a day off, without a time', day([]), null, { kind: 'closed-day' }],
  ['an open day, without a time', SHOP, null, null],
  ['within the hours', SHOP, 600, null],
  ['until the minute it closes', SHOP, 690, null],
  ['too late to see all of it', SHOP, 705, { kind: 'closes', at: 750 }],
  ['in the lunch break', SHOP, 780, { kind: 'closed-then' }],
  ['the minute it closes', SHOP, 1_140, { kind: 'closed-then' }],
  ['before it opens', SHOP, 480, { kind: 'closed-then' }],
  ['open that day, hours unknown', day([opening(0, 0, { times: null })]), 300, null],
  ['without an end', day([opening(840, 900, { hasEnd: false })]), 1_300, null],
  ['past midnight', day([opening(1_320, 1_560)]), 1_410, null],
  ['after midnight, from the evening before', day([], 120), 60, null],
  ['later that day', day([], 120), 600, { kind: 'closed-day' }],
])('%s', (_, hours, start, clash) => {
  expect(clashWith(hours, start, 60)).toEqual(clash);
});

test('a place can be visited within its hours, if they are known', () => {
  expect(openWindows(SHOP)).toEqual([
    { from: 540, to: 750 },
    { from: 900, to: 1_140 },
  ]);
  expect(openWindows(day([]))).toEqual([]);
  expect(openWindows(day([], 120))).toEqual([{ from: 0, to: 120 }]);
  expect(openWindows(day([opening(840, 850, { hasEnd: false })]))).toEqual([{ from: 840, to: 1_440 }]);
  expect(openWindows(day([opening(0, 0, { times: null })]))).toBeNull();
  expect(openWindows(day([opening(600, 900, { isCertain: false })]))).toBeNull();
});
