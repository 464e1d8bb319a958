import type { Locator, Page } from 'playwright-core';

/** A point on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One finger on a touch screen, with real touch events. */
export interface Finger {
  down(at: Point): Promise<void>;
  /** Goes there in a few steps, as the hand does. */
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

/** Steps of a move. */
const STEPS = 12;

/** A finger for a page of a device with a touch screen. */
export async function fingerOn(page: Page): Promise<Finger> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  let last: Point = { x: 0, y: 0 };
  return {
    down: async (at) => {
      last = at;
      await send('touchStart', [at]);
    },
    move: async (to) => {
      const from = last;
      for (let step = 1; step <= STEPS; step += 1) {
        last = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS };
        await send('touchMove', [last]);
        await frames(page, 1);
      }
    },
    up: async () => {
      await send('touchEnd', []);
    },
  };
}

/**
 * Drags a finger over the screen, and rests it at the end, so the drag isn't a flick.
 *
 * @param held awaited before the finger moves, for what a long press lifts
 */
export async function dragFinger(
  page: Page,
  from: Point,
  to: Point,
  held?: () => Promise<void>,
): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down(from);
  await held?.();
  await finger.move(to);
  await frames(page, 10);
  await finger.up();
}

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (more: number) => (more === 0 ? resolve() : requestAnimationFrame(() => next(more - 1)));
        next(left);
      }),
    count,
  );
}

/** The middle of an element. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Notes every vibration of the page, in milliseconds, instead of the device. */
export function noteVibrations(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (length) => felt.push(length) > 0;
  });
}

/** The vibrations noted so far, in milliseconds. */
export function vibrations(page: Page): Promise<unknown> {
  return page.evaluate('felt');
}
