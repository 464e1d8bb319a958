import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { prepareTrip } from '../support/prepared-trip';
import { openSignIn } from '../support/sign-in-dialogs';
import { middleOf, noteVibrations, vibrations } from '../support/touch';

const { traveler } = useBrowser();
const phone = { size: PHONE, touch: true };
/** A phone with a notch and a bar to swipe on, held upright. */
const INSETS = { top: 47, bottom: 34 };
const KEYBOARD = 320;

test('where the page makes room for the keyboard, no field and no button of a dialog is under it', async () => {
  const { page } = await traveler(phone);
  await page.goto('/');
  const content = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(content?.split(', ')).toContain('interactive-widget=resizes-content');
  const form = await openSignIn(page);
  await form.getByLabel('Email', { exact: true }).tap();

  // What that setting makes of the page while the keyboard is open.
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height - KEYBOARD });

  await expectWithin(form.getByLabel('Email', { exact: true }), PHONE.height - KEYBOARD);
  await form.getByLabel('Password', { exact: true }).tap();
  await expectWithin(form.getByLabel('Password', { exact: true }), PHONE.height - KEYBOARD);
  const send = form.getByRole('button', { name: 'Sign In', exact: true });
  await send.scrollIntoViewIfNeeded();
  await expectWithin(send, PHONE.height - KEYBOARD);
});

test('where the keyboard covers the page, the planner ends above it', async () => {
  const device = await traveler(phone);
  const { page } = device;
  await coverWithKeyboard(page);
  await page.goto(await prepareTrip(device));
  const tabs = page.getByRole('navigation', { name: 'Planner' });
  await expect.poll(() => bottomOf(tabs)).toBe(PHONE.height);

  await page.evaluate((height) => Object.assign(window, { coveredBy: height }), KEYBOARD);
  await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));

  await expect.poll(() => bottomOf(tabs)).toBe(PHONE.height - KEYBOARD);
  await page.evaluate(() => Object.assign(window, { coveredBy: 0 }));
  await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));
  await expect.poll(() => bottomOf(tabs)).toBe(PHONE.height);
});

test('nothing to read or press is under the notch or the bar at the bottom', async () => {
  const device = await traveler(phone);
  const { page, context } = device;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
  await page.goto('/');
  await expect
    .poll(() => topOf(page.getByRole('link', { name: 'Wayfold home page' })))
    .toBeGreaterThanOrEqual(INSETS.top);
  const form = await openSignIn(page);
  await expect
    .poll(() => topOf(form.getByRole('heading', { name: 'Sign in' })))
    .toBeGreaterThanOrEqual(INSETS.top);

  await page.goto(await prepareTrip(device));
  const tabs = page.getByRole('navigation', { name: 'Planner' }).getByRole('link');
  await expectWithin(tabs.first(), PHONE.height - INSETS.bottom);
  await page.getByRole('button', { name: 'Trip menu' }).tap();
  await page.getByRole('menuitem', { name: 'Import a file' }).tap();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect.poll(() => topOf(close)).toBeGreaterThanOrEqual(INSETS.top);
});

test('a finger feels when it lifts and drops a destination, and when the sheet snaps', async () => {
  const device = await traveler(phone);
  const { page, context } = device;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteVibrations(page);
  const cdp = await context.newCDPSession(page);
  const address = await prepareTrip(device);
  await page.goto(`${address}&view=itinerary`);
  const handle = page.getByRole('button', { name: 'Reorder Moab', exact: true });
  const at = await middleOf(handle);

  await touch(cdp, 'touchStart', at);
  await expect.poll(() => vibrations(page)).toEqual([14]);
  await touch(cdp, 'touchMove', { x: at.x, y: at.y + 30 });
  await touch(cdp, 'touchEnd');
  await expect.poll(() => vibrations(page)).toEqual([14, 8]);

  await page.goto(address);
  const grip = await middleOf(page.getByRole('button', { name: /^Panel height/ }));
  await touch(cdp, 'touchStart', grip);
  for (const step of [40, 120, 240]) await touch(cdp, 'touchMove', { x: grip.x, y: grip.y - step });
  await touch(cdp, 'touchEnd');
  await expect.poll(() => vibrations(page)).toEqual([6]);
});

test('whoever prefers reduced motion feels nothing', async () => {
  const device = await traveler(phone);
  const { page, context } = device;
  await noteVibrations(page);
  const cdp = await context.newCDPSession(page);
  await page.goto(await prepareTrip(device));
  const handle = page.getByRole('button', { name: /^Panel height/ });
  const grip = await middleOf(handle);
  await touch(cdp, 'touchStart', grip);
  for (const step of [40, 120, 240]) await touch(cdp, 'touchMove', { x: grip.x, y: grip.y - step });
  await touch(cdp, 'touchEnd');

  await page.getByRole('button', { name: 'Panel height: full screen' }).waitFor();
  expect(await vibrations(page)).toEqual([]);
});

async function boxOf(target: Locator) {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = await boxOf(target);
  return Math.round(y + height);
}

async function topOf(target: Locator): Promise<number> {
  return Math.round((await boxOf(target)).y);
}

/** Waits until all of a control is above a line, in pixels from the top, and on the screen. */
async function expectWithin(target: Locator, line: number): Promise<void> {
  await expect.poll(() => bottomOf(target)).toBeLessThanOrEqual(line);
  await expect.poll(() => topOf(target)).toBeGreaterThanOrEqual(0);
}

function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
): Promise<unknown> {
  return cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

/** Makes the visual viewport smaller by what the page says covers it, as in browsers that let the keyboard cover the page. */
function coverWithKeyboard(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { coveredBy: 0 });
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get: () => innerHeight - (window as unknown as { coveredBy: number }).coveredBy,
    });
  });
}
