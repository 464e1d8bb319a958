import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';
import { addTrip, newGuest, prepareTrip, signIn } from '../support/prepared-trip';

const { traveler, url } = useBrowser();
const phone = { size: PHONE, touch: true };
const installed = { ...phone, keepsApp: true };

interface Manifest {
  id: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
  share_target: { action: string; method: string; enctype: string; params: Record<string, unknown> };
}

async function manifestOf(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  return (await page.request.get(href ?? '')).json();
}

test('the manifest has what a phone needs to install the app: icons that load, also one for masks', async () => {
  const { page } = await traveler(phone);
  await page.goto('/');
  const { icons, shortcuts } = await manifestOf(page);
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );

  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  // The bar of the system has the page's color, in both color schemes.
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const paper = scheme === 'light' ? '#ffffff' : '#18252a';
    await expect.poll(() => page.evaluate(themeColor)).toBe(paper);
  }
});

/** The theme color that the browser uses: that of the first element whose media query matches. Runs in the page. */
function themeColor(): string | undefined {
  const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  return all.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
}

test('the shortcuts open today in the trip opened last, and a new trip', async () => {
  const device = await traveler(phone);
  const { page } = device;
  const today = new Date();
  const startDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(
    today.getTime() - 2 * 86_400_000,
  );
  const address = await prepareTrip(device, { name: 'Utah and Arizona', startDate });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: /Utah and Arizona|6 destinations/ }).waitFor();
  const { shortcuts } = await manifestOf(page);

  await page.goto(shortcuts.find(({ name }) => name === 'Today')?.url ?? '');
  await expect.poll(() => page.url()).toBe(`${url}${address}&view=calendar`);
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/Denver' } as const;
  const words = new Intl.DateTimeFormat('en-US', options).format(today);
  await page.getByRole('heading', { level: 1, name: words }).waitFor();

  await page.goto(shortcuts.find(({ name }) => name === 'New trip')?.url ?? '');
  await page.getByRole('combobox', { name: 'Where to first?' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('trip')).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(new URL(address, url).searchParams.get('trip'));
  expect(page.url()).not.toContain('open=');
});

