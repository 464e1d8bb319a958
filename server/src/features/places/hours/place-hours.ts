import type { PlaceHours } from '@wayfold/contract/places/places-endpoints';
import type { Services } from '../../../services';
import { resolvePlaces } from '../resolve-place';

/** The opening hours of listed places by id, and the ids they are listed by; unknown places and people's own are left out. */
export async function placeHours(services: Services, ids: readonly string[]): Promise<PlaceHours[]> {
  const places = await resolvePlaces(services, ids, null);
  return [...places].map(([id, place]) => {
    const { openingHours, coords, countryCode, region, timezone } = place;
    return { id, listedAs: place.id, openingHours, coords, countryCode, region, timezone };
  });
}
