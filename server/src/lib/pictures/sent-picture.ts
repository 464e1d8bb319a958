import { PICTURE_PIXELS } from '@wayfold/contract/pictures/picture-rules';
import type { Metadata, Sharp } from 'sharp';
import { pictureTypeOf } from './picture-type';
import { withoutTexts } from './png-chunks';
import { sharp } from './sharp';

/** A picture of which only the header has been read. */
export type OpenedPicture = {
  readonly facts: Metadata;
  /** Memory in bytes that redrawing it takes, as long as no more than `keptPixels` are kept. */
  readonly heldBytes: number;
  /** The maximum number of its pixels that may be kept. */
  readonly keptPixels: number;
  /** Starts reading it. Refuses a file that contains more than its header says. */
  open(): Sharp;
};

/** Longer than any picture takes unless it was built to be slow. */
const MOST_SECONDS = 30;
/** More than any screen shows. */
const KEPT_PIXELS = 25_000_000;
/** Bytes of memory a picture may use while it is read and redrawn. */
const MOST_HELD = 160_000_000;
/** Bytes per pixel while writing a WebP: its library needs the whole picture, several times. */
const WEBP_BYTES = { opaque: 12.5, clear: 22.5 } as const;

/** Reads the header of a picture we made or fetched; null if it isn't a picture or has more than 100 million pixels. */
export async function openPicture(file: Buffer): Promise<OpenedPicture | null> {
  const bytes = withoutTexts(file);
  const open = () =>
    sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: MOST_SECONDS });
  // The library throws plain errors, all about the file.
  const facts = await open()
    .metadata()
    .catch(() => null);
  if (!facts) return null;
  const keptPixels = mostKept(facts);
  return { facts, keptPixels, heldBytes: heldBy(facts, keptPixels), open };
}

/** Reads the header of an uploaded picture; null if it isn't a JPEG, PNG or WebP, or needs more memory than any photo. */
export async function openSentPicture(file: Buffer): Promise<OpenedPicture | null> {
  const opened = pictureTypeOf(file) && (await openPicture(file));
  return opened && opened.heldBytes <= MOST_HELD ? opened : null;
}

function mostKept({ format, hasAlpha }: Metadata): number {
  if (format !== 'webp') return KEPT_PIXELS;
  return Math.floor(MOST_HELD / (hasAlpha ? WEBP_BYTES.clear : WEBP_BYTES.opaque));
}

/** Memory in bytes that redrawing a picture uses, as measured: some types are read row by row, others only as a whole. */
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
