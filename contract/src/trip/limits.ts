/** The limits of one trip. The setting `max_num_trip_destinations` may be lower; it is checked only when adding. */
export const TRIP_LIMITS = {
  destinations: 200,
  events: 2_000,
  costs: 2_000,
  texts: 500,
  /** Not counting the header. */
  pictures: 16,
  tracks: 20,
  bookings: 500,
  /** Points in one track; imports simplify it to this many. */
  trackPoints: 2_000,
  /** The size of the document as JSON text. */
  bytes: 4 * 1024 * 1024,
  /** Changes in one request. */
  changesPerRequest: 100,
} as const;

/**
 * How much of a trip's history is stored. A change keeps its details for this many newer changes, this many days, and
 * while the details of the whole trip fit into this many bytes. After that, oldest first, only the fact that it
 * happened remains.
 *
 * What the newest `steps` undo steps of each person wrote is stored beyond all three limits, so that they can be
 * undone.
 */
export const HISTORY_KEPT = {
  changes: 200,
  days: 90,
  bytes: 16 * 1024 * 1024,
  steps: 50,
  /**
   * Larger details of one change are not stored, except what undo needs; a client that is behind reads the trip
   * instead.
   */
  partBytes: 256 * 1024,
} as const;

/** The maximum bytes of details on one page of history, and of patches in one response or stream message. */
export const HISTORY_TOLD = { pageBytes: 1024 * 1024, patchBytes: 512 * 1024 } as const;

/**
 * The maximum size of a request body in bytes, unless its endpoint says otherwise. Enough for the longest notes three
 * times over, escaped.
 */
export const BODY_LIMIT = 64 * 1024;

/** The maximum size of a request with many changes or texts of a trip: what an import sends at a time. */
export const CHANGES_BODY_LIMIT = 1024 * 1024;

/** Meters in a mile, as this product defines it. */
export const METERS_PER_MILE = 1611.14;
export const SECONDS_PER_HOUR = 3600;
