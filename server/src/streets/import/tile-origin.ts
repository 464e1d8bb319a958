import type { Box, TileAddress, TileRange } from '../areas/boxes';
import type { StreetSourceFacts } from '../street-source';

/** A file or an address from which tiles are imported. */
export interface TileOrigin {
  readonly facts: Omit<StreetSourceFacts, 'version' | 'covers'>;
  /** What it covers. */
  readonly bounds: Box;
  /** How many tiles these ranges have at most, and about how many bytes. */
  size: (ranges: readonly TileRange[]) => Promise<{ tiles: number; bytes: number }>;
  /** The tiles of a range that are wanted, gzipped, in any order. */
  tiles: (
    range: TileRange,
    isWanted: (x: number, y: number) => boolean,
  ) => AsyncIterable<TileAddress & { readonly bytes: Uint8Array }>;
  close: () => Promise<void>;
}
