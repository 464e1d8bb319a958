import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import type { LegPart } from '@wayfold/contract/trip/leg';
import type { LegMode, LonLat } from '@wayfold/domain/travel/legs';
import type { PlaceToPicture } from './scenes/fitting-scenes';
import type { SceneFiles } from './scenes/scene-files';

export type { LegMode, LonLat } from '@wayfold/domain/travel/legs';

/** Credits the sources wherever the map or a place is shown, as their licenses require. */
export const ATLAS_ATTRIBUTION = 'Made with Natural Earth; GeoNames (CC BY 4.0)';

/**
 * What a place is. Id prefixes: `gn:` (town), `ap:` (airport), `cc:` (country), `rg:` (region), `cy:` (county), `zip:`
 * (postcode), `poi:` (a curated place), `ls:` (an island or landscape, a region without borders), `vl:` (a village: a
 * town), `st:` (a railway station) and `ll:` (place: typed coordinates).
 */
export type AtlasPlaceKind =
  | 'country'
  | 'region'
  | 'county'
  | 'town'
  | 'airport'
  | 'postcode'
  | 'poi'
  | 'station'
  | 'place';

/** A place the atlas knows, ready to show. */
export type AtlasPlace = {
  /**
   * `gn:5391959`, `ap:SFO`, `cc:US`, `rg:US.CA`, `cy:US.CO.077`, `zip:60601`, `poi:uluru`, `vl:wengen-ch`,
   * `st:gare-de-lyon-fr`, `ll:36.1,-112.1`; stable between versions of the gazetteer.
   */
  id: string;
  /** English or international name. */
  name: string;
  kind: AtlasPlaceKind;
  /** For countries and regions, a town at the center of where people live. */
  coords: LonLat;
  /** English display name; null for places outside any country. */
  country: string | null;
  /** English display name of the first-level region; null if unknown and for countries. */
  region: string | null;
  /** IANA name. */
  timezone: string | null;
  /** How precise the coordinates are; never a street. */
  precision: 'place' | 'region' | 'country' | 'airport' | 'postcode' | 'poi';
  /** ISO 3166-1 alpha-2, `XK` for Kosovo. */
  countryCode: string | null;
  /** The name in the local script (東京) if it is known and different, else null. */
  localName: string | null;
};

/** A search by name. */
export type SuggestQuery = {
  q: string;
  limit: number;
  /** Ranks places near this point higher. */
  near?: LonLat;
  /** Only places in this country, by its ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Only places of these kinds. */
  kinds?: readonly AtlasPlaceKind[];
  /** Language for country names; other names are English or international. */
  lang?: string;
};

/** What is at a point. At sea, name, place, country and region are null; the time zone is always set. */
export type Reverse = {
  /** The town, "Near X" if the nearest is over 60 km away, or the country if nothing is near. */
  name: string | null;
  /** The town within 60 km, else null. */
  place: AtlasPlace | null;
  /** Distance to `place`; null without one. */
  distanceMeters: number | null;
  country: string | null;
  countryCode: string | null;
  region: string | null;
  /** IANA name; `Etc/GMT+n` at sea, `Etc/UTC` for coordinates off the globe. */
  timezone: string;
};

/**
 * An estimated leg. `failed` means that this mode can't get there, or that coordinates are off the globe: a straight
 * line, zero meters and seconds.
 */
export type LegEstimate = {
  meters: number;
  seconds: number;
  /** From `from` to `to`; longitudes continue past ±180 so the line never jumps across the map. */
  coordinates: LonLat[];
  estimated: true;
  failed: boolean;
  /** Whether a ship or a car train covers part of the leg; for legs that aren't entirely by ship. */
  ferry: boolean;
  /** Ships and car trains on the way, and what a flight's time contains besides flying. */
  parts: readonly LegPart[];
};

/** A kind of place of interest; `parent` is its group, null for a group. */
export type PlaceCategory = { id: string; name: string; parent: string | null; icon: string };

