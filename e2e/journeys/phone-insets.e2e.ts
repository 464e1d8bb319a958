import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, type Traveler, useBrowser } from '../support/browser';
import { type Insets, setInsets, underInsets } from '../support/insets';
import { expectLayers, notices } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** A phone with a notch and a bar to swipe on, upright and on its side. */
const UPRIGHT: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const ON_ITS_SIDE: Insets = { top: 0, right: 47, bottom: 34, left: 47 };
const WIDE = { width: PHONE.height, height: PHONE.width };
/** A tablet without a home button. */
const TABLET = { width: 820, height: 1180 };
const OF_TABLET: Insets = { top: 24, right: 0, bottom: 20, left: 0 };
/** So narrow on its side that dialogs fill it. */
const SMALL_WIDE = { width: 740, height: 360 };

const EVENTS = [
  { name: 'Art museum', start: '2027-05-08T13:00', end: '2027-05-08T14:00', costEst: 20 },
  { name: 'Buy water', start: '2027-05-08' },
  { name: 'Grand Inn', start: '2027-05-08T15:00', end: '2027-05-10T11:00', category: 'Lodging' },
];

async function openPhone(size: { width: number; height: number }, insets: Insets): Promise<Traveler> {
  const device = await traveler({ size, touch: true });
  await setInsets(device.page, insets);
  return device;
}

async function expectClear(page: Page, insets: Insets, message: string): Promise<void> {
  await expect.poll(() => underInsets(page, insets), { message }).toEqual([]);
}

/** Screens of the planner: what its URL continues with, and what is on the screen. */
const SCREENS: readonly [string, string, (page: Page) => Locator][] = [
  ['trip_plan', '', (page) => page.getByRole('button', { name: '2, Moab' })],
  ['trip_plan', '&view=itinerary', (page) => page.getByRole('button', { name: 'Reorder Moab' })],
  ['trip_plan', '&view=calendar', (page) => page.getByRole('tab', { name: 'Sat, May 8, Denver' })],
  ['trip_plan', '&view=costs', (page) => page.getByRole('button', { name: 'Add a cost' })],
  [
    'trip_plan',
    '&view=pictures',
    (page) => page.getByRole('button', { name: /^Choose pictures|^Add/ }).first(),
  ],
  ['trip_plan', '&view=history', (page) => page.getByRole('heading', { name: 'History' })],
  ['trip_plan', '&view=check', (page) => page.getByRole('heading', { name: 'Trip check' })],
  ['trip_plan/things_do', '', (page) => page.getByRole('heading', { level: 3 }).first()],
  [
    'trip_plan/things_do',
    '&place=poi%3Adelicate-arch',
    (page) => page.getByRole('heading', { name: 'Delicate Arch' }),
  ],
  ['trip_plan/trip_ideas', '', (page) => page.getByRole('heading', { level: 3 }).first()],
  [
    'trip_plan/trip_ideas',
    '&idea=utah-mighty-five',
    (page) => page.getByRole('button', { name: 'Use this' }),
  ],
  ['trip_plan/hotels', '', (page) => page.getByRole('heading', { name: 'Hotels' })],
];

test.each([
  ['a phone upright', PHONE, UPRIGHT],
  ['a phone on its side', WIDE, ON_ITS_SIDE],
  ['a tablet', TABLET, OF_TABLET],
] as const)(
  'no control of the planner is under the edges of %s',
  { timeout: 120_000 },
  async (_, size, insets) => {
    const device = await openPhone(size, insets);
    const { page } = device;
    const planner = await prepareTrip(device, { events: EVENTS });

    for (const [path, query, shown] of SCREENS) {
      await page.goto(planner.replace('trip_plan', path) + query);
      await shown(page).waitFor();
      await expectClear(page, insets, `${path}${query}`);
    }
  },
);

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const inTripMenu = (row: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /trip menu$/i }).tap();
  await page.getByRole('menuitem', { name: row }).tap();
  // What opens next is the layer to look at, not the menu that closes.
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

/** What the itinerary opens over itself. */
const LAYERS: readonly [string, (page: Page) => Promise<void>][] = [
  ['trip menu', press(/trip menu$/i)],
  ['sharing', inTripMenu('Share')],
  ['export', inTripMenu('Export trip')],
  ['import', inTripMenu('Import a file')],
  ['currency', inTripMenu(/^Currency/)],
  ['details', inTripMenu('Trip details')],
  ['deletion', inTripMenu('Delete trip')],
  ['adding a destination', press('Add a destination')],
  ['transport', press('From Denver to Moab: My vehicle')],
  ['destination menu', press('More for Denver')],
  ['adding a plan', press('Add to Sat, May 8')],
  ['editing a plan', press('Edit Art museum')],
];

test.each([
  ['a phone upright', PHONE, UPRIGHT],
  ['a phone on its side', WIDE, ON_ITS_SIDE],
  ['a small phone on its side', SMALL_WIDE, ON_ITS_SIDE],
] as const)(
  'no control of a dialog or a menu is under the edges of %s',
  { timeout: 120_000 },
  async (_, size, insets) => {
    const device = await openPhone(size, insets);
    const { page } = device;
    await page.goto(`${await prepareTrip(device, { events: EVENTS })}&view=itinerary`);
    await page.getByRole('button', { name: /^Denver/, expanded: false }).tap();
    const layer = page
      .getByRole('dialog')
      .or(page.getByRole('menu'))
      .or(page.getByRole('alertdialog'))
      .first();

    for (const [name, open] of LAYERS) {
      await open(page);
      await layer.waitFor();
      await expectLayers(page, 1, name);
      await expectClear(page, insets, name);
      await page.goBack();
      await layer.waitFor({ state: 'detached' });
      await expectLayers(page, 0, name);
    }

    await page.getByRole('button', { name: 'One more night in Denver' }).tap();
    await notices(page).getByRole('button', { name: 'Undo' }).waitFor();
    await expectClear(page, insets, 'toast');
  },
);