const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="38.743" lon="-109.499"><name>Delicate Arch</name></wpt></gpx>`;

test('a shared GPX file goes into the open trip as an import, also offline', async () => {
  const device = await traveler(installed);
  const { page, context } = device;
  await openInstalled(page, await prepareTrip(device, { name: 'Utah and Arizona' }));
  await context.setOffline(true);

  await share(page, { files: [['arches.gpx', GPX]] });

  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await dialog.getByText('arches.gpx: GPX file').waitFor();
  await dialog.getByText('Delicate Arch').first().waitFor();
  await dialog.getByRole('button', { name: /^Add 1/ }).tap();
  await page
    .getByRole('region', { name: 'Notices' })
    .getByText(/arches.gpx/)
    .waitFor();
  expect(await waiting(page)).toBe(0);
});

test('of several shared files, those after the one that became a new trip go into that trip', async () => {
  const device = await traveler(installed);
  const { page } = device;
  await openInstalled(page, await prepareTrip(device, { name: 'Utah and Arizona' }));
  const tripBefore = new URL(page.url()).searchParams.get('trip');
  const second = GPX.replace('Delicate Arch', 'Landscape Arch');

  await share(page, {
    files: [
      ['arches.gpx', GPX],
      ['more.gpx', second],
    ],
  });

  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await dialog.getByText('arches.gpx: GPX file').waitFor();
  await dialog.getByText('A new trip').tap();
  await dialog.getByRole('button', { name: /^Create/ }).tap();
  await dialog.getByText('more.gpx: GPX file').waitFor();
  expect(new URL(page.url()).searchParams.get('trip')).not.toBe(tripBefore);
  await dialog.getByRole('button', { name: /^Add 1/ }).tap();

  await page
    .getByRole('region', { name: 'Notices' })
    .getByText(/more.gpx/)
    .waitFor();
  expect(await waiting(page)).toBe(0);
});

test('a shared link becomes a plan of the open trip, and is discarded only if the traveler says so', async () => {
  const device = await traveler(installed);
  const { page } = device;
  await openInstalled(page, await prepareTrip(device, { name: 'Utah and Arizona' }));

  await share(page, { title: 'Moab Diner', text: '189 S Main St', url: 'https://example.com/diner' });

  const dialog = page.getByRole('dialog', { name: 'Add to Utah and Arizona' });
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Moab Diner');
  expect(await dialog.getByLabel('Notes').inputValue()).toBe('189 S Main St\nhttps://example.com/diner');
  await expectAccessible(page, { without: ['landmark-one-main', 'page-has-heading-one'] });
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Keep editing' }).tap();
  await dialog.getByRole('button', { name: /Destination/ }).tap();
  await page.getByRole('option', { name: 'Moab' }).tap();
  await dialog.getByRole('button', { name: 'Add plan' }).tap();

  await page.getByText('Added Moab Diner to Moab').waitFor();
  expect(await waiting(page)).toBe(0);
  await page.goto(`${page.url()}&view=itinerary`);
  await page.getByRole('button', { name: /^Moab/, expanded: false }).tap();
  await page.getByText('Moab Diner').first().waitFor();
});

test('what is shared before any trip was open waits until one is chosen', async () => {
  const device = await traveler(installed);
  const { page } = device;
  const guest = await newGuest(device);
  await addTrip(device, guest.token, { name: 'Utah and Arizona' });
  await signIn(device, JSON.stringify(guest));
  await openInstalled(page, '/trip_plan');
  await page.evaluate(() => localStorage.removeItem('wayfold.last-trip'));

  await share(page, { text: 'Moab Diner' });
  await page.getByRole('heading', { level: 1, name: 'Add to which trip?' }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: /^Utah and Arizona/ }).tap();

  const dialog = page.getByRole('dialog', { name: 'Add to Utah and Arizona' });
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Moab Diner');
  // Another trip is still possible, and nothing is lost on the way there.
  await dialog.getByRole('button', { name: 'Another trip' }).tap();
  await page.getByRole('button', { name: 'New trip' }).tap();
  const other = page.getByRole('dialog', { name: 'Add to Untitled trip' });
  await expect.poll(() => other.getByLabel('Name').inputValue()).toBe('Moab Diner');
  await other.getByText('This trip has no destinations yet.').waitFor();
});

test('a file that is larger than any that can be imported is named and not stored', async () => {
  const device = await traveler(installed);
  const { page } = device;
  await openInstalled(page, await prepareTrip(device));

  await share(page, { files: [['huge.gpx', ' '.repeat(26 * 1024 * 1024)]] });

  const dialog = page.getByRole('alertdialog', { name: 'huge.gpx is too large' });
  await dialog.getByText('up to 25 MB').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).tap();
  await dialog.waitFor({ state: 'detached' });
});

test('without the service worker, the page says that nothing arrived', async () => {
  const { page } = await traveler(phone);
  await page.goto('/terms');

  await share(page, { text: 'Moab Diner' });

  await page.getByText('What you shared didn’t arrive.').waitFor();
});

/** Opens a page and waits until the app is stored on the device and answers. */
async function openInstalled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Trip menu' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Sends what the system sends when another app shares something: the form that the manifest describes. */
async function share(
  page: Page,
  what: { title?: string; text?: string; url?: string; files?: [name: string, content: string][] },
): Promise<void> {
  const { files = [], ...said } = what;
  const { action, method, enctype } = await page.evaluate(async () => {
    const manifest: Manifest = await (await fetch('/manifest.webmanifest')).json();
    return manifest.share_target;
  });
  await page.evaluate(
    ({ to, fields, named }) => {
      const form = document.createElement('form');
      Object.assign(form, to);
      const input = (name: string, type: string) => {
        const made = document.createElement('input');
        Object.assign(made, { name, type });
        form.append(made);
        return made;
      };
      for (const [name, value] of Object.entries(fields)) input(name, 'hidden').value = value;
      const transfer = new DataTransfer();
      for (const [name, content] of named) transfer.items.add(new File([content], name));
      if (named.length > 0) input('files', 'file').files = transfer.files;
      document.body.append(form);
      form.submit();
    },
    { to: { action, method, enctype }, fields: said, named: files },
  );
}

/** How much that was shared waits on the device. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('incoming')).keys()).length);
}
