import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Traveler, useBrowser, whileActing } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import {
  chooseInTripMenu,
  expectFocus,
  expectSaved,
  expectStops,
  notices,
  openStop,
  showView,
  stopRow,
  total,
  undoButton,
} from '../support/planner';
import { prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Looks whether the menu of the trip has a row, and closes it again. */
async function expectMenuRow(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: row }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

const TWO_STOPS = [
  { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 },
  { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], nights: 2 },
];

async function addEvent(page: Page, day: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${day}` }).click();
  await page.getByRole('textbox', { name: `New plan for ${day}` }).fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
}

async function edit(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('things are planned, priced, moved to another day and destination, and the costs follow', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await expectStops(page, ['Denver', 'Moab']);
  await openStop(page, 'Denver');

  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  await edit(page, 'Dinner at Bistro', { From: '18:30', To: '20:00', 'Estimated cost': '120' });
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).getByText('$120').waitFor();
  await addEvent(page, 'Sun, May 9', 'Museum');
  await expect.poll(() => total(page, 'Estimated')).toBe('$120');

  // The calendar: the dinner goes to a day in Moab.
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

  // What was paid stands in every row, and the totals say that they add estimates.
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).getByText('$95').waitFor();
  expect(await total(page, 'Estimated')).toBe('$600.50');
  await showView(page, 'Calendar');
  await calendar.getByText('Dinner at Bistro').scrollIntoViewIfNeeded();
  await calendar.getByText(/\$95$/).waitFor();
});

test('an amount over the limit stays as typed and is not saved until it is put right, wherever money is typed', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  const tooMuch = 'Enter an amount up to $1,000,000,000.';

  // In the line that adds a cost.
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  await costs.getByLabel('What it is for').fill('Redcliff Cabins');
  const added = costs.getByLabel('Estimated', { exact: true });
  await added.fill('2000000000');
  await page.keyboard.press('Enter');
  await costs.getByText(tooMuch).waitFor();
  await expectFocus(added);
  expect(await added.inputValue()).toBe('2000000000');
  expect(await costs.getByLabel('What it is for').inputValue()).toBe('Redcliff Cabins');
  expect(await costs.getByRole('row').count()).toBe(0);
  await added.fill('480');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: 'Done' }).click();
  const totals = costs.getByRole('row', { name: /^Total/ });
  await totals.getByText('$480').waitFor();

  // Where it stands in the table: leaving the field gives up neither what was typed nor what was saved.
  await costs.getByRole('button', { name: /^Estimated for Redcliff Cabins/ }).click();
  const inline = costs.getByLabel('Estimated for Redcliff Cabins');
  await inline.fill('2000000000');
  await page.keyboard.press('Enter');
  await costs.getByText(tooMuch).waitFor();
  await expectFocus(inline);
  await page.keyboard.press('Tab');
  expect(await inline.inputValue()).toBe('2,000,000,000');
  await totals.getByText('$480').waitFor();
  await inline.fill('500');
  await page.keyboard.press('Enter');
  await totals.getByText('$500').waitFor();

  // In the editors of a cost and of an event.
  await costs.getByRole('button', { name: 'Redcliff Cabins', exact: true }).click();
  await expectRefused(
    page.getByRole('dialog', { name: 'Edit cost' }),
    '-2000000000',
    'Enter an amount of -$1,000,000,000 or more.',
  );
  await showView(page, 'Itinerary');
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).click();
  await expectRefused(page.getByRole('dialog', { name: 'Edit plan' }), '1000000000.01', tooMuch);
  await expectSaved(page);
});

test('amounts are read as people type them, in the currency of their sign, and what is no amount stays', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  const name = costs.getByLabel('What it is for');
  const estimated = costs.getByLabel('Estimated', { exact: true });

  // Refused in place, and nothing is lost.
  await name.fill('Ryokan');
  await estimated.fill('abc');
  await page.keyboard.press('Enter');
  await costs.getByText('Enter an amount, such as $1,200.').waitFor();
  expect(await estimated.inputValue()).toBe('abc');
  expect(await name.inputValue()).toBe('Ryokan');
  expect(await costs.getByRole('row').count()).toBe(0);

  // What could be read in two ways is told before it is kept.
  await estimated.fill('¥50,000');
  await costs.getByText('Read as ¥50,000.').first().waitFor();
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: /^Estimated for Ryokan: ¥50,000/ }).waitFor();
  for (const [what, typed] of [
    ['Hotel', '50.000,00 €'],
    ['Train', 'CHF 1’200'],
    ['Car', '12k'],
    ['Dinner', '85,50'],
  ] as const) {
    await name.fill(what);
    await estimated.fill(typed);
    await page.keyboard.press('Enter');
  }
  for (const said of ['Hotel: €50,000', 'Train: CHF 1,200', 'Car: \\$12,000', 'Dinner: \\$85.50']) {
    await costs
      .getByRole('button', { name: new RegExp(`^Estimated for ${said.replace(' ', '\\s')}`) })
      .waitFor();
  }
  await costs.getByRole('button', { name: 'Done' }).click();

  // In the table, too, and the currency is chosen from a list that is searched.
  await costs.getByRole('button', { name: /^Estimated for Dinner/ }).click();
  const inline = costs.getByLabel('Estimated for Dinner', { exact: true });
  await inline.fill('¥1.200,50');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: /^Estimated for Dinner: ¥1,20/ }).waitFor();
  await costs.getByRole('button', { name: 'Dinner', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit cost' });
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('swed');
  await page.getByRole('option', { name: 'Swedish Krona' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await costs.getByRole('button', { name: /^Estimated for Dinner: SEK/ }).waitFor();
  await expectSaved(page);
});

test('an amount with the sign of another currency never relabels the one beside it', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Tea ceremony');
  const refusal =
    'The estimate is in Japanese yen. Enter this amount in Japanese yen, or clear the estimate first.';

  // In the line that adds a cost: what is typed stays, and stands once the other amount is cleared.
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  const estimated = costs.getByLabel('Estimated', { exact: true });
  const actual = costs.getByLabel('Actual', { exact: true });
  await costs.getByLabel('What it is for').fill('Ryokan');
  await estimated.fill('¥50,000');
  await actual.fill('$330');
  await costs.getByText(refusal).waitFor();
  await page.keyboard.press('Enter');
  await expectFocus(actual);
  expect(await actual.inputValue()).toBe('$330');
  await estimated.fill('');
  await costs.getByText(refusal).waitFor({ state: 'detached' });
  await estimated.fill('400');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: /^Estimated for Ryokan: \$400/ }).waitFor();
  await costs.getByRole('button', { name: /^Actual for Ryokan: \$330/ }).waitFor();
  await costs.getByRole('button', { name: 'Done' }).click();

  // In the table: the only amount takes the sign, one beside another does not.
  await costs.getByRole('button', { name: /^Actual for Ryokan/ }).click();
  const inline = costs.getByLabel('Actual for Ryokan', { exact: true });
  await inline.fill('');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: /^Estimated for Ryokan/ }).click();
  await costs.getByLabel('Estimated for Ryokan', { exact: true }).fill('¥50,000');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: /^Actual for Ryokan/ }).click();
  await inline.fill('$330');
  await page.keyboard.press('Enter');
  await costs.getByText(refusal).waitFor();
  await expectFocus(inline);
  await page.keyboard.press('Escape');
  await costs.getByRole('button', { name: /^Estimated for Ryokan: ¥50,000/ }).waitFor();
  await costs.getByRole('button', { name: /^Actual for Ryokan: no amount/ }).waitFor();

  // In the editors of a cost and of a thing planned.
  await costs.getByRole('button', { name: 'Ryokan', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit cost' }).getByLabel('Estimated cost').fill('¥50,000');
  await expectRefused(page.getByRole('dialog', { name: 'Edit cost' }), '$330', refusal);
  await costs.getByRole('button', { name: /^Actual for Ryokan: ¥95/ }).waitFor();
  await showView(page, 'Itinerary');
  await page.getByRole('button', { name: 'Edit Tea ceremony' }).click();
  const plan = page.getByRole('dialog', { name: 'Edit plan' });
  await plan.getByLabel('Estimated cost').fill('¥3,000');
  await expectRefused(plan, '20 €', refusal);
  await expectSaved(page);
});

test('what is typed about a plan is there again after Escape, and gone after Cancel', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Dinner');
  const open = page.getByRole('button', { name: 'Edit Dinner' });
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  const expectTyped = async (notes: string, amount: string) => {
    await open.click();
    await expect.poll(() => dialog.getByLabel('Notes').inputValue()).toBe(notes);
    expect(await dialog.getByLabel('Estimated cost').inputValue()).toBe(amount);
  };

  await open.click();
  await dialog.getByLabel('Notes').fill('Door code 4411');
  await dialog.getByLabel('Estimated cost').fill('about ninety');
  await page.keyboard.press('Escape');
  await expectTyped('Door code 4411', 'about ninety');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectTyped('', '');
});

test('what is typed into the line that adds a cost is not lost by Done, by another view or by a refusal', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  const name = costs.getByLabel('What it is for');
  const estimated = costs.getByLabel('Estimated', { exact: true });
  const done = costs.getByRole('button', { name: 'Done' });
  const add = costs.getByRole('button', { name: 'Add a cost' });

  // Done adds what is complete, and only closes where nothing is typed.
  await add.click();
  await name.fill('Pocket wifi');
  await estimated.fill('12k');
  await done.click();
  await costs.getByRole('button', { name: /^Estimated for Pocket wifi: \$12,000/ }).waitFor();
  await expectFocus(add);
  await add.click();
  await done.click();
  await add.waitFor();

  // What is incomplete or unreadable stays and is said.
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

  // Another view adds what is complete, and keeps what is not until one is back. Escape gives it up.
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

test('on a phone with its keyboard open, plans are added one after the other in sight above the bar', async () => {
  const device = await traveler({ size: { width: 390, height: 520 }, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, { stops: TWO_STOPS })}&view=itinerary`);
  await openStop(page, 'Denver');
  await page.getByRole('button', { name: 'Add to Sat, May 8' }).click();
  const field = page.getByRole('textbox', { name: 'New plan for Sat, May 8' });
  const bar = page.getByRole('button', { name: 'Add a destination' });
  /** How far the bottom of the field is above the bar, in pixels. */
  const room = async () => {
    const [box, over] = [await field.boundingBox(), await bar.boundingBox()];
    if (!box || !over) throw new Error('The field or the bar is not on the page.');
    return over.y - (box.y + box.height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  for (const name of ['Breakfast', 'Museum', 'Lunch', 'Garden', 'Tea', 'Walk', 'Dinner']) {
    await field.fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
    await expectFocus(field);
    await expect.poll(room, { timeout: 4_000 }).toBeGreaterThanOrEqual(0);
  }
});