/** A curated place of interest. Unknown facts are null. */
export type CuratedPlace = {
  /** `poi:delicate-arch` */
  id: string;
  /** The usual English name. */
  name: string;
  /** The name in the local script, if that isn't Latin. */
  localName: string | null;
  otherNames: readonly string[];
  coords: LonLat;
  countryCode: string;
  country: string | null;
  region: string | null;
  /** The town it is visited from. */
  city: string | null;
  /** IANA name. */
  timezone: string;
  /** Ids of `placeCategories`, the main one first. Never a group. */
  categories: readonly string[];
  /** From 1, world-famous, to 5, minor. */
  rank: number;
  blurb: string;
  /** The best months, from and to (1 to 12); wraps past December if the second is smaller. Null: all year. */
  season: readonly [from: number, to: number] | null;
  /** Hours people usually spend there. */
  hours: number;
  /** The official site. */
  url: string | null;
  /** In the syntax of OpenStreetMap. */
  openingHours: string | null;
  /** The id of the library's scene that represents it; places near each other have different ones. */
  scene: string;
};

/** A curated place and its distance from what was asked about; null for a box. */
export type NearbyPlace = CuratedPlace & { distanceMeters: number | null };

/** West, south, east, north in degrees; west can be greater than east across the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Filter for curated places. */
export type PlacesWanted = {
  /** Category ids; a group includes everything in it. Omitted: all places. Unknown ids match nothing. */
  categories?: readonly string[];
  limit: number;
};

/** Place search and estimates without a network: every answer comes from memory or the atlas cache on disk. */
export interface Atlas {
  /**
   * Finds places for what has been typed so far, best first: names, coordinates, map links, "museums in rome". Never
   * throws: odd input finds nothing.
   */
  suggest(query: SuggestQuery): AtlasPlace[];
  /** Finds the places that a whole text names, best first; skips leading parts that name none, such as a street. */
  geocode(query: SuggestQuery): AtlasPlace[];
  /** Whether any place has exactly this name, in any language, or this code. */
  isName(text: string): boolean;
  /** Finds a place by an id returned earlier; null if there is none. */
  retrieve(id: string): AtlasPlace | null;
  /** The categories of curated places in order, each group before its members. */
  readonly placeCategories: readonly PlaceCategory[];
  /** Finds a curated place by its id (`poi:…`); null if there is none. */
  place(id: string): CuratedPlace | null;
  /** Chooses the scene of the library that fits a place best; the same place always gets the same one. */
  sceneFor(place: PlaceToPicture): string;
  /** Finds curated places around a point, famous and near ones first. Empty for coordinates off the globe. */
  placesNear(at: LonLat, wanted: PlacesWanted & { radiusMeters: number }): NearbyPlace[];
  /** Finds curated places in a box, famous ones first. */
  placesIn(box: Box, wanted: PlacesWanted): NearbyPlace[];
  /** Finds curated places within `corridorMeters` of a line, famous and near ones first. */
  placesAlong(line: readonly LonLat[], wanted: PlacesWanted & { corridorMeters: number }): NearbyPlace[];
  /**
   * Finds towns 50 to 300 km away from a point, large and near ones first, none close to a better one. Empty for coordinates
   * off the globe.
   */
  townsFrom(at: LonLat, limit: number): AtlasPlace[];
  /** The same within 30 km of a line. */
  townsAlong(line: readonly LonLat[], limit: number): AtlasPlace[];
  /**
   * Finds the towns of a region that travelers know best: large ones and those with many sights first, none close to a
   * better one. Empty for a region the atlas doesn't know by this English name.
   */
  townsIn(region: { countryCode: string; name: string }, limit: number): AtlasPlace[];
  /** Looks up what is at a point. */
  reverse(at: LonLat): Reverse;
  /** Finds the IANA time zone of a point; `Etc/UTC` for coordinates off the globe. */
  timezoneAt(at: LonLat): string;
  /**
   * Estimates a leg: roads with bridges and ferries, listed railways and ferries, flights via the nearest airports. Takes up to 35 ms across a
   * continent, usually under one.
   */
  estimateLeg(from: LonLat, to: LonLat, mode: LegMode): LegEstimate;
  /** Compares the ways from one place to another: by car, by listed railways and ships, and by plane. Takes a few legs. */
  travelTimes(from: LonLat, to: LonLat): TravelTimes;
  /** Reads a base-map tile (gzipped MVT, z 0-8); null outside that range and where there is only sea. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  /** Lakes, rivers, and names of parks and waters for a map drawn without tiles, as gzipped JSON. */
  readonly mapSheet: Uint8Array;
  /** Changes when the tiles or the sheet change, so it belongs in their URL. */
  readonly tileVersion: string;
  /** The pictures of the scene library. */
  readonly scenes: SceneFiles;
}
