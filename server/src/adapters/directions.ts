import type { LonLat } from '@wayfold/atlas/atlas';

/** The traveler: a car, a pedestrian, a cyclist. */
export type Traveler = 'car' | 'foot' | 'bike';

/** A route as a routing service measured it. Longitudes are within ±180. */
export type MeasuredWay = { meters: number; seconds: number; coordinates: LonLat[] };

/** An external routing service. */
export interface DirectionsService {
  /** Its name for the log when it fails. */
  readonly name: string;
  readonly travelers: readonly Traveler[];
  /**
   * Measures one route; null if there is none.
   *
   * @throws if the service can't be reached in time, refuses, or returns anything but a route
   */
  measure(from: LonLat, to: LonLat, traveler: Traveler): Promise<MeasuredWay | null>;
}
