import type { QueryClient } from '@tanstack/react-query';
import { fetchPointFacts } from '../../../api/places/atlas';
import type { NewPlace } from '../../../features/add-destination/new-destination';

/** A point on the map as a place that can be added. */
export interface PointPlace {
  place: NewPlace;
  /** False if the lookup failed or found no name; then the name is the coordinates. */
  isKnown: boolean;
}

/** Finds a name for a point, `[lon, lat]` in degrees. Never fails: if there is no answer, the name is the coordinates. */
export async function pointPlace(queryClient: QueryClient, at: [number, number]): Promise<PointPlace> {
  const coords = pointCoords(at);
  const unknown = { coords, localName: null, region: null, country: null, countryCode: null };
  try {
    const facts = await fetchPointFacts(queryClient, coords);
    const { place, region, country, countryCode, timezone } = facts;
    const name = facts.name ?? coordinatesName(coords);
    return {
      isKnown: facts.name !== null,
      place: {
        ...unknown,
        name,
        localName: place?.localName ?? null,
        region,
        country,
        countryCode,
        timezone,
      },
    };
  } catch {
    return { isKnown: false, place: { ...unknown, name: coordinatesName(coords), timezone: null } };
  }
}

/** "38.57, -109.55" */
function coordinatesName([lon, lat]: [number, number]): string {
  return `${lat.toFixed(2)}, ${lon.toFixed(2)}`;
}

/** The point with its longitude within ±180: longitudes keep growing on a map that is panned around the globe. */
export function pointCoords([lon, lat]: [number, number]): [number, number] {
  return [lon - 360 * Math.round(lon / 360), lat];
}
