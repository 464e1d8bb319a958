import type { Page } from 'playwright-core';

/** Counts presses on a page, from its next load; returns a function that reads how many there were since it was last read. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    // Below the window, where the browser's driver stops and repeats presses whose target moved away under them.
    document.addEventListener('pointerdown', () => (counted.taps += 1), true);
  });
  return () =>
    page.evaluate(() => {
      const counted = window as unknown as { taps: number };
      const { taps } = counted;
      counted.taps = 0;
      return taps;
    });
}
