import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { type SectionArray, type Sections, section } from '../cache/cache-file';
import type { AirportRow } from '../sources/airports';
import { PARTS_PER_DEGREE } from './packages';

/**
 * How many extra meters people travel to an airport with more flights, by size (assumption): past a small airfield to a
 * medium one, and past that to a large one.
 */
const DRAWBACK_METERS = [0, 50_000, 130_000];
const SIZES: readonly AirportRow['size'][] = ['large', 'medium', 'small'];
const NEAREST = 24;
const REACH_KM = 600;

/** Creates the cache sections for airports with scheduled flights. */
export function airportSections(airports: readonly AirportRow[]): Record<string, SectionArray> {
  const scheduled = airports.filter((airport) => airport.scheduled);
  return {
    airports: Int32Array.from(
      scheduled.flatMap(({ coords }) => coords.map((degrees) => Math.round(degrees * PARTS_PER_DEGREE))),
    ),
    airportSizes: Uint8Array.from(scheduled, ({ size }) => SIZES.indexOf(size)),
  };
}

/** Airports with scheduled flights, indexed by location. */
export class AirportIndex {
  readonly #degrees: Int32Array;
  readonly #sizes: Uint8Array;
  readonly #index: KDBush;

  constructor(sections: Sections) {
    this.#degrees = section(sections, 'airports', 'i32');
    this.#sizes = section(sections, 'airportSizes', 'u8');
    this.#index = new KDBush(this.#sizes.length);
    for (let i = 0; i < this.#sizes.length; i += 1) this.#index.add(...this.#at(i));
    this.#index.finish();
  }

  /** Finds the airport people would fly from: close, and preferably large; null if none is within 600 km. */
  airportFor(at: LonLat): LonLat | null {
    let best: LonLat | null = null;
    let bestMeters = Number.POSITIVE_INFINITY;
    for (const i of around(this.#index, at[0] - 360 * Math.round(at[0] / 360), at[1], NEAREST, REACH_KM)) {
      const coords = this.#at(i);
      const meters = greatCircleMeters(at, coords) + (DRAWBACK_METERS[this.#sizes[i] ?? 0] ?? 0);
      if (meters < bestMeters) [best, bestMeters] = [coords, meters];
    }
    return best;
  }

  #at(i: number): LonLat {
    return [
      (this.#degrees[2 * i] ?? 0) / PARTS_PER_DEGREE,
      (this.#degrees[2 * i + 1] ?? 0) / PARTS_PER_DEGREE,
    ];
  }
}
