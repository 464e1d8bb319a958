import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import { finishChoice, openPicker, picker, result, showSource } from '../support/pictures/picture-picker';
import { openPictures, shownPictures } from '../support/pictures/trip-pictures';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

const found = (page: Page) => picker(page).getByRole('grid', { name: 'Pictures found' }).getByRole('row');

/** Names of the pictures in the search results. */
async function foundNames(page: Page): Promise<string[]> {
  const names = await found(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  return names.map(String);
}

test('without a stock service, the library can be searched by place, and favorites are under FAVORITES', async () => {
  const device = await traveler();
  const { page } = device;
  await openPictures(device, url, ['Header', 'Delicate Arch']);
  await openPicker(page, 'Unsplash');
  for (const [service, setting] of [
    ['Unsplash', 'UNSPLASH_ACCESS_KEY'],
    ['Pexels', 'PEXELS_API_KEY'],
  ] as const) {
    await showSource(page, service);
    await picker(page)
      .getByRole('heading', { name: `${service} isn’t connected` })
      .waitFor();
    await picker(page).getByText(`can connect it by setting ${setting}.`).waitFor();
  }
  await showSource(page, 'Wayfold library');
  await found(page).first().waitFor();
  const everywhere = await foundNames(page);
  expect(everywhere.length).toBe(100);
  await picker(page).getByText('Page 1 of').waitFor();

  await picker(page)
    .getByRole('button', { name: /Place$/ })
    .click();
  await page.getByRole('option', { name: 'Japan' }).click();
  await expect.poll(async () => (await foundNames(page)).length).toBeLessThan(80);
  const inJapan = await foundNames(page);
  expect(inJapan.length).toBeGreaterThan(5);
  const [one = '', two = '', three = ''] = inJapan;
  for (const name of [two, one]) await result(page, name).click();
  await result(page, two).getByText('Selected, number 1').waitFor();
  await result(page, one).getByText('Selected, number 2').waitFor();
  await picker(page).getByText('3 remaining of 5').waitFor();
  const heart = picker(page).getByRole('button', { name: `Save ${three} to your favorites` });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  // Adding a favorite doesn't choose it.
  await picker(page).getByText('3 remaining of 5').waitFor();

  // Another tab starts over, and the chosen pictures stay chosen.
  await showSource(page, 'FAVORITES');
  await expect.poll(() => foundNames(page)).toEqual([three]);
  await result(page, three).focus();
  await page.keyboard.press('Space');
  await result(page, three).getByText('Selected, number 3').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await finishChoice(page);
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch', two, one, three]);

  // On the page without a trip, the favorite is removed.
  await page.goto('/image_search');
  await page.getByRole('tab', { name: 'FAVORITES' }).click();
  await page.getByRole('button', { name: `Save ${three} to your favorites` }).click();
  await page.getByRole('heading', { name: 'No favorites yet' }).waitFor();
});
