import { expect, test } from 'vitest';
import { BUTTONS_LIFT, sheetLift, TABS_LIFT } from './toast-lifts';

test('a toast is over the map, above the sheet and the map buttons', () => {
  expect(sheetLift('half', 359)).toBeGreaterThan(359 + TABS_LIFT);
  expect(sheetLift('summary', 132)).toBeGreaterThan(132 + TABS_LIFT);
  expect(BUTTONS_LIFT).toBeGreaterThan(TABS_LIFT);
});

test('above a sheet that covers the map, it is right above the sheet', () => {
  expect(sheetLift('full', 720)).toBeLessThan(sheetLift('half', 720));
});
