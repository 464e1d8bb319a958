import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { DirectionsService } from './directions';

/** No route is longer than the way around the world, or takes more than a year. */
const MOST_METERS = 45_000_000;
const MOST_SECONDS = 366 * 86_400;
/** Services start at the nearest road. If that is farther away than this, the route leads somewhere else. */
const MOST_METERS_TO_ROAD = 50_000;

/** The same service, which also throws if a route doesn't lead from one point to the other on this globe. */
export function checked(service: DirectionsService): DirectionsService {
  return {
    ...service,
    measure: async (from, to, traveler) => {
      const way = await service.measure(from, to, traveler);
      if (!way) return null;
      const { meters, seconds, coordinates } = way;
      const [first, last] = [coordinates[0], coordinates.at(-1)];
      const isRoute =
        isWithin(meters, MOST_METERS) &&
        isWithin(seconds, MOST_SECONDS) &&
        coordinates.every(([lon, lat]) => isWithin(Math.abs(lon), 180) && isWithin(Math.abs(lat), 90)) &&
        first !== undefined &&
        last !== undefined &&
        greatCircleMeters(first, from) <= MOST_METERS_TO_ROAD &&
        greatCircleMeters(last, to) <= MOST_METERS_TO_ROAD;
      if (isRoute) return way;
      throw new Error(`${service.name} returned a route that does not lead from one point to the other.`);
    },
  };
}

/** NaN isn't within any range. */
function isWithin(value: number, most: number): boolean {
  return value >= 0 && value <= most;
}
