import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';

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
