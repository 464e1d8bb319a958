import type { LonLat } from '@wayfold/domain/travel/legs';

/** The kinds of rows, in storage order. */
export const ROW_KINDS = [
  'town',
  'airport',
  'region',
  'country',
  'county',
  'postcode',
  'poi',
  'landscape',
  'village',
  'station',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** The public kind of a row: an island or a landscape is a region without borders, a village is a town. */
export function placeKindOf(kind: RowKind): Exclude<RowKind, 'landscape' | 'village'> {
  if (kind === 'village') return 'town';
  return kind === 'landscape' ? 'region' : kind;
}

/** Whether rows of this kind are places where people live, of any size. */
export function isSettlement(kind: RowKind): boolean {
  return placeKindOf(kind) === 'town';
}

/** Whether ids of this kind are numbers and stored as such. */
export function isNumbered(kind: RowKind): boolean {
  return kind === 'town' || kind === 'postcode';
}

/** How a key relates to its row. */
export const KEY_CLASS = {
  /** The name shown. */
  main: 0,
  /** Another name, in any language. */
  alternate: 1,
  /** The main name from its second or a later word on. */
  inside: 2,
  /** An airport code. */
  code: 3,
  /** A country's or region's letter code (`FR`, `CA`): useful in "paris, fr", rarely meant alone. */
  areaCode: 4,
  /** How the main name sounds, as returned by `soundOf`. */
  sound: 5,
} as const;

/** A town's role in its region or country. */
export const TOWN_RANK = { none: 0, seat: 1, capital: 2, district: 3 } as const;

/** Importance is stored in one byte, in these steps. */
export const IMPORTANCE_STEPS = 25;

/** Coordinates are stored as whole numbers of this many parts of a degree, about a meter. */
export const COORDINATE_PARTS = 100_000;

/** The lists that rows refer to by number; number 0 is "none" and has no entry of its own. */
export type Directory = {
  /** Code and English name. */
  countries: { code: string; name: string }[];
  regions: { code: string; name: string }[];
  timezones: string[];
};

/** A row while the gazetteer is built. */
export type GazetteerRow = {
  kind: RowKind;
  /** The id without its prefix: `5391959`, `SFO`, `US.CA`, `US`, `US.CO.077`, `60601`, `delicate-arch`, `amalfi-coast`, `wengen-ch`, `gare-de-lyon-fr`. */
  ref: string;
  name: string;
  localName: string | null;
  coords: LonLat;
  countryCode: string;
  /** `US.CA`; empty if unknown. */
  regionCode: string;
  timezone: string;
  population: number;
  rank: number;
  /** About 0 to 10: log10 of the number of people who may mean it. */
  importance: number;
  keys: { text: string; keyClass: number }[];
  /** Words besides region and country that distinguish it from namesakes: other names, the city it belongs to. */
  context?: string;
};
