import { PICTURE_VARIANTS } from '@wayfold/contract/pictures/picture-rules';
import type { PictureType } from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { StoredType } from '../../../adapters/picture-store';
import type { Hold } from '../../../lib/pictures/picture-queue';
import { pictureTypeOf } from '../../../lib/pictures/picture-type';
import { type OpenedPicture, openPicture, openSentPicture } from '../../../lib/pictures/sent-picture';
import { sharp } from '../../../lib/pictures/sharp';

/** An upload that turned out to be a picture, re-encoded: nothing of the file itself is left. */
export type DrawnPicture = {
  readonly bytes: Buffer;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** In base64. */
  readonly thumbhash: string;
};

/** The sizes that are drawn besides the original. */
export const DRAWN_SIZES = [
  '400x400',
  '630x1200',
  '1200x675',
  'whole-420',
  'whole-1600',
] as const satisfies (keyof typeof PICTURE_VARIANTS)[];
export type DrawnSize = (typeof DRAWN_SIZES)[number];
/** The encodings of each size, from the one with the fewest bytes to the one that everything can read. */
export const DRAWN_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const satisfies StoredType[];
export type DrawnType = (typeof DRAWN_TYPES)[number];
const ALL_BUT_AVIF = ['image/webp', 'image/jpeg'] as const;
/** The encodings for each size. The largest would take a second and 70 MB of memory as AVIF. */
export const PACKED_AS: Readonly<Record<DrawnSize, readonly DrawnType[]>> = {
  '400x400': DRAWN_TYPES,
  '630x1200': DRAWN_TYPES,
  '1200x675': DRAWN_TYPES,
  'whole-420': DRAWN_TYPES,
  'whole-1600': ALL_BUT_AVIF,
};

/** Bytes that encoding a size takes besides the picture it is cut from: AVIF takes the most. */
const PACKED_BYTES = 20_000_000;
/** The longest side of the image that a thumbhash is made from. */
const HASH_SIDE = 100;

/** Encodes in the original format, in high quality, for people who view the whole picture. */
const KEPT_AS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  // Optimized Huffman tables would save one byte in twenty, and hold the whole picture in memory twice.
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, optimizeCoding: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
};
const DRAWN_AS: Readonly<Record<DrawnType, (picture: Sharp) => Sharp>> = {
  'image/avif': (picture) => picture.avif({ quality: 50, effort: 2 }),
  'image/webp': (picture) => picture.webp({ quality: 72 }),
  'image/jpeg': (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

const unsupported = () => new RequestRefused('unsupported-type', 'pictureTypeUnsupported');

/**
 * Re-encodes an upload: upright, in sRGB, without metadata about where, when or by whom it was taken.
 *
 * @throws ProblemError `unsupported-type` if it isn't a complete JPEG, PNG or WebP of at most 100 million pixels, or takes more
 *   memory to decode than any photo
 */
export async function drawUpload(bytes: Buffer, hold: Hold): Promise<DrawnPicture> {
  const type = pictureTypeOf(bytes);
  const sent = type && (await openSentPicture(bytes));
  if (!sent) throw unsupported();
  return hold(sent.heldBytes + bytes.length, async () => {
    try {
      const upright = keptSize(sent.open().autoOrient(), sent);
      const { data, info } = await KEPT_AS[type](upright).toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return { bytes: data, type, width, height, thumbhash: await thumbhashOf(sent) };
    } catch {
      // The library throws plain errors, all about the file: damaged, truncated, or made to take long.
      throw unsupported();
    }
  });
}

/** Halves the sides of a picture until it is small enough to store. */
function keptSize(picture: Sharp, { facts, keptPixels }: OpenedPicture): Sharp {
  const { width, height } = facts.autoOrient;
  let parts = 1;
  while ((width / parts) * (height / parts) > keptPixels) parts *= 2;
  if (parts === 1) return picture;
  return picture.resize({
    width: Math.round(width / parts),
    height: Math.round(height / parts),
    fit: 'fill',
  });
}

async function thumbhashOf(sent: OpenedPicture): Promise<string> {
  const { data, info } = await sent
    .open()
    .autoOrient()
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** One size of a picture in one encoding. */
export type DrawnVariant = { readonly type: DrawnType; readonly bytes: Buffer };

/**
 * Draws a stored picture in a size, in each requested encoding. Smaller pictures aren't enlarged: cropped sizes keep the
 * proportions of the size, whole ones keep their own.
 *
 * @throws Error if it isn't a picture
 */
export async function drawVariants(
  original: Buffer,
  { size, types }: { size: DrawnSize; types: readonly DrawnType[] },
  hold: Hold,
): Promise<DrawnVariant[]> {
  const kept = await openPicture(original);
  if (!kept) throw new Error('A picture that was to be drawn can’t be read.');
  const { width, height } = kept.facts;
  const wanted = PICTURE_VARIANTS[size];
  const scale = wanted.fit === 'cover' ? Math.min(1, width / wanted.width, height / wanted.height) : 1;
  return hold(kept.heldBytes + original.length + PACKED_BYTES, async () => {
    const { data, info } = await kept
      .open()
      .resize({
        width: Math.max(1, Math.round(wanted.width * scale)),
        height: Math.max(1, Math.round(wanted.height * scale)),
        fit: wanted.fit,
        withoutEnlargement: wanted.fit === 'inside',
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const drawn: DrawnVariant[] = [];
    for (const type of types) {
      drawn.push({ type, bytes: await DRAWN_AS[type](sharp(data, { raw })).toBuffer() });
    }
    return drawn;
  });
}
