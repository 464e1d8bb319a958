import type { SingleChange } from '@wayfold/contract/change';
import { createClient } from '@wayfold/contract/client';
import { paths } from '@wayfold/contract/paths.generated';
import { newId } from '@wayfold/domain/ids';
import type { Page } from 'playwright-core';
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

const clientOf = (url: string, token: string) => createClient(paths, { baseUrl: url, token: () => token });

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
