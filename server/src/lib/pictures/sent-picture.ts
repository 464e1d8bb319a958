import { PICTURE_PIXELS } from '@wayfold/contract/pictures/picture-rules';
import type { Metadata, Sharp } from 'sharp';
import { pictureTypeOf } from './picture-type';
import { withoutTexts } from './png-chunks';
import { sharp } from './sharp';

/** A picture of which nothing but the header was read. */
export type OpenedPicture = {
  readonly facts: Metadata;
  /** Bytes of memory that drawing it anew takes at once, as long as no more pixels are kept than `keptPixels`. */
  readonly heldBytes: number;
  /** The most pixels of it that may be kept. */
  readonly keptPixels: number;
  /** Begins to read it. What its file holds beyond what its header said is refused then. */
  open(): Sharp;
};

/** Longer than any picture takes that was not made to take long. */
const MOST_SECONDS = 30;
/** More than any screen shows. */
const KEPT_PIXELS = 25_000_000;
/** Bytes that a picture may take up in memory while it is read and drawn anew. */
const MOST_HELD = 160_000_000;
/** Bytes for each pixel while a WebP is written: its library needs the whole of it, several times. */
const WEBP_BYTES = { opaque: 12.5, clear: 22.5 } as const;

/** Reads the header of a picture that we made or fetched; null for what is none, or has more than 100 million pixels. */
export async function openPicture(file: Buffer): Promise<OpenedPicture | null> {
  const bytes = withoutTexts(file);
  const open = () =>
    sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: MOST_SECONDS });
  // The library throws plain errors, all of them about the file.
  const facts = await open()
    .metadata()
    .catch(() => null);
  if (!facts) return null;
  const keptPixels = mostKept(facts);
  return { facts, keptPixels, heldBytes: heldBy(facts, keptPixels), open };
}

/** Reads the header of what somebody sent; null for what is no JPEG, PNG or WebP, or would take more memory than a photo ever does. */
export async function openSentPicture(file: Buffer): Promise<OpenedPicture | null> {
  const opened = pictureTypeOf(file) && (await openPicture(file));
  return opened && opened.heldBytes <= MOST_HELD ? opened : null;
}

function mostKept({ format, hasAlpha }: Metadata): number {
  if (format !== 'webp') return KEPT_PIXELS;
  return Math.floor(MOST_HELD / (hasAlpha ? WEBP_BYTES.clear : WEBP_BYTES.opaque));
}

/** Bytes that drawing a picture anew takes up at once, as measured: some kinds are read row by row, others only as a whole. */
function heldBy(facts: Metadata, keptPixels: number): number {
  const { format, width, height, channels, depth, hasAlpha, isProgressive, chromaSubsampling } = facts;
  const pixels = width * height;
  const eachPixel = channels * (depth === 'ushort' ? 2 : 1);
  const drawn = Math.min(pixels, keptPixels) * eachPixel;
  if (format === 'webp') {
    const written = Math.min(pixels, keptPixels) * (hasAlpha ? WEBP_BYTES.clear : WEBP_BYTES.opaque);
    return Math.max(pixels * 6, written);
  }
  if (!isProgressive) return drawn;
  if (format === 'png') return pixels * eachPixel;
  return drawn + pixels * (chromaSubsampling === '4:2:0' ? 3 : 6);
}
