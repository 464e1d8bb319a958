import type { Box } from '../../../streets/areas/boxes';

/** A place as read from a file, before it is checked. */
export type Imported = {
  /** The place's id in its source; the same in every file. */
  sourceId: string;
  name: string;
  /** In the local script, if it differs. */
  localName?: string | undefined;
  /** Other names it is found by. */
  otherNames?: readonly string[];
  lon: number;
  lat: number;
  /** Ids of categories; the first is the main one. */
  categories: readonly [string, ...string[]];
  /** 1 world-famous to 5 minor. */
  rank: number;
  /** ISO 3166-1 alpha-2; looked up if the file doesn't have it. */
  countryCode?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  blurb?: string | undefined;
  url?: string | undefined;
  phone?: string | undefined;
  brand?: string | undefined;
  /** Kinds of food, separated by semicolons or commas. */
  cuisine?: string | undefined;
  /** `yes`, `limited`, `no` or `designated`; other values count as unknown. */
  wheelchair?: string | undefined;
  openingHours?: string | undefined;
  /** The attribution, if the license of the source requires one. */
  credit?: string | undefined;
};

/** The result of one record of a file, or of `count` of them; `at` is its location, such as `line 12`. */
export type Item =
  | { at: string; place: Imported }
  /** Valid, but not a place for us; counted by reason. */
  | { at: string; skipped: string; count?: number }
  /** Unreadable; reported with its location. */
  | { at: string; broken: string; count?: number };

/** A file being read. Readers update how far they are. */
export type SourceFile = {
  /** An absolute path, or the address of a Parquet file. */
  readonly path: string;
  readonly size: number;
  bytesRead: number;
  /** The parts of the world that are wanted; empty for everything. Readers may leave out others without reading them. */
  readonly boxes: readonly Box[];
  /** How many records an interrupted import has read. Readers may count them without reading them again. */
  readonly before: number;
};

/**
 * Reads the records of a file in order, always the same for the same file, a few at a time.
 *
 * A record that can't be read becomes an item and doesn't stop the reader.
 *
 * @throws OperatorError if nothing more in the file can be read
 */
export type PlaceReader = (file: SourceFile) => AsyncIterable<Item>;

/** Reasons used by several readers. */
export const SKIPPED = {
  kind: 'not a kind of place travelers look for',
  name: 'no name',
  closed: 'permanently closed',
  unsure: 'the source is not sure that it exists',
  elsewhere: 'not on Earth',
  outside: 'outside the area',
} as const;
