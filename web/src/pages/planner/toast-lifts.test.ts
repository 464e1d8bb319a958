import { expect, test } from 'vitest';
import { BUTTONS_LIFT, sheetLift, TABS_LIFT } from './toast-lifts';

test('a toast is at the bottom of a half-open sheet that has room below its buttons', () => {
  expect(sheetLift('half', 359)).toBe(TABS_LIFT);
});

test('on a shorter phone it moves above the sheet instead of covering the buttons', () => {
  expect(sheetLift('half', 276)).toBeGreaterThan(276);
  expect(sheetLift('summary', 132)).toBeGreaterThan(132);
  expect(BUTTONS_LIFT).toBeGreaterThan(TABS_LIFT);
});
