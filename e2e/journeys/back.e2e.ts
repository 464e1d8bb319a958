import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../support/account';
import { PHONE, useBrowser } from '../support/browser';
import { newPerson } from '../support/people';
import { plainPhoto } from '../support/pictures/photo-files';
import { browseFiles, openPicker, picker } from '../support/pictures/picture-picker';
import { gridPicture, openPictures } from '../support/pictures/trip-pictures';
import {
  chooseForStop,
  chooseInTripMenu,
  expectLayers,
  notices,
  openStop,
  stopRow,
} from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Something over a page, which Back closes. */
interface Layer {
  name: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
}

type Name = string | RegExp;
const press = (name: Name) => (page: Page) => page.getByRole('button', { name }).first().click();
const inTripMenu = (row: string) => (page: Page) => chooseInTripMenu(page, row);
const forMoab = (row: string) => (page: Page) => chooseForStop(page, 'Moab', row);
const dialog = (name: Name) => (page: Page) => page.getByRole('dialog', { name });
const question = (name: Name) => (page: Page) => page.getByRole('alertdialog', { name });
const menu = (page: Page) => page.getByRole('menu');

/** What the planner opens over itself at a desk. */
const AT_A_DESK: readonly Layer[] = [
  { name: 'trip menu', open: press(/, trip menu$/), shown: menu },
  { name: 'trip details', open: inTripMenu('Trip details'), shown: dialog('Trip details') },
  { name: 'currency', open: inTripMenu('Currency: USD'), shown: dialog('Currency of the trip') },
  { name: 'export', open: inTripMenu('Export trip'), shown: dialog('Export Canyon loop') },
  { name: 'import', open: inTripMenu('Import a file'), shown: dialog('Import a file') },
  { name: 'deletion', open: inTripMenu('Delete trip'), shown: question(/Delete|delete/) },
  { name: 'help', open: press('Help'), shown: menu },
  { name: 'display settings', open: press('Display settings'), shown: dialog('Display settings') },
  { name: 'sharing', open: press('Share'), shown: dialog('Share Canyon loop') },
  { name: 'first day', open: press('Change the dates'), shown: dialog('When does the trip start?') },
  { name: 'header picture', open: press('Change the header picture'), shown: menu },
  {
    name: 'picture search',
    open: async (page) => {
      await press('Change the header picture')(page);
      await page.getByRole('menuitem', { name: 'Choose a picture' }).click();
    },
    shown: dialog('Choose a picture'),
  },
  { name: 'destination menu', open: press('More for Moab'), shown: menu },
  {
    name: 'preview of a change',
    open: forMoab('Move up'),
    shown: (page) => page.getByRole('button', { name: 'Apply' }),
  },
  { name: 'name of a destination', open: forMoab('Rename'), shown: dialog('Rename Moab') },
  { name: 'leg', open: press('From Denver to Moab: My vehicle'), shown: menu },
  { name: 'layers of the map', open: press('Layers'), shown: dialog('Layers') },
  {
    name: 'point on the map',
    open: async (page) => {
      const map = await page.getByRole('region', { name: 'Map of your trip' }).boundingBox();
      await page.mouse.click((map?.x ?? 0) + 80, (map?.y ?? 0) + 200);
    },
    shown: (page) => page.getByRole('dialog').filter({ hasText: 'Add here' }),
  },
];

/** What it opens on a phone. */
const ON_A_PHONE: readonly Layer[] = [
  { name: 'trip menu', open: press('Trip menu'), shown: menu },
  { name: 'adding a destination', open: press('Add a destination'), shown: dialog('Add a destination') },
  {
    name: 'sheet at its full height',
    open: press('Panel height: half screen'),
    shown: (page) => page.getByRole('button', { name: 'Panel height: full screen' }),
  },
  { name: 'layers of the map', open: press('Layers'), shown: dialog('Layers') },
];

/** What other views and tabs open at a desk, by the URL of the tab. */
const IN_OTHER_VIEWS: Readonly<Record<string, readonly Layer[]>> = {
  '/trip_plan/things_do': [
    { name: 'filters', open: press('Filter'), shown: dialog('Filter') },
    { name: 'order', open: press(/^Sort:/), shown: menu },
    { name: 'ways to add a place', open: press(/^Choose a day for /), shown: menu },
  ],
  '/trip_plan/trip_ideas': [{ name: 'length of an idea', open: press('Length'), shown: menu }],
};

/** What the account page opens. */
const ON_THE_ACCOUNT: readonly Layer[] = [
  { name: 'account menu', open: press(/account menu$/), shown: menu },
  { name: 'email', open: press('Change your email'), shown: dialog('Change your email') },
  { name: 'travelers', open: press(/^Travelers/), shown: dialog('Travelers') },
  { name: 'contact', open: press('Add a contact'), shown: dialog('Add a contact') },
  { name: 'password', open: press('Change password'), shown: dialog('Change your password') },
  { name: 'passkey', open: press('Add a passkey'), shown: dialog('Add a passkey') },
  { name: 'deletion', open: press('Delete account'), shown: question(/./) },
];

