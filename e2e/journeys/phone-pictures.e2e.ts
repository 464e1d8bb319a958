import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { plainPhoto } from '../support/pictures/photo-files';
import { browseFiles, openPicker, picker, result, showSource } from '../support/pictures/picture-picker';
import { prepareTrip, ROAD_STOPS } from '../support/prepared-trip';

const { traveler } = useBrowser();

const NARROW = { width: 360, height: 640 };

/** Opens the dialog that adds pictures, on a phone of a size. */
async function openPictures(size: { width: number; height: number }) {
  const one = await traveler({ size, touch: true });
  await one.page.goto(`${await prepareTrip(one, { stops: ROAD_STOPS.slice(0, 2) })}&view=pictures`);
  await openPicker(one.page, 'Library');
  return one;
}

/** The words on the buttons that have the color of the main one. */
function mainButtons(page: Page): Promise<string[]> {
  return picker(page).evaluate((dialog) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--primary)';
    dialog.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    const buttons = Array.from(dialog.querySelectorAll('button'));
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === color)
      .map((button) => button.textContent ?? '');
  });
}

test.each([PHONE, NARROW])(
  'every tab of the picture dialog is a whole word at $width pixels',
  async (size) => {
    const { page } = await openPictures(size);
    for (const name of ['Library', 'Pexels', 'Unsplash', 'FAVORITES', 'UPLOAD']) {
      const box = await picker(page).getByRole('tab', { name, exact: true }).boundingBox();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(size.width);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
  },
);

test('the picture dialog always has one main button: what comes next', async () => {
  const { page } = await openPictures(PHONE);
  const isNext = (words: string) => expect.poll(() => mainButtons(page)).toEqual([words]);
  await isNext('SEARCH');

  await showSource(page, 'UPLOAD');
  await isNext('Choose or take a photo');
  await browseFiles(page, [await plainPhoto('Dune.jpg', '#c92a6b')]);
  await isNext('SAVE IMAGES');
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).tap();
  await isNext('DONE');

  await showSource(page, 'Library');
  await isNext('DONE');
  await result(page, 'Canyon rim, first light').waitFor();
});

test('small marks can be pressed with a finger', async () => {
  const { page } = await openPictures(NARROW);
  const heart = picker(page)
    .getByRole('button', { name: /to your favorites$/ })
    .first();
  const mark = await heart.boundingBox();
  // Beside the visible disc, but within a finger of its center.
  await page.mouse.click((mark?.x ?? 0) - 3, (mark?.y ?? 0) + (mark?.height ?? 0) / 2);
  await picker(page)
    .getByRole('button', { name: /to your favorites$/, pressed: true })
    .waitFor();
  await picker(page).getByRole('button', { name: 'Cancel' }).tap();

  await page.getByRole('link', { name: 'Trip Ideas' }).tap();
  await page
    .getByRole('button', { name: /national parks/ })
    .first()
    .tap();
  const calendar = page.getByRole('button', { name: 'Open the calendar' });
  await expect.poll(async () => (await calendar.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  expect((await calendar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
