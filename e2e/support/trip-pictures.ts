import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { Locator, Page } from 'playwright-core';
import type { Traveler } from './browser';
import { prepareTrip, sessionOf } from './prepared-trip';

/** What the pictures that most journeys begin with show; the first is the header. */
export const SHOWN = [
  'South Rim',
  'Delicate Arch',
  'The Narrows',
  'Canyon Road',
  'Horseshoe Bend',
  'Front Range',
] as const;

const SCENES = ['canyon-dawn', 'arch-day', 'cliffs-day', 'adobe-town-day', 'river-bend-day', 'dunes-day'];

/** Pictures of the library by their descriptions; the first is the header. */
export function libraryPictures(descriptions: readonly string[]): SingleChange[] {
  return descriptions.map((description, index) => ({
    kind: 'picture.add',
    id: newId(),
    fields: {
      type: index === 0 ? 'header' : 'trip',
      source: 'wayfold',
      imageUrl: `/scenes/${SCENES[index % SCENES.length]}.svg`,
      imageName: `Scene ${index}`,
      description,
    },
  }));
}

/**
 * Opens the pictures of a prepared trip that has these, put in over the public interface.
 *
 * @param url where the product is served
 * @returns the address of its planner, and what its owner can do over the interface
 */
export async function openPictures(
  traveler: Traveler,
  url: string,
  descriptions: readonly string[] = SHOWN,
): Promise<{ address: string; id: string; api: ReturnType<typeof clientOf> }> {
  const { page } = traveler;
  const address = await prepareTrip(traveler);
  const id = new URL(address, url).searchParams.get('trip') ?? '';
  await page.goto(`${address}&view=pictures`);
  await page.getByRole('region', { name: 'Pictures of the trip' }).waitFor();
  const { token } = JSON.parse(await sessionOf(page)) as { token: string }; // as prepareTrip kept it
  const api = clientOf(url, token);
  const change = { kind: 'batch' as const, changes: libraryPictures(descriptions) };
  await api.trips.sendChanges({
    params: { id },
    body: { baseVersion: 0, changes: [{ changeId: newId(), change }] },
  });
  const last = descriptions.length - 1;
  await page.getByRole('button', { name: `Open picture ${last} of ${last}` }).waitFor();
  return { address, id, api };
}

/** A picture of the grid by what it shows, to be opened large. */
export function gridPicture(page: Page, words: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Open picture \\d+ of \\d+: ${words}$`) });
}

/** The line under a picture of the grid. */
export function describedAs(page: Page, words: string): Locator {
  return page.getByRole('textbox', { name: `Description of ${words}`, exact: true });
}

/** Uploads a picture that is drawn in the page, and answers its row. */
export async function uploadDrawing(page: Page, url: string, token: string): Promise<Picture> {
  const { pictures } = clientOf(url, token);
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('Nothing can be drawn.');
    const sky = pen.createLinearGradient(0, 0, 1600, 1200);
    sky.addColorStop(0, '#e8a05c');
    sky.addColorStop(1, '#2c4f6e');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bytes = Buffer.from(drawn, 'base64');
  const upload = await pictures.startUpload({
    body: { fileName: 'sky.jpg', fileType: 'image/jpeg', size: bytes.length },
  });
  const sent = await fetch(new URL(upload.url, url), { method: 'PUT', body: bytes, headers: upload.headers });
  if (!sent.ok) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
  const imageName = 'Evening sky';
  return pictures.newPicture({ body: { source: 'user-upload', imageUrl: upload.key, imageName } });
}

/** A picture of somebody's own, put into a trip. */
export function ownPicture(picture: Picture, type: 'header' | 'trip', description: string): SingleChange {
  const { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl } = picture;
  const facts = { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl };
  return { kind: 'picture.add', id: newId(), fields: { ...facts, type, description } };
}

/** Whether all images in a place have come, of which there are so many; most have no words, and so no role to find them by. */
export function areDrawn(place: Locator, count: number): Promise<boolean> {
  return place.evaluate((element, expected) => {
    const images = Array.from(element.querySelectorAll('img'));
    return images.length === expected && images.every(({ naturalWidth }) => naturalWidth > 0);
  }, count);
}

/** Where the images of a place were loaded from that are there, without what signs them. */
export function loadedFrom(place: Locator): Promise<string[]> {
  return place.evaluate((element) =>
    Array.from(element.querySelectorAll('img'))
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
}

export const clientOf = (url: string, token: string) =>
  createClient(paths, { baseUrl: url, token: () => token });

/** What the pictures of the grid show, in its order. */
export async function shownPictures(page: Page): Promise<string[]> {
  const pictures = page
    .getByRole('list', { name: 'Trip pictures' })
    .getByRole('button', { name: /^Open picture/ });
  const labels = await pictures.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => String(label).replace(/^Open picture \d+ of \d+(: )?/, ''));
}
