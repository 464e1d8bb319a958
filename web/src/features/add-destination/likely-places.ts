import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type Insertion, liesBetween } from '@wayfold/domain/travel/detour';
import { isElsewhere } from '@wayfold/domain/travel/elsewhere';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { isSpot } from './best-spots';

/** A place that may be the next destination. */
export type LikelyPlace = AtlasPlace & {
  /** Its kind in the category tree; empty if unknown. */
  category: string;
};

/** Likely places, and why they are likely. */
export interface LikelyGroup {
  kind: 'onTheWay' | 'near' | 'drive' | 'saved' | 'recent';
  places: readonly LikelyPlace[];
}

/** Where likely places come from, each list best first. */
export interface LikelySources {
  along: readonly LikelyPlace[];
  near: readonly LikelyPlace[];
  /** Towns a drive away. */
  drive: readonly LikelyPlace[];
  saved: readonly LikelyPlace[];
  recent: readonly LikelyPlace[];
}

/** Number of places in a group: all have to be in sight without much scrolling. */
const PER_GROUP = 3;
/** Number of candidates of a group; the server measures up to fifty places at once. */
const COMPARED = 10;
/** A place this close to a stop is part of it, in meters. */
const SAME_METERS = 5_000;
/** Within an hour of the stop. */
const NEAR_METERS = 60_000;
/** A longer detour isn't on the way. */
const ON_THE_WAY_SECONDS = 90 * 60;

/** The stop whose surroundings are likely: the one before the position, or else the last; undefined without stops. */
export function stopBefore(stops: readonly Destination[], at: number | null): Destination | undefined {
  return at === null ? stops.at(-1) : stops[Math.max(0, at - 2)];
}

/** The candidates of each group, few enough to measure what each would add. */
export function comparedPlaces(
  document: TripDocument,
  around: Destination | undefined,
  sources: LikelySources,
): LikelySources {
  const stops = orderedDestinations(document);
  const isNew = (place: LikelyPlace) =>
    isSpot(place) && stops.every(({ coords }) => greatCircleMeters(coords, place.coords) > SAME_METERS);
  const isNear = ({ coords }: LikelyPlace) =>
    around !== undefined && greatCircleMeters(around.coords, coords) <= NEAR_METERS;
  const isReachable = ({ coords }: LikelyPlace) => !isElsewhere(stops, coords);
  const isAhead = ({ coords }: LikelyPlace) =>
    stops.slice(1).some((next, i) => liesBetween(coords, [stops[i]?.coords ?? next.coords, next.coords]));
  const first = (places: readonly LikelyPlace[], isCandidate: (place: LikelyPlace) => boolean) =>
    places.filter((place) => isNew(place) && isCandidate(place)).slice(0, COMPARED);
  return {
    along: first(sources.along, isAhead),
    near: first(sources.near, isNear),
    drive: first(sources.drive, isReachable),
    saved: first(sources.saved, isReachable),
    recent: first(sources.recent, isReachable),
  };
}

/**
 * Groups the places that are likely as the next destination: on the way, near the stop before, a drive from it, saved, and recent.
 * Leaves out empty groups; a place is only in its first group.
 *
 * @param compared from `comparedPlaces`
 * @param spotOf where a place would be added, and what that adds
 */
export function likelyPlaces(
  compared: LikelySources,
  spotOf: (place: LikelyPlace) => Insertion | null,
): LikelyGroup[] {
  const isOnTheWay = (place: LikelyPlace) => {
    const spot = spotOf(place);
    const isBetween = spot !== null && spot.after !== null && spot.before !== null;
    return isBetween && spot.extraSeconds <= ON_THE_WAY_SECONDS;
  };
  const seen = new Set<string>();
  const group = (kind: LikelyGroup['kind'], places: readonly LikelyPlace[]): LikelyGroup => {
    const shown = places.filter(({ id }) => !seen.has(id)).slice(0, PER_GROUP);
    for (const { id } of shown) seen.add(id);
    return { kind, places: shown };
  };
  return [
    group('onTheWay', compared.along.filter(isOnTheWay)),
    group('near', compared.near),
    group('drive', compared.drive),
    group('saved', compared.saved),
    group('recent', compared.recent),
  ].filter(({ places }) => places.length > 0);
}

/** Places of two lists by turns, as far as both go. */
export function byTurns<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, index) => [first[index], second[index]]).flatMap((turn) =>
    turn.filter((item) => item !== undefined),
  );
}
