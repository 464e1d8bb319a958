import type { QueryClient } from '@tanstack/react-query';
import { fetchPointFacts } from '../../../api/places/atlas';
import type { NewPlace } from '../../../features/add-destination/new-destination';

/** A point on the map as a place that can be added. */
export interface PointPlace {
  place: NewPlace;
  /** False when nobody could be asked what is there, so that it is named by its coordinates. */
  isKnown: boolean;
}

/**
 * Finds what to call a point, `[lon, lat]` in degrees. Never fails: without an answer the coordinates are its name.
 */
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

/** The point with its longitude within ±180: a map that was turned around the globe counts on. */
export function pointCoords([lon, lat]: [number, number]): [number, number] {
  return [lon - 360 * Math.round(lon / 360), lat];
}
