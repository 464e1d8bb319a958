import { foldName } from '@wayfold/atlas/gazetteer/fold';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { NamedPlace } from '../places/listed/find-places-by-name';

/** So many rows of a list may be the caller's own, and so many imported ones where others fit as well. */
const MOST_OWN = 3;
const MOST_IMPORTED = 3;
/** Two of one name this near are one place. */
const SAME_PLACE_METERS = 2_000;

/** What is put together into one list. */
export type Lists = {
  /** Places of the caller's own and imported ones, the best first. */
  kept: readonly NamedPlace[];
  /** What the atlas, or a service, answered, the best first. */
  found: readonly AtlasPlace[];
  /** Whether the atlas knows a place that is called exactly so. */
  isKnownName: boolean;
  limit: number;
};

/**
 * Puts own, imported and other places into one list.
 *
 * Own places come first, at most three. Then imported ones of exactly the typed name, if the atlas knows none of that
 * name; then what the atlas found, in its order; then other imported ones, for which the end of a full list makes room
 * when they begin as typed.
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

/** Own and imported places whose whole name is the text, own ones first, then what a geocoder found. */
export function mergeExact({ kept, found, limit }: Omit<Lists, 'isKnownName'>): AtlasPlace[] {
  const whole = kept.filter(({ fit }) => fit === 'whole').map(({ place }) => place);
  const own = whole.filter(({ poi_source }) => poi_source === 'user_place').slice(0, MOST_OWN);
  const imported = whole.filter((place) => isImported(place) && !found.some((other) => isSame(other, place)));
  return [...own.map(atlasPlaceOf), ...found, ...imported.map(atlasPlaceOf)].slice(0, limit);
}

/** An own or imported place as searches answer places. */
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
    // Where an own place lies may only have been read from an address, town by town.
    precision: isOwn ? 'place' : 'poi',
    countryCode,
    localName,
  };
}

/** Listings come and go, and some are samples: they are no destinations. */
function isImported({ id }: Place): boolean {
  return id.startsWith('im:');
}

function isSame(one: AtlasPlace, other: Place): boolean {
  return (
    foldName(one.name) === foldName(other.name) &&
    greatCircleMeters(one.coords, other.coords) < SAME_PLACE_METERS
  );
}