test('a plan that is typed when one goes to another view is added', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await page.getByRole('button', { name: 'Add to Sat, May 8' }).click();
  await page.getByRole('textbox', { name: 'New plan for Sat, May 8' }).fill('Museum');
  await showView(page, 'Costs');
  await page.getByRole('button', { name: 'Add a cost' }).waitFor();
  await showView(page, 'Itinerary');
  await page.getByRole('button', { name: 'Edit Museum' }).waitFor();
});

test('a guest chooses the currency of the trip', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await chooseInTripMenu(page, 'Currency: USD');
  const dialog = page.getByRole('dialog', { name: 'Currency of the trip' });
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('eur');
  await page.getByRole('option', { name: 'Euro' }).first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => total(page, 'Estimated')).toBe('€0');
  await expectSaved(page);
});

test.each([{ size: PHONE, touch: true }, { size: DESKTOP }])(
  'typing into a currency field begins anew, also after a choice, on $size.width pixels',
  async (device) => {
    const one = await traveler(device);
    const { page } = one;
    await page.goto(await prepareTrip(one, { stops: TWO_STOPS }));
    await page.getByRole('button', { name: /trip menu$/i }).click();
    await page.getByRole('menuitem', { name: 'Currency: USD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Currency of the trip' });
    const field = dialog.getByRole('combobox', { name: 'Currency' });
    expect(await field.inputValue()).toBe('US Dollar (USD)');
    if (device.touch) await field.tap();
    else await field.click();
    await field.pressSequentially('euro');
    expect(await field.inputValue()).toBe('euro');
    await page.getByRole('option', { name: 'Euro' }).first().click();
    expect(await field.inputValue()).toBe('Euro (EUR)');
    await field.pressSequentially('yen');
    expect(await field.inputValue()).toBe('yen');

    // Left without a choice, the chosen one stands there again.
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    expect(await field.inputValue()).toBe('Euro (EUR)');
  },
);

