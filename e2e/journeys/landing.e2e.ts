import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/browser';
import { holdBackCode } from '../support/first-paint';

const { traveler } = useBrowser();

test('the landing page can be read and searched without JavaScript errors, in both sizes and themes', async () => {
  for (const device of [{}, { theme: 'dark' }, { size: PHONE }, { size: PHONE, theme: 'dark' }] as const) {
    const { page } = await traveler(device);
    await page.goto('/');

    await page.getByRole('heading', { level: 1, name: /The whole trip/ }).waitFor();
    await page.getByText('Spring in Japan').first().waitFor();
    await expectAccessible(page);
  }
});

test('an unknown URL leads home', async () => {
  const { page } = await traveler();

  await page.goto('/no/such/page');

  await page.getByRole('heading', { level: 1, name: /The whole trip/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('clicks made before the page’s code has loaded take effect once it has', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const release = await holdBackCode(page);
  await page.goto('/', { waitUntil: 'commit' });

  await page.getByRole('button', { name: '京都 Kyoto' }).tap();
  await page.getByRole('button', { name: 'Start planning' }).tap();
  release();

  await page
    .getByRole('list', { name: 'Destinations on the map' })
    .getByRole('button', { name: /^1, .*Kyoto/ })
    .waitFor();
});

test('the landing page is styled before its code has loaded', async () => {
  for (const size of [DESKTOP, PHONE]) {
    const complete = await traveler({ size });
    await complete.page.goto('/');
    await complete.page.getByText('Spring in Japan').first().waitFor();
    const { page } = await traveler({ size });
    const release = await holdBackCode(page);

    await page.goto('/', { waitUntil: 'commit' });

    await expect.poll(() => placesOnScreen(page)).toEqual(await placesOnScreen(complete.page));
    release();
  }
});

async function placesOnScreen(page: Page) {
  const parts = [
    page.getByRole('button', { name: 'Sign In' }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('search', { name: 'Start a trip' }),
    page.getByRole('heading', { level: 2, name: 'Start from a ready-made trip' }),
  ];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test('suggestions stay while the page scrolls, as it does for a phone’s keyboard', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto('/');
  await page.getByLabel('Where to first?').first().tap();
  await page.keyboard.type('Las Vegas');
  const place = page.getByRole('option', { name: /Las Vegas.*Nevada/ }).first();
  await place.waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true });
        scrollBy(0, 60);
      }),
  );
  await place.tap();
  expect(await page.getByLabel('Where to first?').first().inputValue()).toContain('Las Vegas');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
});
