import { bestSpread, type PlacedPhoto, placePhotos } from '@wayfold/domain/pictures/photos';
import type { FoundPicture } from '../../../api/pictures/picture-search';
import type { Choosing } from '../choosing';
import { keyOf } from '../results/found-picture';
import type { UploadItem, UploadQueue } from './upload-queue';

const NO_TRIP = { destinations: {}, events: {} };

/** The place of each photo in the trip, by item id; empty if pictures are only viewed. */
export function placeUploads(
  items: readonly UploadItem[],
  choosing: Pick<Choosing, 'document'> | null,
): Map<string, PlacedPhoto> {
  const photos = items.map(({ id, facts }) => ({ id, ...facts }));
  const placed = placePhotos(choosing?.document ?? NO_TRIP, photos);
  return new Map(placed.map((photo) => [photo.id, photo]));
}

/** How many of these fit in total, including those already chosen. */
export function roomFor(
  items: readonly UploadItem[],
  choosing: Pick<Choosing, 'room' | 'choice'> | null,
): number {
  if (!choosing) return Number.POSITIVE_INFINITY;
  const saved = new Set(items.map(({ picture }) => picture?.imageUrl));
  return choosing.room - choosing.choice.filter((found) => !saved.has(keyOf(found))).length;
}

/** Adds files to the queue; if there are more than fit, chooses those that together show the trip best. */
export async function addUploads(
  queue: UploadQueue,
  files: readonly File[],
  choosing: Pick<Choosing, 'document' | 'room' | 'choice'> | null,
): Promise<void> {
  await queue.add(files);
  const { items } = queue.state();
  const room = roomFor(items, choosing);
  if (items.length > room)
    queue.choose(new Set(bestSpread([...placeUploads(items, choosing).values()], room)));
}

/** The finished uploads as pictures to choose, with their place in the trip. */
export function foundUploads(
  items: readonly UploadItem[],
  choosing: Pick<Choosing, 'document'>,
): FoundPicture[] {
  const placed = placeUploads(items, choosing);
  return items.flatMap(({ id, picture }): FoundPicture[] => {
    if (!picture) return [];
    const { caption = '', destinationid = null, takenAt = null } = placed.get(id) ?? {};
    return [{ from: 'own', picture, told: { description: caption, destinationid, takenAt } }];
  });
}
