import { expect, test } from 'vitest';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import {
  chooseForStop,
  expectSaved,
  listedStops,
  notices,
  openStop,
  stopRow,
  undoButton,
} from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const JAPAN = [{ name: 'Tokyo', coords: [139.692, 35.69] as [number, number], nights: 2 }];

test('a new leg is traveled as people travel there, says why, and one undo takes all of it back', {
  timeout: 120_000,
}, async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: JAPAN }));
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  const add = async (name: string, row: RegExp) => {
    const times = page.waitForResponse((answer) => answer.url().endsWith('/api/atlas/travel-times'));
    await field.fill(name);
    await (await times).finished();
    // A press before the app has read them takes a rough guess.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.getByRole('option', { name: row }).first().click();
  };

  await add('Kyoto', /Kyoto/);
  await notices(page)
    .getByText(/Train from Tokyo\. Trains are faster here: about 2 h/)
    .waitFor();
  await page.getByRole('button', { name: 'From Tokyo to Kyoto: Train' }).click();
  const train = page.getByRole('menuitemradio', { name: 'Train', checked: true });
  await train.getByText('Trains are faster here').waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  await add('Reykjavik', /Reykjav/);
  await notices(page).getByText('Flight from Kyoto. You can’t drive there.').waitFor();
  await page.getByRole('button', { name: /^From Kyoto to Reykjav.k: Flight$/ }).waitFor();
  await expectSaved(page);

  await undoButton(page).click();
  await expect.poll(() => listedStops(page)).toEqual(['Tokyo', 'Kyoto']);
  await undoButton(page).click();
  await expect.poll(() => listedStops(page)).toEqual(['Tokyo']);
});

test('several places typed at once are added in their order, one of them for a day visit', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: JAPAN }));
  const field = page.getByRole('combobox', { name: 'Add a destination' });

  await field.fill('Kyoto 3, Nagoya 0, Osaka, Qqzzxx');
  await page.getByRole('option', { name: 'Add 3 destinations in this order' }).waitFor();
  await field.press('Enter');

  await notices(page).getByText('3 destinations added. Nothing found for Qqzzxx.').waitFor();
  await expect.poll(() => listedStops(page)).toEqual(['Tokyo', 'Kyoto', 'Nagoya', 'Osaka']);
  await stopRow(page, 'Kyoto').getByText('3 nights').waitFor();
  await stopRow(page, 'Nagoya').getByText('day visit').waitFor();
  await page.getByRole('button', { name: 'From Kyoto to Nagoya: Train' }).waitFor();
  await chooseForStop(page, 'Osaka', 'Make it a day visit');
  await stopRow(page, 'Osaka').getByText('day visit').waitFor();
  await undoButton(page).click();
  await undoButton(page).click();
  await expect.poll(() => listedStops(page)).toEqual(['Tokyo']);
});

test('free days before a locked arrival take a destination between', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await openStop(page, 'Springdale');
  await page.getByRole('button', { name: /^Arrive in Springdale: / }).click();
  await page.getByRole('button', { name: /May 16, 2027/ }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  const gap = page.getByRole('region', { name: /free between Moab and Springdale/ });

  await gap.getByRole('button', { name: 'Add a destination here' }).click();
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await field.fill('Torrey Utah');
  await page.locator('button', { hasText: 'After Moab' }).waitFor();
  await page.getByRole('option', { name: 'Torrey' }).first().click();

  await expect
    .poll(() => listedStops(page))
    .toEqual(['Denver', 'Moab', 'Torrey', 'Springdale', 'Page', 'Grand Canyon Village', 'Santa Fe']);
});
