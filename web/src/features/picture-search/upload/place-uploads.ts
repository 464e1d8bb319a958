import { bestSpread, type PlacedPhoto, placePhotos } from '@wayfold/domain/pictures/photos';
import type { FoundPicture } from '../../../api/pictures/picture-search';
import type { Choosing } from '../choosing';
import { keyOf } from '../results/found-picture';
import type { UploadItem, UploadQueue } from './upload-queue';

const NO_TRIP = { destinations: {}, events: {} };

/** What the trip makes of each photo, by the id of its item; nothing where pictures are only looked at. */
export function placeUploads(
  items: readonly UploadItem[],
  choosing: Pick<Choosing, 'document'> | null,
): Map<string, PlacedPhoto> {
  const photos = items.map(({ id, facts }) => ({ id, ...facts }));
  const placed = placePhotos(choosing?.document ?? NO_TRIP, photos);
  return new Map(placed.map((photo) => [photo.id, photo]));
}

/** How many of these fit in all, those that are chosen already among them. */
export function roomFor(
  items: readonly UploadItem[],
  choosing: Pick<Choosing, 'room' | 'choice'> | null,
): number {
  if (!choosing) return Number.POSITIVE_INFINITY;
  const saved = new Set(items.map(({ picture }) => picture?.imageUrl));
  return choosing.room - choosing.choice.filter((found) => !saved.has(keyOf(found))).length;
}

/** Puts files into the queue; of more than fit, those that together tell the trip are to be sent. */
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

/** What was uploaded, as pictures to choose, with what the trip makes of them. */
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
