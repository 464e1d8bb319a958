import type { ExpressionSpecification } from 'maplibre-gl';

/** What streets consist of, in our own words. */
export type Thing =
  | 'ground'
  | 'builtUp'
  | 'park'
  | 'wood'
  | 'grounds'
  | 'school'
  | 'sand'
  | 'water'
  | 'coast'
  | 'stream'
  | 'square'
  | 'pier'
  | 'runway'
  | 'road'
  | 'ferry'
  | 'border'
  | 'building'
  | 'streetName'
  | 'shield'
  | 'waterName'
  | 'waterLineName'
  | 'parkName'
  | 'peak'
  | 'station'
  | 'placeOfInterest'
  | 'venue'
  | 'district'
  | 'town';

/** Where a schema has a thing: a layer of its tiles, and which features of that layer. */
export type Where = { layer: string; filter: ExpressionSpecification };

/** How a schema names things. */
export type Schema = {
  where: Record<Thing, readonly Where[]>;
  /** Our class of a road, `other` for what isn't drawn. */
  roadClass: ExpressionSpecification;
  /** True for ramps, which are thinner than their road. */
  isRamp: ExpressionSpecification;
  isTunnel: ExpressionSpecification;
  isBridge: ExpressionSpecification;
  /** The number on a road's shield. */
  roadNumber: ExpressionSpecification;
  /** `city`, `town`, `village` or `hamlet`. */
  townClass: ExpressionSpecification;
  /** Lower is more important. */
  rank: ExpressionSpecification;
};

/** Kinds of places of interest, which both schemas take from OpenStreetMap under the same names. */
export const PLACES_OF_INTEREST = [
  'museum',
  'attraction',
  'castle',
  'monument',
  'place_of_worship',
  'theatre',
  'stadium',
  'zoo',
  'aquarium',
  'townhall',
  'university',
  'hospital',
  'viewpoint',
  'marketplace',
  'ferry_terminal',
];

/** Kinds of places to eat, drink, sleep and shop, also under the same names in both. */
export const VENUES = [
  'cafe',
  'restaurant',
  'bar',
  'pub',
  'fast_food',
  'ice_cream',
  'bakery',
  'hotel',
  'hostel',
  'guest_house',
  'cinema',
  'library',
  'art_gallery',
  'gallery',
  'mall',
  'department_store',
];
