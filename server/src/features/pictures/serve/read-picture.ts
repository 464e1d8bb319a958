import { libraryPictureId, ownPictureId } from '@wayfold/contract/pictures/picture-rules';
import { fetchPhoto } from '../../../adapters/fetch-photo';
import { type Askers, pictureQueue } from '../../../lib/pictures/picture-queue';
import { pictureTypeOf } from '../../../lib/pictures/picture-type';
import type { Services } from '../../../services';
import { type DrawnSize, type DrawnType, drawVariants } from '../draw/draw-picture';
import { readVariant } from '../picture-files';
import { findSpot } from '../pictures-store';

/** The wanted size and encoding: JPEG by default, which print and email programs can read. */
export type WantedPicture = {
  readonly size: DrawnSize;
  readonly type?: DrawnType;
  /** Aborts waiting for a service's photo. */
  readonly signal?: AbortSignal;
  /** The names under which it waits if it has to be drawn. */
  readonly askers: Askers;
};
type Drawing = Required<Omit<WantedPicture, 'signal'>>;

/**
 * Reads a picture for something made from a trip here: a PDF, a portable page, an email, a preview. Access was checked when the
 * trip was opened.
 *
 * @param imageUrl as stored in trips
 * @returns null if it isn't available: it is gone, or its service doesn't answer
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

/** Draws bytes from elsewhere in the wanted size and encoding; null if they aren't a picture. */
async function drawn({ log }: Services, bytes: Buffer, drawing: Drawing): Promise<Buffer | null> {
  if (pictureTypeOf(bytes) === null) return null;
  try {
    return await drawOne(bytes, drawing);
  } catch (err) {
    // The library throws plain errors, all about the bytes.
    log.warn({ err }, 'a stock service sent something that is not a picture');
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
