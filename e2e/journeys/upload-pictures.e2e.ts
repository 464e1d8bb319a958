import { callUrl } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { newId } from '@wayfold/domain/document/ids';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import { drawPages, pixelsIn } from '../support/pictures/pdf-pictures';
import {
  bomb,
  cutOutPng,
  type DeviceFile,
  dropFiles,
  largePhoto,
  phonePhoto,
  plainPhoto,
  renamedGif,
  truncatedPhoto,
  twoColorPhoto,
  webpPhoto,
} from '../support/pictures/photo-files';
import { browseFiles, finishChoice, openPicker, picker, uploadRow } from '../support/pictures/picture-picker';
import {
  clientOf,
  describedAs,
  gridPicture,
  loadedFrom,
  openPictures,
  shownPictures,
} from '../support/pictures/trip-pictures';
import { expectFocus, expectSaved } from '../support/planner';
import { pressUntil, said } from '../support/screen-reader';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

const COLORS = { phone: '#2f7fc4', poster: '#1b8a5a', lake: '#8a3ffc', dune: '#c92a6b' } as const;
const CROPPED = ['#d9480f', '#0b7285'] as const;

/** Creates five picture files of different kinds, as on a device. */
function fivePhotos(): Promise<DeviceFile[]> {
  return Promise.all([
    phonePhoto('IMG_2041.jpg', COLORS.phone, { at: '2027:05:11 18:45:09', north: 38.5733, west: 109.5498 }),
    // Some systems encode a letter and its accent separately.
    cutOutPng('Cafe\u0301.png', COLORS.poster),
    webpPhoto('Lake.webp', COLORS.lake),
    plainPhoto('Dune.JPG', COLORS.dune),
    twoColorPhoto('Canyon.jpg', CROPPED),
  ]);
}

/** Creates a member with a trip to Moab, and opens its pictures. */
async function memberInMoab(page: Page) {
  const { token } = await beMember(page, url, newPerson());
  const api = clientOf(url, token);
  const { id } = await api.trips.create({ body: { name: 'Canyon loop', startDate: '2027-05-10' } });
  const stop = { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], nights: 3 };
  const change = { kind: 'destination.add' as const, id: newId(), fields: stop };
  const sent = { changeId: newId(), change };
  await api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  await page.goto(`/trip_plan?trip=${id}&view=pictures`);
  return { api, id, token };
}

const view = (page: Page) => page.getByRole('region', { name: 'Pictures of the trip' });

test('five pictures are uploaded, one of them cropped, and are visible on the shared page and in the PDF', async () => {
  const { page, context } = await traveler();
  const { api, id, token } = await memberInMoab(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/picture/upload-info')) sent.push(request.postDataJSON().fileName);
  });
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, await fivePhotos());
  // The photo's metadata says when and where it was taken.
  await uploadRow(page, 'IMG_2041').getByText('Moab · Tue, May 11').waitFor();
  await crop(page, 'Canyon');
  expect(sent).toEqual([]);

  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  expect(await uploadRow(page, 'Uploaded').count()).toBe(5);
  expect(sent.filter((name) => /^orig_\d{13}\.jpg$/.test(name))).toHaveLength(4);
  expect(sent.filter((name) => /^crop_\d{13}\.jpg$/.test(name))).toHaveLength(1);
  await picker(page).getByText('0 remaining of 5').waitFor();
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).click();
  await picker(page).getByText('No images to upload. All images have been uploaded.').waitFor();
  await finishChoice(page);
  await expect.poll(() => shownPictures(page)).toEqual(['Moab', '', '', '', '']);
  await expectOwn(view(page), 5);

  await page.getByRole('button', { name: 'Move Moab' }).focus();
  await page.keyboard.press('Space');
  await said(page, 'Lifted Moab, place 1 of 5').waitFor();
  await pressUntil(page, 'ArrowRight', 'Moab, place 2 of 5');
  await page.keyboard.press('Space');
  await said(page, 'Moab dropped, place 2 of 5').waitFor();
  await expectFocus(page.getByRole('button', { name: 'Move Moab' }));
  await describedAs(page, 'Picture 1').fill('The café at the rim');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownPictures(page)).toEqual(['The café at the rim', 'Moab', '', '', '']);

  await gridPicture(page, 'The café at the rim').click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await large.getByText('1 of 5').waitFor();
  await page.keyboard.press('ArrowRight');
  await large.getByText('Moab, Tue, May 11').waitFor();
  await expectOwn(large.getByRole('figure'), 1);
  await page.keyboard.press('Escape');
  await expectSaved(page);

  await expectCleaned(context, (await api.pictures.uploadedPictures({ query: {} })).results);
  const { share } = await api.sharing.createShare({ params: { id }, body: { shows: { pictures: true } } });
  await expectSeenByOthers(share?.id ?? '');
  const pdf = callUrl(paths.pdf.tripPdf, { params: { id }, query: { paper: 'Letter', units: 'Miles' } });
  const made = await context.request.get(pdf, { headers: { authorization: `Bearer ${token}` } });
  const pages = await drawPages(await made.body());
  for (const color of [...Object.values(COLORS), ...CROPPED]) {
    const most = Math.max(...pages.map((drawn) => pixelsIn(drawn, color)));
    expect(most, color).toBeGreaterThan(1_000);
  }
});

