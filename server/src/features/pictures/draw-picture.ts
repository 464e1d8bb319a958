import { PICTURE_PIXELS, PICTURE_VARIANTS } from '@wayfold/contract/picture-rules';
import type { PictureType } from '@wayfold/contract/pictures';
import { ProblemError } from '@wayfold/contract/problem-error';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { StoredType } from '../../adapters/picture-store';
import { pictureTypeOf } from '../../lib/picture-type';
import { turns } from '../../lib/turns';

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
  'whole-420',
  'whole-1600',
] as const satisfies (keyof typeof PICTURE_VARIANTS)[];
export type DrawnSize = (typeof DRAWN_SIZES)[number];
/** What each size is packed as, from what takes the fewest bytes to what every reader can read. */
export const DRAWN_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const satisfies StoredType[];
export type DrawnType = (typeof DRAWN_TYPES)[number];
const ALL_BUT_AVIF = ['image/webp', 'image/jpeg'] as const;
/** The ways in which each size is packed. The largest would take a second and 70 MB of memory as AVIF. */
export const PACKED_AS: Readonly<Record<DrawnSize, readonly DrawnType[]>> = {
  '400x400': DRAWN_TYPES,
  '630x1200': DRAWN_TYPES,
  '1200x675': DRAWN_TYPES,
  'whole-420': DRAWN_TYPES,
  'whole-1600': ALL_BUT_AVIF,
};

/** Longer than any picture takes that was not made to take long. */
const MOST_SECONDS = 30;
/** A thumbhash is made of at most so many pixels each way. */
const HASH_SIDE = 100;

/** More than any screen shows. Of larger pictures half of each side is kept, so that they are never held in memory whole. */
const KEPT_PIXELS = 25_000_000;
/** Bytes that a picture may take up in memory while it is read, and from how many on it is read alone. */
const MOST_HELD = 160_000_000;
const HELD_ALONE = 90_000_000;

/** As good as it came, for whoever looks at the whole of it. */
const KEPT_AS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  // A table of codes of its own would save one byte in twenty, and hold the whole picture in memory twice.
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, optimizeCoding: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
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
 * @throws ProblemError `unsupported-type` for what is not a whole JPEG, PNG or WebP of at most 100 million pixels, and for what
 * takes more memory to read than a photo ever does
 */
export async function drawUpload(bytes: Buffer): Promise<DrawnPicture> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw unsupported();
  try {
    const facts = await opened(bytes).metadata();
    const held = heldBytes(facts);
    if (held > MOST_HELD) throw unsupported();
    const draw = async () => {
      const upright = keptSize(opened(bytes).autoOrient(), facts);
      const { data, info } = await KEPT_AS[type](upright).toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return { bytes: data, type, width, height, thumbhash: await thumbhashOf(bytes) };
    };
    return await (held > HELD_ALONE ? alone(draw) : draw());
  } catch {
    // The library throws plain errors, all of them about the file: damaged, cut short, too large, or made to take long.
    throw unsupported();
  }
}

// Whoever waits here has a turn of `pictureTurn`, so there are never many.
const alone = turns(1, { mostWaiting: 100, busyMessage: '' });

/** Bytes that reading a picture takes up at once, as measured: some kinds are read row by row, others only as a whole. */
function heldBytes({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  const pixels = width * height;
  const eachPixel = channels * (depth === 'ushort' ? 2 : 1);
  const drawn = Math.min(pixels, KEPT_PIXELS) * eachPixel;
  if (format === 'webp') return pixels * 6;
  if (!isProgressive) return drawn;
  if (format === 'png') return pixels * eachPixel;
  return drawn + pixels * (chromaSubsampling === '4:2:0' ? 3 : 6);
}

/** The picture with half of each side, as often as it takes to be no larger than is kept. */
function keptSize(picture: Sharp, { autoOrient: { width, height } }: Metadata): Sharp {
  let parts = 1;
  while ((width / parts) * (height / parts) > KEPT_PIXELS) parts *= 2;
  if (parts === 1) return picture;
  return picture.resize({
    width: Math.round(width / parts),
    height: Math.round(height / parts),
    fit: 'fill',
  });
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
 * Draws a kept picture in a size, packed in each of the ways that are asked for. One that is smaller is not blown up: what is
 * cropped keeps the proportions of the size, what is whole keeps its own.
 */
export async function drawVariants(
  original: Buffer,
  size: DrawnSize,
  types: readonly DrawnType[],
): Promise<DrawnVariant[]> {
  const facts = await opened(original).metadata();
  const { width, height } = facts;
  const wanted = PICTURE_VARIANTS[size];
  const scale = wanted.fit === 'cover' ? Math.min(1, width / wanted.width, height / wanted.height) : 1;
  const cut = () =>
    opened(original)
      .resize({
        width: Math.max(1, Math.round(wanted.width * scale)),
        height: Math.max(1, Math.round(wanted.height * scale)),
        fit: wanted.fit,
        withoutEnlargement: wanted.fit === 'inside',
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await (heldBytes(facts) > HELD_ALONE ? alone(cut) : cut());
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const drawn: DrawnVariant[] = [];
  for (const type of types) {
    drawn.push({ type, bytes: await DRAWN_AS[type](sharp(data, { raw })).toBuffer() });
  }
  return drawn;
}
