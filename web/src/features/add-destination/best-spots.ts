import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion, type Insertion, insertionAt, keepsStart } from '@wayfold/domain/travel/detour';

/** The spot of a suggested place; `none` where no road leads to it, null where there is nothing to compare. */
export type BestSpot = Insertion | 'none' | null;

/** The middle of an area says nothing about the way to it. */
const AREAS: readonly string[] = ['country', 'region', 'county'];

/** A way longer than a day by road is hardly one by road; no figure is better than that one. */
const LONGEST_DETOUR_SECONDS = 24 * 3_600;

/** A place as its spot is found; without a kind it is a point. */
export type SpotPlace = Pick<AtlasPlace, 'id' | 'coords'> & Partial<Pick<AtlasPlace, 'kind'>>;

/** Tells whether a suggestion is a spot one can travel to, rather than an area. */
export function isSpot({ kind }: Pick<SpotPlace, 'kind'>): boolean {
  return kind === undefined || !AREAS.includes(kind);
}

/**
 * Finds the spot for each place: as the server measured it, and roughly where that cannot be had.
 *
 * @param at the one place of the order that is looked at, from 1; null for the best of all
 * @param measured by the id of the place; null when the server cannot be asked, undefined while it is
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

/** Where a place goes, and roughly what it adds there; null in a trip without destinations. */
export function roughSpot(document: TripDocument, coords: Coords, at: number | null): Insertion | null {
  return at === null
    ? bestInsertion(document, coords)
    : insertionAt(orderedDestinations(document), at, coords);
}

/** Names the stops around a spot the server counted; null when the trip has changed meanwhile and has no such spot. */
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
