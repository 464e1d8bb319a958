import type { CDPSession, Locator, Page } from 'playwright-core';

/** A point on the screen, in CSS pixels. */
export type ScreenPoint = readonly [x: number, y: number];

const STEPS = 12;

/**
 * Drags a finger over the screen, and rests it at the end, so the drag isn't a flick.
 *
 * @param held awaited before the finger moves, for what a long press lifts
 */
export async function dragFinger(
  page: Page,
  from: ScreenPoint,
  to: ScreenPoint,
  held?: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', from);
  await held?.();
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await touch(session, 'touchMove', [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ]);
    await frames(page, 1);
  }
  await frames(page, 10);
  await touch(session, 'touchEnd', null);
  await session.detach();
}

function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at: ScreenPoint | null) {
  const touchPoints = at ? [{ x: at[0], y: at[1], id: 1 }] : [];
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
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
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
