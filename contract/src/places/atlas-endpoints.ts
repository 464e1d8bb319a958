import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { StringUpTo } from '../kernel/text';
import { Coords, Transport } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { LineText, LonLatText } from './place-query';

/**
 * What kind of place it is. `place` is a point that someone typed or pasted, `own` one of the caller's own places,
 * `address` a street or a house, which only a configured service knows. Islands and landscapes are regions.
 */
export const AtlasPlaceKind = z.enum([
  'country',
  'region',
  'county',
  'town',
  'airport',
  'postcode',
  'poi',
  'station',
  'place',
  'own',
  'address',
]);
export type AtlasPlaceKind = z.infer<typeof AtlasPlaceKind>;

/**
 * A place the atlas knows. The prefix of `id` says what it is: `gn:` town, `ap:` airport, `cc:` country, `rg:` region,
 * `cy:` county, `zip:` US postcode, `poi:` curated place, `ls:` island or landscape, `vl:` village, `st:` railway station, `ll:` coordinates,
 * `im:` imported place, `user:` one of the caller's own, `osm:` and `mb:` from a configured service.
 */
export const AtlasPlace = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: AtlasPlaceKind,
    coords: Coords,
    country: z.string().nullable(),
    region: z.string().nullable(),
    timezone: z.string().nullable(),
    /** How precise the coordinates are; the offline atlas never claims a street. */
    precision: z.enum(['place', 'region', 'country', 'airport', 'postcode', 'poi', 'street', 'address']),
    countryCode: z.string().nullable(),
    /** The name in the local script, if it differs. */
    localName: z.string().nullable(),
  })
  .meta({ id: 'AtlasPlace' });
export type AtlasPlace = z.infer<typeof AtlasPlace>;

/** West, south, east and north, in degrees; west is less than east. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A part of the world that has streets: all tiles that touch `box`, as far as `bounds`. */
export const StreetPart = z.object({ box: Box, bounds: Box }).meta({ id: 'StreetPart' });
export type StreetPart = z.infer<typeof StreetPart>;

/** Streets over our own map, as vector tiles. */
export const Streets = z
  .object({
    /** Their path on this server, with `{z}`, `{x}` and `{y}`; changes whenever the tiles may. A tile that is nowhere is a 204. */
    tiles: z.string(),
    minZoom: z.number().int(),
    /** The highest zoom level that has tiles; the map enlarges them beyond it. */
    maxZoom: z.number().int(),
    /** Where there are streets; null if they are everywhere. */
    covers: z.array(StreetPart).nullable(),
    /** Whose layers the tiles have; `mixed` if some have those of one and some those of the other. */
    schema: z.enum(['openmaptiles', 'protomaps', 'mixed']),
    /** Whom to credit, as plain text. */
    attribution: z.string(),
  })
  .meta({ id: 'Streets' });
export type Streets = z.infer<typeof Streets>;

/** The base map under pins and legs. */
export const BaseMap = z
  .object({
    /** A MapLibre style that replaces our own base map (`MAP_STYLE_URL`); null without one. */
    styleUrl: z.string().nullable(),
    /** The path of our own map's vector tiles, with `{z}`, `{x}` and `{y}`; changes whenever the tiles change. */
    tiles: z.string(),
    /** Whose layers the tiles have: always our own. */
    schema: z.literal('wayfold'),
    /** The path of our own lakes, rivers and names, for a map drawn without tiles; changes with them. */
    sheet: z.string(),
    /** The highest zoom level that has tiles; the map enlarges them beyond it. */
    maxZoom: z.number().int(),
    /** The credit line of the map. */
    attribution: z.string(),
    /** Null without streets: none are configured, or their source could not be asked yet. */
    streets: Streets.nullable(),
  })
  .meta({ id: 'BaseMap' });
export type BaseMap = z.infer<typeof BaseMap>;

const COUNTRY = refused('countryInvalid');
/** 10 towns if missing. */
const TownLimit = z.coerce.number().int().min(1).max(20).optional();

/** The text to search for, and where. */
const SearchQuery = {
  /** A name, an address, coordinates or a map link; only the first 200 letters of a name count. */
  q: StringUpTo(1_000, refused(['searchTooLong', { most: 1_000 }])),
  limit: z.coerce.number().int().min(1).max(10).optional(),
  /** Prefers places around this point. */
  near: LonLatText.optional(),
  /** Limits the search to this country, ISO 3166-1 alpha-2. */
  country: StringUpTo(2, COUNTRY)
    .regex(/^[A-Za-z]{2}$/, COUNTRY)
    .transform((code) => code.toUpperCase())
    .optional(),
  /** The language of country names. */
  lang: StringUpTo(35).min(2).optional(),
};