test('an amount that was typed with its currency keeps it in a trip of another one, and the others are asked about', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  await edit(page, 'Dinner at Bistro', { 'Estimated cost': '$120' });
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  for (const [name, amount] of [
    ['Ferry', 'USD 412.80'],
    ['Fuel', '60'],
    ['Toll', '4'],
  ] as const) {
    await costs.getByLabel('What it is for').fill(name);
    await costs.getByLabel('Estimated', { exact: true }).fill(amount);
    await page.keyboard.press('Enter');
  }
  await costs.getByRole('button', { name: 'Done' }).click();
  await costs.getByRole('button', { name: /^Estimated for Toll/ }).click();
  await costs.getByLabel('Estimated for Toll').fill('$4');
  await page.keyboard.press('Enter');
  const expectEstimates = async (amounts: Record<string, string>) => {
    for (const [name, amount] of Object.entries(amounts)) {
      await costs.getByRole('button', { name: `Estimated for ${name}: ${amount}` }).waitFor();
    }
  };
  const chooseEuros = async () => {
    await chooseInTripMenu(page, 'Currency: USD');
    const dialog = page.getByRole('dialog', { name: 'Currency of the trip' });
    await dialog.getByRole('combobox', { name: 'Currency' }).fill('eur');
    await page.getByRole('option', { name: 'Euro' }).first().click();
    return dialog;
  };

  // What names no currency stays in the one it was in, unless it is to count in the new one.
  let dialog = await chooseEuros();
  await dialog.getByRole('group', { name: '1 amount without a currency of its own' }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'Keep in US dollars' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectEstimates({ 'Dinner at Bistro': '$120', Ferry: '$412.80', Fuel: '$60', Toll: '$4' });
  await expectMenuRow(page, 'Currency: EUR');
  await undoButton(page).click();

  dialog = await chooseEuros();
  await dialog.getByRole('radio', { name: 'Count as euros' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectEstimates({ 'Dinner at Bistro': '$120', Ferry: '$412.80', Fuel: '€60', Toll: '$4' });
  await expectSaved(page);
});

test('a trip begins in the currency of its first destination, and of the account once that has one', async () => {
  const { page } = await traveler();
  await page.goto('/');
  await page.getByRole('button', { name: /Reykjavík/ }).click();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(page, ['Reykjavík']);
  await expectMenuRow(page, 'Currency: ISK');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('combobox').fill('Lisbon');
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click();
  await expectStops(page, ['Lisbon']);
  await expectMenuRow(page, 'Currency: EUR');

  const home = await traveler();
  await beMember(home.page, url, newPerson());
  const { token, userId } = JSON.parse(await sessionOf(home.page));
  const member = createClient(paths, { baseUrl: url, token: () => token });
  await member.profile.savePreferences({ params: { id: userId }, body: { currency: 'CHF' } });
  await whileActing(
    home.page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.ok()),
    home.page.goto('/'),
  );
  await home.page.getByRole('button', { name: /Reykjavík/ }).click();
  await home.page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(home.page, ['Reykjavík']);
  await expectMenuRow(home.page, 'Currency: CHF');
});

test('the keys to the start and the end of a line go along an amount that is typed', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await showView(page, 'Costs');
  await page.getByRole('button', { name: 'Add a cost' }).click();
  const amount = page.getByLabel('Estimated', { exact: true });
  await amount.fill('80');
  for (const key of ['Home', '4', 'End', '5']) await page.keyboard.press(key);

  expect(await amount.inputValue()).toBe('4805');
});

test('more costs than are drawn at once stand in the table as soon as it is shown', async () => {
  const device = await traveler();
  const { page } = device;
  const planner = await prepareTrip(device, { stops: TWO_STOPS });
  await addCosts(device, planner, 121);
  await page.goto(planner);
  await expectStops(page, ['Denver', 'Moab']);

  await showView(page, 'Costs');
  await page.getByRole('button', { name: 'Cost 1', exact: true }).waitFor();
});

/** Adds costs called "Cost 1" and so on to a prepared trip, over the public interface. */
async function addCosts({ page, context }: Traveler, planner: string, count: number): Promise<void> {
  // The session is on the device once a page was open.
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

/** Saving an editor with this actual cost is refused with the sentence; a smaller one is saved. */
async function expectRefused(dialog: Locator, amount: string, sentence: string): Promise<void> {
  const field = dialog.getByLabel('Actual cost');
  await field.fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(sentence).waitFor();
  await field.fill('95');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}
