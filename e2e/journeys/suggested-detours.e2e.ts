import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Traveler, useBrowser, whileActing } from '../support/browser';
import { expectSaved, expectStops, listedStops, mappedStops, stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const STOPS = [
  { name: 'Denver', coords: [-104.9903, 39.7392], nights: 2 },
  { name: 'Page', coords: [-111.4558, 36.9147], nights: 2 },
] as const;

/** Opens a prepared trip from Denver to Page, and returns the field that adds a destination. */
async function openTwoStops(one: Traveler) {
  const { page } = one;
  await page.goto(
    await prepareTrip(one, { stops: STOPS.map((stop) => ({ ...stop, coords: [...stop.coords] })) }),
  );
  await expectStops(page, ['Denver', 'Page']);
  return { page, field: page.getByRole('combobox', { name: 'Add a destination' }) };
}

test('a suggestion shows the measured detour, or an estimate if the server cannot be reached', async () => {
  const { page, field } = await openTwoStops(await traveler());

  const asked = await whileActing(
    // The likely places, which are there before anything is typed, have detours as well.
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/atlas/detours') &&
        Math.round(answer.request().postDataJSON().candidates[0][0]) === -110,
    ),
    field.fill('moab'),
  );
  const [detour] = await asked.json();
  const moab = page.getByRole('option').filter({ hasText: 'Moab' }).filter({ hasText: 'Utah' }).first();
  await moab.getByText(/^(\+.* after Denver|on the way)$/).waitFor();
  expect(detour.after).toBe(0);

  await page.route('**/api/atlas/detours', (route) => route.abort());
  await field.fill('green river');
  await page
    .getByRole('option')
    .getByText(/^(\+.* (after|before) (Denver|Page)|on the way)$/)
    .first()
    .waitFor();

  await page.unroute('**/api/atlas/detours');
  await field.fill('moab');
  await moab.getByText(/^(\+.* after Denver|on the way)$/).waitFor();
  await moab.click();

  // The place is added where the suggestion said.
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Moab', 'Page']);
  await expectSaved(page);
});

test('a position chosen before the click is visible, and suggestions show the detour there', async () => {
  const { page, field } = await openTwoStops(await traveler());
  await field.fill('moab');
  // While the list is open, everything behind it is hidden from role queries.
  await page.locator('button', { hasText: 'Best spot' }).click();
  await page.getByRole('menuitemradio', { name: /^At the end/ }).click();
  // The list is open again, with detours for the new position.
  const moab = page.getByRole('option').filter({ hasText: 'Moab' }).filter({ hasText: 'Utah' }).first();
  await moab.getByText(/^\+.* after Page$/).waitFor();
  await page.getByText('Times show the travel each place would add at the spot you chose.').waitFor();
  await moab.click();
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Page', 'Moab']);

  // “At the end” stays selected; another position applies to only one destination.
  await field.fill('santa fe');
  await page.locator('button', { hasText: 'At the end' }).click();
  await page.getByRole('menuitemradio', { name: 'After Denver' }).click();
  const santaFe = page.getByRole('option').filter({ hasText: 'New Mexico' }).first();
  await santaFe.getByText(/^\+.* after Denver$/).waitFor();
  await santaFe.click();
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Santa Fe', 'Page', 'Moab']);
  await expectSaved(page);
});

test('the best spot keeps the trip’s start in place, and the menu still offers a position before it', async () => {
  const { page, field } = await openTwoStops(await traveler());
  await field.fill('cheyenne');
  const cheyenne = page.getByRole('option').filter({ hasText: 'Wyoming' }).first();
  await cheyenne.getByText(/^\+.* after Denver$/).waitFor();
  await cheyenne.click();
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Cheyenne', 'Page']);
  await stopRow(page, 'Denver').getByText('May 8 – 10').waitFor();

  await field.fill('fort collins');
  await page.locator('button', { hasText: 'Best spot' }).click();
  await page.getByRole('menuitemradio', { name: /^At the start/ }).click();
  const fortCollins = page.getByRole('option').filter({ hasText: 'Colorado' }).first();
  await fortCollins.getByText(/^(\+.* before Denver|on the way)$/).waitFor();
  await fortCollins.click();
  await expect.poll(() => listedStops(page)).toEqual(['Fort Collins', 'Denver', 'Cheyenne', 'Page']);
  await expectSaved(page);
});

test.each([{ size: DESKTOP }, { size: PHONE, touch: true }])(
  'a point on the map is added at its best spot, which its card shows before the click, at $size.width pixels',
  async (device) => {
    const one = await traveler(device);
    const { page } = one;
    await page.goto(
      await prepareTrip(one, { stops: STOPS.map((stop) => ({ ...stop, coords: [...stop.coords] })) }),
    );
    const map = page.getByRole('region', { name: 'Map of your trip' });
    const pin = async (name: string) => {
      const box = await map.getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`${name} is not on the map.`);
      return { x: box.x + box.width / 2, y: box.y + box.height };
    };
    const [denver, second] = [await pin('1, Denver'), await pin('2, Page')];
    await page.mouse.click((denver.x + second.x) / 2, (denver.y + second.y) / 2);
    const card = page.getByRole('dialog').filter({ hasText: 'Add here' });
    await card.getByText(/^After Denver, (\+.+|on the way)$/).waitFor();
    await card.getByRole('button', { name: /^Add .+ here$/ }).click();

    // The point is added where the card said.
    await map.getByRole('button', { name: '3, Page' }).waitFor();
    expect((await mappedStops(page)).map((name) => /^(Denver|Page)$/.test(name))).toEqual([
      true,
      false,
      true,
    ]);
    await expectSaved(page);
  },
);
