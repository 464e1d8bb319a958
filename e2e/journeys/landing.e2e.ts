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

test('what is pressed before the page’s code has come is done once it has', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });

  await page.getByRole('button', { name: '京都 Kyoto' }).tap();
  await page.getByRole('button', { name: 'Start planning' }).tap();
  release();

  await page
    .getByRole('list', { name: 'Stops on the map' })
    .getByRole('button', { name: /^1, .*Kyoto/ })
    .waitFor();
});