export const atlas = {
  suggest: endpoint({
    method: 'GET',
    path: '/atlas/suggest',
    cost: 5,
    access: anyone,
    summary: 'Suggests places whose name matches what has been typed, best first.',
    query: z.strictObject({
      ...SearchQuery,
      /** Limits the search to these kinds, joined by commas. */
      kinds: StringUpTo(100)
        .refine(
          (text) => text.split(',').every((kind) => AtlasPlaceKind.safeParse(kind).success),
          refused('kindsInvalid'),
        )
        .optional(),
    }),
    response: z.array(AtlasPlace),
  }),
  geocode: endpoint({
    method: 'GET',
    path: '/atlas/geocode',
    cost: 10,
    access: anyone,
    summary:
      'Finds the places that a complete text refers to, best first. Without street data, an address is found by its town; `precision` says how exact a result is.',
    query: z.strictObject(SearchQuery),
    response: z.array(AtlasPlace),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/atlas/retrieve/:id',
    access: anyone,
    summary: 'Returns the place with an id from an earlier search.',
    params: z.strictObject({ id: StringUpTo(200).min(1) }),
    response: AtlasPlace,
  }),
  reverse: endpoint({
    method: 'GET',
    path: '/atlas/reverse',
    access: anyone,
    summary:
      'Returns what is at a point: the nearest notable town, region, country and time zone. At sea, the country is null.',
    query: z.strictObject({ at: LonLatText }),
    response: z.object({
      name: z.string().nullable(),
      place: AtlasPlace.nullable(),
      distanceMeters: z.number().nullable(),
      country: z.string().nullable(),
      countryCode: z.string().nullable(),
      region: z.string().nullable(),
      timezone: z.string(),
    }),
  }),
  townsFrom: endpoint({
    method: 'GET',
    path: '/atlas/towns/from',
    cost: 10,
    access: anyone,
    summary:
      'Lists towns 50 to 300 km away from a point, large and near ones first, none close to a better one.',
    query: z.strictObject({ at: LonLatText, limit: TownLimit }),
    response: z.array(AtlasPlace),
  }),
  townsAlong: endpoint({
    method: 'GET',
    path: '/atlas/towns/along',
    cost: 30,
    access: anyone,
    summary: 'Lists towns within 30 km of a line, large and near ones first, none close to a better one.',
    query: z.strictObject({ line: LineText, limit: TownLimit }),
    response: z.array(AtlasPlace),
  }),
  map: endpoint({
    method: 'GET',
    path: '/map',
    access: anyone,
    summary:
      'Returns where the base map comes from: our own tiles, or the operator’s style that replaces them.',
    response: BaseMap,
  }),
};

/** A point of a line. The longitude continues past 180 or -180 where the line crosses the date line. */
const LinePoint = z.tuple([z.number().min(-540).max(540), z.number().min(-90).max(90)]);

/** One leg as a feature collection with one line. */
export const RouteLeg = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(LinePoint) }),
        properties: z.object({
          /** As sent in `ids`, or else the 0-based index of the leg. */
          id: z.string(),
          /** In meters; 0 if no route was found. */
          distance: z.number(),
          /** In seconds; 0 if no route was found. */
          duration: z.number(),
          minutes: z.number(),
          color: z.string(),
          /** In pixels. */
          width: z.number(),
          estimated: z.boolean(),
          failed: z.boolean(),
        }),
      }),
    ),
  })
  .meta({ id: 'RouteLeg' });
export type RouteLeg = z.infer<typeof RouteLeg>;

export const routes = {
  legs: endpoint({
    method: 'GET',
    path: '/route',
    access: anyone,
    summary: 'Measures the legs between points; returns one feature collection per leg.',
    query: z.strictObject({
      /** At least two `lon,lat` pairs, joined by `;`. */
      coordstring: StringUpTo(20_000),
      /**
       * Opaque ids joined by commas, returned as they are. If one is the destination a leg starts from and this leg is stored with
       * its trip, it isn't measured again.
       */
      ids: StringUpTo(20_000).optional(),
      /** Transport values joined by commas; by road if missing. */
      modes: StringUpTo(5_000)
        .refine(
          (text) => text.split(',').every((mode) => Transport.safeParse(mode).success),
          refused('transportsInvalid'),
        )
        .optional(),
    }),
    response: z.array(RouteLeg),
  }),
};