/** Opens a layer, goes back, and expects the page under it as it was. */
async function expectBackCloses(page: Page, { name, open, shown }: Layer): Promise<void> {
  const url = page.url();
  await open(page);
  await shown(page).waitFor();
  await expectLayers(page, 1, name);
  await page.goBack();
  await shown(page).waitFor({ state: 'hidden' });
  await expectLayers(page, 0, name);
  expect(page.url(), name).toBe(url);
}

/** Opens the editor of a plan in a prepared trip. */
async function openPlan(): Promise<{ page: Page; form: Locator }> {
  const { page } = await openRoadTrip(await traveler(), {
    events: [{ name: 'Delicate Arch hike', start: '2027-05-11T09:00' }],
  });
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'Edit Delicate Arch hike' }).click();
  const form = page.getByRole('dialog', { name: 'Edit plan' });
  await form.waitFor();
  return { page, form };
}

test('Back closes each dialog, menu and popover of the planner, and nothing else', async () => {
  const { page } = await openRoadTrip(await traveler());

  for (const layer of AT_A_DESK) await expectBackCloses(page, layer);

  await stopRow(page, 'Moab').waitFor();
});

test('Back closes what covers the planner on a phone', async () => {
  const visitor = await traveler({ size: PHONE, touch: true });
  const { page } = visitor;
  await page.goto(await prepareTrip(visitor));
  await page.getByRole('button', { name: 'Add a destination' }).waitFor();

  for (const layer of ON_A_PHONE) await expectBackCloses(page, layer);
});

test('Back closes what the other views open', async () => {
  const visitor = await traveler();
  const { page } = visitor;
  const planner = await prepareTrip(visitor);
  const trip = new URL(planner, url).searchParams.get('trip') ?? '';
  for (const [address, layers] of Object.entries(IN_OTHER_VIEWS)) {
    const tab = new URL(address, url);
    tab.searchParams.set('trip', trip);
    await page.goto(tab.href);
    for (const layer of layers) await expectBackCloses(page, layer);
  }
});

test('Back closes what the account page opens', async () => {
  const { page } = await traveler();
  await openAccount(page, url, newPerson());

  for (const layer of ON_THE_ACCOUNT) await expectBackCloses(page, layer);
});

test('Back closes a picture in full size, and the crop before the picture search', async () => {
  const visitor = await traveler();
  const { page } = visitor;
  await openPictures(visitor, url);
  await expectBackCloses(page, {
    name: 'lightbox',
    open: () => gridPicture(page, 'Delicate Arch').click(),
    shown: dialog('Pictures'),
  });

  await openPicker(page, 'Upload');
  await browseFiles(page, [await plainPhoto('rim.jpg', '#446688')]);
  await picker(page).getByRole('button', { name: 'Edit rim' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  await crop.waitFor();
  await expectLayers(page, 2);
  await page.goBack();
  await crop.waitFor({ state: 'detached' });
  await picker(page).getByRole('button', { name: 'Edit rim' }).waitFor();
});

test('Back closes the topmost of several, then the next, then leaves the page', async () => {
  const { page, form } = await openPlan();
  const planner = page.url();
  await form.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('listbox').waitFor();
  await expectLayers(page, 2);

  await page.goBack();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await form.waitFor();
  await page.goBack();
  await form.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(planner);
  await page.goForward();
  await expectLayers(page, 0);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('typed work is kept unless the traveler says so, by Back, Escape and the close button', async () => {
  const { page, form } = await openPlan();
  const notes = form.getByRole('textbox', { name: /Notes/ });
  await notes.fill('Start before sunrise');
  const ask = page.getByRole('alertdialog', { name: 'Discard the changes to this plan?' });

  for (const leave of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    await ask.waitFor({ state: 'hidden' });
    expect(await notes.inputValue()).toBe('Start before sunrise');
    await expectLayers(page, 1);
  }
  // Back over the question is an answer, too: keep.
  await page.goBack();
  await ask.waitFor();
  await page.goBack();
  await ask.waitFor({ state: 'hidden' });
  expect(await notes.inputValue()).toBe('Start before sunrise');

  await page.goBack();
  await ask.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  await expectLayers(page, 0);
  expect(await notices(page).textContent()).not.toContain('Start');
});

test('a reload leaves what was open behind, and Back then leaves the page', async () => {
  const { page } = await traveler();
  await page.goto('/');
  const home = page.url();
  await page.getByRole('link', { name: /Red Rock/ }).click();
  await page.getByRole('heading', { level: 1, name: /Red Rock/ }).waitFor();
  await press('Help')(page);
  await expectLayers(page, 1);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Red Rock/ }).waitFor();
  await expectLayers(page, 0);
  await page.goBack();

  expect(page.url()).toBe(home);
});
