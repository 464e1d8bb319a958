import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import type { Destination } from '@wayfold/contract/trip/trip';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { StreetPlace } from '../../../map/trip-map-props';
import type { PointPlace } from './point-place';

/** Our kinds of places by those of OpenStreetMap, where they say what a plan costs or how it looks. */
const CATEGORIES: Readonly<Record<string, string>> = {
  aquarium: 'aquarium',
  art_gallery: 'art-museum',
  bakery: 'food',
  bar: 'food',
  cafe: 'food',
  castle: 'castle',
  department_store: 'shopping',
  fast_food: 'food',
  gallery: 'art-museum',
  guest_house: 'hotel',
  hostel: 'hotel',
  hotel: 'hotel',
  ice_cream: 'food',
  mall: 'shopping',
  marketplace: 'market',
  museum: 'museum',
  pub: 'food',
  restaurant: 'food',
  zoo: 'zoo',
};

/**
 * A place of the street map as one that can be added to a trip. It has no id, because nothing lists it.
 *
 * @param around what is known about the point; null until it is looked up
 */
export function placeOfStreets(
  { name, localName, kind, coords }: StreetPlace,
  around: PointPlace | null,
): Place {
  const { region = null, country = null, countryCode = null, timezone = null } = around?.place ?? {};
  return {
    ...UNKNOWN_PLACE,
    ...{ id: '', poi_source: 'map_data', name, localName, coords },
    ...{ region, country, countryCode, timezone },
    categories: CATEGORIES[kind] ?? '',
  };
}

/** The destination nearest to a point; null without destinations. */
export function nearestStop(stops: readonly Destination[], at: [number, number]): Destination | null {
  return stops.reduce<Destination | null>(
    (nearest, stop) =>
      nearest && greatCircleMeters(nearest.coords, at) <= greatCircleMeters(stop.coords, at) ? nearest : stop,
    null,
  );
}
