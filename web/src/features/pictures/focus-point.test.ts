import { expect, test } from 'vitest';
import { croppedAxis, draggedFocus, focusByKey } from './focus-point';

/** The size of a header on a desktop. */
const frame = { width: 752, height: 318 };
const PHOTO = { width: 4_000, height: 3_000 };
const PANORAMA = { width: 6_000, height: 1_000 };
/** How much of each is cropped, in pixels. */
const HIDDEN = 752 * (3 / 4) - 318;
const HIDDEN_SIDES = 318 * 6 - 752;

test('dragging a picture down by the hidden height moves it from its bottom to its top', () => {
  expect(draggedFocus(1, HIDDEN, { picture: PHOTO, frame })).toBe(0);
  expect(draggedFocus(0.5, -HIDDEN / 4, { picture: PHOTO, frame })).toBe(0.75);
});

test('a panorama is cropped at the sides and dragged sideways', () => {
  expect([croppedAxis(PHOTO), croppedAxis(PANORAMA)]).toEqual(['y', 'x']);
  expect(draggedFocus(0.5, HIDDEN_SIDES / 2, { picture: PANORAMA, frame })).toBe(0);
});

test('a picture can’t be dragged beyond its edges, or at all if nothing is cropped', () => {
  expect(draggedFocus(0.5, 5_000, { picture: PHOTO, frame })).toBe(0);
  const whole = { picture: { width: null, height: null }, frame: { width: 320, height: 180 } };
  expect(draggedFocus(0.3, 40, whole)).toBe(0.3);
});

test('arrow keys move a little, page keys more, and other keys do nothing', () => {
  expect(focusByKey('ArrowUp', 0.5)).toBe(0.45);
  expect(focusByKey('ArrowRight', 0.5)).toBe(0.55);
  expect(focusByKey('PageDown', 0.9)).toBe(1);
  expect([focusByKey('Home', 0.4), focusByKey('End', 0.4)]).toEqual([0, 1]);
  expect(focusByKey('Tab', 0.4)).toBeNull();
});
