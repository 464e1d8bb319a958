import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { placesNamed } from '../../../api/places/known-places';
import { NEAR_METERS } from '../../../api/places/places';
import { placeOfAtlas } from '../../../trip-ui/plans/unlisted-place';

/** Where a suggested place is from. */
export type DayPlaceGroup = 'near' | 'saved' | 'recent' | 'point' | 'around' | 'elsewhere';

/** A place that is suggested for a day. */
export interface DayPlace {
  /** Unique among the suggestions. */
  readonly id: string;
  readonly group: DayPlaceGroup;
  readonly place: Place;
}

/** At most this many places are suggested of each group. */
const MOST: Readonly<Record<DayPlaceGroup, number>> = {
  ...{ near: 5, saved: 3, recent: 3, point: 2, around: 3, elsewhere: 4 },
};
/** Two sources mean the same place if they give it the same name, and are no farther apart, in meters. */
const SAME_METERS = 300;

/** The best places of each group, without those that an earlier group has. */
export function grouped(groups: readonly (readonly [DayPlaceGroup, readonly Place[]])[]): DayPlace[] {
  const shown: DayPlace[] = [];
  for (const [group, places] of groups) {
    let left = MOST[group];
    for (const place of places) {
      if (left === 0) break;
      if (shown.some((other) => isSame(other.place, place))) continue;
      shown.push({ id: `${group} ${shown.length}`, group, place });
      left -= 1;
    }
  }
  return shown;
}

/**
 * The places found for a text: those near a point with the text in their name, then others near it, such as those of a kind, then
 * those elsewhere.
 *
 * @param named with all their facts, best first
 * @param found towns, stations, addresses and the like, best first
 */
export function foundPlaces(
  named: readonly Place[],
  found: readonly AtlasPlace[],
  { text, at }: { text: string; at: readonly [number, number] },
): DayPlace[] {
  const all = [...named, ...found.map(placeOfAtlas)];
  const isNear = ({ coords }: Place) => greatCircleMeters([...at], coords) <= NEAR_METERS;
  const near = all.filter(isNear);
  return grouped([
    ['near', placesNamed(near, text)],
    ['around', near],
    ['elsewhere', all.filter((place) => !isNear(place))],
  ]);
}

function isSame(a: Place, b: Place): boolean {
  if (a.id !== '' && a.id === b.id) return true;
  return a.name === b.name && greatCircleMeters(a.coords, b.coords) <= SAME_METERS;
}
