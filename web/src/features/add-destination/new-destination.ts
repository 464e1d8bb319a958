import { tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

/** A place to add, from a search, the map or the landing page. */
export interface NewPlace {
  name: string;
  localName: string | null;
  region: string | null;
  country: string | null;
  /** Two letters of ISO 3166. */
  countryCode: string | null;
  coords: Coords;
  timezone: string | null;
}

/** The fields of an atlas place that a destination stores. */
export function newPlaceFromAtlas(place: AtlasPlace): NewPlace {
  const { name, localName, region, country, countryCode, coords, timezone } = place;
  return { name, localName, region, country, countryCode, coords, timezone };
}

const PLACE_MAX = 200;

/**
 * The change that adds a place.
 *
 * @param at 1-based position in the order; the end if missing
 */
export function addPlaceChange(
  document: TripDocument,
  place: NewPlace,
  at?: number,
): SingleChange & { kind: 'destination.add' } {
  const text = (value: string | null) => (value ? tidyText(value, PLACE_MAX) : null);
  const now = new Date();
  return {
    kind: 'destination.add',
    id: newId(),
    ...(at === undefined ? {} : { at }),
    fields: {
      name: tidyText(place.name, PLACE_MAX),
      localName: text(place.localName),
      region: text(place.region),
      country: text(place.country),
      coords: place.coords,
      timezone: place.timezone,
      transport: transportAt(document, at),
      createdAtUtc: now.toISOString(),
      userOffset: -now.getTimezoneOffset(),
    },
  };
}

/**
 * The transport from a new destination. Both halves of a split leg keep its transport; otherwise the transport of the neighboring
 * leg is used, or else the traveler's own vehicle.
 */
function transportAt(document: TripDocument, at: number | undefined): Transport {
  const stops = orderedDestinations(document);
  const divided = at !== undefined && at <= stops.length ? stops[at - 2] : undefined;
  if (divided) return divided.transport;
  const beside = at === 1 ? stops[0] : stops.at(-2);
  return beside && beside.transport !== 'Hidden' ? beside.transport : 'MyVehicle';
}
