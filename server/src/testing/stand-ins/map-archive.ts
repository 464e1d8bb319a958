import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { fromGeojsonVt } from 'vt-pbf';

/** A shape or point in a tile, in units of 1/4096 of its width: kind 1 is a point, 2 a line, 3 a ring. */
export type TileFeature = {
  type: 1 | 2 | 3;
  geometry: number[][] | number[][][];
  tags: Record<string, string | number>;
};

/** One tile and the content of its layers. */
export type ArchiveTile = { at: [z: number, x: number, y: number]; layers: Record<string, TileFeature[]> };

/** Archive metadata that differs from the default. */
export type ArchiveHeader = { tileType?: number; tileCompression?: number; layers?: string[] };

const HEADER_BYTES = 127;
const [NONE, GZIP, MVT] = [1, 2, 1];

/** Writes a PMTiles archive of version 3 with these vector tiles, in the same way as Protomaps' tools. */
export function writeMapArchive(file: string, tiles: readonly ArchiveTile[], says: ArchiveHeader = {}): void {
  const packed = tiles
    .map(({ at, layers }) => ({
      id: zxyToTileId(...at),
      content: pack(vectorTile(layers), says.tileCompression),
    }))
    .sort((a, b) => a.id - b.id);
  const directory = gzipSync(directoryOf(packed));
  const layers = says.layers ?? [...new Set(tiles.flatMap((tile) => Object.keys(tile.layers)))];
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const content = Buffer.concat(packed.map((tile) => tile.content));
  const metadataAt = HEADER_BYTES + directory.length;
  const contentAt = metadataAt + metadata.length;
  const zooms = packed.map(({ id }) => tileIdToZxy(id)[0]);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const places = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    contentAt,
    0,
    contentAt,
    content.length,
  ];
  for (const [i, value] of [...places, packed.length, packed.length, packed.length].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * i);
  }
  const kinds = [1, GZIP, says.tileCompression ?? GZIP, says.tileType ?? MVT];
  for (const [i, value] of [...kinds, Math.min(...zooms), Math.max(...zooms)].entries()) {
    header.writeUInt8(value, 96 + i);
  }
  for (const [i, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * i);
  writeFileSync(file, Buffer.concat([header, directory, metadata, content]));
}

/** A map of one tile: land with a large square lake in the middle of the United States, and a town beside it. */
export const ONE_TILE_MAP: ArchiveTile[] = [
  {
    at: [0, 0, 0],
    layers: {
      earth: [{ type: 3, geometry: [square(0, 0, 4096, 4096)], tags: { kind: 'earth' } }],
      water: [{ type: 3, geometry: [square(700, 1500, 860, 1650)], tags: { kind: 'lake' } }],
      places: [
        {
          type: 1,
          geometry: [[900, 1580]],
          tags: { kind: 'locality', name: 'Lakeside', min_zoom: 1, population_rank: 12, sort_key: 1 },
        },
      ],
    },
  },
];

/** A ring around a box. */
export function square(west: number, north: number, east: number, south: number): number[][] {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
}

/** A vector tile with these layers. */
export function vectorTile(layers: Record<string, TileFeature[]>): Uint8Array {
  const tile = Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }]));
  // The types of vt-pbf describe another package's tiles, of which it only reads `features`.
  return fromGeojsonVt(tile as unknown as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent: 4096 });
}

function pack(content: Uint8Array, compression = GZIP): Uint8Array {
  return compression === NONE ? content : gzipSync(content);
}

/** One column after another: ID deltas, run lengths, lengths, and offsets; offset 0 means right after the previous one. */
function directoryOf(tiles: readonly { id: number; content: Uint8Array }[]): Uint8Array {
  const steps = tiles.map(({ id }, i) => id - (tiles[i - 1]?.id ?? 0));
  const places = tiles.map((_, i) => (i === 0 ? 1 : 0));
  const numbers = [
    tiles.length,
    ...steps,
    ...tiles.map(() => 1),
    ...tiles.map((tile) => tile.content.length),
    ...places,
  ];
  return Uint8Array.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
