import type { PictureType } from '@wayfold/contract/pictures/pictures';

/** How files of the kinds we draw begin. */
const BEGINNINGS: Readonly<Record<PictureType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * What a file is, as its first bytes say: nothing else is even looked at, not what it is called nor what it says it is. Null
 * for anything but the kinds that may be read.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  const found = Object.entries(BEGINNINGS).find(([, begins]) => begins(bytes));
  return (found?.[0] as PictureType | undefined) ?? null; // keys of the record above
}
