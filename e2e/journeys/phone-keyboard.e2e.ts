import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { addKeyboard, type KeyboardKind, underKeyboard } from '../support/keyboard';
import { beMember, newPerson } from '../support/people';
import { openStop } from '../support/planner';
import { addTrip, prepareTrip } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

const SMALL_PHONE = { width: 360, height: 640 };
const KEYBOARD = 260;

const EVENTS = [
  { name: 'Art museum', start: '2027-05-08T13:00', end: '2027-05-08T14:00', costEst: 20 },
  { name: 'Grand Inn', start: '2027-05-08T15:00', end: '2027-05-10T11:00', category: 'Lodging' },
];

interface Form {
  /** What the URL of the planner continues with. */
  at: string;
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
}

const inDialog = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('dialog')
    .getByLabel(name, { exact: typeof name === 'string' })
    .first();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const inTripMenu = (row: string | RegExp) => async (page: Page) => {
  await press('Trip menu')(page);
  await page.getByRole('menuitem', { name: row }).tap();
};
const inDenver = (name: string) => async (page: Page) => {
  await openStop(page, 'Denver');
  await press(name)(page);
};
const none = async () => {};

const FORMS: Readonly<Record<string, Form>> = {
  'adding a destination': {
    at: '',
    open: press('Add a destination'),
    field: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  'adding a plan': { at: '&view=itinerary', open: inDenver('Add to Sat, May 8'), field: inDialog('Name') },
  'editing a plan': { at: '&view=itinerary', open: inDenver('Edit Art museum'), field: inDialog('Name') },
  'trip details': { at: '', open: inTripMenu('Trip details'), field: inDialog(/^(Trip name|Name)$/) },
  'the first day': {
    at: '&view=itinerary',
    open: inTripMenu('Change the dates'),
    field: (page) => page.getByRole('textbox', { name: 'First day' }),
  },
  'name of a destination': {
    at: '&view=itinerary',
    open: async (page) => {
      await openStop(page, 'Moab');
      await press('More for Moab')(page);
      await page.getByRole('menuitem', { name: 'Rename' }).tap();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  'searching for pictures': {
    at: '&view=pictures',
    open: press(/^(Choose|Add)/),
    field: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
  'adding a cost': {
    at: '&view=costs',
    open: press('Add a cost'),
    field: (page) => page.getByLabel('What it is for'),
  },
  'a stay': {
    at: '/hotels',
    open: none,
    field: (page) => page.getByRole('textbox', { name: 'Name of the stay' }),
  },
  'searching for places': { at: '/things_do', open: none, field: (page) => page.getByRole('searchbox') },
  'searching for ideas': { at: '/trip_ideas', open: none, field: (page) => page.getByRole('searchbox') },
};

const KINDS: readonly KeyboardKind[] = ['resizes the page', 'covers the page'];

test.each(KINDS)('no field and no button is under a keyboard that %s', { timeout: 180_000 }, async (kind) => {
  const device = await traveler({ size: SMALL_PHONE, touch: true });
  const { page } = device;
  const showKeyboard = await addKeyboard(page, { kind, height: KEYBOARD });
  const planner = await prepareTrip(device, { events: EVENTS });

  for (const [name, { at, open, field }] of Object.entries(FORMS)) {
    await page.goto(at.startsWith('/') ? planner.replace('?', `${at}?`) : planner + at);
    await open(page);
    await field(page).tap();
    await showKeyboard(true);
    await expectAboveKeyboard(page, name);
    // A dialog is over them.
    const tabs = page.getByRole('navigation', { name: 'Planner' });
    if ((await page.getByRole('dialog').count()) === 0) expect(await tabs.isVisible(), name).toBe(false);
    await showKeyboard(false);
  }
});

test.each(KINDS)('neither sharing by email nor signing up is under a keyboard that %s', async (kind) => {
  const device = await traveler({ size: SMALL_PHONE, touch: true });
  const { page } = device;
  const showKeyboard = await addKeyboard(page, { kind, height: KEYBOARD });
  await page.goto('/user_signup');
  const signUp = page.getByRole('dialog');
  for (const label of ['First name', 'Last name', 'Email', 'Password']) {
    await signUp.getByLabel(label, { exact: true }).tap();
    await showKeyboard(true);
    await expectAboveKeyboard(page, label);
    await showKeyboard(false);
  }

  const { token } = await beMember(page, url, newPerson());
  await page.goto(await addTrip(device, token));
  await inTripMenu('Share trip')(page);
  await press('Create and copy link')(page);
  const email = page.getByRole('textbox', { name: 'Send by email' });
  await email.tap();
  await showKeyboard(true);
  await expectAboveKeyboard(page, 'sharing by email');
  await email.fill('Jun');
  await page.keyboard.press('Enter');
  await page.getByText('Jun is not an email address.').waitFor();
  await expectAboveKeyboard(page, 'an address that is wrong');
});

test.each(KINDS)('the chips of Things To Do stay in sight above a keyboard that %s', async (kind) => {
  const device = await traveler({ size: SMALL_PHONE, touch: true });
  const { page } = device;
  const showKeyboard = await addKeyboard(page, { kind, height: KEYBOARD });
  await page.goto((await prepareTrip(device)).replace('?', '/things_do?'));
  const sheet = page.getByRole('region', { name: 'Things to do' });
  await sheet.getByRole('heading', { level: 3 }).first().waitFor();

  await page.getByRole('searchbox').tap();
  await showKeyboard(true);

  const chips = page.getByRole('group', { name: 'Types of places' });
  const gap = async () => {
    const [above, below] = [await chips.boundingBox(), await sheet.boundingBox()];
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

async function expectAboveKeyboard(page: Page, message: string): Promise<void> {
  const line = SMALL_PHONE.height - KEYBOARD;
  await expect.poll(() => underKeyboard(page, line), { message }).toEqual([]);
}

test('browsers that can are asked to make the planner smaller for the keyboard', async () => {
  const { page } = await traveler({ size: SMALL_PHONE, touch: true });
  await page.goto('/trip_plan');

  const content = await page.locator('meta[name=viewport]').getAttribute('content');

  expect(content?.split(', ')).toContain('interactive-widget=resizes-content');
});
