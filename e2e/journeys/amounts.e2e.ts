import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser, whileActing } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import {
  chooseInTripMenu,
  expectFocus,
  expectSaved,
  expectStops,
  openStop,
  showView,
  total,
  undoButton,
} from '../support/planner';
import { addEvent, edit, expectMenuRow, TWO_STOPS } from '../support/plans';
import { prepareTrip } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

test('an amount over the limit stays as typed and is not saved until it is corrected, in every money field', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  const tooMuch = 'Enter an amount up to $1,000,000,000.';

  // In the row that adds a cost.
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

  // In the table: leaving the field discards neither the typed nor the saved amount.
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

test('amounts are read as people type them, in the currency of their symbol, and invalid text stays in the field', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  const name = costs.getByLabel('What it is for');
  const estimated = costs.getByLabel('Estimated', { exact: true });

  // The error appears in place, and nothing is lost.
  await name.fill('Ryokan');
  await estimated.fill('abc');
  await page.keyboard.press('Enter');
  await costs.getByText('Enter an amount, such as $1,200.').waitFor();
  expect(await estimated.inputValue()).toBe('abc');
  expect(await name.inputValue()).toBe('Ryokan');
  expect(await costs.getByRole('row').count()).toBe(0);

  // An ambiguous amount shows how it was read before it is saved.
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

  // In the table too. The currency is chosen from a searchable list.
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

test('an amount in another currency never changes the currency of the amount next to it', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Sat, May 8', 'Tea ceremony');
  const refusal =
    'The estimate is in Japanese yen. Enter this amount in Japanese yen, or clear the estimate first.';

  // In the row that adds a cost: the amount stays, and is accepted once the other amount is cleared.
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

  // In the table: a single amount takes the new currency, one next to another amount does not.
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

  // In the editors of a cost and of a plan.
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
  'typing in a currency field starts over, even after a choice, at $size.width pixels',
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

    // Leaving the field without a choice shows the chosen one again.
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    expect(await field.inputValue()).toBe('Euro (EUR)');
  },
);

test('amounts typed with a currency keep it when the trip’s currency changes; for the others, the dialog asks', async () => {
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

  // An amount without its own currency keeps the old one, unless the traveler chooses the new one.
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

test('a trip starts in the currency of its first destination, or in the account’s currency if it has one', async () => {
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
  const { token, userId } = await beMember(home.page, url, newPerson());
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

test('Home and End move the cursor within an amount', async () => {
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

/** Checks that saving an editor with this actual cost fails with the message, and that a smaller one is saved. */
async function expectRefused(dialog: Locator, amount: string, sentence: string): Promise<void> {
  const field = dialog.getByLabel('Actual cost');
  await field.fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(sentence).waitFor();
  await field.fill('95');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}
