import { expect, test } from 'vitest';
import { draggedFocus, focusByKey } from './focus-point';

/** As wide as a header on a desktop. */
const FRAME = { width: 752, height: 318 };
/** So much of a picture does not show in it, in pixels. */
const HIDDEN = 752 * (675 / 1200) - 318;

test('pulling a picture down by all that is hidden leads from its foot to its top', () => {
  expect(draggedFocus(1, HIDDEN, FRAME)).toBe(0);
  expect(draggedFocus(0.5, -HIDDEN / 4, FRAME)).toBe(0.75);
});

test('a picture is never pulled beyond its edges, nor where all of it shows', () => {
  expect(draggedFocus(0.5, 5_000, FRAME)).toBe(0);
  expect(draggedFocus(0.3, 40, { width: 320, height: 180 })).toBe(0.3);
});

test('arrow keys move by little, pages by more, and other keys mean something else', () => {
  expect(focusByKey('ArrowUp', 0.5)).toBe(0.45);
  expect(focusByKey('PageDown', 0.9)).toBe(1);
  expect([focusByKey('Home', 0.4), focusByKey('End', 0.4)]).toEqual([0, 1]);
  expect(focusByKey('Tab', 0.4)).toBeNull();
});
