import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInBoth, type Traveler, useBrowser } from '../support/browser';
import { plainPhoto } from '../support/pictures/photo-files';
import {
  finishChoice,
  openPicker,
  picker,
  result,
  search,
  showSource,
} from '../support/pictures/picture-picker';
import { type StockServices, startStockServices } from '../support/pictures/stock-services';
import { loadedFrom, openPictures, shownPictures } from '../support/pictures/trip-pictures';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

let services: StockServices;
let connected: Awaited<ReturnType<typeof startProduct>>;
let dataDir: string;
let photo: Buffer;
beforeAll(async () => {
  photo = (await plainPhoto('rock.jpg', '#b4552d', { width: 400, height: 300 })).buffer;
  services = await startStockServices({
    nothing: { body: { total: 0, total_pages: 0, total_results: 0, results: [], photos: [] } },
    broken: { body: '<html>' },
    down: { status: 503, body: {} },
    slow: null,
    often: { status: 429, body: {} },
  });
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-stock-'));
  // As root, the database runs as another user, who needs access to its files.
  await chmod(dataDir, 0o711);
  connected = await startProduct({ dataDir, port: 0, environment: services.environment });
});
afterAll(async () => {
  await stopProduct(connected.child);
  for (const { close } of [services.unsplash, services.pexels]) close();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Creates a device that gets photos from the services' hosts.
 *
 * @returns the device and the URLs of the photos it requested there
 */
async function connectedTraveler(): Promise<Traveler & { loaded: string[] }> {
  const device = await traveler({ at: connected.url });
  const loaded: string[] = [];
  const answer = { contentType: 'image/jpeg', body: photo };
  await device.context.route(/^https:\/\/images\.(unsplash|pexels)\.com\//, async (route) => {
    loaded.push(route.request().url());
    await route.fulfill(answer);
  });
  // The trip's photos come from there too; the server only redirects to them.
  await device.context.route(`${connected.url}/pictures/**`, async (route) => {
    const led = await route.fetch({ maxRedirects: 0 });
    loaded.push(led.headers().location ?? 'nowhere');
    await route.fulfill(answer);
  });
  return { ...device, loaded };
}

/** The name of a stand-in photo in the grid. */
const unsplash = (number: number) => `canyon wall ${number} by Jeff Sheldon on Unsplash`;

test('stock photos are searched page by page, chosen up to the limit, and credited', async () => {
  const device = await connectedTraveler();
  const { page, loaded } = device;
  // Leaves room for three more.
  await openPictures(device, connected.url, [
    'Header',
    ...Array.from({ length: 13 }, (_, at) => `Arch ${at}`),
  ]);
  await openPicker(page, 'Unsplash');
  await picker(page).getByRole('heading', { name: 'What should it show?' }).waitFor();

  await search(page, 'canyon');
  await result(page, unsplash(1)).getByText('Jeff Sheldon on Unsplash', { exact: true }).waitFor();
  await picker(page).getByText('Page 1 of 3').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await result(page, unsplash(2)).click();
  await picker(page).getByRole('button', { name: 'Next' }).click();
  await result(page, unsplash(31)).click();
  await picker(page).getByText('Page 2 of 3').waitFor();
  await result(page, unsplash(31)).getByText('Selected, number 2').waitFor();
  await picker(page).getByText('1 remaining of 3').waitFor();
  await result(page, unsplash(32)).click();
  await picker(page).getByText('All 3 selected. Remove one to choose another.').waitFor();
  expect(await result(page, unsplash(33)).getAttribute('aria-disabled')).toBe('true');
  await picker(page).getByRole('button', { name: 'Previous' }).click();
  await result(page, unsplash(2)).getByText('Selected, number 1').waitFor();
  await result(page, unsplash(2)).click();
  await result(page, unsplash(5)).click();

  // Another source starts over; the chosen pictures stay.
  await showSource(page, 'Pexels');
  expect(await picker(page).getByRole('searchbox').inputValue()).toBe('');
  await picker(page).getByText('0 remaining of 3').waitFor();
  await picker(page).getByRole('button', { name: 'Remove canyon wall 31' }).click();
  await search(page, 'canyon');
  await result(page, 'Rock 1 by Joey Farina on Pexels').click();
  expect(await taken()).toEqual([]);
  await finishChoice(page);

  await expect.poll(async () => (await shownPictures(page)).length).toBe(16);
  await expect.poll(taken).toEqual(['/photos/canyon-32/download', '/photos/canyon-5/download']);
  await page.getByRole('button', { name: 'Open picture 14 of 16' }).click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await expect
    .poll(async () => (await loadedFrom(large.getByRole('figure'))).join())
    .toMatch(/^\/pictures\//);
  const credit = large.getByRole('link', { name: 'Photo by Jeff Sheldon on Unsplash' });
  expect(await credit.getAttribute('href')).toBe(
    'https://unsplash.com/@ugmonk?utm_source=wayfold&utm_medium=referral',
  );
  await page.keyboard.press('End');
  const other = large.getByRole('link', { name: 'Photo by Joey Farina on Pexels' });
  expect(await other.getAttribute('href')).toMatch(/^https:\/\/www\.pexels\.com\/photo\//);
  // The service counts views by a parameter in the URL.
  const ofUnsplash = loaded.filter((address) => address.startsWith('https://images.unsplash.com/'));
  expect(ofUnsplash.length).toBeGreaterThan(10);
  expect(ofUnsplash.filter((address) => !address.includes('ixid=M3wxMjA3'))).toEqual([]);
  expect(loaded).not.toContain('nowhere');
});

/** The downloads reported to Unsplash. */
async function taken(): Promise<string[]> {
  const paths = services.unsplash.asked.map((request) => request.path);
  return paths.filter((asked) => asked.endsWith('/download')).sort();
}

test('messages say when a stock service finds nothing, fails, does not respond or is rate-limited', async () => {
  const device = await connectedTraveler();
  const { page, errors } = device;
  await openPictures(device, connected.url, ['Header', 'Delicate Arch']);
  await openPicker(page, 'Unsplash');

  await search(page, 'nothing');
  await picker(page).getByRole('heading', { name: 'Nothing found' }).waitFor();
  for (const [words, sentence] of [
    ['slow', 'Unsplash isn’t answering right now. Try again in a moment.'],
    ['down', 'Unsplash isn’t answering right now. Try again in a moment.'],
    ['broken', 'Unsplash didn’t return any photos. Try again later, or choose from the Wayfold library.'],
  ] as const) {
    await search(page, words);
    await picker(page).getByText(sentence).waitFor();
    await picker(page).getByRole('heading', { name: 'Couldn’t load pictures' }).waitFor();
  }
  const asked = services.unsplash.asked.length;
  await picker(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => services.unsplash.asked.length).toBe(asked + 1);
  await search(page, 'often');
  await picker(page).getByText('Unsplash has reached its search limit.').waitFor();

  // It isn't asked again for a while, and the other one still works.
  await search(page, 'mesa');
  await picker(page).getByText('Unsplash has reached its search limit.').waitFor();
  await showSource(page, 'Pexels');
  await search(page, 'canyon');
  await result(page, 'Rock 1 by Joey Farina on Pexels').waitFor();
  // The browser logs each refused request.
  await expect.poll(() => errors.splice(0).length).toBe(6);
});
