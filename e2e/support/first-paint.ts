import type { BrowserContext, Page } from 'playwright-core';

/** Loads a page without its code until the returned function is called. */
export async function holdBackCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How far a page may shift while it loads, as browsers count it. */
export const MOST_SHIFT = 0.01;

/** Makes the pages of a device note every shift from their first moment on. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // The type of an entry lacks what only this kind of entry has.
      const entries = list.getEntries() as (PerformanceEntry & { value?: number })[];
      shifts.push(...entries.map(({ value = 0 }) => value));
    }).observe({ type: 'layout-shift' });
  });
}

/** Everything that has moved on the page so far without being asked to. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      throw new Error('Shifts are not observed.');
    // What has shifted is reported with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
}
