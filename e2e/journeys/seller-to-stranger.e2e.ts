import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { legColor } from '@wayfold/domain/format/palette';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';
import { beMember, newPerson, type Session } from '../support/people';
import { drawPages, inkOf, pixelsIn } from '../support/pictures/pdf-pictures';
import { expectSaved } from '../support/planner';
import { ROAD_STOPS } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Creates a trip for the signed-in person, with the planner's name and contact details. @returns its id */
async function prepare({ token, userId }: Session): Promise<string> {
  const { profile, trips } = createClient(paths, { baseUrl: url, token: () => token });
  await profile.saveBusiness({
    params: { id: userId },
    body: {
      businessPersonName: 'Maya Romero',
      businessEmail: 'maya@mesa.example',
      businessPhone: '(505) 555-0142',
    },
  });
  const { id } = await trips.create({ body: { name: 'Loop', startDate: '2027-05-08' } });
  for (const stop of ROAD_STOPS.slice(0, 3)) await trips.saveDestination({ body: { tripid: id, ...stop } });
  return id;
}

/** Adds a line to a section of the seller's page. */
async function add(page: Page, part: string, button: string, field: string, line: string): Promise<void> {
  const section = page.getByRole('region', { name: part, exact: true });
  await section.getByRole('button', { name: button }).click();
  await section.getByLabel(field).fill(line);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Taps a link and returns where it leads, if the page doesn't prevent it. */
async function touched(link: Locator): Promise<string> {
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => {
      element.ariaDescription = event.defaultPrevented ? 'kept back' : 'followed';
      // Keeps the link from opening a program on this machine.
      event.preventDefault();
    }),
  );
  await link.tap();
  expect(await link.getAttribute('aria-description')).toBe('followed');
  return (await link.getAttribute('href')) ?? '';
}

test('a seller writes a page and shares it; a stranger reads it on a phone, prints it and gets in touch', async () => {
  const { page: desk } = await traveler();
  const seller = await beMember(desk, url, newPerson(), 'Travel Advisor');
  const id = await prepare(seller);

  // The text of the page.
  await desk.goto(`/trip_page?trip=${id}`);
  await desk.getByRole('heading', { name: 'Seller page', level: 1 }).waitFor();
  await desk.getByRole('textbox', { name: 'Trip name' }).fill('Red Rock & High Desert');
  await desk.getByRole('textbox', { name: 'Text itinerary' }).click();
  await desk.getByRole('button', { name: 'Heading' }).click();
  await desk.keyboard.type('Two quiet days');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('Supper by the river.');
  await add(desk, 'Inclusions', 'Add an inclusion', 'New inclusion', 'A guide');
  await add(desk, 'Immediate actions', 'Add an action', 'New action', 'Hold my dates');
  await expectSaved(desk);

  // The link, with contact details.
  await desk.goto(`/trip_plan?trip=${id}`);
  await desk.getByRole('button', { name: 'Share trip' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Share Red Rock & High Desert' });
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await dialog.getByRole('switch', { name: 'Contact' }).setChecked(true);
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => link.inputValue()).toMatch(/\/trip\/[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  const shareId = (await link.inputValue()).split('/').at(-1);
  await dialog.getByRole('button', { name: 'Done' }).click();

  // A stranger on a phone in dark mode.
  const { page } = await traveler({ size: PHONE, touch: true, theme: 'dark' });
  await page.goto(`/trip/${shareId}`);
  await page.getByRole('heading', { level: 1, name: 'Red Rock & High Desert' }).waitFor();
  for (const words of ['Two quiet days', 'Supper by the river.', 'A guide'])
    await page.getByText(words).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible(page);

  // On paper: no links to other pages, and the route in its colors.
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Save as PDF', 'Contact Maya', 'View Interactive Trip Map'])
    expect(await page.getByRole('link', { name }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').filter({ visible: true }).count()).toBe(0);
  const [first, ...others] = await drawPages(await page.pdf({ format: 'A4' }));
  if (!first) throw new Error('Nothing was printed.');
  for (const drawn of [first, ...others]) expect(inkOf(drawn)).toBeGreaterThan(0.001);
  for (const leg of [0, 1, 2]) {
    // In the list and on the map after it: the light colors, although the screen is dark.
    const color = legColor(leg, 'light');
    expect(pixelsIn(first, color)).toBeGreaterThan(300);
    expect(Math.max(...others.map((drawn) => pixelsIn(drawn, color)))).toBeGreaterThan(80);
    expect(pixelsIn(first, legColor(leg, 'dark'))).toBe(0);
  }
  await page.emulateMedia({ media: 'screen' });

  // Getting in touch by email and by phone.
  expect(await touched(page.getByRole('link', { name: 'Contact Maya' }))).toBe(
    'mailto:maya@mesa.example?subject=Red%20Rock%20%26%20High%20Desert',
  );
  expect(await touched(page.getByRole('link', { name: '(505) 555-0142' }).last())).toBe('tel:5055550142');
  expect(await touched(page.getByRole('link', { name: 'Hold my dates' }))).toMatch(
    /^mailto:maya@mesa\.example\?subject=Hold%20my%20dates/,
  );
});
