import { expect, test } from 'vitest';
import { DESKTOP, type Traveler, useBrowser } from '../support/browser';
import {
  expectFocus,
  expectSaved,
  expectStops,
  notices,
  openStop,
  showView,
  stopRow,
  total,
} from '../support/planner';
import { addEvent, edit, TWO_STOPS } from '../support/plans';
import { prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('plans are added, priced and moved to another day and destination, and the costs follow', async () => {
  const device = await traveler({ size: DESKTOP });
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await expectStops(page, ['Denver', 'Moab']);
  await openStop(page, 'Denver');

  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  await edit(page, 'Dinner at Bistro', { From: '18:30', To: '20:00', 'Estimated cost': '120' });
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).getByText('$120').waitFor();
  await addEvent(page, 'Sun, May 9', 'Museum');
  await expect.poll(() => total(page, 'Estimated')).toBe('$120');

  // In the calendar, the dinner moves to a day in Moab.
  await showView(page, 'Calendar');
  const calendar = page.getByRole('region', { name: 'Calendar of the trip' });
  const dinner = calendar.getByText('Dinner at Bistro');
  await dinner.scrollIntoViewIfNeeded();
  const from = await dinner.boundingBox();
  const to = await calendar.getByText('Tue').boundingBox();
  if (!from || !to) throw new Error('The calendar does not show both days.');
  await page.mouse.move(from.x + 10, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 5, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, from.y + 5, { steps: 8 });
  await page.mouse.up();
  await expectSaved(page);
  await showView(page, 'Itinerary');
  await openStop(page, 'Moab');
  await stopRow(page, 'Moab')
    .getByRole('region', { name: 'Tue, May 11' })
    .getByRole('button', { name: 'Edit Dinner at Bistro' })
    .waitFor();

  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  await costs.getByLabel('Estimated', { exact: true }).fill('480.50');
  await costs.getByLabel('What it is for').fill('  ');
  await page.keyboard.press('Enter');
  await costs.getByText('Enter what it is for, such as fuel.').waitFor();
  await costs.getByLabel('What it is for').fill('Redcliff Cabins');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: 'Done' }).click();
  await costs.getByRole('row', { name: /Total/ }).getByText('$600.50').waitFor();

  await costs.getByRole('button', { name: /^Actual for Dinner at Bistro/ }).click();
  await costs.getByLabel('Actual for Dinner at Bistro').fill('95');
  await page.keyboard.press('Enter');
  await costs.getByRole('row', { name: /Total/ }).getByText('$95', { exact: true }).waitFor();
  await expectSaved(page);

  await page.reload();
  await costs.getByRole('row', { name: /Total/ }).getByText('$600.50').waitFor();
  await showView(page, 'Itinerary');
  const glance = page.getByRole('region', { name: 'Trip cost' }).getByRole('table');
  await glance.getByRole('row', { name: /Other.*80%/ }).waitFor();

  // Every row shows the paid amount, and the totals say that they add up estimates.
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).getByText('$95').waitFor();
  expect(await total(page, 'Estimated')).toBe('$600.50');
  await showView(page, 'Calendar');
  await calendar.getByText('Dinner at Bistro').scrollIntoViewIfNeeded();
  await calendar.getByText(/\$95$/).waitFor();
});

test('text typed in a plan’s editor is kept after Escape if the traveler says so, and discarded after Cancel', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Dinner');
  const open = page.getByRole('button', { name: 'Edit Dinner' });
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  const expectTyped = async (notes: string, amount: string) => {
    await expect.poll(() => dialog.getByLabel('Notes').inputValue()).toBe(notes);
    expect(await dialog.getByLabel('Estimated cost').inputValue()).toBe(amount);
  };

  await open.click();
  await dialog.getByLabel('Notes').fill('Door code 4411');
  await dialog.getByLabel('Estimated cost').fill('about ninety');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectTyped('Door code 4411', 'about ninety');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expectTyped('', '');
});

test('text typed in the row that adds a cost survives Done, another view and an error', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  const name = costs.getByLabel('What it is for');
  const estimated = costs.getByLabel('Estimated', { exact: true });
  const done = costs.getByRole('button', { name: 'Done' });
  const add = costs.getByRole('button', { name: 'Add a cost' });

  // Done adds a complete cost, and only closes if nothing is typed.
  await add.click();
  await name.fill('Pocket wifi');
  await estimated.fill('12k');
  await done.click();
  await costs.getByRole('button', { name: /^Estimated for Pocket wifi: \$12,000/ }).waitFor();
  await expectFocus(add);
  await add.click();
  await done.click();
  await add.waitFor();

  // An incomplete or invalid cost stays, with an error.
  await add.click();
  await estimated.fill('12');
  await done.click();
  await costs.getByText('Enter what it is for, such as fuel.').waitFor();
  await expectFocus(name);
  await name.fill('Lockers');
  await estimated.fill('abc');
  await done.click();
  await costs.getByText('Enter an amount, such as').waitFor();
  expect(await estimated.inputValue()).toBe('abc');

  // Going to another view adds a complete cost, and keeps an incomplete one for the return. Escape discards it.
  await estimated.fill('8');
  await showView(page, 'Itinerary');
  await notices(page).getByText('Added Lockers').waitFor();
  await showView(page, 'Costs');
  await costs.getByRole('button', { name: /^Estimated for Lockers: \$8/ }).waitFor();
  await add.click();
  await estimated.fill('30');
  await showView(page, 'Calendar');
  await page.getByRole('region', { name: 'Calendar of the trip' }).waitFor();
  await showView(page, 'Costs');
  expect(await estimated.inputValue()).toBe('30');
  await estimated.press('Escape');
  await add.click();
  expect(await estimated.inputValue()).toBe('');
  await expectSaved(page);
});

test('the table has all costs as soon as it is shown, even more than are drawn at once', async () => {
  const device = await traveler();
  const { page } = device;
  const planner = await prepareTrip(device, { stops: TWO_STOPS });
  await addCosts(device, planner, 121);
  await page.goto(planner);
  await expectStops(page, ['Denver', 'Moab']);

  await showView(page, 'Costs');
  await page.getByRole('button', { name: 'Cost 1', exact: true }).waitFor();
});

/** Adds costs named "Cost 1" and so on to a prepared trip through the public API. */
async function addCosts({ page, context }: Traveler, planner: string, count: number): Promise<void> {
  // The session is only stored on the device after a page was opened.
  await page.goto('/');
  const { token } = JSON.parse(await sessionOf(page));
  const tripid = new URLSearchParams(planner.split('?')[1]).get('trip');
  for (let number = 1; number <= count; number += 1) {
    const answer = await context.request.post('/api/trip/cost', {
      headers: { authorization: `Bearer ${token}` },
      data: { tripid, supplier: `Cost ${number}`, costEst: 1 },
    });
    expect(answer.ok()).toBe(true);
  }
}
