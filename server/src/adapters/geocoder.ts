import type { Reverse } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';

/** A search by name. */
export type PlaceQuery = {
  q: string;
  limit: number;
  /** Prefers places near here. */
  near?: Coords;
  /** Only in this country, ISO 3166-1 alpha-2 in capitals. */
  country?: string;
  /** Only places of these kinds. */
  kinds?: readonly AtlasPlaceKind[];
  /** Names countries in this language; other names are English or international. */
  lang?: string;
};

/** A source of place locations: the offline atlas, or an external service. */
export interface Geocoder {
  /** Its name for the log when it fails. */
  readonly name: string;
  /** Finds places for what has been typed so far, best first. */
  suggest(query: PlaceQuery): Promise<AtlasPlace[]>;
  /** Finds the places that a complete text names, best first. */
  geocode(query: PlaceQuery): Promise<AtlasPlace[]>;
  /** Says what is at a point; null if it can't tell. */
  reverse(at: Coords): Promise<Reverse | null>;
  /** Finds a place by an ID it returned before; null if there is none. */
  retrieve(id: string): Promise<AtlasPlace | null>;
}

/**
 * An external service. Its calls throw if it can't be reached in time, refuses, or returns anything but places;
 * `ServiceBusy` if it asks for a pause.
 */
export interface GeocodingService extends Geocoder {
  /** Whom to credit on the map. */
  readonly credit: string;
  /** Whether its terms allow a request per keystroke. */
  readonly isForTyping: boolean;
  /** Whether an ID may be one of its own. */
  owns(id: string): boolean;
}

/** A service asks to be left alone for a while. */
export class ServiceBusy extends Error {
  readonly seconds: number;

  constructor(service: string, seconds: number) {
    super(`${service} asks for a pause of ${seconds} s.`);
    this.seconds = seconds;
  }
}
