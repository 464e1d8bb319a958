import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser, whileActing } from '../support/browser';
import { expectSaved, expectStops, ROAD_TRIP, undoButton } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openDialog(page: Page, row: 'Export trip' | 'Import a file'): Promise<Locator> {
  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: row }).click();
  // The menu may be a sheet, which closes at the same time.
  const dialog = page.getByRole('dialog', { name: row === 'Export trip' ? /^Export / : row });
  await dialog.getByRole('heading', { level: 2 }).waitFor();
  return dialog;
}

/** Exports a file of the open trip and returns its path. */
async function save(page: Page, dialog: Locator, name: string): Promise<string> {
  const file = await whileActing(
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  );
  const saved = path.join(folder, file.suggestedFilename());
  await file.saveAs(saved);
  return saved;
}

async function choose(page: Page, dialog: Locator, file: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The trip that is embedded in an exported page. */
async function tripIn(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/json"]').textContent()) ?? '');
}

test('an exported page opens offline, and can be imported as another trip', async () => {
  const { page, context } = await openRoadTrip(await traveler());
  const dialog = await openDialog(page, 'Export trip');
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  const saved = await save(page, dialog, 'Web page');
  await dialog.getByText('Downloaded Canyon loop.html').waitFor();

  await context.setOffline(true);
  await save(page, dialog, 'Calendar');
  const onDisk = await context.newPage();
  await onDisk.goto(`file://${saved}`);
  await onDisk.getByRole('heading', { level: 1, name: 'Canyon loop' }).waitFor();
  await onDisk.getByRole('img', { name: 'Map of the trip' }).waitFor();
  expect(await tripIn(onDisk)).toMatchObject({ wayfold: 1, trip: { name: 'Canyon loop' } });
  expect(await onDisk.getByRole('heading', { level: 3 }).allTextContents()).toEqual([...ROAD_TRIP]);
  await expectAccessibleInBoth(onDisk);
  await onDisk.close();
  await context.setOffline(false);

  await page.keyboard.press('Escape');
  const importing = await openDialog(page, 'Import a file');
  await choose(page, importing, saved);
  await importing.getByRole('radio', { name: 'A new trip', checked: true }).waitFor();
  const before = page.url();
  await importing.getByRole('button', { name: 'Create a trip with 7 items' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expectStops(page, [...ROAD_TRIP]);
});

const PLACES = `Title,Note,URL,Tags,Comment
Delicate Arch,At sunset,"https://www.google.com/maps/place/x/data=!4m2!3m1!3d38.7436!4d-109.4993",,
Tokyo Tower,,"https://www.google.com/maps/place/x/@35.6586,139.7454,17z",,
Qwrtzk Plmn,,https://www.google.com/maps/place/x/data=!4m2,,
`;

test('importing a list of places shows the result for each, is undone in one step, and adds nothing twice', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await page.getByRole('heading', { level: 1, name: /6 destinations$/ }).waitFor();
  const file = path.join(folder, 'Want to go.csv');
  await writeFile(file, PLACES);

  const dialog = await openDialog(page, 'Import a file');
  await choose(page, dialog, file);
  await dialog.getByText('1 ready').waitFor();
  await dialog.getByText('It’s far from every destination of the trip.').waitFor();
  await dialog.getByText('No place with this name was found.').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await dialog.getByRole('checkbox', { name: /^Tokyo Tower/ }).check();
  await dialog.getByRole('button', { name: 'Add 2 items to this trip' }).click();
  await page.getByText('Added 2 items from Want to go.csv').waitFor();

  const again = await openDialog(page, 'Import a file');
  await choose(page, again, file);
  await again.getByText('3 skipped').waitFor();
  expect(await again.getByText('It’s already in this trip.').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  const afterUndo = await openDialog(page, 'Import a file');
  await choose(page, afterUndo, file);
  await afterUndo.getByText('1 ready').waitFor();
});

test('for a file about somewhere else, a new trip is suggested, with the reason', async () => {
  const { page, address } = await openRoadTrip(await traveler());
  const file = path.join(folder, 'Japan.csv');
  await writeFile(file, 'name,lat,lon\nTokyo,35.6895,139.6917\nKyoto,35.0211,135.7538\n');

  const dialog = await openDialog(page, 'Import a file');
  await choose(page, dialog, file);
  await dialog.getByText('These places are far from this trip').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await dialog.getByText('This trip', { exact: true }).click();
  await dialog.getByText('These places are far from this trip').waitFor({ state: 'detached' });
  await dialog.getByText('A new trip', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Create a trip/ }).click();
  await expectStops(page, ['Tokyo', 'Kyoto']);

  await page.goto(address);
  await expectStops(page, ROAD_TRIP);
});

/** A hike as recorded by a watch, about ten megabytes, with one place next to its path. */
const HIKE = `<gpx version="1.1"><wpt lat="38.57" lon="-109.55"><name>Moab Diner</name></wpt><trk><name>Hike</name><trkseg>${Array.from(
  { length: 100_000 },
  (_, index) =>
    `<trkpt lat="38.${100_000 + index}" lon="-109.${100_000 + index}"><ele>1200</ele><time>2027-05-08T10:00:00Z</time></trkpt>`,
).join('')}</trkseg></trk></gpx>`;

test('a large file is read in the background, with progress and a way to cancel', async () => {
  const { page, context } = await openRoadTrip(await traveler());
  const file = path.join(folder, 'Hike.gpx');
  await writeFile(file, HIKE);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/file-reader.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openDialog(page, 'Import a file');

  await choose(page, dialog, file);
  await dialog.getByText('Reading Hike.gpx').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await dialog.getByRole('button', { name: 'Stop reading' }).click();
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
  letGo();

  await choose(page, dialog, file);
  await dialog.getByText('2 ready').waitFor();
  await dialog
    .getByText(
      /^Hike is simplified to [\d,]+ of its 100,000 points\. The others are at most \d+ m from the line\.$/,
    )
    .waitFor();
  // The worker ends when it is done.
  await expect.poll(() => page.workers().length).toBe(0);
});

/** Two hikes near Moab: one with a turn at every point, and one with its own color. */
const HIKES = `<gpx version="1.1"><trk><name>Delicate Arch</name><trkseg>${[
  [-109.52, 38.73],
  [-109.51, 38.74],
  [-109.499, 38.7436],
]
  .map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`)
  .join('')}</trkseg></trk></gpx>`;

for (const map of ['webgl', 'drawn'] as const) {
  test(`a hike is saved with the trip, listed, renamed, removed and exported, on the ${map} map`, async () => {
    const device = await traveler({ map });
    const { page } = await openRoadTrip(device);
    const file = path.join(folder, 'Hikes.gpx');
    await writeFile(file, HIKES);
    const dialog = await openDialog(page, 'Import a file');
    await choose(page, dialog, file);
    await dialog.getByText('1 ready').waitFor();
    await dialog.getByRole('button', { name: 'Add 1 item to this trip' }).click();

    const tracks = page.getByRole('region', { name: 'Tracks' });
    await tracks.getByText('Delicate Arch').waitFor();
    await expect.poll(() => tracks.getByRole('listitem').textContent()).toMatch(/^Delicate Arch1\.\d mi/);
    if (map === 'drawn') {
      const drawn = page
        .getByRole('region', { name: 'Map of your trip' })
        .locator('g > path[class*="track"]');
      await expect.poll(() => drawn.count()).toBeGreaterThan(0);
    }
    await tracks.getByRole('button', { name: 'More for Delicate Arch' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Walk to the arch');
    await page.keyboard.press('Enter');
    await tracks.getByText('Walk to the arch').waitFor();
    await expectSaved(page);
    await expectAccessibleInBoth(page);
    const exporting = await openDialog(page, 'Export trip');
    expect(await readFile(await save(page, exporting, 'GPX'), 'utf8')).toContain(
      '<trk><name>Walk to the arch</name>',
    );
    await page.keyboard.press('Escape');

    await tracks.getByRole('button', { name: 'More for Walk to the arch' }).click();
    await page.getByRole('menuitem', { name: 'Remove from trip' }).click();
    await tracks.waitFor({ state: 'detached' });
    await undoButton(page).click();
    await tracks.getByText('Walk to the arch').waitFor();
    await page.reload();
    await tracks.getByText('Walk to the arch').waitFor();
  });
}

const WEEKLY = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:yoga
SUMMARY:Yoga
LOCATION:Moab
DTSTART:20200101T070000
RRULE:FREQ=DAILY
END:VEVENT
BEGIN:VTODO
UID:task
END:VTODO
END:VCALENDAR
`;

