import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import {
  describedAs,
  gridPicture,
  openPictures,
  SHOWN,
  shownPictures,
} from '../support/pictures/trip-pictures';
import { expectFocus, expectSaved, notices, showView, undoButton } from '../support/planner';
import { pressUntil, said } from '../support/screen-reader';
import { fingerOn } from '../support/touch';

const { traveler, url } = useBrowser();

const [HEADER, ...TRIP_PICTURES] = SHOWN;
/** Rules to skip while a menu or dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

const header = (page: Page) => page.getByRole('region', { name: 'Header picture' });

async function choose(page: Page, words: string, row: string): Promise<void> {
  await gridPicture(page, words).hover();
  await page.getByRole('button', { name: `More for ${words}` }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

test('a picture is moved through the grid with the keyboard, which announces its position, by dragging and with the menu', async () => {
  const { page } = await prepared();

  await page.getByRole('button', { name: 'Move Delicate Arch' }).focus();
  await page.keyboard.press('Space');
  await said(page, 'Lifted Delicate Arch, place 1 of 5').waitFor();
  await pressUntil(page, 'ArrowRight', 'Delicate Arch, place 2 of 5');
  await pressUntil(page, 'ArrowLeft', 'Delicate Arch, place 1 of 5');
  await pressUntil(page, 'ArrowDown', 'Delicate Arch, place 5 of 5');
  await page.getByText('Drops here, place 5').waitFor();
  await page.keyboard.press('Enter');
  await said(page, 'Delicate Arch dropped, place 5 of 5').waitFor();

  const after = [...TRIP_PICTURES.slice(1), 'Delicate Arch'];
  expect(await shownPictures(page)).toEqual(after);
  await expectFocus(page.getByRole('button', { name: 'Move Delicate Arch' }));
  await page.keyboard.press('Space');
  await said(page, 'Lifted Delicate Arch, place 5 of 5').waitFor();
  await pressUntil(page, 'ArrowUp', 'Delicate Arch, place 1 of 5');
  await page.keyboard.press('Escape');
  await said(page, 'Delicate Arch is back where it was').waitFor();
  expect(await shownPictures(page)).toEqual(after);

  await undoButton(page).click();
  await expect.poll(() => shownPictures(page)).toEqual([...TRIP_PICTURES]);

  const from = await boxOf(gridPicture(page, 'Canyon Road'));
  const to = await boxOf(gridPicture(page, 'Delicate Arch'));

  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.getByText('Drops here, place 1').waitFor();
  await page.mouse.up();

  await expect
    .poll(() => shownPictures(page))
    .toEqual(['Canyon Road', 'Delicate Arch', 'The Narrows', 'Horseshoe Bend', 'Front Range']);
  // Dropping a picture doesn't count as a click on it.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await choose(page, 'Front Range', 'Move first');
  await choose(page, 'Front Range', 'Move later');
  const moved = ['Canyon Road', 'Front Range', 'Delicate Arch', 'The Narrows', 'Horseshoe Bend'];
  await expect.poll(() => shownPictures(page)).toEqual(moved);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => shownPictures(page)).toEqual(moved);
});

test('on a phone, pictures are accessible, and one is lifted by pressing and holding it', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await openPictures(device, url);
  await expectAccessibleInBoth(page);
  await gridPicture(page, 'The Narrows').scrollIntoViewIfNeeded();
  const from = await boxOf(gridPicture(page, 'The Narrows'));
  const to = await boxOf(gridPicture(page, 'Delicate Arch'));
  const finger = await fingerOn(page);
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });

  await finger.down(middle(from));
  await said(page, 'Lifted The Narrows, place 2 of 5').waitFor();
  await finger.move(middle(to));
  await said(page, 'The Narrows, place 1 of 5').waitFor();
  await finger.up();

  await expect
    .poll(async () => (await shownPictures(page)).slice(0, 2))
    .toEqual(['The Narrows', 'Delicate Arch']);
});

test('a description is saved while typing and when its field is left; the menu leads to it, and to where and when it was taken', async () => {
  const { page } = await prepared([HEADER, 'Delicate Arch', '']);

  const empty = describedAs(page, 'Picture 2');
  expect(await empty.getAttribute('placeholder')).toBe('Type 1 Line Description');
  await empty.pressSequentially('Horseshoe Bend, early');
  await page.getByRole('status').getByText('Description saved').waitFor();
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch', 'Horseshoe Bend, early']);

  const arch = describedAs(page, 'Delicate Arch');
  await arch.fill('Something else');
  await page.keyboard.press('Escape');
  expect(await arch.inputValue()).toBe('Delicate Arch');
  await arch.fill('Delicate Arch at sunset');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch at sunset', 'Horseshoe Bend, early']);

  await undoButton(page).click();
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch', 'Horseshoe Bend, early']);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch', 'Horseshoe Bend, early']);

  await choose(page, 'Delicate Arch', 'Describe');
  await expectFocus(describedAs(page, 'Delicate Arch'));
  await choose(page, 'Delicate Arch', 'Place and date');
  const dialog = page.getByRole('dialog', { name: 'Where and when was it taken?' });
  await dialog.getByRole('button', { name: /Place$/ }).click();
  await page.getByRole('option', { name: 'Moab' }).click();
  await dialog.getByRole('textbox', { name: 'Date' }).fill('May 10, 2027');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: 'More for Delicate Arch' }));

  await gridPicture(page, 'Delicate Arch').click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByText('Moab, Mon, May 10').waitFor();
});

test('pictures can be viewed in full size with the keyboard, swapped with the header, removed and restored', async () => {
  const { page } = await prepared();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  const counter = large.getByRole('status');
  const previous = large.getByRole('button', { name: 'Previous picture' });
  const next = large.getByRole('button', { name: 'Next picture' });

  await gridPicture(page, 'Delicate Arch').click();
  await counter.getByText('2 of 6').waitFor();
  await large.getByText('Delicate Arch', { exact: true }).waitFor();
  await large.getByText('Wayfold library').waitFor();
  await page.keyboard.press('ArrowLeft');
  await counter.getByText('1 of 6').waitFor();
  await large.getByText(HEADER, { exact: true }).waitFor();
  expect(await previous.isVisible()).toBe(false);
  await page.keyboard.press('End');
  await counter.getByText('6 of 6').waitFor();
  expect(await next.isVisible()).toBe(false);
  await page.keyboard.press('Home');
  await next.click();
  await large.getByRole('button', { name: 'Open picture 4 of 6: Canyon Road' }).click();
  await counter.getByText('4 of 6').waitFor();
  await page.keyboard.press('Escape');

  await large.waitFor({ state: 'detached' });
  await expectFocus(gridPicture(page, 'Delicate Arch'));

  const open = (words: string) =>
    header(page).getByRole('button', { name: `Open the header picture: ${words}` });
  await open(HEADER).waitFor();

  await choose(page, 'The Narrows', 'Use as header');
  await open('The Narrows').waitFor();
  expect(await shownPictures(page)).toEqual([
    'Delicate Arch',
    HEADER,
    'Canyon Road',
    'Horseshoe Bend',
    'Front Range',
  ]);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await open(HEADER).waitFor();
  expect(await shownPictures(page)).toEqual([...TRIP_PICTURES]);

  await header(page).getByRole('button', { name: 'Remove' }).click();
  await expectFocus(header(page).getByRole('button', { name: 'Choose a picture' }));
  await notices(page).getByText(`Removed ${HEADER}`).waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await open(HEADER).waitFor();

  await choose(page, 'Canyon Road', 'Remove');
  await notices(page).getByText('Removed Canyon Road').waitFor();
  expect(await shownPictures(page)).not.toContain('Canyon Road');
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shownPictures(page)).toEqual([...TRIP_PICTURES]);
});

test('the visible part of the header is chosen with keys or by dragging, and applies wherever it is cropped', async () => {
  const { page } = await prepared();
  const part = page.getByRole('slider', { name: 'Visible part of the picture' });
  const reposition = header(page).getByRole('button', { name: 'Reposition' });
  await reposition.click();
  await expectFocus(part);
  expect(await part.getAttribute('aria-valuetext')).toBe('50% from the top');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expectFocus(reposition);

  await reposition.click();
  await page.keyboard.press('ArrowUp');
  expect(await part.getAttribute('aria-valuetext')).toBe('45% from the top');
  const box = await boxOf(part);
  await page.mouse.move(box.x + 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 260, { steps: 4 });
  await page.mouse.up();
  expect(await part.getAttribute('aria-valuetext')).toBe('0% from the top');
  await header(page).getByRole('button', { name: 'Done' }).click();

  await showView(page, 'Itinerary');
  const cropped = page.getByRole('main').locator('header img').first();
  await expect.poll(() => cropped.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 0%');
  await undoButton(page).click();
  await expect
    .poll(() => cropped.evaluate((image) => getComputedStyle(image).objectPosition))
    .toBe('50% 50%');
});

test('a trip with sixteen pictures says that it is full; with fewer, it says how many are left', async () => {
  const many = Array.from({ length: 17 }, (_, index) => `Number ${index}`);
  const { page } = await prepared(many);

  await page.getByText('All 16 slots are used. Remove a picture to add another.').waitFor();
  await page.getByText('16 of 16 pictures').waitFor();
  const add = page.getByRole('button', { name: 'Add pictures' });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  expect(await add.getAttribute('title')).toBe('This trip has 16 pictures, the most it can hold.');
  await choose(page, 'Number 16', 'Remove');
  await page.getByRole('button', { name: 'Add a picture 1 left' }).waitFor();
  // The menu is gone with its picture, and the focus moves to another picture.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('ol')?.getAttribute('aria-label')))
    .toBe('Trip pictures');
});

test('the camera button and the grid open the picture search, and the chosen pictures are added to the trip', async () => {
  const { page, api, id } = await prepared();
  const before = await api.trips.get({ params: { id } });
  await showView(page, 'Itinerary');

  await page.getByRole('button', { name: 'Change the header picture' }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  const one = page.getByRole('dialog', { name: 'Choose a picture' });
  await one.getByRole('row').first().click();
  await one.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change the header picture' }).click();
  await page.getByRole('menuitem', { name: 'Arrange pictures' }).click();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const some = page.getByRole('dialog', { name: 'Add trip pictures' });
  await some.getByRole('row', { disabled: false }).first().click();
  await some.getByRole('button', { name: 'DONE' }).click();
  await some.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Open picture 6 of 6' }).waitFor();
  await expectSaved(page);
  const after = await api.trips.get({ params: { id } });
  expect(after.tripPictures).toHaveLength(before.tripPictures.length + 1);
  expect(after.picture).toMatch(/^\/scenes\//);
  expect(after.tripPictures.map((row) => row.id)).not.toContain(before.tripPictures.find(isHeader)?.id);
});

const isHeader = ({ type }: { type: string }) => type === 'header';

test('people who view a shared trip see its pictures without any controls to change them', async () => {
  const device = await traveler();
  const { id, api } = await openPictures(device, url);
  const { share } = await api.sharing.createShare({ params: { id }, body: { shows: { pictures: true } } });
  const { page } = await traveler();

  await page.goto(`/trip_share/${share?.id}?view=pictures`);
  const view = page.getByRole('region', { name: 'Pictures of the trip' });
  await expect.poll(() => shownPictures(page)).toEqual([...TRIP_PICTURES]);
  await page.getByText('5 pictures').waitFor();
  const buttons = await view.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  expect(buttons.filter((label) => !/^Open (picture|the header)/.test(label))).toEqual([]);
  expect(await view.getByRole('textbox').count()).toBe(0);
  await view.getByText('The Narrows', { exact: true }).waitFor();
  await header(page).getByRole('button').click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByText('1 of 6').waitFor();
  await page.keyboard.press('Escape');

  await api.sharing.changeShare({ params: { id }, body: { shows: { pictures: false } } });
  await page.reload();
  await page.getByRole('list', { name: 'Destinations' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Pictures' }).count()).toBe(0);
});

test('pictures that were seen before are available offline', async () => {
  const device = await traveler({ keepsApp: true });
  const { page, context } = device;
  await openPictures(device, url);
  await expectSaved(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The service worker only sees requests from now on.
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(TRIP_PICTURES.length);

  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => shownPictures(page)).toEqual([...TRIP_PICTURES]);
  await expect.poll(() => drawn(page)).toBe(TRIP_PICTURES.length);
});

/** The number of loaded pictures in the grid. */
function drawn(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: 'Trip pictures' })
    .getByRole('img')
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );
}

test('pictures are accessible in both color schemes on a desktop', { timeout: 120_000 }, async () => {
  const { page } = await prepared([HEADER, 'Delicate Arch', '']);
  await expectAccessibleInBoth(page);
  await header(page).getByRole('button', { name: 'Reposition' }).click();
  // A button that appeared under the pointer would show its tooltip, which is outside of all landmarks.
  await page.mouse.move(0, 0);
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await gridPicture(page, 'Delicate Arch').hover();
  await page.getByRole('button', { name: 'More for Delicate Arch' }).click();
  await page.getByRole('menuitem', { name: 'Describe' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.getByRole('menuitem', { name: 'Place and date' }).click();
  await page.getByRole('dialog', { name: 'Where and when was it taken?' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.press('Escape');
  await gridPicture(page, 'Delicate Arch').click();
  await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
});

/** Opens a planner with these pictures on a desktop. */
async function prepared(descriptions: readonly string[] = SHOWN) {
  const device = await traveler();
  return { ...device, ...(await openPictures(device, url, descriptions)) };
}
