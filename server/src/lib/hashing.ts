import { createHash } from 'node:crypto';

/** SHA-256 of a text, as 64 lowercase hexadecimal characters. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