/** Crops a picture in the queue with the keyboard alone. */
async function crop(page: Page, name: string): Promise<void> {
  await picker(page)
    .getByRole('button', { name: `Edit ${name}` })
    .press('Enter');
  const editor = page.getByRole('dialog', { name: 'Crop Image' });
  const zoom = editor.getByRole('status');
  const area = editor.getByRole('application');
  await expect.poll(() => zoom.textContent()).not.toBe('0.01×');
  const before = Number.parseFloat((await zoom.textContent()) ?? '');
  await area.focus();
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('+');
  await expect.poll(() => zoom.textContent()).toBe(`${(before + 0.08).toFixed(2)}×`);
  await page.keyboard.press('-');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await editor.getByRole('button', { name: 'Confirm Crop' }).press('Enter');
  await editor.waitFor({ state: 'detached' });
}

/** Waits until a place shows exactly `count` uploaded pictures. */
async function expectOwn(place: Locator, count: number): Promise<void> {
  const isOwn = (address: string) => /^(\/trip\/[^/]+)?\/pictures\//.test(address);
  await expect.poll(async () => (await loadedFrom(place)).filter(isOwn).length).toBe(count);
}

/** Checks that stored pictures are upright, cropped exactly, and without metadata about where or by whom they were taken. */
async function expectCleaned(
  context: BrowserContext,
  uploads: readonly { imageName: string; imageUrl: string; signature: string | null }[],
): Promise<void> {
  const kept = new Map<string, { width: number; height: number; format: string }>();
  for (const { imageName, imageUrl, signature } of uploads) {
    const answer = await context.request.get(`${imageUrl}/original?${signature}`);
    const bytes = await answer.body();
    const { width, height, format, exif, iptc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, iptc, xmp, orientation }).toEqual({});
    expect(bytes.includes('Lindqvist')).toBe(false);
    kept.set(imageName, { width, height, format });
    // The border between the colors is right of center, and in a phone photo the sky is at the top.
    if (imageName === 'Canyon') await expectColors(bytes, { 0.54: CROPPED[0], 0.95: CROPPED[1] });
    if (imageName === 'IMG_2041') await expectColors(bytes, { 0.05: COLORS.phone, 0.95: COLORS.phone });
  }
  expect(Object.fromEntries(kept)).toEqual({
    IMG_2041: { width: 3024, height: 4032, format: 'jpeg' },
    Café: { width: 1600, height: 1200, format: 'png' },
    Lake: { width: 1600, height: 1200, format: 'webp' },
    Dune: { width: 2400, height: 1600, format: 'jpeg' },
    Canyon: { width: 1200, height: 675, format: 'jpeg' },
  });
}

/** Compares a picture with expected colors near its top edge, by their distance from the left as a share of its width. */
async function expectColors(bytes: Buffer, expected: Readonly<Record<number, string>>): Promise<void> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [share, color] of Object.entries(expected)) {
    const at = (Math.round(info.height / 10) * info.width + Math.round(Number(share) * info.width)) * 3;
    const pixel = { width: 1, height: 1, pixels: data.subarray(at, at + 3) };
    expect(pixelsIn(pixel, color), `${share} ${color}`).toBe(1);
  }
}

