import { PICTURE_BYTES } from '@wayfold/contract/pictures/picture-rules';
import type { PictureType } from '@wayfold/contract/pictures/pictures';

/** Why a file is rejected. */
export type FileProblem = 'size' | 'type' | 'unreadable';

const SIGNATURES: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The type of a file by its content, whatever its name; null if it isn't a JPEG, PNG or WebP. */
export function pictureTypeOf(start: Uint8Array): PictureType | null {
  return SIGNATURES.find(([, fits]) => fits(start))?.[0] ?? null;
}

/** Checks whether a file can be uploaded. */
export async function checkFile(file: Blob): Promise<{ type: PictureType } | { problem: FileProblem }> {
  if (file.size > PICTURE_BYTES) return { problem: 'size' };
  try {
    const type = pictureTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    return type === null ? { problem: 'type' } : { type };
  } catch (problem) {
    // The file was removed, or its folder can't be read: the browser gives no further details.
    if (problem instanceof DOMException) return { problem: 'unreadable' };
    throw problem;
  }
}
