import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { readIslands } from './links';

/** A little less than the length of a degree of latitude. */
const METERS_PER_DEGREE = 110_000;

/** The islands and roadless parts of the mainland that only written roads lead to, if any. */
export class Islands {
  readonly #islands = readIslands();

  /** The number of the island that a point is on, from 1; 0 if it is on none of them. */
  at(point: LonLat): number {
    const index = this.#islands.findIndex(({ circles }) =>
      circles.some(
        ([lon, lat, km]) =>
          Math.abs(lat - point[1]) * METERS_PER_DEGREE <= km * 1000 &&
          greatCircleMeters([lon, lat], point) <= km * 1000,
      ),
    );
    return index + 1;
  }

  /** Whether no road leads from one town of an island to another; false for 0. */
  isScattered(island: number): boolean {
    return this.#islands[island - 1]?.scattered ?? false;
  }

  /** Whether ships take cars to an island; true for 0. */
  hasFerry(island: number): boolean {
    return this.#islands[island - 1]?.ferry ?? true;
  }
}
