import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from '../support/browser';
import { expectFocus, expectSaved, listedStops } from '../support/planner';
import { prepareTrip, ROAD_STOPS } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** Opens a prepared trip from Denver over Moab to Springdale, and returns its field. */
async function openTrip() {
  const one = await traveler();
  const { page } = one;
  await page.goto(await prepareTrip(one, { stops: ROAD_STOPS.slice(0, 3) }));
  await expect.poll(() => listedStops(page)).toEqual(['Denver', 'Moab', 'Springdale']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { page, asked, field: page.getByRole('combobox', { name: 'Add a destination' }) };
}

test('at the desk, the field lists likely places when it is pressed, and towns by their drive', async () => {
  const { page, field } = await openTrip();
  await field.click();
  const drive = page.getByRole('group', { name: 'A drive from Springdale' });
  await page.getByRole('group', { name: 'On the way' }).getByRole('option').first().waitFor();
  await page.getByRole('group', { name: 'Near Springdale' }).getByRole('option').first().waitFor();
  await drive
    .getByText(/^about \d+ h( \d+ min)? from Springdale$/)
    .first()
    .waitFor();
  await expectAccessible(page, {
    only: ['color-contrast', 'aria-required-children', 'aria-required-parent'],
  });
  // What is typed takes their place.
  await field.fill('santa fe');
  await page.getByRole('option').filter({ hasText: 'New Mexico' }).first().waitFor();
  expect(await drive.count()).toBe(0);
  await field.fill('');
  const town = (await drive.getByRole('option').first().getAttribute('data-key')) ?? '';
  expect(town).toMatch(/^gn:/);

  await drive.getByRole('option').first().click();

  await expect.poll(async () => (await listedStops(page)).length).toBe(4);
  // The field is ready for the next name, and its list is closed.
  await expectFocus(field);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expectSaved(page);
});

test('the keys reach likely places, too, and nothing is asked before the field has the focus', async () => {
  const { page, asked, field } = await openTrip();
  expect(asked.filter((path) => path.includes('/towns/'))).toEqual([]);
  await field.focus();
  expect(await page.getByRole('listbox').count()).toBe(0);
  await expect.poll(() => asked.filter((path) => path.includes('/towns/')).length).toBe(2);
  // Until they are there, the key has nothing to go to.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return field.getAttribute('aria-activedescendant');
    })
    .not.toBe(null);

  await page.keyboard.press('Enter');

  await expect.poll(async () => (await listedStops(page)).length).toBe(4);
});
