import { createHash } from 'node:crypto';

/** A short hash of a text, for the key of a cache file. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
