import { PICTURE_PIXELS, PICTURE_VARIANTS } from '@wayfold/contract/picture-rules';
import type { PictureType } from '@wayfold/contract/pictures';
import { ProblemError } from '@wayfold/contract/problem-error';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { StoredType } from '../../adapters/picture-store';
import { pictureTypeOf } from '../../lib/picture-type';

/** An upload that was found to be a picture, drawn anew: nothing of the file itself is left. */
export type DrawnPicture = {
  readonly bytes: Buffer;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** In base64. */
  readonly thumbhash: string;
};

/** The sizes that are drawn beside the whole picture. */
export const DRAWN_SIZES = [
  '400x400',
  '630x1200',
  '1200x675',
] as const satisfies (keyof typeof PICTURE_VARIANTS)[];
export type DrawnSize = (typeof DRAWN_SIZES)[number];
/** What each size is packed as, from what takes the fewest bytes to what every reader can read. */
export const DRAWN_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const satisfies StoredType[];
export type DrawnType = (typeof DRAWN_TYPES)[number];

/** Longer than any picture takes that was not made to take long. */
const MOST_SECONDS = 30;
/** A thumbhash is made of at most so many pixels each way. */
const HASH_SIDE = 100;

/** As good as it came, for whoever looks at the whole of it. */
const KEPT_AS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
};
const DRAWN_AS: Readonly<Record<DrawnType, (picture: Sharp) => Sharp>> = {
  'image/avif': (picture) => picture.avif({ quality: 50, effort: 2 }),
  'image/webp': (picture) => picture.webp({ quality: 72 }),
  'image/jpeg': (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

const unsupported = () => new ProblemError('unsupported-type', 'File type not supported');

/** Opens bytes as a picture; what they hold beyond that, pixels past the limit included, is refused when it is read. */
function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error' }).timeout({
    seconds: MOST_SECONDS,
  });
}

/**
 * Draws an upload anew: upright, in ordinary colors, without a word about where, when or by whom it was taken.
 *
 * @throws ProblemError `unsupported-type` for what is not a whole JPEG, PNG or WebP of at most 100 million pixels
 */
export async function drawUpload(bytes: Buffer): Promise<DrawnPicture> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw unsupported();
  try {
    const { data, info } = await KEPT_AS[type](opened(bytes).autoOrient()).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, type, width: info.width, height: info.height, thumbhash: await thumbhashOf(bytes) };
  } catch {
    // The library throws plain errors, all of them about the file: damaged, cut short, too large, or made to take long.
    throw unsupported();
  }
}

async function thumbhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await opened(bytes)
    .autoOrient()
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** One size of a picture, packed in one way. */
export type DrawnVariant = { readonly type: DrawnType; readonly bytes: Buffer };

/**
 * Draws a kept picture in a size, cropped around its middle, packed in each of the ways that are asked for. One that is smaller
 * keeps the proportions of the size and is not blown up.
 */
export async function drawVariants(
  original: Buffer,
  size: DrawnSize,
  types: readonly DrawnType[],
): Promise<DrawnVariant[]> {
  const { width = 1, height = 1 } = await opened(original).metadata();
  const wanted = PICTURE_VARIANTS[size];
  const scale = Math.min(1, width / wanted.width, height / wanted.height);
  const { data, info } = await opened(original)
    .resize({
      width: Math.max(1, Math.round(wanted.width * scale)),
      height: Math.max(1, Math.round(wanted.height * scale)),
      fit: 'cover',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const drawn: DrawnVariant[] = [];
  for (const type of types) {
    drawn.push({ type, bytes: await DRAWN_AS[type](sharp(data, { raw })).toBuffer() });
  }
  return drawn;
}
