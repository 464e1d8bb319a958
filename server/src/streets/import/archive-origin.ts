import pLimit from 'p-limit';
import { type Header, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import { isAddress } from '../../process/command-line';
import { OperatorError } from '../../process/operator-error';
import { ArchiveMetadata, fileSource, rangeSource } from '../archives';
import { type Box, countOf, type TileRange } from '../areas/boxes';
import { creditOf, schemaOf, storedTile } from '../known-tiles';
import { StreetsAway } from '../street-source';
import type { TileOrigin } from './tile-origin';

/** Range requests to an archive on the network at once. */
const AT_ONCE = 6;
const KEPT_DIRECTORIES = 500;

/**
 * Opens a PMTiles archive: a file, or one at an address, of which only the asked parts are read.
 *
 * @param where an absolute path or a URL
 * @throws OperatorError with one sentence if it can't be read, or has other tiles than we can draw
 */
export async function openArchive(where: string): Promise<TileOrigin> {
  const isRemote = isAddress(where);
  const file = isRemote ? null : await fileSource(where);
  try {
    const source = file?.source ?? rangeSource(new URL(where));
    const archive = new PMTiles(source, new ResolvedValueCache(KEPT_DIRECTORIES));
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt) throw new StreetsAway('It does not contain vector tiles.');
    const { vector_layers: layers, attribution } = ArchiveMetadata.parse(await archive.getMetadata());
    const { minZoom, maxZoom } = header;
    return {
      facts: {
        ...{ minZoom, maxZoom, attribution: creditOf(attribution) },
        schema: schemaOf(layers.map(({ id }) => id)),
      },
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat] satisfies Box,
      size: async (ranges) => sizeOf(header, ranges),
      tiles: (range, isWanted) => tilesOf(archive, range, isWanted),
      close: async () => file?.close(),
    };
  } catch (error) {
    await file?.close();
    if (error instanceof OperatorError) throw error;
    const reason = error instanceof StreetsAway ? error.message : 'It is damaged, or not a PMTiles archive.';
    throw new OperatorError(`${where} cannot be imported. ${reason}`);
  }
}

/** About: the archive says how many tiles it has and how long all of them are. */
function sizeOf({ tileDataLength, numAddressedTiles }: Header, ranges: readonly TileRange[]) {
  const tiles = ranges.reduce((sum, range) => sum + countOf(range), 0);
  return { tiles, bytes: Math.round((tiles * (tileDataLength ?? 0)) / Math.max(1, numAddressedTiles)) };
}

async function* tilesOf(archive: PMTiles, range: TileRange, isWanted: (x: number, y: number) => boolean) {
  const { z, west, east, north, south } = range;
  const limit = pLimit(AT_ONCE);
  for (let y = north; y <= south; y += 1) {
    const row = [];
    for (let x = west; x <= east; x += 1) {
      if (isWanted(x, y)) row.push(limit(async () => ({ x, found: await archive.getZxy(z, x, y) })));
    }
    for (const { x, found } of await Promise.all(row)) {
      const bytes = found ? await storedTile(Buffer.from(found.data)) : null;
      if (bytes && bytes.length > 0) yield { z, x, y, bytes };
    }
  }
}
