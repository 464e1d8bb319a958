import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { StringUpTo } from '../kernel/text';
import { Coords, Transport } from '../kernel/values';
import { LonLatText } from './place-query';

/**
 * What an atlas place is: `place` is a point somebody typed or pasted, `own` a place of the caller's, `address` a street or a
 * house, which only a configured service knows. Islands and landscapes are regions.
 */
export const AtlasPlaceKind = z.enum([
  'country',
  'region',
  'county',
  'town',
  'airport',
  'postcode',
  'poi',
  'place',
  'own',
  'address',
]);
export type AtlasPlaceKind = z.infer<typeof AtlasPlaceKind>;

/**
 * A place the atlas knows. `id` is `gn:` town, `ap:` airport, `cc:` country, `rg:` region, `cy:` county, `zip:` US
 * postcode, `poi:` curated place, `ls:` island or landscape, `ll:` coordinates, `im:` imported place, `user:` place of the
 * caller's, `osm:` and `mb:` what a configured service found.
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
    /** How exact the coordinates are; the offline atlas never claims a street. */
    precision: z.enum(['place', 'region', 'country', 'airport', 'postcode', 'poi', 'street', 'address']),
    countryCode: z.string().nullable(),
    /** The name in the local script, where it differs. */
    localName: z.string().nullable(),
  })
  .meta({ id: 'AtlasPlace' });
export type AtlasPlace = z.infer<typeof AtlasPlace>;

/** The base map under pins and legs. */
export const BaseMap = z
  .object({
    /** A MapLibre style that replaces our own base map (`MAP_STYLE_URL`); null without one. */
    styleUrl: z.string().nullable(),
    /** Path of the vector tiles with `{z}`, `{x}` and `{y}`; changes whenever the tiles change. */
    tiles: z.string(),
    /** Whose layers the tiles have: our own, or those of Protomaps, from the operator's file (`MAP_PMTILES`). */
    schema: z.enum(['wayfold', 'protomaps']),
    /** Path of our own lakes, rivers and names for a map that is drawn without tiles; changes with them. */
    sheet: z.string(),
    /** The deepest level there are tiles for; the map enlarges them beyond it. */
    maxZoom: z.number().int(),
    /** Whom to name on the map. */
    attribution: z.string(),
  })
  .meta({ id: 'BaseMap' });
export type BaseMap = z.infer<typeof BaseMap>;

const COUNTRY = 'Use two letters such as US.';

/** What is looked for by name, and where. */
const SearchQuery = {
  /** A name, an address, coordinates, or a link of a map; of names the first 200 letters count. */
  q: StringUpTo(1_000, 'Search for at most 1,000 letters.'),
  limit: z.coerce.number().int().min(1).max(10).optional(),
  /** Prefers the surroundings of this point. */
  near: LonLatText.optional(),
  /** Only this country, ISO 3166-1 alpha-2. */
  country: StringUpTo(2, COUNTRY)
    .regex(/^[A-Za-z]{2}$/, COUNTRY)
    .transform((code) => code.toUpperCase())
    .optional(),
  /** The language to name countries in. */
  lang: StringUpTo(35).min(2).optional(),
};

export const atlas = {
  suggest: endpoint({
    method: 'GET',
    path: '/atlas/suggest',
    cost: 5,
    access: anyone,
    summary: 'Places whose name fits what is typed, best first.',
    query: z.strictObject({
      ...SearchQuery,
      /** Only these kinds, joined by commas. */
      kinds: StringUpTo(100)
        .refine(
          (text) => text.split(',').every((kind) => AtlasPlaceKind.safeParse(kind).success),
          'Use kinds such as town,poi.',
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
      'Places a whole text names, best first: an address is found by its town, never more exactly than `precision` says.',
    query: z.strictObject(SearchQuery),
    response: z.array(AtlasPlace),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/atlas/retrieve/:id',
    access: anyone,
    summary: 'The place with an id that a search answered before.',
    params: z.strictObject({ id: StringUpTo(200).min(1) }),
    response: AtlasPlace,
  }),
  reverse: endpoint({
    method: 'GET',
    path: '/atlas/reverse',
    access: anyone,
    summary:
      'What is at a point: the nearest town that counts, region, country and time zone. At sea the country is null.',
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
  map: endpoint({
    method: 'GET',
    path: '/map',
    access: anyone,
    summary: 'Where the base map comes from: our own tiles, or a style of the operator that replaces them.',
    response: BaseMap,
  }),
};

/** A point of a line. The longitude runs on past 180 or -180 where the line crosses the date line. */
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
          /** As sent in `ids`, else the 0-based index of the leg. */
          id: z.string(),
          /** Meters; 0 when no way was found. */
          distance: z.number(),
          /** Seconds; 0 when no way was found. */
          duration: z.number(),
          minutes: z.number(),
          color: z.string(),
          /** Pixels. */
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
    summary: 'The legs between points: a list with one feature collection each.',
    query: z.strictObject({
      /** `lon,lat` pairs joined by `;`, at least two. */
      coordstring: StringUpTo(20_000),
      /** Opaque ids joined by commas, echoed. */
      ids: StringUpTo(20_000).optional(),
      /** Ways to travel joined by commas; by road when missing. */
      modes: StringUpTo(5_000)
        .refine(
          (text) => text.split(',').every((mode) => Transport.safeParse(mode).success),
          'Use ways to travel such as MyVehicle,Train.',
        )
        .optional(),
    }),
    response: z.array(RouteLeg),
  }),
};
