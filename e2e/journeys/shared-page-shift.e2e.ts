import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepOnDevice, PHONE, useBrowser } from '../support/browser';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

/** How far a page may shift while it loads, as browsers count it. */
const MOST_SHIFT = 0.01;

/** Everything that has moved on the page so far without being asked to. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The type of an entry lacks what only this kind of entry has.
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported of a page that didn't shift; a frame later, all of it would have been.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test('a shared page does not shift while it loads, for a stranger or for its owner', async () => {
  const { shareId, token, userId } = await shareRoadTrip(url, { type: 'Traveler' });
  const stranger = await traveler({ size: PHONE, touch: true });
  const owner = await traveler({ size: PHONE, touch: true });
  await keepOnDevice(owner.context, { 'wayfold.session': JSON.stringify({ token, userId }) });

  await stranger.page.goto(`/trip/${shareId}`);
  // The answer that this is the owner's page comes after its paint, as on a slow connection.
  const painted = owner.page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await owner.page.route('**/api/**', async (route) => {
    await painted;
    await route.continue();
  });
  await owner.page.goto(`/trip/${shareId}`);
  await owner.page.getByRole('link', { name: 'Edit this page' }).waitFor();

  expect(await shiftOf(stranger.page)).toBeLessThan(MOST_SHIFT);
  expect(await shiftOf(owner.page)).toBeLessThan(MOST_SHIFT);
});
