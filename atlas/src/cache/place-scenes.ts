import { join } from 'node:path';
import { assignScenes } from '../scenes/assign-scenes';
import { readSceneLibrary } from '../scenes/library';
import { FAITHS, FAITHS_SHOWN, LIMITS, LOCAL, SUITED } from '../scenes/scene-limits';
import type { CuratedSource } from '../sources/curated';
import { readCacheFile, section, writeCacheFile } from './cache-file';
import { hashOf } from './hash-of';

/** Increase the number when scenes are chosen otherwise for the same places, library and limits. */
const FORMAT = 1;

/**
 * Reads the scene of each curated place from the cache, after choosing them all if the places or the library changed,
 * which takes two seconds.
 *
 * @returns ids of scenes, by the ids of places without a prefix
 */
export async function readPlaceScenes(
  cacheDir: string,
  { rows, version }: Pick<CuratedSource, 'rows' | 'version'>,
  beforeBuild: () => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  const library = readSceneLibrary();
  const file = join(cacheDir, 'place-scenes.bin');
  const key = `format ${FORMAT}; places ${version}; library ${hashOf(JSON.stringify(library))}; limits ${hashOf(limitsText())}`;
  const known = readCacheFile(file, key);
  if (known) {
    const indexes = section(known, 'scenes', 'u16');
    return new Map(rows.map(({ id }, row) => [id, library[indexes[row] ?? 0]?.id ?? '']));
  }
  await beforeBuild();
  const scenes = assignScenes(rows, library);
  const indexOf = new Map(library.map(({ id }, index) => [id, index]));
  writeCacheFile(file, key, { scenes: Uint16Array.from(scenes, (id) => indexOf.get(id) ?? 0) });
  return new Map(rows.map(({ id }, row) => [id, scenes[row] ?? '']));
}

/** The limits as text; a pattern is its source. */
function limitsText(): string {
  return JSON.stringify([LIMITS, [...LOCAL], SUITED, FAITHS, FAITHS_SHOWN], (_key, value: unknown) =>
    value instanceof RegExp ? value.source : value,
  );
}
