/** A place as a file tells it, before it is checked. */
export type Imported = {
  /** The place's id in its source; the same place has the same one in every file. */
  sourceId: string;
  name: string;
  /** In the local script, where it differs. */
  localName?: string | undefined;
  /** Further names it is found by. */
  otherNames?: readonly string[];
  lon: number;
  lat: number;
  /** Ids of categories; the first says what it is most. */
  categories: readonly [string, ...string[]];
  /** 1 world-famous to 5 minor. */
  rank: number;
  /** ISO 3166-1 alpha-2; looked up where the file does not say. */
  countryCode?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  blurb?: string | undefined;
  url?: string | undefined;
  openingHours?: string | undefined;
  /** Whom to name for it, as the license of the source asks. */
  credit?: string | undefined;
};

/** What became of one record of a file, or of `count` of them at once; `at` says where it stands, such as `line 12`. */
export type Item =
  | { at: string; place: Imported }
  /** Fine, but not for us; counted by reason. */
  | { at: string; skipped: string; count?: number }
  /** Cannot be read; told with where it stands. */
  | { at: string; broken: string };

/** A file being read. Readers say how far they are. */
export type SourceFile = { readonly path: string; readonly size: number; bytesRead: number };

/**
 * Reads the records of a file in their order, always the same for the same file, a little at a time.
 *
 * A record that cannot be read becomes an item and ends nothing.
 *
 * @throws OperatorError when nothing further in the file can be read
 */
export type PlaceReader = (file: SourceFile) => AsyncIterable<Item>;

/** Reasons that several readers give. */
export const SKIPPED = {
  kind: 'not a kind of place travelers look for',
  name: 'no name',
  closed: 'closed for good',
  unsure: 'its source is not sure that it exists',
  elsewhere: 'not on Earth',
} as const;
