import type { LonLat } from '@wayfold/atlas/atlas';

/** Who travels: a car, somebody on foot, somebody on a bike. */
export type Traveler = 'car' | 'foot' | 'bike';

/** A way as a routing service measured it. Longitudes are within ±180. */
export type MeasuredWay = { meters: number; seconds: number; coordinates: LonLat[] };

/** A routing service outside. */
export interface DirectionsService {
  /** Named in the log when it fails. */
  readonly name: string;
  readonly travelers: readonly Traveler[];
  /**
   * Measures one way; null when there is none.
   *
   * @throws when the service cannot be reached in time, refuses, or answers something else than a way
   */
  measure(from: LonLat, to: LonLat, traveler: Traveler): Promise<MeasuredWay | null>;
}
