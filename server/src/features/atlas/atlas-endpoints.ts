import { ATLAS_ATTRIBUTION } from '@wayfold/atlas/atlas';
import { AtlasPlaceKind, type atlas } from '@wayfold/contract/places/atlas-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { PlaceQuery } from '../../adapters/geocoder';
import type { Handlers } from '../../http/bind';
import { tileSet } from '../../http/tiles';
import type { Services } from '../../services';
import { coordsOf, lineOf } from '../places/query-texts';
import { resolvePlaces } from '../places/resolve-place';
import { findKeptPlaces } from './find-kept-places';
import { geocoderOf } from './geocoder-of';
import { atlasPlaceOf, mergeExact, mergePlaces } from './merge-places';

const PLACES_ANSWERED = 10;

/** Endpoints that find places: the caller's own, imported ones, and those of the atlas or a configured service. */
export function atlasHandlers(services: Services): Handlers<typeof atlas> {
  const { geocoder, credit } = geocoderOf(services);
  const credits = [...(credit ? [credit] : []), ...services.directions.map((service) => service.credit)];
  return {
    suggest: async ({ query: asked, actor }) => {
      const query = searchOf(asked);
      const [found, exact] = await Promise.all([
        geocoder.suggest(query),
        findKeptPlaces(services, actor, { ...query, isExact: true }),
      ]);
      // Misspelled words only count if nothing matches the words as typed.
      const isNothing = found.length === 0 && exact.length === 0;
      const kept = isNothing ? await findKeptPlaces(services, actor, { ...query, isExact: false }) : exact;
      return mergePlaces({ kept, found, isKnownName: services.atlas.isName(query.q), limit: query.limit });
    },
    geocode: async ({ query: asked, actor }) => {
      const query = searchOf(asked);
      const [found, kept] = await Promise.all([
        geocoder.geocode(query),
        findKeptPlaces(services, actor, { ...query, isExact: true }),
      ]);
      return mergeExact({ kept, found, limit: query.limit });
    },
    retrieve: async ({ params: { id }, actor }) => {
      const isKept = /^(?:user|im):/.test(id);
      const kept = isKept ? (await resolvePlaces(services, [id], actor?.userId ?? null)).get(id) : undefined;
      const place = kept ? atlasPlaceOf(kept) : isKept ? null : await geocoder.retrieve(id);
      if (!place) throw new RequestRefused('not-found', 'placeNotFound');
      return place;
    },
    reverse: async ({ query }) => {
      const at = coordsOf(query.at);
      return (await geocoder.reverse(at)) ?? services.atlas.reverse(at);
    },
    townsFrom: async ({ query }) =>
      services.atlas.townsFrom(coordsOf(query.at), query.limit ?? PLACES_ANSWERED),
    townsAlong: async ({ query }) =>
      services.atlas.townsAlong(lineOf(query.line), query.limit ?? PLACES_ANSWERED),
    map: async () => ({
      styleUrl: services.config.mapStyleUrl,
      ...tileSet(services.atlas),
      attribution: [...new Set([ATLAS_ATTRIBUTION, ...credits])].join('; '),
      streets: await services.streets.describe(),
    }),
  };
}

type Searched = {
  q: string;
  limit?: number | undefined;
  near?: string | undefined;
  country?: string | undefined;
  lang?: string | undefined;
  kinds?: string | undefined;
};

function searchOf({ q, limit, near, country, lang, kinds }: Searched): PlaceQuery {
  return {
    q,
    limit: limit ?? PLACES_ANSWERED,
    ...(near ? { near: coordsOf(near) } : {}),
    ...(country ? { country } : {}),
    ...(lang ? { lang } : {}),
    ...(kinds ? { kinds: kinds.split(',').map((kind) => AtlasPlaceKind.parse(kind)) } : {}),
  };
}
