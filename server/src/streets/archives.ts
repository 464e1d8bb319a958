import { type FileHandle, open } from 'node:fs/promises';
import type { Source } from 'pmtiles';
import { z } from 'zod';
import { OperatorError } from '../process/operator-error';
import { askBytes } from './ask-source';
import { StreetsAway } from './street-source';

/** What a PMTiles archive says about itself, as far as it is read here. */
export const ArchiveMetadata = z.object({
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
  attribution: z.string().max(2_000).optional(),
});

/** The longest part of an archive on the network that is ever asked for: directories and tiles are much shorter. */
const MOST_PART_BYTES = 8_000_000;
const TIMEOUT_MS = 8_000;

/** An open file as the source of an archive. */
export function handleSource(handle: FileHandle, key: string): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => {
      const buffer = new ArrayBuffer(length);
      const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, length, offset);
      return { data: bytesRead === length ? buffer : buffer.slice(0, bytesRead) };
    },
  };
}

/**
 * Opens a file as the source of an archive.
 *
 * @throws OperatorError if it can't be read
 */
export async function fileSource(file: string): Promise<{ source: Source; close: () => Promise<void> }> {
  const handle = await open(file, 'r').catch(() => {
    throw new OperatorError(`${file} cannot be read. Check its path and permissions.`);
  });
  return { source: handleSource(handle, file), close: () => handle.close() };
}

/** An address as the source of an archive: each part is read by a range request. */
export function rangeSource(address: URL): Source {
  return {
    getKey: () => address.href,
    getBytes: async (offset, length) => {
      if (length > MOST_PART_BYTES) throw new StreetsAway('The archive has a part that is too large.');
      const { bytes, etag } = await askBytes(address, { offset, length, timeoutMs: TIMEOUT_MS });
      const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
      return { data, ...(etag ? { etag } : {}) };
    },
  };
}
