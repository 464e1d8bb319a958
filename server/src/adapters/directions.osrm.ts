import type { LonLat } from '@wayfold/atlas/atlas';
import { z } from 'zod';
import type { DirectionsService, MeasuredWay, Traveler } from './directions';
import { askRouting, serviceUrl } from './directions-request';

const Answer = z.object({
  code: z.string(),
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])).min(2) }),
      }),
    )
    .optional(),
});

/** Profile names that OSRM ships with. */
const PROFILES: Record<Traveler, string> = { car: 'driving', foot: 'foot', bike: 'bike' };

/** Measures routes with an OSRM server (`OSRM_URL`), which routes for the profile it was started with. */
export function osrmDirections(url: string, credit: string): DirectionsService {
  return {
    name: 'OSRM',
    travelers: ['car', 'foot', 'bike'],
    credit,
    isStorable: true,
    measure: async (from, to, traveler) => {
      const path = `/route/v1/${PROFILES[traveler]}/${from.join(',')};${to.join(',')}`;
      return readOsrm(await askRouting(withGeometry(serviceUrl(url, path))), 'OSRM');
    },
  };
}

/** Requests the line as GeoJSON, simplified for a map that shows all of it. */
export function withGeometry(url: URL): URL {
  url.searchParams.set('overview', 'simplified');
  url.searchParams.set('geometries', 'geojson');
  return url;
}

/** Reads a response in the format OSRM and Mapbox share; null means "no route". */
export function readOsrm(answer: { status: number; body: unknown }, name: string): MeasuredWay | null {
  const parsed = Answer.safeParse(answer.body);
  if (!parsed.success) throw new Error(`${name} returned something other than a route.`);
  if (parsed.data.code === 'NoRoute' || parsed.data.code === 'NoSegment') return null;
  const [route] = parsed.data.routes ?? [];
  if (parsed.data.code !== 'Ok' || !route) throw new Error(`${name} refused with status ${answer.status}.`);
  const coordinates: LonLat[] = route.geometry.coordinates;
  return { meters: route.distance, seconds: route.duration, coordinates };
}
