import type { Atlas, AtlasPlaceKind } from '@wayfold/atlas/atlas';
import type { Geocoder, PlaceQuery } from './geocoder';

const KINDS: readonly string[] = [
  'country',
  'region',
  'county',
  'town',
  'airport',
  'postcode',
  'poi',
  'station',
  'place',
] satisfies AtlasPlaceKind[];

/** The offline atlas as a geocoder: answers from memory, and always. */
export function atlasGeocoder(atlas: Atlas): Geocoder {
  return {
    name: 'The offline atlas',
    suggest: async (query) => atlas.suggest(forAtlas(query)),
    geocode: async (query) => atlas.geocode(forAtlas(query)),
    reverse: async (at) => atlas.reverse(at),
    retrieve: async (id) => atlas.retrieve(id),
  };
}

function forAtlas({ kinds, ...query }: PlaceQuery) {
  const known = kinds?.filter((kind): kind is AtlasPlaceKind => KINDS.includes(kind));
  return known ? { ...query, kinds: known } : query;
}
