import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Sections, section } from '../cache/cache-file';
import { BLOCK_ZOOM, DIRECTORY_COLUMNS, restoreBlock } from './block';
import type { Label } from './label';
import { addLabels, cutShapes, encodeTile, indexShapes, MAX_ZOOM, type ShapeIndex } from './tile-layers';

const inflate = promisify(gunzip);
const deflate = promisify(gzip);

/** Number of blocks cached for cutting, up to 4 MB each; a screen of the deepest tiles touches one or two. */
const READY_BLOCKS = 3;

type ReadyBlock = { shapes: ShapeIndex; labels: readonly Label[] };

/** Serves the tiles of the base map: shallow ones as stored, deeper ones cut from their block on request. */
export class TileArchive {
  readonly #content: Uint8Array;
  readonly #places = new Map<number, { start: number; end: number }>();
  /** By position; the most recently used is last. */
  readonly #ready = new Map<number, Promise<ReadyBlock | null>>();

  /** Lakes, rivers, and the names of parks and waters for a map drawn without tiles, as gzipped JSON. */
  readonly sheet: Uint8Array;

  constructor(sections: Sections) {
    this.sheet = section(sections, 'sheet', 'u8');
    this.#content = section(sections, 'tileContent', 'u8');
    const directory = section(sections, 'tileDirectory', 'u32');
    for (let i = 0; i < directory.length; i += DIRECTORY_COLUMNS) {
      const [z = 0, x = 0, y = 0, start = 0, end = 0] = directory.subarray(i, i + DIRECTORY_COLUMNS);
      this.#places.set(placeOf(z, x, y), { start, end });
    }
  }

  /** Returns a tile as gzipped MVT; null outside zoom 0 to 8 and off the map. */
  async tile(z: number, x: number, y: number): Promise<Uint8Array | null> {
    const tiles = 2 ** z;
    const isOnMap =
      [z, x, y].every((value) => Number.isInteger(value) && value >= 0) && x < tiles && y < tiles;
    if (!isOnMap || z > MAX_ZOOM) return null;
    if (z < BLOCK_ZOOM) return this.#stored(z, x, y);

    const depth = z - BLOCK_ZOOM;
    const [blockX, blockY] = [x >> depth, y >> depth];
    const block = await this.#block(blockX, blockY);
    if (!block) return deflate(encodeTile(new Map(), z));
    const layers = cutShapes(block.shapes, depth, x - (blockX << depth), y - (blockY << depth), z);
    addLabels(layers, block.labels, z, x, y);
    return deflate(encodeTile(layers, z));
  }

  #stored(z: number, x: number, y: number): Uint8Array | null {
    const place = this.#places.get(placeOf(z, x, y));
    return place ? this.#content.subarray(place.start, place.end) : null;
  }

  #block(x: number, y: number): Promise<ReadyBlock | null> {
    const key = placeOf(BLOCK_ZOOM, x, y);
    const block = this.#ready.get(key) ?? this.#prepare(x, y);
    this.#ready.delete(key);
    this.#ready.set(key, block);
    for (const oldest of this.#ready.keys()) {
      if (this.#ready.size <= READY_BLOCKS) break;
      this.#ready.delete(oldest);
    }
    return block;
  }

  async #prepare(x: number, y: number): Promise<ReadyBlock | null> {
    const stored = this.#stored(BLOCK_ZOOM, x, y);
    if (!stored) return null;
    const { shapes, labels } = restoreBlock((await inflate(stored)).toString('utf8'));
    const depths = MAX_ZOOM - BLOCK_ZOOM;
    const options = { maxZoom: depths, indexMaxZoom: 0, coordinates: 'unitSquare', wrap: false } as const;
    return { shapes: indexShapes(shapes, options), labels };
  }
}

/** One number per tile, up to the zoom of the blocks. */
function placeOf(z: number, x: number, y: number): number {
  return (z * 64 + x) * 64 + y;
}