test('a repeating calendar entry is imported for the dates of the trip, or for other dates in a new trip', async () => {
  const { page } = await openRoadTrip(await traveler());
  const file = path.join(folder, 'Yoga.ics');
  await writeFile(file, WEEKLY);
  const dialog = await openDialog(page, 'Import a file');

  await choose(page, dialog, file);
  await dialog.getByText('Its occurrences outside the dates of the trip are left out.').waitFor();
  await dialog.getByRole('checkbox', { name: /^Yoga, Sat, May 8/ }).waitFor();
  await dialog.getByText('UntitledTask · It’s a task or a note, not an event.').waitFor();
  await dialog.getByText('A new trip', { exact: true }).click();
  await dialog.getByText('Its occurrences after Apr 9, 2020 are left out.').waitFor();
  await dialog.getByRole('checkbox', { name: /^Moab/ }).waitFor();
});

test('a calendar link works until it is revoked', async () => {
  const { page, context } = await openRoadTrip(await traveler());
  const dialog = await openDialog(page, 'Export trip');

  await dialog.getByRole('button', { name: 'Create calendar link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Calendar link' }).inputValue();
  expect(address.startsWith(`${url}/api/trip/calendar/`)).toBe(true);
  expect(await (await context.request.get(address)).text()).toContain('SUMMARY:Moab');
  await dialog.getByRole('button', { name: 'Revoke calendar link' }).click();
  await dialog.getByRole('button', { name: 'Create calendar link' }).waitFor();

  expect((await context.request.get(address)).status()).toBe(404);
});
