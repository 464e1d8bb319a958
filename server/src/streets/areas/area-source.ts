import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Queryable } from '../../db/statement';
import { type Cache, createCache } from '../../lib/turns/memory-cache';
import type { StreetSource, StreetSourceFacts, StreetTile } from '../street-source';
import { listAreas, type StreetArea, tilesAt } from './area-store';
import { isWithin, rangeOf, type TileAddress } from './boxes';

/** How long the list of areas is believed, in milliseconds: an import is seen this much later. */
const BELIEVED_MS = 3_000;
/** Tiles at the edges of areas are merged once: a dense one takes the processor for some time. */
const MERGED_BYTES = 16_000_000;

/** The streets of imported areas. Where several meet, a tile has those of all. */
export function areaSource(on: Queryable, now: () => Date): StreetSource {
  const merged = createCache<Uint8Array>(MERGED_BYTES);
  let known: { areas: Promise<readonly StreetArea[]>; at: number } | null = null;
  const areas = () => {
    const at = now().getTime();
    if (!known || Math.abs(at - known.at) > BELIEVED_MS) known = { areas: listAreas(on), at };
    return known.areas;
  };
  return {
    about: async () => (await areas()).map(factsOf),
    tile: async (z, x, y) => {
      const address = { z, x, y };
      const near = (await areas()).filter((area) => touches(area, address));
      if (near.length === 0) return null;
      return tileOf(address, near, await tilesAt(on, address), merged);
    },
  };
}

function factsOf({
  id,
  tiles,
  isFinished,
  schema,
  minZoom,
  maxZoom,
  attribution,
  boxes,
  bounds: [...bounds],
}: StreetArea): StreetSourceFacts {
  const covers = boxes.map(([...box]) => ({ box, bounds }));
  // While an area is imported, its tiles aren't kept for good: the end of the import changes the version.
  return { version: `${id} ${isFinished} ${tiles}`, schema, minZoom, maxZoom, attribution, covers };
}

function touches({ minZoom, maxZoom, boxes }: StreetArea, { z, x, y }: TileAddress): boolean {
  if (z < minZoom || z > maxZoom) return false;
  return boxes.some((box) => {
    const { west, north, east, south } = rangeOf(box, z);
    return west <= x && x <= east && north <= y && y <= south;
  });
}

async function tileOf(
  address: TileAddress,
  areas: readonly StreetArea[],
  found: readonly { areaId: string; tile: Buffer }[],
  merged: Cache<Uint8Array>,
): Promise<StreetTile | null> {
  const [first] = found;
  if (!first) return null;
  const isWhole = ({ bounds }: StreetArea) => isWithin(address, bounds);
  const whole = found.find(({ areaId }) => areas.some((area) => area.id === areaId && isWhole(area)));
  if (whole) return { bytes: whole.tile, isZipped: true, isCurrent: true };
  const stored = { isZipped: true, isCurrent: true, isCut: true };
  if (found.length === 1) return { bytes: first.tile, ...stored };
  const { z, x, y } = address;
  const key = [z, x, y, ...found.map(({ areaId }) => areaId)].join();
  return { bytes: await merged.of(key, () => mergedOf(found.map(({ tile }) => tile))), ...stored };
}

async function mergedOf(tiles: readonly Buffer[]): Promise<Uint8Array> {
  const { mergeTiles } = await import('./merge-tiles');
  const plain = await Promise.all(tiles.map((tile) => promisify(gunzip)(tile)));
  return promisify(gzip)(mergeTiles(plain));
}
