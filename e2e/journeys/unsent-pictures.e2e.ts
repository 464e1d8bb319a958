import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { plainPhoto } from '../support/pictures/photo-files';
import {
  browseFiles,
  finishChoice,
  openPicker,
  picker,
  result,
  uploadRow,
} from '../support/pictures/picture-picker';
import { openPictures, shownPictures } from '../support/pictures/trip-pictures';

const { traveler, url } = useBrowser();

const small = (name: string) => plainPhoto(name, '#c2410c', { width: 320, height: 180 });

test('photos that did not fit are selected once there is room, and DONE warns about photos that are not uploaded', async () => {
  const device = await traveler();
  const { page } = device;
  // A header and fourteen pictures leave room for two more.
  await openPictures(
    device,
    url,
    Array.from({ length: 15 }, (_, index) => `Number ${index}`),
  );
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, [await small('Rim.jpg'), await small('Dune.jpg'), await small('Arch.jpg')]);
  await picker(page).getByText('3 pictures, but only room for 2. 2 selected.').waitFor();

  await picker(page).getByRole('button', { name: 'Remove Rim' }).click();
  await expect.poll(() => picker(page).getByRole('checkbox').count()).toBe(0);
  await picker(page).getByRole('button', { name: 'DONE' }).click();
  await picker(page).getByText('2 pictures aren’t uploaded yet.').waitFor();
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  expect(await uploadRow(page, 'Uploaded').count()).toBe(2);
  await finishChoice(page);

  await expect.poll(async () => (await shownPictures(page)).length).toBe(16);
});

test('a stalled upload restarts by itself', async () => {
  const device = await traveler();
  const { page } = device;
  await openPictures(device, url, ['Header', 'Delicate Arch']);
  await page.clock.install();
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, [await small('Rim.jpg')]);
  // The first one never gets a response.
  let sent = 0;
  await page.route('**/picture/upload/**', async (route) => {
    sent += 1;
    if (sent > 1) await route.continue();
  });
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await expect.poll(() => sent).toBe(1);
  await uploadRow(page, 'Rim').getByRole('progressbar').waitFor();

  await page.clock.fastForward('02:00');
  await uploadRow(page, 'Rim').getByText('Waiting for a connection').waitFor();
  await page.clock.fastForward('02:00');
  await uploadRow(page, 'Rim').getByText('Uploaded').waitFor();
});

test('a deleted upload leaves the list, is restored by Undo, and stays in the trip', async () => {
  const device = await traveler();
  const { page } = device;
  const { api } = await openPictures(device, url, ['Header', 'Delicate Arch']);
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, [await small('Rim.jpg'), await small('Dune.jpg')]);
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  await picker(page).getByText('3 remaining of 5').waitFor();
  const kept = async () => {
    const { results } = await api.pictures.uploadedPictures({ query: {} });
    return results.map(({ imageName }) => imageName).sort();
  };

  await result(page, 'Rim').hover();
  await picker(page).getByRole('button', { name: 'Delete upload Rim' }).click();
  await result(page, 'Rim').waitFor({ state: 'detached' });
  await picker(page).getByText('4 remaining of 5').waitFor();
  expect(await kept()).toEqual(['Dune']);
  await picker(page).getByRole('button', { name: 'Undo' }).click();
  await result(page, 'Rim').waitFor();
  expect(await kept()).toEqual(['Dune', 'Rim']);

  await finishChoice(page);
  await expect.poll(() => shownPictures(page)).toEqual(['Delicate Arch', '']);
});
