import type { LegMode, LonLat } from '@wayfold/domain/travel/legs';
import type { SceneFiles } from './scenes/scene-files';

export type { LegMode, LonLat } from '@wayfold/domain/travel/legs';

/** Names the sources wherever the map or a place is shown, as their licenses ask. */
export const ATLAS_ATTRIBUTION = 'Made with Natural Earth; GeoNames (CC BY 4.0)';

/**
 * What a place is; ids begin with `gn:` (town), `ap:` (airport), `cc:` (country), `rg:` (region), `cy:` (county),
 * `zip:` (postcode), `poi:` (a curated place), `ls:` (an island or landscape, a region without borders) or `ll:` (place: typed coordinates).
 */
export type AtlasPlaceKind =
  | 'country'
  | 'region'
  | 'county'
  | 'town'
  | 'airport'
  | 'postcode'
  | 'poi'
  | 'place';

/** A place the atlas knows, ready to show. */
export type AtlasPlace = {
  /** `gn:5391959`, `ap:SFO`, `cc:US`, `rg:US.CA`, `cy:US.CO.077`, `zip:60601`, `poi:uluru`, `ll:36.1,-112.1`; stable between versions of the gazetteer. */
  id: string;
  /** English or international name. */
  name: string;
  kind: AtlasPlaceKind;
  /** For countries and regions a town in the midst of where people live. */
  coords: LonLat;
  /** English display name; null for places that belong to none. */
  country: string | null;
  /** English display name of the first-level region; null where unknown and for countries. */
  region: string | null;
  /** IANA name. */
  timezone: string | null;
  /** How exact the coordinates are; never a street. */
  precision: 'place' | 'region' | 'country' | 'airport' | 'postcode' | 'poi';
  /** ISO 3166-1 alpha-2, `XK` for Kosovo. */
  countryCode: string | null;
  /** The name in the local script (東京) where it is known and differs, else null. */
  localName: string | null;
};

/** What is looked for by name. */
export type SuggestQuery = {
  q: string;
  limit: number;
  /** Prefers the surroundings. */
  near?: LonLat;
  /** Only places of this country, by its ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Only places of these kinds. */
  kinds?: readonly AtlasPlaceKind[];
  /** Names countries in this language; other names are English or international. */
  lang?: string;
};

/** What lies at a point. At sea: name, place, country and region are null; the time zone always holds. */
export type Reverse = {
  /** The town, "Near X" when the nearest is over 60 km away, or the country where nothing is near. */
  name: string | null;
  /** The town within 60 km, else null. */
  place: AtlasPlace | null;
  /** To `place`; null without one. */
  distanceMeters: number | null;
  country: string | null;
  countryCode: string | null;
  region: string | null;
  /** IANA name; `Etc/GMT+n` at sea, `Etc/UTC` for coordinates that are not on the globe. */
  timezone: string;
};

/**
 * A leg as guessed from its ends. `failed` means that no such way leads there, or that coordinates are off the globe:
 * a straight line, zero meters and seconds.
 */
export type LegEstimate = {
  meters: number;
  seconds: number;
  /** From `from` to `to`; longitudes run on past ±180 so that the line never jumps across the map. */
  coordinates: LonLat[];
  estimated: true;
  failed: boolean;
  /** Whether a ship or a car train is part of it, for legs that are not ships as a whole. */
  ferry: boolean;
};

/** A kind of place of interest; `parent` is the group it stands under, null for a group. */
export type PlaceCategory = { id: string; name: string; parent: string | null; icon: string };

/** A place of interest that we wrote about. Unknown facts are null. */
export type CuratedPlace = {
  /** `poi:delicate-arch` */
  id: string;
  /** The usual English name. */
  name: string;
  /** The name in the local script, where that is not Latin. */
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
  /** Ids of `placeCategories`; the first says what it is most. Never a group. */
  categories: readonly string[];
  /** 1 world-famous to 5 minor. */
  rank: number;
  blurb: string;
  /** The months it is at its best, from and to (1 to 12); past December where the second is smaller. Null: all year. */
  season: readonly [from: number, to: number] | null;
  /** Hours people spend there. */
  hours: number;
  /** The official site. */
  url: string | null;
};

/** A curated place, and how far it is from what was asked about; null for a box. */
export type NearbyPlace = CuratedPlace & { distanceMeters: number | null };

/** West, south, east, north in degrees; the west may be greater than the east across the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Which curated places are wanted. */
export type PlacesWanted = {
  /** Ids of categories; a group stands for all in it. All places without it, none for ids nobody knows. */
  categories?: readonly string[];
  limit: number;
};

/** Where things are, without a network: every answer comes from memory or from the atlas cache on disk. */
export interface Atlas {
  /**
   * Finds places for what has been typed so far, best first: names, coordinates, links from maps, "museums in rome".
   * Never throws: odd input finds nothing.
   */
  suggest(query: SuggestQuery): AtlasPlace[];
  /** Finds the places a whole text names, best first; parts in front that name none, such as a street, are left out. */
  geocode(query: SuggestQuery): AtlasPlace[];
  /** Whether some place is called exactly so, in any language, or has it as its code. */
  isName(text: string): boolean;
  /** Finds a place by an id that was answered before; null when there is none. */
  retrieve(id: string): AtlasPlace | null;
  /** The categories of curated places in their order, groups before what is in them. */
  readonly placeCategories: readonly PlaceCategory[];
  /** Finds a curated place by its id (`poi:…`); null when there is none. */
  place(id: string): CuratedPlace | null;
  /** Finds curated places around a point, famous and near ones first. Nothing for coordinates off the globe. */
  placesNear(at: LonLat, wanted: PlacesWanted & { radiusMeters: number }): NearbyPlace[];
  /** Finds curated places in a box, famous ones first. */
  placesIn(box: Box, wanted: PlacesWanted): NearbyPlace[];
  /** Finds curated places at most `corridorMeters` from a line, famous and near ones first. */
  placesAlong(line: readonly LonLat[], wanted: PlacesWanted & { corridorMeters: number }): NearbyPlace[];
  /** Says what lies at a point. */
  reverse(at: LonLat): Reverse;
  /** Finds the IANA time zone of a point; `Etc/UTC` for coordinates that are not on the globe. */
  timezoneAt(at: LonLat): string;
  /** Estimates a leg: roads with bridges and ferries, flights by the nearest airports. Up to 35 ms from end to end of a continent, mostly under one. */
  estimateLeg(from: LonLat, to: LonLat, mode: LegMode): LegEstimate;
  /** Reads a base-map tile (gzip'd MVT, z 0-8); null outside that range and where there is only sea. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  /** Lakes, rivers, and the names of parks and waters for a map drawn without tiles, as gzip'd JSON. */
  readonly mapSheet: Uint8Array;
  /** Changes when tiles or the sheet change, so it belongs into their URL. */
  readonly tileVersion: string;
  /** The pictures of the curated library. */
  readonly scenes: SceneFiles;
}
