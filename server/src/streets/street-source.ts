import type { StreetPart } from '@wayfold/contract/places/atlas-endpoints';

/** Whose layers the tiles of a source have. */
export type StreetSchema = 'openmaptiles' | 'protomaps';

/** A vector tile as it is stored. */
export interface StreetTile {
  readonly bytes: Uint8Array;
  readonly isZipped: boolean;
  /** False if the source may have a newer one. */
  readonly isCurrent: boolean;
  /** True if the tile lacks what lies beyond the edge of an imported area. */
  readonly isCut?: boolean;
}

/** Where streets come from: imported areas, the operator's file, or a source on the network. */
export interface StreetSource {
  /** What its tiles are, for each kind of them; empty while that isn't known. */
  about: () => Promise<readonly StreetSourceFacts[]>;
  /**
   * Reads a tile; null if the source has nothing there.
   *
   * @param onFetch called before the tile is fetched from the network; may refuse by throwing
   * @throws StreetsAway if that can't be found out now
   */
  tile: (z: number, x: number, y: number, onFetch?: () => void) => Promise<StreetTile | null>;
}

/** What the tiles of a source are. */
export interface StreetSourceFacts {
  /** Changes whenever its tiles do. */
  readonly version: string;
  readonly schema: StreetSchema;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Where its tiles are; null for everywhere. */
  readonly covers: readonly StreetPart[] | null;
  /** Whom to credit, as plain text. */
  readonly attribution: string;
}

/** A source can't answer now: it is down, slow, broken, or has too much to do. */
export class StreetsAway extends Error {
  override readonly name = 'StreetsAway';
}

/** What a source answered about one tile. */
export type RemoteTile =
  /** Gzipped; empty if the source has nothing there. */
  | { readonly kind: 'tile'; readonly bytes: Uint8Array; readonly etag: string | null }
  /** The tile with that etag is still the newest. */
  | { readonly kind: 'same' };

/** A source on the network as it describes itself now. */
export interface RemoteTiles {
  readonly facts: StreetSourceFacts;
  /** @throws StreetsAway if it can't be had */
  fetchTile: (z: number, x: number, y: number, etag: string | null) => Promise<RemoteTile>;
}
