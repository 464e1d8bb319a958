import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { beMember, newPerson, type Session } from '../support/people';
import { chooseInTripMenu, expectFocus, expectSaved, notices } from '../support/planner';

const { traveler, url } = useBrowser();

/** Creates a trip for the person signed in on the page's device. */
async function makeTrip({ token }: Session): Promise<string> {
  const { trips } = createClient(paths, { baseUrl: url, token: () => token });
  const { id } = await trips.create({ body: { name: 'Canyon loop', startDate: '2027-05-08' } });
  const stops = [
    { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], timezone: 'America/Denver' },
    { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], timezone: 'America/Denver' },
  ];
  for (const stop of stops) await trips.saveDestination({ body: { tripid: id, nights: 2, ...stop } });
  return id;
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text itinerary' });
const preview = (page: Page) => page.frameLocator('iframe[title="Live preview"]');

async function add(page: Page, name: string, button: string, field: string, ...lines: string[]) {
  await section(page, name).getByRole('button', { name: button }).click();
  for (const line of lines) {
    await section(page, name).getByLabel(field).fill(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

test('a business owner writes a trip’s page, undoes a step, and finds everything saved', async () => {
  const { page } = await traveler();
  const owner = await beMember(page, url, newPerson(), 'Travel Advisor');
  const id = await makeTrip(owner);
  await page.goto(`/trip_plan?trip=${id}`);
  await chooseInTripMenu(page, 'Edit trip page');
  await page.getByRole('heading', { name: 'Seller page', level: 1 }).waitFor();

  // Text with a heading, a list and a link.
  await text(page).click();
  await page.getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.type('Two quiet days');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('Supper by the river');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Arches at dawn');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Link address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a web address, an email address or a phone number').waitFor();
  await page.getByLabel('Link address').fill('example.com/arches');
  await page.keyboard.press('Enter');
  await text(page).getByRole('link', { name: 'Arches at dawn' }).waitFor();
  await preview(page).getByRole('heading', { name: 'Two quiet days' }).waitFor();
  const link = preview(page).getByRole('link', { name: 'Arches at dawn', includeHidden: true });
  expect(await link.getAttribute('href')).toBe('https://example.com/arches');

  await add(page, 'Inclusions', 'Add an inclusion', 'New inclusion', 'Four nights', 'A guide');
  await preview(page).getByText('A guide').waitFor();

  // An offer with an end date and a link.
  await add(page, 'Limited-time offers', 'Add an offer', 'New offer', 'The raft is on us');
  const offers = section(page, 'Limited-time offers');
  const end = offers.getByRole('group', { name: 'End of The raft is on us' });
  await end.getByRole('textbox', { name: 'Ends' }).fill('12/15/2199');
  await end.getByLabel('Time', { exact: true }).fill('18:00');
  await page.keyboard.press('Tab');
  await offers.getByLabel('Link of The raft is on us').fill('/elsewhere');
  await page.keyboard.press('Enter');
  await offers.getByText('Enter a web address').waitFor();
  await offers.getByLabel('Link of The raft is on us').fill('ida@example.com');
  await page.keyboard.press('Enter');
  await offers.getByText('days left').waitFor();
  await preview(page).getByText('Ends Dec 15, 2199').waitFor();

  // A cost with net and commission; the page only shows their sum.
  const costs = section(page, 'Costs');
  await costs.getByRole('button', { name: '+ Add a cost' }).click();
  const form = costs.getByRole('form', { name: 'Add a cost' });
  await form.getByLabel('What it is for').fill('Redcliff Cabins');
  await form.getByLabel('Net', { exact: true }).fill('1810');
  await form.getByLabel('Commission', { exact: true }).fill('224');
  await form.getByRole('button', { name: 'Done' }).click();
  await costs.getByRole('button', { name: /^Gross for Redcliff Cabins: \$2,034/ }).waitFor();
  await preview(page).getByText('$2,034').first().waitFor();
  expect(await preview(page).getByText('$1,810').count()).toBe(0);
  expect(await preview(page).getByText('$224').count()).toBe(0);
  await expectSaved(page);
  await expectAccessibleInBoth(page);

  // Removed, and restored with Undo.
  await section(page, 'Inclusions').getByRole('button', { name: 'Remove A guide' }).click();
  await preview(page).getByText('A guide').waitFor({ state: 'detached' });
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await preview(page).getByText('A guide').waitFor();

  await expectSaved(page);
  await page.reload();
  await text(page).getByRole('heading', { name: 'Two quiet days' }).waitFor();
  await text(page).getByRole('listitem').filter({ hasText: 'Supper by the river' }).waitFor();
  await section(page, 'Inclusions').getByText('A guide').waitFor();
  await offers.getByText('days left').waitFor();
  expect(await offers.getByLabel('Link of The raft is on us').inputValue()).toBe('mailto:ida@example.com');
  await costs.getByRole('button', { name: /^Gross for Redcliff Cabins: \$2,034/ }).waitFor();
});

test('lines are put in order by keys and by buttons, and edited where they stand', async () => {
  const { page } = await traveler();
  const owner = await beMember(page, url, newPerson(), 'Travel Advisor');
  await page.goto(`/trip_page?trip=${await makeTrip(owner)}`);
  await add(page, 'Exclusions', 'Add an exclusion', 'New exclusion', 'Flights', 'Lunches', '保険 🧳');
  const exclusions = section(page, 'Exclusions');
  const lines = () =>
    exclusions
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await expect.poll(lines).toEqual(['Flights', 'Lunches', '保険 🧳']);

  await exclusions.getByLabel('Exclusion 1').focus();
  await exclusions.getByRole('button', { name: 'Move Flights down' }).click();
  await expect.poll(lines).toEqual(['Lunches', 'Flights', '保険 🧳']);

  await exclusions.getByRole('button', { name: 'Reorder 保険 🧳' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('保険 🧳, lifted at position 3 of 3').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText('保険 🧳, position 2 of 3').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(lines).toEqual(['Lunches', '保険 🧳', 'Flights']);

  await exclusions.getByLabel('Exclusion 1').fill('Lunches and drinks');
  await page.keyboard.press('Tab');
  await expectSaved(page);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(lines).toEqual(['Lunches', '保険 🧳', 'Flights']);

  // An emptied line is removed, and can be restored.
  await exclusions.getByLabel('Exclusion 3').fill('');
  await page.keyboard.press('Tab');
  await expect.poll(lines).toEqual(['Lunches', '保険 🧳']);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(lines).toEqual(['Lunches', '保険 🧳', 'Flights']);
});

test('a click while a field is saving takes effect, and its target has focus', async () => {
  const { page } = await traveler();
  const owner = await beMember(page, url, newPerson(), 'Travel Advisor');
  await page.goto(`/trip_page?trip=${await makeTrip(owner)}`);
  const headlines = section(page, 'Headlines');
  const descriptions = section(page, 'Descriptions');
  await headlines.getByRole('button', { name: 'Add a headline' }).click();
  await page.keyboard.type('Red rocks');
  await descriptions.getByRole('button', { name: 'Add a description' }).click();
  await page.keyboard.type('Four quiet days.');
  await page.getByRole('textbox', { name: 'Trip name' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' by boat');

  await headlines.getByLabel('Headline 1').waitFor();
  expect(await headlines.getByRole('textbox').count()).toBe(1);
  expect(await descriptions.getByLabel('Description 1').inputValue()).toBe('Four quiet days.');
  expect(await page.getByRole('textbox', { name: 'Trip name' }).inputValue()).toBe('Canyon loop by boat');

  // Leaving an emptied line removes it, and the button clicked meanwhile still works.
  await headlines.getByLabel('Headline 1').fill('');
  await descriptions.getByRole('button', { name: 'Add a description' }).click();
  await expectFocus(descriptions.getByLabel('New description'));
  expect(await headlines.getByRole('textbox').count()).toBe(0);

  // With the keyboard, focus moves on and doesn't return.
  await headlines.getByRole('button', { name: 'Add a headline' }).click();
  await page.keyboard.press('Tab');
  await headlines.getByLabel('New headline').waitFor({ state: 'detached' });
  expect(
    await headlines
      .getByRole('button', { name: 'Add a headline' })
      .evaluate((it) => it === document.activeElement),
  ).toBe(false);
  await expectSaved(page);
});

test('the text itinerary is created from plans, asks before replacing text, and accepts pasted text without its styles', async () => {
  const { page } = await traveler();
  const owner = await beMember(page, url, newPerson(), 'Travel Advisor');
  await page.goto(`/trip_page?trip=${await makeTrip(owner)}&section=itinerary`);
  await page.getByRole('button', { name: 'Create from plans' }).click();
  await page.getByRole('button', { name: 'Create text' }).click();
  await text(page).getByRole('heading', { name: 'Days 1 to 2, Denver' }).waitFor();
  await text(page)
    .getByText(/^Drive about \d+ mi from Denver, about .* 2 nights in Moab\.$/)
    .waitFor();

  await text(page).click();
  await page.keyboard.press('Control+a');
  await text(page).evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red">Big</h1><p><em>Soft</em> <a href="javascript:x()">run</a></p><img src="https://elsewhere.example/p.gif"><table><tr><td>Cell</td></tr></table>',
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await text(page).getByText('Soft run').waitFor();
  expect(await text(page).locator('img, em, table, a, [style]').count()).toBe(0);
  await preview(page).getByText('Soft run').waitFor();

  await page.getByRole('button', { name: 'Create from plans' }).click();
  const ask = page.getByRole('dialog', { name: 'Create from plans' });
  await ask.getByText('This replaces the text you have now.').waitFor();
  await ask.getByText('Include dates').click();
  await ask.getByRole('button', { name: 'Replace text' }).click();
  await text(page).getByRole('heading', { name: 'Days 1 to 2, Denver (May 8 – 9)' }).waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await text(page).getByText('Soft run').waitFor();
});

test('on a phone, one section is open at a time, with the page in another tab; a traveler edits the sections they have', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const owner = await beMember(page, url, newPerson());
  await page.goto(`/trip_page?trip=${await makeTrip(owner)}`);
  await page.getByRole('heading', { name: 'Trip page', level: 1 }).waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Descriptions, empty' }).waitFor();
  expect(await sections.getByRole('link', { name: /Costs|Limited-time offers/ }).count()).toBe(0);
  await expectAccessible(page);

  await sections.getByRole('button', { name: 'Start from a template' }).click();
  await sections.getByRole('link', { name: 'Descriptions, 2 lines' }).click();
  await section(page, 'Descriptions').getByLabel('Description 1').fill('Our own words');
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await preview(page).getByText('Our own words').waitFor();
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await page.getByRole('link', { name: 'All sections' }).click();
  await sections.getByRole('link', { name: 'Inclusions, 3 lines' }).waitFor();
  await page.getByRole('link', { name: 'Back to the planner' }).click();
  await page.getByRole('button', { name: 'Trip menu' }).first().waitFor();
});
