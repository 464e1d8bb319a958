import type { LonLat } from '@wayfold/atlas/atlas';

/** The traveler: a car, a pedestrian, a cyclist. */
export type Traveler = 'car' | 'foot' | 'bike';

/** A route as a routing service measured it; nothing about it has been checked. */
export type MeasuredWay = { meters: number; seconds: number; coordinates: LonLat[] };

/** An external routing service. */
export interface DirectionsService {
  /** Its name for the log when it fails. */
  readonly name: string;
  readonly travelers: readonly Traveler[];
  /** Whom to credit on a map with its lines. */
  readonly credit: string;
  /** Whether its terms allow its lines to be stored with a trip. */
  readonly isStorable: boolean;
  /**
   * Measures one route; null if there is none.
   *
   * @throws if the service can't be reached in time, refuses, or returns anything but a route
   */
  measure(from: LonLat, to: LonLat, traveler: Traveler): Promise<MeasuredWay | null>;
}
