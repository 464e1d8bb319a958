import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type StreetSchema, StreetsAway } from './street-source';
import { layerNames } from './vector-tile';

/** The longest tile that is read, unzipped; the densest tiles of cities have half of that. */
export const MOST_TILE_BYTES = 4_000_000;

const OPENSTREETMAP = '© OpenStreetMap contributors';

/**
 * A tile as it is stored: gzipped, or empty.
 *
 * @param bytes gzipped or not
 * @throws StreetsAway if it isn't a vector tile
 */
export async function storedTile(bytes: Buffer): Promise<Uint8Array> {
  const plain = await plainTile(bytes);
  if (plain.length === 0) return plain;
  if (layerNames(plain) === null)
    throw new StreetsAway('The source answered with something other than a tile.');
  return plain === bytes ? promisify(gzip)(plain) : bytes;
}

/** A tile as it was before it was gzipped, if it was; throws StreetsAway if it is damaged or too large. */
export async function plainTile(bytes: Buffer): Promise<Buffer> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isZipped) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_TILE_BYTES });
  } catch {
    throw new StreetsAway('The source answered with a damaged tile.');
  }
}

/**
 * Whose layers these are.
 *
 * @throws StreetsAway if they are neither's, since the map would stay blank
 */
export function schemaOf(layers: readonly string[]): StreetSchema {
  if (layers.includes('transportation')) return 'openmaptiles';
  if (layers.includes('earth')) return 'protomaps';
  throw new StreetsAway('The source has neither the layers of OpenMapTiles nor those of Protomaps.');
}

/** An attribution as text: sources write it as HTML with links. */
export function creditOf(attribution: string | undefined): string {
  const text = (attribution ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? OPENSTREETMAP : text.slice(0, 200);
}
