import { ATLAS_ATTRIBUTION } from '@wayfold/atlas/atlas';
import type { atlas } from '@wayfold/contract/atlas-endpoints';
import type { Coords } from '@wayfold/contract/values';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import { TILES_MAX_ZOOM, tilesPath } from '../../http/tiles';

const PLACES_ANSWERED = 10;

/** Calls that find places, answered from memory. */
export function atlasHandlers(house: House): Handlers<typeof atlas> {
  return {
    suggest: async ({ query }) =>
      house.atlas.suggest({
        q: query.q,
        limit: query.limit ?? PLACES_ANSWERED,
        ...(query.near ? { near: coordsOf(query.near) } : {}),
      }),
    reverse: async ({ query }) => house.atlas.reverse(coordsOf(query.at)),
    map: async () => ({
      styleUrl: house.config.mapStyleUrl,
      tiles: tilesPath(house.atlas),
      maxZoom: TILES_MAX_ZOOM,
      attribution: ATLAS_ATTRIBUTION,
    }),
  };
}

function coordsOf(text: string): Coords {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}
