import { libraryPictureId, ownPictureId } from '@wayfold/contract/pictures/picture-rules';
import { fetchPhoto } from '../../../adapters/fetch-photo';
import { type Askers, pictureQueue } from '../../../lib/pictures/picture-queue';
import { pictureTypeOf } from '../../../lib/pictures/picture-type';
import type { Services } from '../../../services';
import { type DrawnSize, type DrawnType, drawVariants } from '../draw/draw-picture';
import { readVariant } from '../picture-files';
import { findSpot } from '../pictures-store';

/** In which size, and packed how: JPEG, which print and mail programs read, unless something else is said. */
export type WantedPicture = {
  readonly size: DrawnSize;
  readonly type?: DrawnType;
  /** Ends waiting for the photo of a service. */
  readonly signal?: AbortSignal;
  /** Under which names it waits where it has to be drawn. */
  readonly askers: Askers;
};
type Drawing = Required<Omit<WantedPicture, 'signal'>>;

/**
 * Reads a picture for something that is made here of a trip: a PDF, a portable page, a mail, a preview. Who may see it was decided
 * where its trip was opened.
 *
 * @param imageUrl as it stands in trips
 * @returns null when it cannot be had: it is gone, or its service does not answer
 */
export async function readPicture(
  services: Services,
  imageUrl: string,
  { type = 'image/jpeg', signal, ...wanted }: WantedPicture,
): Promise<Buffer | null> {
  const drawing = { ...wanted, type };
  const scene = libraryPictureId(imageUrl);
  if (scene !== null) return readScene(services, scene, drawing);
  const id = ownPictureId(imageUrl);
  const spot = id === null ? null : await findSpot(services.database.pool, id);
  if (!spot) return null;
  if ('file' in spot) return readVariant(services.pictures, spot.file.key, drawing);
  const photo = await fetchPhoto(services.config, spot, { variant: wanted.size, signal });
  return photo && drawn(services, photo, drawing);
}

async function readScene(services: Services, scene: string, drawing: Drawing): Promise<Buffer | null> {
  const { scenes } = services.atlas;
  const { size, type } = drawing;
  if (size === 'whole-420' || size === 'whole-1600') {
    const svg = await scenes.drawing(scene);
    return svg === null ? null : drawOne(Buffer.from(svg), drawing);
  }
  if (type === 'image/webp' && size !== '630x1200') return scenes.picture(scene, `${size}.webp`);
  const whole = await scenes.picture(scene, '1200x675.jpg');
  if (!whole || (type === 'image/jpeg' && size === '1200x675')) return whole;
  return drawOne(whole, drawing);
}

/** Draws bytes of somebody else's in a size, packed as it is wanted; null when they are no picture. */
async function drawn({ log }: Services, bytes: Buffer, drawing: Drawing): Promise<Buffer | null> {
  if (pictureTypeOf(bytes) === null) return null;
  try {
    return await drawOne(bytes, drawing);
  } catch (err) {
    // The library throws plain errors, all of them about the bytes.
    log.warn({ err }, 'what a stock service sent is no picture');
    return null;
  }
}

async function drawOne(bytes: Buffer, { size, type, askers }: Drawing): Promise<Buffer | null> {
  const [variant] = await pictureQueue.run(
    askers,
    (hold) => drawVariants(bytes, { size, types: [type] }, hold),
    bytes.length,
  );
  return variant?.bytes ?? null;
}
