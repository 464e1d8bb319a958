import { fileURLToPath } from 'node:url';
import type { Atlas } from '../atlas';
import { openAtlas } from '../open-atlas';

/** Opens the atlas from the cache that all tests of this checkout share, `.cache/atlas`; the first run builds it. */
export function openTestAtlas(): Promise<Atlas> {
  return openAtlas({ cacheDir: fileURLToPath(new URL('../../../.cache/atlas', import.meta.url)) });
}
