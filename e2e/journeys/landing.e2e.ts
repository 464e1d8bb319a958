import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/browser';

const { traveler } = useBrowser();

test('the landing page can be read and searched without JavaScript errors, on both sizes and themes', async () => {
  for (const device of [{}, { theme: 'dark' }, { size: PHONE }, { size: PHONE, theme: 'dark' }] as const) {
    const { page } = await traveler(device);
    await page.goto('/');

    await page.getByRole('heading', { level: 1, name: /The whole trip/ }).waitFor();
    await page.getByText('Spring in Japan').first().waitFor();
    await expectAccessible(page);
  }
});

test('an address nobody knows leads home', async () => {
  const { page } = await traveler();

  await page.goto('/no/such/page');

  await page.getByRole('heading', { level: 1, name: /The whole trip/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('what is pressed before the page’s code has come is done once it has', async () => {
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

test('the landing page has its looks before its code has come', async () => {
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

/** Lets the page come without the code that takes it over, until what is answered is called. */
async function holdBackCode(page: Page): Promise<() => void> {
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

async function placesOnScreen(page: Page) {
  const parts = [
    page.getByRole('button', { name: 'Sign In' }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('search', { name: 'Start a trip' }),
    page.getByRole('heading', { level: 2, name: 'Start from a ready-made trip' }),
  ];
  return Promise.all(parts.map((part) => part.boundingBox()));
}
