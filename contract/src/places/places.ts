import { z } from 'zod';
import { Coords, LocalDate, TimeOfDay } from '../kernel/values';

/**
 * Where a place comes from, as `poi_source` of favorites and events.
 *
 * Listed events with dates count as `business`; imported places, towns, regions and countries are `map_data`.
 */
export const POI_SOURCES = [
  'business',
  'curated',
  'user_place',
  'user_event',
  'airport',
  'map_data',
] as const;
export const PoiSource = z.enum(POI_SOURCES).meta({ id: 'PoiSource' });
export type PoiSource = z.infer<typeof PoiSource>;

/** Whether a place is enabled: a disabled one is absent from every list, page, search and suggestion. */
export const YesNo = z.enum(['Yes', 'No']);

/** Whether people in wheelchairs can visit a place: all of it, parts of it or with help (`limited`), or not. */
export const Wheelchair = z.enum(['yes', 'limited', 'no']);
export type Wheelchair = z.infer<typeof Wheelchair>;

/**
 * A place to go to, whatever its source: curated, imported, a business, a listed event or a person's own.
 *
 * Facts that aren't known are null.
 */
export const Place = z
  .object({
    /**
     * `poi:delicate-arch` curated, `im:osm:n123` imported, `biz:…` a business, `ev:…` a listed event, `user:{uuid}` a
     * person's own, `event:{uuid}` an event of a trip, or an atlas id such as `ap:SFO`.
     */
    id: z.string(),
    poi_source: PoiSource,
    name: z.string(),
    /** In the local script, if it differs. */
    localName: z.string().nullable(),
    coords: Coords,
    country: z.string().nullable(),
    countryCode: z.string().nullable(),
    continent: z.string().nullable(),
    region: z.string().nullable(),
    city: z.string().nullable(),
    timezone: z.string().nullable(),
    is_enabled: YesNo,
    /** Ids from `GET /mapBoxCategories` joined by commas, the main one first. */
    categories: z.string(),
    /** `AI_POI` for places suggested by an AI, otherwise empty. */
    type: z.string(),
    /** From 1, world-famous, to 5, minor. */
    rank: z.number().int().min(1).max(5).nullable(),
    blurb: z.string().nullable(),
    /** The best months to go, first and last; wraps around the new year if the second is smaller. */
    season: z.tuple([z.number().int(), z.number().int()]).nullable(),
    /** How many hours to spend there. */
    hours: z.number().nullable(),
    url: z.string().nullable(),
    /** As people write it, without letters. */
    phone: z.string().nullable(),
    brand: z.string().nullable(),
    /** Words such as `italian` or `coffee shop`, the main one first. */
    cuisine: z.array(z.string()),
    wheelchair: Wheelchair.nullable(),
    /** In the syntax of OpenStreetMap, such as `Mo-Fr 09:00-18:00`, or in words. */
    openingHours: z.string().nullable(),
    /** 1 to 4; businesses only. */
    priceLevel: z.number().int().nullable(),
    /** Listed events only: the first and last day, and the starting time. */
    dates: z.object({ from: LocalDate, to: LocalDate, time: TimeOfDay.nullable() }).nullable(),
    /** True for sample listings. */
    sample: z.boolean(),
    /** Who to credit: `Wayfold`, `OpenStreetMap`, …; null for one's own. */
    credit: z.string().nullable(),
    /** The id of the scene that represents it, `/scenes/{id}.svg`; null if none is chosen yet. */
    scene: z.string().nullable(),
    /** From the point in the request; null without one. */
    distanceMeters: z.number().nullable(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;