/** Checks the pictures of the shared trip as others see them: in the planner, and on its page. */
async function expectSeenByOthers(shareId: string): Promise<void> {
  const { page } = await traveler();
  await page.goto(`/trip_share/${shareId}?view=pictures`);
  await expect.poll(() => shownPictures(page)).toEqual(['The café at the rim', 'Moab', '', '', '']);
  await expectOwn(view(page), 5);
  await page.goto(`/trip/${shareId}`);
  await page.getByRole('button', { name: 'Open picture 2 of 5: Moab' }).click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await large.getByText('2 of 5', { exact: true }).waitFor();
  await expectOwn(large.getByRole('figure'), 1);
  await page.keyboard.press('Escape');
  await expectOwn(page.getByRole('main'), 5);
}

test('files that are not pictures are named, the rest of the drop is uploaded, and failed uploads can be retried', async () => {
  const device = await traveler();
  const { page, errors } = device;
  const { api } = await openPictures(device, url, ['Header', 'Delicate Arch']);
  await dropFiles(page, view(page), [
    await renamedGif('holiday.jpg'),
    await truncatedPhoto('half.jpg'),
    await largePhoto('huge.jpg', 11),
    bomb('poster.png'),
    await plainPhoto('Dune.jpg', COLORS.dune),
  ]);
  await picker(page).getByText('holiday.jpg: File type not supported').waitFor();
  await picker(page).getByText('huge.jpg: File size exceeds 10MB').waitFor();
  for (const name of ['half', 'poster', 'Dune']) {
    await uploadRow(page, name).getByText('Ready to upload').waitFor();
  }

  // At first, the upload endpoint fails.
  await page.route('**/picture/upload/**', (route) => route.fulfill({ status: 500 }));
  const save = picker(page).getByRole('button', { name: 'SAVE IMAGES' });
  await save.click();
  await picker(page).getByText('Image upload failed, please try again').waitFor();
  await page.unroute('**/picture/upload/**');
  await save.click();

  await uploadRow(page, 'Dune').getByText('Uploaded').waitFor();
  for (const name of ['half', 'poster']) {
    await uploadRow(page, name).getByText('Failed: File type not supported').waitFor();
  }
  await picker(page).getByText('2 image(s) failed to upload. Please try again.').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  // The browser logs each refused request: three failed uploads and two files that aren't pictures.
  await expect.poll(() => errors.splice(0)).toHaveLength(5);
  for (const name of ['half', 'poster']) {
    await picker(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  }
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  await finishChoice(page);
  await expect.poll(() => shownPictures(page)).toHaveLength(2);
  await expectOwn(view(page), 1);
  const kept = await api.pictures.uploadedPictures({ query: {} });
  expect(kept.results.map(({ imageName }) => imageName)).toEqual(['Dune']);
});

test('interrupted uploads resume by themselves, and each picture is added once', async () => {
  const device = await traveler();
  const { page, context } = device;
  // Leaves room for three more.
  const { api } = await openPictures(device, url, [
    'Header',
    ...Array.from({ length: 13 }, (_, at) => `Arch ${at}`),
  ]);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const connection = (offline: boolean, uploadThroughput = -1) =>
    wire.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // One of them is accepted, but its response is lost.
  await page.route('**/api/picture/new', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await connection(false, 200_000);
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, [await largePhoto('Rim.jpg', 4), await plainPhoto('Dune.jpg', COLORS.dune)]);
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await picker(page).getByRole('status').getByText('Uploading...', { exact: true }).waitFor();
  await uploadRow(page, 'Dune').getByText('Waiting for a connection').waitFor();
  const progress = uploadRow(page, 'Rim').getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);

  await connection(true);
  await uploadRow(page, 'Rim').getByText('Waiting for a connection').waitFor();
  await page.unroute('**/api/picture/new');
  await connection(false);

  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  expect(await uploadRow(page, 'Uploaded').count()).toBe(2);
  await picker(page).getByText('1 remaining of 3').waitFor();
  // Chosen pictures don't count against the remaining room twice.
  expect(await picker(page).getByText('room for').count()).toBe(0);
  const kept = await api.pictures.uploadedPictures({ query: {} });
  expect(kept.results.map(({ imageName }) => imageName).sort()).toEqual(['Dune', 'Rim']);
  await finishChoice(page);
  await expect.poll(async () => (await shownPictures(page)).length).toBe(15);
  await expectOwn(view(page), 2);
});
