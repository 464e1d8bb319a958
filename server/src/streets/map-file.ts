import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Compression, type Header, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import type { Closable } from '../process/opened-resources';
import { OperatorError } from '../process/operator-error';
import { ArchiveMetadata, handleSource } from './archives';
import { partsOf } from './areas/boxes';
import { creditOf, schemaOf } from './known-tiles';
import { type StreetSchema, type StreetSource, type StreetSourceFacts, StreetsAway } from './street-source';

/** Streets read from the operator's file (`MAP_PMTILES`). */
export interface MapFile extends StreetSource, Closable {
  about: () => Promise<readonly [StreetSourceFacts]>;
}

/** Directories kept in memory, each with up to a few thousand tiles. */
const KEPT_DIRECTORIES = 200;
const HEADER_BYTES = 127;

/**
 * Opens a PMTiles archive and keeps it open.
 *
 * @param file absolute path
 * @throws OperatorError with one sentence if it can't be read, isn't an archive of vector tiles, or has other layers
 */
export async function openMapFile(file: string): Promise<MapFile> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new OperatorError(
      `Wayfold cannot read the map file ${file} set in MAP_PMTILES (${codeOf(error)}). Check its path and permissions.`,
    );
  });
  try {
    return await readArchive(handle, file);
  } catch (error) {
    await handle.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The map file ${file} set in MAP_PMTILES is damaged or not a PMTiles version 3 archive. Use another file, or remove the setting.`,
    );
  }
}

async function readArchive(handle: FileHandle, file: string): Promise<MapFile> {
  const { size, mtimeMs } = await handle.stat();
  const source = handleSource(handle, file);
  const reader = new PMTiles(source);
  const header = await reader.getHeader();
  refuseUnfit(header, size, file);
  const { vector_layers: layers, attribution } = ArchiveMetadata.parse(await reader.getMetadata());
  const schema = knownSchema(
    layers.map(({ id }) => id),
    file,
  );
  // Directories are decompressed, tiles are sent as they are stored.
  const directories = new ResolvedValueCache(KEPT_DIRECTORIES);
  const archive = new PMTiles(source, directories, async (content) => content);
  const { data: start } = await source.getBytes(0, HEADER_BYTES);
  const version = createHash('sha256')
    .update(new Uint8Array(start))
    .update(`${size} ${mtimeMs}`)
    .digest('hex');
  const isZipped = header.tileCompression === Compression.Gzip;
  const { minZoom, maxZoom } = header;
  const covers = partsOf([header.minLon, header.minLat, header.maxLon, header.maxLat]);
  const facts = { version, schema, minZoom, maxZoom, covers, attribution: creditOf(attribution) };
  return {
    about: async () => [facts],
    tile: async (zoom, x, y) => {
      if (zoom < minZoom || zoom > maxZoom || x >= 2 ** zoom || y >= 2 ** zoom) return null;
      const found = await archive.getZxy(zoom, x, y);
      if (!found || found.data.byteLength === 0) return null;
      return { bytes: new Uint8Array(found.data), isZipped, isCurrent: true };
    },
    close: () => handle.close(),
  };
}

function refuseUnfit(
  { tileType, tileCompression, tileDataOffset, tileDataLength }: Header,
  size: number,
  file: string,
) {
  if (tileType !== TileType.Mvt) {
    throw new OperatorError(
      `The map file ${file} set in MAP_PMTILES contains images instead of vector tiles. Use an archive of vector tiles.`,
    );
  }
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
    throw new OperatorError(
      `The map file ${file} set in MAP_PMTILES uses a compression that Wayfold does not support. Use an archive with gzip compression.`,
    );
  }
  if (tileDataOffset + (tileDataLength ?? 0) > size) {
    throw new OperatorError(`The map file ${file} set in MAP_PMTILES is truncated. Copy it again.`);
  }
}

/** Refuses the layers of other map makers, which would leave the map blank. */
function knownSchema(layers: readonly string[], file: string): StreetSchema {
  try {
    return schemaOf(layers);
  } catch (error) {
    if (!(error instanceof StreetsAway)) throw error;
    throw new OperatorError(
      `The map file ${file} set in MAP_PMTILES has neither the layers of OpenMapTiles nor those of Protomaps. Use an archive of vector tiles with one of them.`,
    );
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}
