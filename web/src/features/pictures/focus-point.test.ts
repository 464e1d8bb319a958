import { expect, test } from 'vitest';
import { croppedAxis, draggedFocus, focusByKey } from './focus-point';

/** As wide as a header on a desktop. */
const frame = { width: 752, height: 318 };
const PHOTO = { width: 4_000, height: 3_000 };
const PANORAMA = { width: 6_000, height: 1_000 };
/** So much of each does not show in it, in pixels. */
const HIDDEN = 752 * (3 / 4) - 318;
const HIDDEN_SIDES = 318 * 6 - 752;

test('pulling a picture down by all that is hidden leads from its foot to its top', () => {
  expect(draggedFocus(1, HIDDEN, { picture: PHOTO, frame })).toBe(0);
  expect(draggedFocus(0.5, -HIDDEN / 4, { picture: PHOTO, frame })).toBe(0.75);
});

test('of a panorama the sides are hidden, and it is pulled sideways', () => {
  expect([croppedAxis(PHOTO), croppedAxis(PANORAMA)]).toEqual(['y', 'x']);
  expect(draggedFocus(0.5, HIDDEN_SIDES / 2, { picture: PANORAMA, frame })).toBe(0);
});

test('a picture is never pulled beyond its edges, nor where all of it shows', () => {
  expect(draggedFocus(0.5, 5_000, { picture: PHOTO, frame })).toBe(0);
  const whole = { picture: { width: null, height: null }, frame: { width: 320, height: 180 } };
  expect(draggedFocus(0.3, 40, whole)).toBe(0.3);
});

test('arrow keys move by little, pages by more, and other keys mean something else', () => {
  expect(focusByKey('ArrowUp', 0.5)).toBe(0.45);
  expect(focusByKey('ArrowRight', 0.5)).toBe(0.55);
  expect(focusByKey('PageDown', 0.9)).toBe(1);
  expect([focusByKey('Home', 0.4), focusByKey('End', 0.4)]).toEqual([0, 1]);
  expect(focusByKey('Tab', 0.4)).toBeNull();
});
