/** The caps of one trip. The setting `max_num_trip_destinations` may be lower and is checked on add only. */
export const TRIP_LIMITS = {
  destinations: 200,
  events: 2_000,
  costs: 2_000,
  texts: 500,
  /** Besides the header. */
  pictures: 16,
  tracks: 20,
  /** Of one track; imports simplify it to so many. */
  trackPoints: 2_000,
  /** Of the document as JSON text. */
  bytes: 4 * 1024 * 1024,
  /** Changes in one request. */
  changesPerRequest: 100,
} as const;

/**
 * How much of a trip's history is kept. A change keeps its details for so many newer changes, so many days and while all details
 * of the trip take so many bytes; then only the sentence stays, the oldest first.
 *
 * What the newest `steps` undo steps of each person wrote outlives all three, so that they can be undone, and comes on top.
 */
export const HISTORY_KEPT = {
  changes: 200,
  days: 90,
  bytes: 16 * 1024 * 1024,
  steps: 50,
  /** Larger details of one change are not kept, but for what an undo needs; who is behind reads the trip instead. */
  partBytes: 256 * 1024,
} as const;

/** The most bytes of details that one page of history tells, and of patches that one answer or stream does. */
export const HISTORY_TOLD = { pageBytes: 1024 * 1024, patchBytes: 512 * 1024 } as const;

/** Of a request body in bytes, where its endpoint names no other. The longest notes fit three times over, escaped. */
export const BODY_LIMIT = 64 * 1024;

/** Of a request with many changes or texts of a trip: what an import sends at a time. */
export const CHANGES_BODY_LIMIT = 1024 * 1024;

/** Meters in a mile, as the product has always counted them. */
export const METERS_PER_MILE = 1611.14;
export const SECONDS_PER_HOUR = 3600;
