import type { Page } from 'playwright-core';
import { PHONE } from '../support/pages';

/** Drags a phone’s map around and turns the wheel, and ends where it began. */
export async function panAndZoom(page: Page): Promise<void> {
  const [x, y] = [PHONE.width / 2, PHONE.height / 3];
  const turn = async (deltaY: number) => {
    await page.mouse.move(x, y);
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, deltaY);
      await settled(page, 4);
    }
  };
  const drag = async (byX: number, byY: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + byX, y + byY, { steps: 20 });
    await page.mouse.up();
    await settled(page, 10);
  };
  await turn(-120);
  for (const [byX, byY] of [
    [120, 0],
    [0, 160],
    [-120, 0],
    [0, -160],
  ] as const) {
    await drag(byX, byY);
  }
  await turn(120);
}

/** Waits for so many frames. */
async function settled(page: Page, frames: number): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(count);
      }),
    frames,
  );
}
