import type { Place } from './places';

const NO_WORDS: string[] = [];

/** The optional fields of a place about which nothing else is known. */
export const UNKNOWN_PLACE = {
  localName: null,
  country: null,
  countryCode: null,
  continent: null,
  region: null,
  city: null,
  timezone: null,
  is_enabled: 'Yes',
  categories: '',
  type: '',
  rank: null,
  blurb: null,
  season: null,
  hours: null,
  url: null,
  phone: null,
  brand: null,
  cuisine: NO_WORDS,
  wheelchair: null,
  openingHours: null,
  priceLevel: null,
  dates: null,
  sample: false,
  credit: null,
  scene: null,
  distanceMeters: null,
} as const satisfies Partial<Place>;
