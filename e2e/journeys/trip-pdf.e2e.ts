import { readFile } from 'node:fs/promises';
import { callUrl, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBoth,
  PHONE,
  type Traveler,
  useBrowser,
} from '../support/browser';
import { drawPages, inkOf, looksLike, type PagePicture, withoutFoot } from '../support/pictures/pdf-pictures';
import { openRoadTrip, prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Canyon loop as a PDF' });

/** Adds plans, notes, costs and text to the open trip, as its owner; the first day is longer than a page. */
async function fill(page: Page): Promise<void> {
  const { token } = JSON.parse(await sessionOf(page));
  const { trips } = createClient(paths, { baseUrl: url, token: () => token });
  const plans = Array.from({ length: 24 }, (_, index): SingleChange => {
    const fields = {
      name: `Gallery ${index + 1}`,
      start: '2027-05-08T09:00',
      costEst: index + 1,
      notes: index === 0 ? 'Ring twice' : null,
    };
    return { kind: 'event.add', id: newId(), fields };
  });
  const changes: SingleChange[] = [
    ...plans,
    {
      kind: 'cost.add',
      id: newId(),
      fields: { expenseCategory: 'Lodging', supplier: 'Red Cliffs Lodge', costEst: 812 },
    },
    { kind: 'text.add', id: newId(), fields: { kind: 'tripInclusions', text: 'All breakfasts' } },
  ];
  const id = new URL(page.url()).searchParams.get('trip') ?? '';
  const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
  await trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  await page.getByText('$1,112').first().waitFor();
}

/** Saves the finished PDF to the device. */
async function download(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** Renders the PDF of the open trip with options that differ from those on screen, and returns its pages. */
async function pagesWith({ context, page }: Traveler, options: Partial<PdfOptions>): Promise<PagePicture[]> {
  const { token } = JSON.parse(await sessionOf(page));
  const id = new URL(page.url()).searchParams.get('trip') ?? '';
  const query = { paper: 'Letter', units: 'Miles', ...options } as const;
  const address = callUrl(paths.pdf.tripPdf, { params: { id }, query });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(address, { headers });
  expect(answer.status()).toBe(200);
  return drawPages(await answer.body());
}

/** Numbers of the pages that differ, including those that only one PDF has. */
function differences(
  one: readonly PagePicture[],
  other: readonly PagePicture[],
  look = (page: PagePicture) => page,
): number[] {
  const most = Math.max(one.length, other.length);
  return Array.from({ length: most }, (_, index) => index)
    .filter((index) => {
      const [a, b] = [one[index], other[index]];
      return !a || !b || !looksLike(look(a), look(b));
    })
    .map((index) => index + 1);
}

test('the pages of a trip’s PDF are the same each time, and each option changes its part', async () => {
  const owner = await openRoadTrip(await traveler());
  const { page } = owner;
  await fill(page);
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await heading(page).waitFor();
  await expectAccessibleInBoth(page);

  // A status shows progress while it is being made.
  const told = page.getByRole('status').getByText('This takes a few seconds');
  await page.route('**/api/trip/pdf/*', async (route) => {
    await told.waitFor();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create PDF' }).click();
  await page.getByRole('heading', { name: 'Your PDF is ready' }).waitFor();
  expect(await told.count()).toBe(0);
  await expectAccessible(page);
  const { name, bytes } = await download(page);
  expect(name).toBe('Canyon loop.pdf');

  // Cover, route, two pages for Denver, three for the others, costs and text: none of them is empty.
  const whole = await drawPages(bytes);
  for (const drawn of whole) {
    expect(inkOf(withoutFoot(drawn))).toBeGreaterThan(0.001);
    expect([drawn.width, drawn.height]).toEqual([612, 792]);
  }
  const [cover = 0, route = 0] = whole.map(inkOf);
  expect(Math.min(cover, route)).toBeGreaterThan(0.3);
  const count = whole.length;
  const [costs, words] = [count - 1, count];
  expect(count).toBeGreaterThan(6);
  expect(differences(whole, await pagesWith(owner, {}))).toEqual([]);

  // Without the map, nothing else moves onto the route page, and the other pages stay the same.
  await page.getByRole('switch', { name: 'Map' }).uncheck();
  await page.getByText('Create it again to see the changes.').waitFor();
  await page.getByRole('button', { name: 'Create it again' }).click();
  await page.getByText(/US Letter$/).waitFor();
  const withoutMap = await drawPages((await download(page)).bytes);
  expect(differences(whole, withoutMap)).toEqual([2]);
  expect(inkOf(withoutMap[1] as PagePicture)).toBeLessThan(route / 3);

  // Every other option changes its own part.
  expect(differences(whole, await pagesWith(owner, { notes: 'no' }))).toContain(3);
  const withoutPictures = await pagesWith(owner, { pictures: 'no' });
  const changed = differences(whole, withoutPictures);
  for (const same of [1, 2, costs, words]) expect(changed).not.toContain(same);
  expect(inkOf(withoutPictures[2] as PagePicture)).toBeLessThan(inkOf(whole[2] as PagePicture));
  const withoutCosts = await pagesWith(owner, { costs: 'no' });
  expect(withoutCosts).toHaveLength(count - 1);
  expect(differences(whole.slice(0, 2), withoutCosts.slice(0, 2), withoutFoot)).toEqual([]);
  expect(differences(whole.slice(-1), withoutCosts.slice(-1), withoutFoot)).toEqual([]);
  const inKilometers = differences(whole, await pagesWith(owner, { units: 'Kilometers' }));
  expect(inKilometers).toContain(2);
  for (const same of [1, 3, costs, words]) expect(inKilometers).not.toContain(same);
  expect(differences(whole, await pagesWith(owner, { language: 'ja' }))).toHaveLength(count);
  const [a4] = await pagesWith(owner, { paper: 'A4' });
  expect([a4?.width, a4?.height]).toEqual([596, 842]);
});

test('on a phone, PDF is in the trip menu, and a failure shows an error', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page, errors } = device;
  await page.goto(await prepareTrip(device));
  await page.getByRole('button', { name: 'Trip menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Create a PDF' }).click();
  await heading(page).waitFor();
  await expectAccessibleInBoth(page);

  await page.route('**/api/trip/pdf/*', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'Many PDFs are being created right now. Try again in a minute.' },
    }),
  );
  await page.getByRole('button', { name: 'Create PDF' }).click();
  await page.getByText('Many PDFs are being created right now.').waitFor();
  // The browser logs the refused request.
  await expect.poll(() => errors.splice(0)).toHaveLength(1);
  await page.unroute('**/api/trip/pdf/*');
  await page.getByRole('button', { name: 'Create PDF' }).click();

  await page.getByRole('heading', { name: 'Your PDF is ready' }).waitFor();
  expect((await drawPages((await download(page)).bytes)).length).toBeGreaterThan(2);
});
