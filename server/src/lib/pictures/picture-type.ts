import type { PictureType } from '@wayfold/contract/pictures/pictures';

/** Magic numbers of the file types we draw. */
const BEGINNINGS: Readonly<Record<PictureType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * The type of a file by its first bytes, regardless of its name or declared type. Null for anything but the supported
 * types.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  const found = Object.entries(BEGINNINGS).find(([, begins]) => begins(bytes));
  return (found?.[0] as PictureType | undefined) ?? null; // keys of the record above
}
