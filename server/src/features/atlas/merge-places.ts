import { foldName } from '@wayfold/atlas/gazetteer/fold';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { NamedPlace } from '../places/listed/find-places-by-name';

/** How many rows of a list may be the caller's own, and how many imported if others fit as well. */
const MOST_OWN = 3;
const MOST_IMPORTED = 3;
/** Two places with the same name this close together count as one. */
const SAME_PLACE_METERS = 2_000;

/** The lists to merge. */
export type Lists = {
  /** The caller's own and imported places, best first. */
  kept: readonly NamedPlace[];
  /** The results of the atlas or a service, best first. */
  found: readonly AtlasPlace[];
  /** Whether the atlas has a place with exactly this name. */
  isKnownName: boolean;
  limit: number;
};

/**
 * Merges own, imported and other places into one list.
 *
 * Own places come first, at most three. Then imported ones with exactly the typed name, if the atlas has none with that name;
 * then the results of the atlas, in its order; then other imported ones. If those start with the typed text, they replace the end
 * of a full list.
 */
export function mergePlaces({ kept, found, isKnownName, limit }: Lists): AtlasPlace[] {
  const own = kept.filter(({ place }) => place.poi_source === 'user_place').slice(0, MOST_OWN);
  const imported = kept
    .filter(({ place }) => isImported(place) && !found.some((other) => isSame(other, place)))
    .slice(0, limit);
  const first = isKnownName ? [] : imported.filter(({ fit }) => fit === 'whole').slice(0, MOST_IMPORTED);
  const others = imported.filter((named) => !first.includes(named));
  const before = [...own, ...first].map(({ place }) => atlasPlaceOf(place));
  const room = Math.max(0, limit - before.length);
  const beginning = others
    .filter(({ fit }) => fit !== 'words')
    .slice(0, Math.min(MOST_IMPORTED, Math.floor(room / 2)));
  const middle = found.slice(0, room - (found.length >= room ? beginning.length : 0));
  const behind = [...beginning, ...others.filter((named) => !beginning.includes(named))].map(({ place }) =>
    atlasPlaceOf(place),
  );
  return [...before, ...middle, ...behind].slice(0, limit);
}

/** Own and imported places whose whole name is the text, own ones first, followed by a geocoder's results. */
export function mergeExact({ kept, found, limit }: Omit<Lists, 'isKnownName'>): AtlasPlace[] {
  const whole = kept.filter(({ fit }) => fit === 'whole').map(({ place }) => place);
  const own = whole.filter(({ poi_source }) => poi_source === 'user_place').slice(0, MOST_OWN);
  const imported = whole.filter((place) => isImported(place) && !found.some((other) => isSame(other, place)));
  return [...own.map(atlasPlaceOf), ...found, ...imported.map(atlasPlaceOf)].slice(0, limit);
}

/** An own or imported place in the format of search results. */
export function atlasPlaceOf(place: Place): AtlasPlace {
  const { id, name, coords, country, region, timezone, countryCode, localName } = place;
  const isOwn = place.poi_source === 'user_place';
  return {
    id,
    name,
    kind: isOwn ? 'own' : 'poi',
    coords,
    country,
    region,
    timezone,
    // The location of an own place may come only from an address, down to the town.
    precision: isOwn ? 'place' : 'poi',
    countryCode,
    localName,
  };
}

/** Whether an import knows a place. Listings change, and some are samples, so they aren't destinations. */
function isImported({ id }: Place): boolean {
  return id.startsWith('im:') || id.startsWith('poi:');
}

function isSame(one: AtlasPlace, other: Place): boolean {
  if (one.id === other.id) return true;
  return (
    foldName(one.name) === foldName(other.name) &&
    greatCircleMeters(one.coords, other.coords) < SAME_PLACE_METERS
  );
}
