import { createHash } from 'node:crypto';
import type { Streets as StreetsAnswer } from '@wayfold/contract/places/atlas-endpoints';
import { type StreetSource, type StreetSourceFacts, StreetsAway, type StreetTile } from './street-source';

/** What a request for a tile of streets gets. */
export type StreetAnswer =
  | { readonly kind: 'tile'; readonly tile: StreetTile }
  | { readonly kind: 'nothing' }
  /** There may be something, but nobody can say now. */
  | { readonly kind: 'away' };

/** The streets of all sources, the first that has a place before the next. */
export interface Streets {
  /** What the map is told; null while no source is known. */
  describe: () => Promise<StreetsAnswer | null>;
  /** Whether a tile address names the streets as they are now; they are kept for good then. */
  isCurrent: (version: string) => Promise<boolean>;
  /** @param onFetch called before the tile is fetched from the network; may refuse by throwing */
  tile: (z: number, x: number, y: number, onFetch?: () => void) => Promise<StreetAnswer>;
}

/** @param sources in the order in which they are asked */
export function streetsOf(sources: readonly StreetSource[]): Streets {
  const known = async () => (await Promise.all(sources.map((source) => source.about()))).flat();
  return {
    describe: async () => describe(await known()),
    isCurrent: async (version) => version === versionOf(await known()),
    tile: async (z, x, y, onFetch) => {
      let isAway = false;
      let cut: StreetTile | null = null;
      for (const source of sources) {
        try {
          const tile = await source.tile(z, x, y, onFetch);
          if (tile && !tile.isCut) return { kind: 'tile', tile };
          // At the edge of an area, a source that knows both sides goes first.
          cut ??= tile;
        } catch (error) {
          if (!(error instanceof StreetsAway)) throw error;
          isAway = true;
        }
      }
      if (cut) return { kind: 'tile', tile: cut };
      return { kind: isAway ? 'away' : 'nothing' };
    },
  };
}

function describe(facts: readonly StreetSourceFacts[]): StreetsAnswer | null {
  const [first, ...others] = facts;
  if (!first) return null;
  const isMixed = others.some(({ schema }) => schema !== first.schema);
  return {
    tiles: `/tiles/${versionOf(facts)}/{z}/{x}/{y}.pbf`,
    minZoom: Math.min(...facts.map(({ minZoom }) => minZoom)),
    maxZoom: Math.max(...facts.map(({ maxZoom }) => maxZoom)),
    covers: facts.some(({ covers }) => covers === null) ? null : facts.flatMap(({ covers }) => covers ?? []),
    schema: isMixed ? 'mixed' : first.schema,
    attribution: [...new Set(facts.map(({ attribution }) => attribution))].join('; '),
  };
}

/** Part of the URL of each tile, so that it changes with any of the sources. */
function versionOf(facts: readonly StreetSourceFacts[]): string {
  const hash = createHash('sha256').update(facts.map(({ version }) => version).join('\n'));
  return `streets-${hash.digest('hex').slice(0, 10)}`;
}
