import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepOnDevice, PHONE, type Traveler, useBrowser } from '../support/browser';
import { MOST_SHIFT, noteShifts, shiftOf } from '../support/first-paint';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

/** A traveler with a phone, whose pages note every shift. */
async function onPhone(): Promise<Traveler> {
  const device = await traveler({ size: PHONE, touch: true });
  await noteShifts(device.context);
  return device;
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
