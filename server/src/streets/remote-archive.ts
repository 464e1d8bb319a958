import { createHash } from 'node:crypto';
import type { Source } from 'pmtiles';
import { z } from 'zod';
import { askSource } from './ask-source';
import { creditOf, schemaOf, storedTile } from './known-tiles';
import { type RemoteTiles, StreetsAway } from './street-source';

/** The longest part of an archive that is ever asked for: directories and tiles are much shorter. */
const MOST_PART_BYTES = 8_000_000;
const TIMEOUT_MS = 8_000;
const KEPT_DIRECTORIES = 100;

const Metadata = z.object({
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
  attribution: z.string().max(2_000).optional(),
});

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
    const { vector_layers: layers, attribution } = Metadata.parse(await archive.getMetadata());
    const isKnown = [Compression.Gzip, Compression.None].includes(header.tileCompression);
    if (header.tileType !== TileType.Mvt || !isKnown) {
      throw new StreetsAway('The source is an archive of something other than vector tiles.');
    }
    const { minZoom, maxZoom, etag } = header;
    const version = createHash('sha256')
      .update(JSON.stringify([address, header.tileDataOffset, header.tileDataLength, etag]))
      .digest('hex');
    return {
      facts: {
        ...{ version, minZoom, maxZoom, attribution: creditOf(attribution) },
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

function rangeSource(address: URL): Source {
  return {
    getKey: () => address.href,
    getBytes: async (offset, length) => {
      if (length > MOST_PART_BYTES) throw new StreetsAway('The archive has a part that is too large.');
      const { status, bytes, etag } = await askSource(address, {
        accept: 'application/octet-stream',
        mostBytes: length,
        timeoutMs: TIMEOUT_MS,
        range: [offset, offset + length - 1],
      });
      // 200 would be the whole archive, from its start.
      if (status !== 206) throw new StreetsAway('The source does not answer range requests.');
      const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
      return { data, ...(etag ? { etag } : {}) };
    },
  };
}
