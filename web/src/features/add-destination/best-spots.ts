import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion, type Insertion, insertionAt, keepsStart } from '@wayfold/domain/travel/detour';

/** The spot of a suggested place; `none` if there is no road to it, null if there is nothing to compare. */
export type BestSpot = Insertion | 'none' | null;

/** The center of an area says nothing about the drive to it. */
const AREAS: readonly string[] = ['country', 'region', 'county'];

/** Detours longer than a day aren't shown: the figure wouldn't be useful. */
const LONGEST_DETOUR_SECONDS = 24 * 3_600;

/** The fields needed to find a spot; a place without a kind is a point. */
export type SpotPlace = Pick<AtlasPlace, 'id' | 'coords'> & Partial<Pick<AtlasPlace, 'kind'>>;

/** Returns whether a suggestion is a point that you can travel to, rather than an area. */
export function isSpot({ kind }: Pick<SpotPlace, 'kind'>): boolean {
  return kind === undefined || !AREAS.includes(kind);
}

/**
 * Finds the spot for each place: measured by the server, or an estimate if that isn't available.
 *
 * @param at the only position to consider, 1-based; null for the best of all
 * @param measured by place id; null if the server can't be reached, undefined while loading
 */
export function bestSpots(
  document: TripDocument,
  places: readonly SpotPlace[],
  { at, measured }: { at: number | null; measured: ReadonlyMap<string, Detour | null> | null | undefined },
): BestSpot[] {
  return places.map((place) => {
    if (!isSpot(place) || measured === undefined) return null;
    const detour = measured?.get(place.id);
    if (detour === null) return 'none';
    const spot = detour ? insertionOf(document, detour, at) : roughSpot(document, place.coords, at);
    return spot && spot.extraSeconds <= LONGEST_DETOUR_SECONDS ? spot : null;
  });
}

/** Finds the position of a place and estimates the travel it adds there; null if the trip has no destinations. */
export function roughSpot(document: TripDocument, coords: Coords, at: number | null): Insertion | null {
  return at === null
    ? bestInsertion(document, coords)
    : insertionAt(orderedDestinations(document), at, coords);
}

/**
 * Names the stops around a spot measured by the server; null if the trip has changed since then and no longer has that spot.
 */
function insertionOf(
  document: TripDocument,
  { after, seconds }: Detour,
  at: number | null,
): Insertion | null {
  if (at === null && after < 0 && keepsStart(document)) return null;
  const ordered = orderedDestinations(document);
  const [previous, next] = [ordered[after], ordered[after + 1]];
  if (!previous && !next) return null;
  return {
    at: after + 2,
    extraSeconds: seconds,
    after: previous ? { id: previous.id, name: previous.name } : null,
    before: next ? { id: next.id, name: next.name } : null,
  };
}
