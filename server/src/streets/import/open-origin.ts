import { isAddress } from '../../process/command-line';
import { OperatorError } from '../../process/operator-error';
import type { Box } from '../areas/boxes';
import { openArchive } from './archive-origin';
import { cutExtract } from './extract-origin';
import { openMbtiles } from './mbtiles-store';
import type { TileOrigin } from './tile-origin';

/** An archive of a country is some hundred megabytes; without an area, one on the network would be read as a whole. */
const ASK_FOR_AREA = 'Say which area to import from there: --area, --trip or --box.';

/**
 * Opens what streets are imported from, by how its name ends.
 *
 * @param source an absolute path or a URL
 * @throws OperatorError if it can't be read, or is none of the kinds
 */
export async function openOrigin(
  source: string,
  boxes: readonly Box[],
  signal: AbortSignal,
): Promise<TileOrigin> {
  const isRemote = isAddress(source);
  const { pathname } = isRemote ? new URL(source) : { pathname: source };
  if (pathname.endsWith('.pmtiles')) {
    if (isRemote && boxes.length === 0) throw new OperatorError(ASK_FOR_AREA);
    return openArchive(source);
  }
  if (pathname.endsWith('.mbtiles') && !isRemote) return openMbtiles(source);
  if (pathname.endsWith('.osm.pbf') && !isRemote) {
    return cutExtract(source, { program: process.env.TILEMAKER_PATH || 'tilemaker', signal });
  }
  throw new OperatorError(
    `Streets are imported from a .pmtiles archive (a file or an address), an .mbtiles file or an .osm.pbf extract, not from ${source}.`,
  );
}
