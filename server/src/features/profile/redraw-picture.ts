import { ProblemError } from '@wayfold/contract/problem-error';
import sharp from 'sharp';

/** More than any camera takes, few enough to be held in memory. */
const MOST_PIXELS = 50_000_000;
const SIDE = 800;

// Each picture takes one thread, so that several do not take them all from the requests beside them.
sharp.concurrency(1);
sharp.cache(false);

/** How files of the kinds we draw begin. Nothing else is even looked at: not what it is called, nor what it says it is. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

const unsupported = () => new ProblemError('invalid', 'File type not supported. Use JPEG, PNG or WebP.');

/**
 * Draws a picture anew: upright, at most 800 pixels wide and high, as WebP without a word about where, when or by whom it
 * was taken. Nothing of the file itself is kept.
 *
 * @throws ProblemError `invalid` for what is not a whole JPEG, PNG or WebP
 */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  if (!BEGINNINGS.some((begins) => begins(bytes))) throw unsupported();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 });
  // The library throws plain errors, all of them about the file: damaged, cut short, or too many pixels.
  return picture.toBuffer().catch(() => {
    throw unsupported();
  });
}
