import { gzipSync } from 'node:zlib';
import type { SectionArray, Sections } from '../cache/cache-file';
import { DryLand } from '../courses/dry-land';
import type { GazetteerRow } from '../gazetteer/rows';
import type { AirportRow } from '../sources/airports';
import { BLOCK_EXTENT, BLOCK_ZOOM, storeBlock } from './block';
import type { Label } from './label';
import { makeLabels } from './labels';
import { toWorldSquare } from './mercator';
import { ferryShapes } from './network/ferry-lines';
import { roadShapes } from './network/road-lines';
import { type MapShapes, readCoasts, readInland } from './shapes';
import { drawSheet } from './sheet';
import { addLabels, cutShapes, EXTENT, encodeTile, indexShapes, MAX_ZOOM } from './tile-layers';

/**
 * Builds the data the base map is served from: every tile above BLOCK_ZOOM, and the blocks all others are cut from.
 *
 * Also draws the sheet for maps without tiles. Takes about fifteen seconds. Leaves out empty blocks.
 *
 * @param sources.roads the road graph
 */
export function buildTiles(sources: {
  rows: readonly GazetteerRow[];
  airports: readonly AirportRow[];
  roads: Sections;
}): Record<string, SectionArray> {
  const labels = makeLabels(sources.rows, sources.airports);
  const archive = new Archive();
  const inland = readInland();
  const coasts = readCoasts('10m');
  const land = new DryLand({ land: coasts.land, water: inland.water });
  const roads = roadShapes(sources.roads, labels, land);
  addTiles(archive, { ...inland, ...readCoasts('50m') }, labels);
  addBlocks(archive, { ...inland, ...coasts, ...roads, ferry: ferryShapes(land) }, labels);
  return { ...archive.sections(), sheet: drawSheet({ ...inland, road: roads.road }, labels) };
}

function addTiles(archive: Archive, shapes: MapShapes, labels: readonly Label[]): void {
  const shallow = labels.filter(({ minZoom }) => minZoom < BLOCK_ZOOM);
  const index = indexShapes(shapes, { maxZoom: BLOCK_ZOOM - 1, indexMaxZoom: BLOCK_ZOOM - 1 });
  for (let z = 0; z < BLOCK_ZOOM; z += 1) {
    forEachTile(z, (x, y) => {
      const layers = cutShapes(index, z, x, y);
      addLabels(layers, shallow, z, x, y);
      archive.add(z, x, y, encodeTile(layers, z));
    });
  }
}

function addBlocks(archive: Archive, shapes: MapShapes, labels: readonly Label[]): void {
  const scale = BLOCK_EXTENT / EXTENT;
  const index = indexShapes(shapes, {
    maxZoom: BLOCK_ZOOM,
    indexMaxZoom: BLOCK_ZOOM,
    extent: BLOCK_EXTENT,
    // A deeper tile at the edge of a block needs the shapes beyond it.
    buffer: 64 * scale,
  });
  const labelsOf = groupByBlock(labels);
  forEachTile(BLOCK_ZOOM, (x, y) => {
    const layers = cutShapes(index, BLOCK_ZOOM, x, y, MAX_ZOOM);
    const ownLabels = labelsOf.get(blockKey(x, y)) ?? [];
    if (layers.size === 0 && ownLabels.length === 0) return;
    archive.add(BLOCK_ZOOM, x, y, new TextEncoder().encode(storeBlock(layers, ownLabels)));
  });
}

function groupByBlock(labels: readonly Label[]): Map<string, Label[]> {
  const tiles = 2 ** BLOCK_ZOOM;
  const groups = new Map<string, Label[]>();
  for (const label of labels) {
    const [x, y] = toWorldSquare([label.lon, label.lat]);
    const key = blockKey(Math.floor(x * tiles), Math.floor(y * tiles));
    const group = groups.get(key);
    if (group) group.push(label);
    else groups.set(key, [label]);
  }
  return groups;
}

const blockKey = (x: number, y: number) => `${x}/${y}`;

function forEachTile(z: number, visit: (x: number, y: number) => void): void {
  for (let x = 0; x < 2 ** z; x += 1) {
    for (let y = 0; y < 2 ** z; y += 1) visit(x, y);
  }
}

/** Compressed pieces in sequence, with a directory of their positions. */
class Archive {
  readonly #directory: number[] = [];
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  add(z: number, x: number, y: number, content: Uint8Array): void {
    const piece = gzipSync(content);
    this.#directory.push(z, x, y, this.#length, this.#length + piece.length);
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  sections(): Record<string, SectionArray> {
    return {
      tileDirectory: Uint32Array.from(this.#directory),
      tileContent: new Uint8Array(Buffer.concat(this.#pieces)),
    };
  }
}
