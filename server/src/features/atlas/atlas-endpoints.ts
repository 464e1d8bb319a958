import { ATLAS_ATTRIBUTION, type SuggestQuery } from '@wayfold/atlas/atlas';
import { AtlasPlaceKind, type atlas } from '@wayfold/contract/atlas-endpoints';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { Coords } from '@wayfold/contract/values';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import { tileSet } from '../../http/tiles';

const PLACES_ANSWERED = 10;

/** Protomaps' tiles are made from OpenStreetMap, whose licence asks for its name. */
const MAP_FILE_ATTRIBUTION = '© OpenStreetMap contributors';

/** Calls that find places, answered from memory. */
export function atlasHandlers(house: House): Handlers<typeof atlas> {
  return {
    suggest: async ({ query }) => {
      const kinds = query.kinds?.split(',').map((kind) => AtlasPlaceKind.parse(kind));
      return house.atlas.suggest({ ...searchOf(query), ...(kinds ? { kinds } : {}) });
    },
    geocode: async ({ query }) => house.atlas.geocode(searchOf(query)),
    retrieve: async ({ params }) => {
      const place = house.atlas.retrieve(params.id);
      if (!place) throw new ProblemError('not-found', 'There is no such place.');
      return place;
    },
    reverse: async ({ query }) => house.atlas.reverse(coordsOf(query.at)),
    map: async () => ({
      styleUrl: house.config.mapStyleUrl,
      ...tileSet(house.atlas, house.mapFile),
      attribution: house.mapFile ? MAP_FILE_ATTRIBUTION : ATLAS_ATTRIBUTION,
    }),
  };
}

type Searched = {
  q: string;
  limit?: number | undefined;
  near?: string | undefined;
  country?: string | undefined;
  lang?: string | undefined;
};

function searchOf({ q, limit, near, country, lang }: Searched): SuggestQuery {
  return {
    q,
    limit: limit ?? PLACES_ANSWERED,
    ...(near ? { near: coordsOf(near) } : {}),
    ...(country ? { country } : {}),
    ...(lang ? { lang } : {}),
  };
}

function coordsOf(text: string): Coords {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}
