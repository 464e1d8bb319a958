import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, type Traveler, useBrowser } from '../support/browser';
import {
  chooseForStop,
  expectFocus,
  expectSaved,
  listedStops,
  mappedStops,
  notices,
  openStop,
  stopRow,
  total,
  travelBy,
  undoButton,
} from '../support/planner';
import { prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler } = useBrowser();

const STOPS = [
  { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 },
  { name: 'Salt Lake City', coords: [-111.891, 40.7608] as [number, number], nights: 2 },
  { name: 'Reno', coords: [-119.8138, 39.5296] as [number, number], nights: 1 },
];
const NAMES = STOPS.map(({ name }) => name);

async function openTrip(person: Traveler, screen = ''): Promise<void> {
  await person.page.goto((await prepareTrip(person, { name: 'Zephyr', stops: STOPS })) + screen);
  for (const name of NAMES) await stopRow(person.page, name).waitFor();
}

/** Says where home is, in the dialog that asks. */
async function chooseHome({ page }: Traveler, name: string, region: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Where is home?' });
  const field = dialog.getByRole('combobox', { name: 'Home' });
  await expectFocus(field);
  await field.fill(`${name} ${region}`);
  await page.getByRole('option', { name }).filter({ hasText: region }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

test('a round trip from home by train for all legs, undone and removed again', async () => {
  const person = await traveler();
  const { page } = person;
  await openTrip(person);
  const before = await total(page, 'Distance');

  await page.getByRole('button', { name: 'Start and end at home' }).click();
  await chooseHome(person, 'Omaha', 'Nebraska');
  await page.getByText('Home: Omaha').nth(1).waitFor();
  expect(await page.getByText('Leave Sat, May 8').count()).toBe(1);
  expect(await page.getByText('Back Thu, May 13').count()).toBe(1);
  await expect.poll(() => mappedStops(page)).toEqual(['Home, Omaha', ...NAMES]);
  await expect.poll(() => total(page, 'Distance')).not.toBe(before);

  await page.getByRole('button', { name: 'From Omaha to Denver: My vehicle' }).click();
  await page.getByRole('switch', { name: 'Use for all legs' }).click();
  await page.getByRole('menuitemradio', { name: 'Train' }).click();
  for (const leg of [
    'Omaha to Denver',
    'Denver to Salt Lake City',
    'Salt Lake City to Reno',
    'Reno to Omaha',
  ])
    await page.getByRole('button', { name: `From ${leg}: Train` }).waitFor();
  await travelBy(page, 'From Reno to Omaha: Train', 'Flight');
  await page.getByRole('button', { name: 'From Reno to Omaha: Flight' }).waitFor();
  await undoButton(page).click();
  await page.getByRole('button', { name: 'From Reno to Omaha: Train' }).waitFor();
  await expectSaved(page);
  await expectAccessibleInBoth(page);

  await page.reload();
  await page.getByRole('button', { name: 'From Omaha to Denver: Train' }).waitFor();
  await page.getByRole('button', { name: 'End at home, more' }).click();
  await page.getByRole('menuitem', { name: 'Remove home from the trip' }).click();
  await page.getByRole('button', { name: 'Start and end at home' }).waitFor();
  await expect.poll(() => mappedStops(page)).toEqual(NAMES);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Home: Omaha').nth(1).waitFor();
});

test('a trip is split in two that are linked; undo makes one of them again', async () => {
  const person = await traveler();
  const { page } = person;
  await openTrip(person);

  await chooseForStop(page, 'Salt Lake City', 'Split the trip here');
  await expect.poll(() => listedStops(page)).toEqual(['Denver']);
  const next = page.getByRole('link', { name: 'Continues in Zephyr, part 2' });
  await next.waitFor();
  await expectAccessibleInBoth(page);
  await next.click();
  await expect.poll(() => listedStops(page)).toEqual(['Salt Lake City', 'Reno']);
  await page.getByRole('link', { name: 'Continued from Zephyr' }).click();
  await expect.poll(() => listedStops(page)).toEqual(['Denver']);

  await page.getByRole('button', { name: 'Link to Zephyr, part 2, more' }).click();
  await page.getByRole('menuitem', { name: 'Unlink the trips' }).click();
  await next.waitFor({ state: 'detached' });
  await undoButton(page).click();
  await next.waitFor();
  // Undo deletes the second trip, which this tab has opened and may ask for.
  person.isRefused = true;
  await undoButton(page).click();
  await expect.poll(() => listedStops(page)).toEqual(NAMES);
  await expectSaved(page);
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Trip details' }).waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: /part 2/ }).count()).toBe(0);
});

test('by keyboard, a trip gets a home and is split', async () => {
  const person = await traveler();
  const { page } = person;
  await openTrip(person);

  await page.getByRole('button', { name: 'Start and end at home' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog', { name: 'Where is home?' }).getByRole('combobox', { name: 'Home' });
  await expectFocus(field);
  await page.keyboard.type('Omaha Nebraska');
  await page.getByRole('option', { name: 'Omaha' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'From Omaha to Denver: My vehicle' }).waitFor();

  await page.getByRole('button', { name: 'More for Reno' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Split the trip here' }).waitFor();
  await page.keyboard.type('Split');
  await expectFocus(page.getByRole('menuitem', { name: 'Split the trip here' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Salt Lake City']);
  await page.getByRole('link', { name: 'Continues in Zephyr, part 2' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => listedStops(page)).toEqual(['Reno']);
  // The first part starts at home, and the second ends there.
  await page.getByRole('button', { name: 'From Reno to Omaha: Flight' }).waitFor();
});

test('on a phone, a trip gets a home and is split', async () => {
  const person = await traveler({ size: PHONE, touch: true });
  const { page } = person;
  await openTrip(person, '&view=itinerary');

  await page.getByRole('button', { name: 'Start and end at home' }).tap();
  await chooseHome(person, 'Omaha', 'Nebraska');
  await page.getByText('Home: Omaha').nth(1).waitFor();
  await page.getByRole('button', { name: 'From Reno to Omaha: Flight' }).waitFor();
  await expectAccessibleInBoth(page);

  await openStop(page, 'Reno');
  await chooseForStop(page, 'Reno', 'Split the trip here');
  await stopRow(page, 'Reno').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Continues in Zephyr, part 2' }).tap();
  await page.getByRole('link', { name: 'Continued from Zephyr' }).waitFor();
  await stopRow(page, 'Reno').waitFor();
});

test('a trip starts and ends at the home of the preferences in one press', async () => {
  const person = await traveler();
  const { page, context } = person;
  await openTrip(person);
  const { userId, token } = JSON.parse(await sessionOf(page)) as { userId: string; token: string };
  const home = { id: 'place', name: 'Omaha, Nebraska', coords: [-95.94, 41.26] };
  const saved = await context.request.put(`/api/users/${userId}/preferences`, {
    data: { homes: [home, null] },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(saved.ok()).toBe(true);
  const known = page.waitForResponse((answer) => answer.url().endsWith('/preferences'));
  await page.reload();
  await (await known).finished();
  // A press before the app has read them asks where home is.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await page.getByRole('button', { name: 'Start and end at home' }).click();
  await page.getByText('Home: Omaha, Nebraska').nth(1).waitFor();
  await page.getByRole('button', { name: 'From Reno to Omaha, Nebraska: Flight' }).waitFor();
});

test('a trip with as many destinations as it can hold takes a place as a plan, or is split', async () => {
  const person = await traveler();
  const { page } = person;
  const stops = Array.from({ length: 10 }, (_, index) => ({
    name: `Stop ${index + 1}`,
    coords: [-104.98 - index, 39.74] as [number, number],
  }));
  await page.goto(await prepareTrip(person, { name: 'Full', stops }));
  await page.getByText('This trip has 10 destinations, the most it can hold.').waitFor();

  await page.getByRole('combobox', { name: 'Add a place as a plan' }).fill('Boulder Colorado');
  await page.getByRole('option', { name: 'Boulder' }).filter({ hasText: 'Colorado' }).first().click();
  await notices(page).getByText('Added Boulder as a plan in Stop 1').waitFor();
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: 'Split the trip in two' }).click();
  await page.getByRole('menuitem', { name: 'With Stop 6' }).click();
  await page.getByRole('link', { name: 'Continues in Full, part 2' }).waitFor();
  await expect.poll(async () => (await listedStops(page)).length).toBe(5);
  await page.getByRole('combobox', { name: 'Add a destination' }).waitFor();
});
