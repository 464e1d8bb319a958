import type { Reverse } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';

/** What is looked for by name. */
export type PlaceQuery = {
  q: string;
  limit: number;
  /** Prefers the surroundings. */
  near?: Coords;
  /** Only this country, ISO 3166-1 alpha-2 in capitals. */
  country?: string;
  /** Only places of these kinds. */
  kinds?: readonly AtlasPlaceKind[];
  /** Names countries in this language; other names are English or international. */
  lang?: string;
};

/** Whoever tells where places are: the offline atlas, or a service outside. */
export interface Geocoder {
  /** Named in the log when it fails. */
  readonly name: string;
  /** Finds places for what has been typed so far, best first. */
  suggest(query: PlaceQuery): Promise<AtlasPlace[]>;
  /** Finds the places a whole text names, best first. */
  geocode(query: PlaceQuery): Promise<AtlasPlace[]>;
  /** Says what lies at a point; null when it cannot tell. */
  reverse(at: Coords): Promise<Reverse | null>;
  /** Finds a place by an id it answered before; null when there is none. */
  retrieve(id: string): Promise<AtlasPlace | null>;
}

/**
 * A service outside. Its calls throw when it cannot be reached in time, refuses, or answers something else than places;
 * `ServiceBusy` when it asks for a pause.
 */
export interface GeocodingService extends Geocoder {
  /** Whom to name on the map. */
  readonly credit: string;
  /** Whether its terms allow a question per keystroke. */
  readonly isForTyping: boolean;
  /** Whether an id may be one of its own. */
  owns(id: string): boolean;
}

/** A service wants to be left alone for a while. */
export class ServiceBusy extends Error {
  readonly seconds: number;

  constructor(service: string, seconds: number) {
    super(`${service} asks for a pause of ${seconds} s.`);
    this.seconds = seconds;
  }
}
