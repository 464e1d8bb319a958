import type { AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import type { PlaceQuery } from '../../adapters/geocoder';
import type { Actor } from '../../http/access';
import type { Services } from '../../services';
import { findPlacesByName, type NamedPlace } from '../places/listed/find-places-by-name';

/** More than a list shows, since listings are removed later. */
const LOOKED_AT = 30;

/**
 * Finds the caller's own and imported places by name, of the requested kinds, best first.
 *
 * @param isExact uses words as typed
 */
export async function findKeptPlaces(
  services: Services,
  actor: Actor | null,
  { q, near, country, kinds, isExact }: PlaceQuery & { isExact: boolean },
): Promise<NamedPlace[]> {
  if (kinds && !kinds.some((kind) => KEPT_KINDS.includes(kind))) return [];
  const found = await findPlacesByName(services, actor, {
    q,
    limit: LOOKED_AT,
    isExact,
    ...(near ? { near } : {}),
    ...(country ? { country } : {}),
  });
  return found.filter(
    ({ place }) => kinds?.includes(place.poi_source === 'user_place' ? 'own' : 'poi') ?? true,
  );
}

const KEPT_KINDS: readonly AtlasPlaceKind[] = ['own', 'poi'];
