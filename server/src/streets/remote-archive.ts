import { createHash } from 'node:crypto';
import { ArchiveMetadata, rangeSource } from './archives';
import { partsOf } from './areas/boxes';
import { creditOf, schemaOf, storedTile } from './known-tiles';
import { type RemoteTiles, StreetsAway } from './street-source';

const KEPT_DIRECTORIES = 100;

/**
 * Opens a PMTiles archive at an address; each tile is read by a range request.
 *
 * @throws StreetsAway if it can't be reached, or isn't an archive of vector tiles that we can draw
 */
export async function remoteArchive(address: string): Promise<RemoteTiles> {
  // Few servers use an archive, so its code isn't loaded by every start.
  const { Compression, PMTiles, ResolvedValueCache, TileType } = await import('pmtiles');
  const source = rangeSource(new URL(address));
  const archive = new PMTiles(source, new ResolvedValueCache(KEPT_DIRECTORIES));
  try {
    const header = await archive.getHeader();
    const { vector_layers: layers, attribution } = ArchiveMetadata.parse(await archive.getMetadata());
    const isKnown = [Compression.Gzip, Compression.None].includes(header.tileCompression);
    if (header.tileType !== TileType.Mvt || !isKnown) {
      throw new StreetsAway('The source is an archive of something other than vector tiles.');
    }
    const { minZoom, maxZoom, etag } = header;
    const covers = partsOf([header.minLon, header.minLat, header.maxLon, header.maxLat]);
    const version = createHash('sha256')
      .update(JSON.stringify([address, header.tileDataOffset, header.tileDataLength, etag]))
      .digest('hex');
    return {
      facts: {
        ...{ version, minZoom, maxZoom, covers, attribution: creditOf(attribution) },
        schema: schemaOf(layers.map(({ id }) => id)),
      },
      fetchTile: async (zoom, x, y) => {
        const found = await archive.getZxy(zoom, x, y).catch(asAway);
        return {
          kind: 'tile',
          bytes: await storedTile(Buffer.from(found?.data ?? new ArrayBuffer(0))),
          etag: null,
        };
      },
    };
  } catch (error) {
    return asAway(error);
  }
}

/** Whatever goes wrong while an archive of strangers is read is the archive's fault. */
function asAway(error: unknown): never {
  if (error instanceof StreetsAway) throw error;
  throw new StreetsAway('The source is not a PMTiles archive, or it is damaged.');
}
