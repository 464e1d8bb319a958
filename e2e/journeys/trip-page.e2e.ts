import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import { libraryPictures } from '../support/pictures/trip-pictures';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens a page without its scripts, as if JavaScript is off or hasn't loaded yet. */
async function readWithoutCode(page: Page, address: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
}

test('a stranger reads a business’s page on a phone without JavaScript', async () => {
  const { shareId } = await shareRoadTrip(url, { type: 'Travel Advisor' });
  const { page } = await traveler({ size: PHONE, touch: true });

  await readWithoutCode(page, `/trip/${shareId}`);

  await page.getByRole('heading', { level: 1, name: 'Red Rock & High Desert' }).waitFor();
  await page.getByText('May 8 – 19, 2027').waitFor();
  expect(await page.getByRole('link', { name: 'Mesa & Main' }).getAttribute('href')).toBe(
    'https://mesa.example',
  );
  expect(await page.getByRole('link', { name: 'Contact Maya' }).getAttribute('href')).toMatch(
    /^mailto:maya@mesa\.example\?subject=Red%20Rock/,
  );
  for (const [name, href] of [
    ['Trip Overview Video', 'https://mesa.example/video'],
    ['Schedule Meeting', 'https://mesa.example/meet'],
    ['Hold my dates', 'https://mesa.example/hold'],
    ['old station', 'https://mesa.example/station'],
  ] as const) {
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  const maps = page.getByRole('link', { name: 'View Interactive Trip Map' });
  expect(await maps.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Array(2).fill(`/trip_share/${shareId}`),
  );
  for (const name of [
    ...['Your route', 'Itinerary', 'Approximate Cost', 'Inclusions', 'Exclusions'],
    ...['Immediate Action Options', 'What Happens Next', 'Contact Information', 'Special Limited-Time Offer'],
  ]) {
    await heading(page, name).waitFor();
  }
  await page.getByRole('table', { name: 'Approximate Cost' }).getByText('$8,000').first().waitFor();
  await page.getByText('24 days left').waitFor();
  await page.getByText('Prices hold for 60 days.').waitFor();
  expect(await page.content()).not.toContain('balloon ride');
  await page.getByRole('img', { name: /^Map of the route: Denver, Moab/ }).waitFor();
});

test('a traveler’s page has estimated and actual costs, and parts that are switched off disappear immediately', async () => {
  const { api, id, shareId } = await shareRoadTrip(url, { type: 'Traveler' });
  const { page, errors } = await traveler();

  await page.goto(`/trip?tripid=${shareId}`);
  await page.getByRole('table', { name: 'Estimated Trip Cost' }).getByText('$7,500').first().waitFor();
  await page.getByRole('table', { name: 'Actual Trip Cost' }).getByText('$7,600').first().waitFor();
  expect(await heading(page, 'Approximate Cost').count()).toBe(0);
  await expectAccessibleInBoth(page);

  await api.sharing.changeShare({ params: { id }, body: { shows: { costs: false, contact: false } } });
  await page.reload();
  await heading(page, 'Inclusions').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.content()).not.toMatch(/7,500|Mei Lindqvist/);

  await api.sharing.revokeShare({ params: { id } });
  const answer = await page.goto(`/trip/${shareId}`);
  expect(answer?.status()).toBe(404);
  await heading(page, 'This trip isn’t available').waitFor();
  // The browser logs the missing page.
  await expect.poll(() => errors.splice(0)).toHaveLength(1);
  await expectAccessible(page);
});

