import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepOnDevice, PHONE, type Traveler, useBrowser } from '../support/browser';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

/** How far a page may shift while it loads, as browsers count it. */
const MOST_SHIFT = 0.01;

/** A traveler with a phone, whose pages note every shift from their first moment on. */
async function onPhone(): Promise<Traveler> {
  const device = await traveler({ size: PHONE, touch: true });
  await device.context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // The type of an entry lacks what only this kind of entry has.
      const entries = list.getEntries() as (PerformanceEntry & { value?: number })[];
      shifts.push(...entries.map(({ value = 0 }) => value));
    }).observe({ type: 'layout-shift' });
  });
  return device;
}

/** Everything that has moved on the page so far without being asked to. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      throw new Error('Shifts are not observed.');
    // What has shifted is reported with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
}

/** Holds the answers of the API until the page is painted, as on a slow connection. */
async function holdUntilPainted(page: Page): Promise<void> {
  const painted = page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.route('**/api/**', async (route) => {
    await painted;
    await route.continue();
  });
}

test('a shared page does not shift while it loads, for a stranger, its owner or a returning reader', async () => {
  const { shareId, token, userId, change } = await shareRoadTrip(url, { type: 'Traveler' });
  const stranger = await onPhone();
  await stranger.page.goto(`/trip/${shareId}`);
  await stranger.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await shiftOf(stranger.page)).toBeLessThan(MOST_SHIFT);

  const owner = await onPhone();
  await keepOnDevice(owner.context, { 'wayfold.session': JSON.stringify({ token, userId }) });
  await holdUntilPainted(owner.page);
  await owner.page.goto(`/trip/${shareId}`);
  await owner.page.getByRole('link', { name: 'Edit this page' }).waitFor();
  expect(await shiftOf(owner.page)).toBeLessThan(MOST_SHIFT);

  await change({ kind: 'trip.set', fields: { startDate: '2027-05-15' } });
  const again = await stranger.context.newPage();
  await again.goto(`/trip/${shareId}`);
  const changed = again.getByRole('complementary', { name: 'What’s changed since you last looked' });
  await changed.waitFor();
  expect(await shiftOf(again)).toBeLessThan(MOST_SHIFT);
  await changed.getByRole('button', { name: 'Got it' }).click();
  await changed.waitFor({ state: 'hidden' });
});
