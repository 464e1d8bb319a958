import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { Locator, Page } from 'playwright-core';
import type { Traveler } from '../browser';
import { prepareTrip, sessionOf } from '../prepared-trip';

/** Descriptions of the pictures that most journeys start with; the first is the header. */
export const SHOWN = [
  'South Rim',
  'Delicate Arch',
  'The Narrows',
  'Canyon Road',
  'Horseshoe Bend',
  'Front Range',
] as const;

const SCENES = ['canyon-dawn', 'arch-day', 'cliffs-day', 'adobe-town-day', 'river-bend-day', 'dunes-day'];

/** Changes that add library pictures with these descriptions; the first is the header. */
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
 * Prepares a trip with these pictures through the public API, and opens them.
 *
 * @param url where the product is served
 * @returns the URL of its planner, and its owner's API client
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
  const { token } = JSON.parse(await sessionOf(page)) as { token: string }; // as stored by prepareTrip
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

/** The button that opens a picture of the grid in full size, by its description. */
export function gridPicture(page: Page, words: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Open picture \\d+ of \\d+: ${words}$`) });
}

/** The description field under a picture of the grid. */
export function describedAs(page: Page, words: string): Locator {
  return page.getByRole('textbox', { name: `Description of ${words}`, exact: true });
}

/** Draws a picture in the page, uploads it and returns its row. */
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

/** A change that adds an uploaded picture to a trip. */
export function ownPicture(picture: Picture, type: 'header' | 'trip', description: string): SingleChange {
  const { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl } = picture;
  const facts = { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl };
  return { kind: 'picture.add', id: newId(), fields: { ...facts, type, description } };
}

/** Whether a place has exactly `count` images, all loaded; most have no alt text, so roles can't find them. */
export function areDrawn(place: Locator, count: number): Promise<boolean> {
  return place.evaluate((element, expected) => {
    const images = Array.from(element.querySelectorAll('img'));
    return images.length === expected && images.every(({ naturalWidth }) => naturalWidth > 0);
  }, count);
}

/** URL paths of the loaded images in a place, without their signatures. */
export function loadedFrom(place: Locator): Promise<string[]> {
  return place.evaluate((element) =>
    Array.from(element.querySelectorAll('img'))
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
}

export const clientOf = (url: string, token: string) =>
  createClient(paths, { baseUrl: url, token: () => token });

/** Descriptions of the pictures in the grid, in order. */
export async function shownPictures(page: Page): Promise<string[]> {
  const pictures = page
    .getByRole('list', { name: 'Trip pictures' })
    .getByRole('button', { name: /^Open picture/ });
  const labels = await pictures.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => String(label).replace(/^Open picture \d+ of \d+(: )?/, ''));
}
