import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { plainPhoto } from '../support/photo-files';
import { browseFiles, finishChoice, openPicker, picker, uploadRow } from '../support/picture-picker';
import { openPictures, shownPictures } from '../support/trip-pictures';

const { traveler, url } = useBrowser();

const small = (name: string) => plainPhoto(name, '#c2410c', { width: 320, height: 180 });

test('photos that did not fit are chosen once they do, and DONE leaves nothing out without a word', async () => {
  const device = await traveler();
  const { page } = device;
  // A header and fourteen pictures, so that two places are left.
  await openPictures(
    device,
    url,
    Array.from({ length: 15 }, (_, index) => `Number ${index}`),
  );
  await openPicker(page, 'UPLOAD');
  await browseFiles(page, [await small('Rim.jpg'), await small('Dune.jpg'), await small('Arch.jpg')]);
  await picker(page).getByText('3 pictures, room for 2. 2 are chosen.').waitFor();

  await picker(page).getByRole('button', { name: 'Remove Rim' }).click();
  await expect.poll(() => picker(page).getByRole('checkbox').count()).toBe(0);
  await picker(page).getByRole('button', { name: 'DONE' }).click();
  await picker(page).getByText('2 pictures are not uploaded yet.').waitFor();
  await picker(page).getByRole('button', { name: 'SAVE IMAGES' }).click();
  await picker(page).getByRole('button', { name: 'IMAGES SAVED' }).waitFor();
  expect(await uploadRow(page, 'Uploaded').count()).toBe(2);
  await finishChoice(page);

  await expect.poll(async () => (await shownPictures(page)).length).toBe(16);
});
