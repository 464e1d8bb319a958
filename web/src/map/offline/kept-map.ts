import { keptMapName } from '../../api/device/worker-caches';
import { askForTile, type FetchedTile } from './ask-for-tile';
import type { TilesToKeep, TileToKeep } from './tiles-to-keep';

/** What is stored of a trip's map on this device. */
export interface KeptMap {
  /** The tiles it was stored for (`TilesToKeep.basis`). */
  basis: string;
  tiles: number;
  /** As they take up storage: uncompressed. */
  bytes: number;
  /** `storing` also if the page was closed meanwhile; `stopped` by the traveler or by a problem. */
  state: 'storing' | 'stopped' | 'whole';
}

/** How far storing has come. */
export interface KeepProgress {
  tiles: number;
  bytes: number;
  /** True while there is no connection; storing goes on by itself. */
  isWaiting: boolean;
}

/** The path of what is known about the cache itself. */
const RECORD = '/tiles/kept.json';
/** Requests at once: as many as the server sends to a source. */
const AT_ONCE = 6;
/** Tiles after which what is stored is noted. */
const NOTED_EVERY = 100;
/** Tiles that are fetched to estimate the size of all. */
const SAMPLES = 24;

/** What is stored of a trip's map; null if nothing is. */
export async function readKeptMap(tripId: string): Promise<KeptMap | null> {
  const name = keptMapName(tripId);
  if (!(await caches.has(name))) return null;
  const record = await (await caches.open(name)).match(RECORD);
  return record ? ((await record.json()) as KeptMap) : null; // only `note` below writes it
}

/**
 * Stores tiles of a trip's map, and removes those that no longer belong to it. Those that are stored already in their newest
 * edition aren't fetched again, so this also continues what was interrupted.
 *
 * @throws MapUnreachable, DOMException `QuotaExceededError` if the device is full, or `AbortError`
 */
export async function storeMap(
  tripId: string,
  wanted: TilesToKeep,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: KeepProgress) => void },
): Promise<KeptMap> {
  const cache = await caches.open(keptMapName(tripId));
  const done = { tiles: 0, bytes: 0 };
  const note = (state: KeptMap['state']) => {
    const record: KeptMap = { basis: wanted.basis, ...done, state };
    return cache.put(RECORD, Response.json(record)).then(() => record);
  };
  await note('storing');
  try {
    await inParallel(wanted.tiles, async (tile) => {
      signal.throwIfAborted();
      const onWaiting = (isWaiting: boolean) => onProgress({ ...done, isWaiting });
      const bytes = (await bytesOf(cache, tile)) ?? (await storeTile(cache, tile, { signal, onWaiting }));
      done.bytes += bytes;
      done.tiles += 1;
      onProgress({ ...done, isWaiting: false });
      // For whoever opens the trip after the page was closed.
      if (done.tiles % NOTED_EVERY === 0) await note('storing');
    });
    await removeOthers(cache, wanted.tiles);
    return await note('whole');
  } catch (error) {
    // A full device has no room for the record either, but one is there to be replaced.
    await note('stopped').catch(() => {});
    throw error;
  }
}

/**
 * About how many bytes tiles will take up, from a few of them, spread over all zoom levels.
 *
 * @throws MapUnreachable or DOMException `AbortError`
 */
export async function estimateBytes(tiles: readonly TileToKeep[], signal: AbortSignal): Promise<number> {
  const every = Math.max(1, tiles.length / SAMPLES);
  const count = Math.ceil(tiles.length / every);
  const samples = Array.from({ length: count }, (_, index) => tiles[Math.floor((index + 0.5) * every)]);
  let bytes = 0;
  await inParallel(
    samples.filter((tile) => tile !== undefined),
    async ({ url }) => {
      const tile = await askForTile(url, { signal });
      bytes += tile.bytes.byteLength;
    },
  );
  return (bytes / Math.max(1, count)) * tiles.length;
}

/** How many bytes a tile takes up; null if it isn't stored, or in an older edition. */
async function bytesOf(cache: Cache, { key, url }: TileToKeep): Promise<number | null> {
  const stored = await cache.match(key);
  if (stored?.headers.get('x-edition') !== editionOf(url)) return null;
  return Number(stored.headers.get('x-bytes'));
}

async function storeTile(
  cache: Cache,
  { url, key }: TileToKeep,
  how: { signal: AbortSignal; onWaiting: (isWaiting: boolean) => void },
): Promise<number> {
  const tile = await askForTile(url, how);
  await cache.put(key, responseOf(tile, url));
  return tile.bytes.byteLength;
}

function responseOf({ status, bytes }: FetchedTile, url: string): Response {
  return new Response(status === 204 ? null : bytes, {
    status,
    headers: {
      'content-type': 'application/vnd.mapbox-vector-tile',
      // The worker compares it with the edition that the map asks for.
      'x-edition': editionOf(url),
      'x-bytes': `${bytes.byteLength}`,
    },
  });
}

/** The part of a tile's path that changes with the edition of the map. */
function editionOf(url: string): string {
  return url.split('/')[2] ?? '';
}

async function removeOthers(cache: Cache, wanted: readonly TileToKeep[]): Promise<void> {
  const keys = new Set([RECORD, ...wanted.map(({ key }) => key)]);
  for (const request of await cache.keys()) {
    if (!keys.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Runs at most `AT_ONCE` at a time; rejects with the first error, once the others have ended. */
async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const work = async () => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await run(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
}