test('pictures open in full size, one after the other, by mouse and keyboard', async () => {
  const { shareId, change } = await shareRoadTrip(url, { type: 'Travel Advisor' });
  const { page } = await traveler();
  const names = ['Header', 'Narrows', 'Horseshoe Bend', 'Canyon Road', 'Front Range', 'Dunes'];
  await change(...libraryPictures(names));
  await page.goto(`/trip/${shareId}`);

  // The header is already at the top of the page; in the lightbox it comes first.
  await page.getByRole('img', { name: 'Header' }).waitFor();
  await page.getByRole('button', { name: 'Open picture 2 of 6: Narrows' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  const [previous, next] = ['Previous picture', 'Next picture'].map((name) =>
    lightbox.getByRole('button', { name }),
  );
  await lightbox.getByText('2 of 6', { exact: true }).waitFor();
  await previous?.click();
  await lightbox.getByRole('img', { name: 'Header' }).waitFor();
  expect(await previous?.count()).toBe(0);
  await expectAccessible(page);

  await next?.click();
  await lightbox.getByRole('img', { name: 'Narrows' }).waitFor();
  await page.keyboard.press('End');
  await lightbox.getByText('6 of 6', { exact: true }).waitFor();
  expect(await next?.count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await lightbox.getByText('5 of 6', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await lightbox.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Open picture 2 of 6: Narrows',
  );
});

test('on a narrow screen, pictures do not open, and all of them are on the page', async () => {
  const { shareId, change } = await shareRoadTrip(url, { type: 'Travel Advisor' });
  const { page } = await traveler({ size: { width: 1023, height: 800 } });
  const names = ['Header', 'Narrows', 'Horseshoe Bend', 'Canyon Road', 'Front Range', 'Dunes'];
  await change(...libraryPictures(names));

  await page.goto(`/trip/${shareId}`);

  const places: { x: number; y: number; width: number; height: number }[] = [];
  for (const name of names) {
    const place = await page.getByRole('img', { name }).boundingBox();
    if (place) places.push(place);
  }
  expect(places).toHaveLength(names.length);
  // No two overlap.
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      expect(isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true);
    }
  }
  expect(await page.getByRole('button').count()).toBe(0);
});

test('returning visitors see what changed, and the owner sees how often the page was opened', async () => {
  const { api, id, shareId, change } = await shareRoadTrip(url, { type: 'Travel Advisor' });
  const { context, page } = await traveler();
  await page.goto(`/trip/${shareId}`);
  const opened = async () => (await api.sharing.share({ params: { id } })).share?.opened.times;
  await expect.poll(opened).toBe(1);
  await page.reload();
  expect(await heading(page, 'What’s changed since you last looked').count()).toBe(0);

  await change({ kind: 'trip.set', fields: { startDate: '2027-05-15' } });
  const again = await context.newPage();
  await again.goto(`/trip/${shareId}`);

  await heading(again, 'What’s changed since you last looked').waitFor();
  await again.getByText('The dates changed from May 8 – 19, 2027 to May 15 – 26, 2027.').waitFor();
  await expectAccessible(again);
  await expect.poll(opened).toBe(2);
  expect(await context.cookies()).toEqual([]);
});

test('anyone can read the seller page template, and start a trip with its text', async () => {
  const { page } = await traveler();

  await page.goto('/template_1');
  await heading(page, 'Special Limited-Time Offer').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Use this template' }).click();

  await page.waitForURL(/\/trip_page\?trip=/);
  const name = page.getByRole('textbox', { name: 'Trip name' });
  await expect.poll(() => name.inputValue()).toBe('Slow Harbors of the North Shore');
  // Travelers have no sections for business offers, and therefore none of their text.
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await preview.getByRole('heading', { name: 'Exclusions' }).waitFor();
  for (const words of [
    'Eight unhurried days',
    'Hold my dates',
    'The lighthouse evening',
    'Prices are valid',
  ]) {
    expect(await preview.getByText(words).count()).toBe(0);
  }
});

test('a business that starts from the template gets all of its text', async () => {
  const { page } = await traveler();
  await beMember(page, url, newPerson(), 'Travel Advisor');

  await page.goto('/template_1/start');

  const preview = page.frameLocator('iframe[title="Live preview"]');
  for (const words of [
    'Eight unhurried days',
    'Hold my dates',
    'The lighthouse evening',
    'Prices are valid',
  ]) {
    await preview.getByText(words).first().waitFor();
  }
});

test('on paper there are no buttons, and the map is the light one', async () => {
  const { shareId } = await shareRoadTrip(url, { type: 'Travel Advisor' });
  const { page } = await traveler({ theme: 'dark' });
  await page.goto(`/trip/${shareId}`);

  await page.emulateMedia({ media: 'print' });

  expect(await page.getByRole('link', { name: 'Save as PDF' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Plan your own trip for free' }).count()).toBe(0);
  expect(await page.getByRole('img', { name: /^Map of the route/ }).getAttribute('src')).toContain(
    'map-light',
  );
});
