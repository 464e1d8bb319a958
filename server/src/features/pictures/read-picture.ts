import { buffer } from 'node:stream/consumers';
import { libraryPictureId, ownPictureId, PICTURE_PIXELS } from '@wayfold/contract/picture-rules';
import sharp from 'sharp';
import { stockAddress } from '../../adapters/stock-addresses';
import { fetchStockPhoto } from '../../adapters/stock-photo-bytes';
import type { House } from '../../house';
import { openVariant, pictureTurn } from './picture-files';
import { findSpot, type PictureSpot } from './pictures-store';

/** How large pictures are read: cut to the proportions of a screen, or whole. */
export type ReadSize = '1200x675' | 'original';

/** The longest side of a whole picture in pixels: a page of paper is not printed finer. */
const WHOLE_SIDE = 2_000;
/** A drawing is 1200 pixels wide at 72 dots an inch. */
const DRAWING_DENSITY = 120;

/**
 * Reads a picture of a trip as JPEG, for what the server makes of trips: files, paper, mails. Whoever calls it has seen that the
 * picture stands in a trip that is shown.
 *
 * @param imageUrl as it stands in trips
 * @returns null for a picture that is gone, or that its service does not send
 */
export async function readPicture(house: House, imageUrl: string, size: ReadSize): Promise<Buffer | null> {
  const scene = libraryPictureId(imageUrl);
  if (scene !== null) return readScene(house, scene, size);
  const id = ownPictureId(imageUrl);
  const spot = id === null ? null : await findSpot(house.database.pool, id);
  if (!spot) return null;
  return 'service' in spot ? readStock(house, spot, size) : readOwn(house, spot.file, size);
}

async function readScene({ atlas }: House, id: string, size: ReadSize): Promise<Buffer | null> {
  if (size !== 'original') return atlas.scenes.picture(id, `${size}.jpg`);
  const drawing = await atlas.scenes.drawing(id);
  return drawing === null ? null : jpegOf(Buffer.from(drawing), { density: DRAWING_DENSITY });
}

async function readOwn(
  { pictures }: House,
  file: Extract<PictureSpot, { file: unknown }>['file'],
  variant: ReadSize,
): Promise<Buffer | null> {
  const opened = await openVariant(pictures, file, { variant, accepted: ['image/jpeg'] });
  if (!opened) return null;
  if (variant !== 'original') return buffer(opened.stream);
  const { stream } = opened;
  return pictureTurn(async () => jpegOf(await buffer(stream)));
}

/** Nothing is asked of a service that the operator did not set. */
async function readStock(
  { config, log }: House,
  { service, origin }: Extract<PictureSpot, { service: unknown }>,
  size: ReadSize,
): Promise<Buffer | null> {
  if (config[service] === null) return null;
  const bytes = await fetchStockPhoto(service, stockAddress(service, origin, size));
  if (bytes === null) {
    log.warn({ service }, 'a photo was not sent');
    return null;
  }
  // What a service sends goes into files as what it is drawn to here, or not at all.
  return pictureTurn(() => jpegOf(bytes)).catch(() => null);
}

/** A picture as JPEG, no larger than paper needs it. */
function jpegOf(bytes: Buffer, { density }: { density?: number } = {}): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error', ...(density ? { density } : {}) })
    .autoOrient()
    .resize({ width: WHOLE_SIDE, height: WHOLE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
