import { z } from 'zod';
import { Coords, LocalDate, TimeOfDay } from '../kernel/values';

/**
 * Where a place comes from, as favorites and events name it in `poi_source`.
 *
 * Dated events that somebody lists are a `business`; imported places, towns, regions and countries are `map_data`.
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

/** The spec's switch: what is off is absent from every list, page, search and suggestion. */
export const YesNo = z.enum(['Yes', 'No']);

/**
 * A place to go to, whatever lists it: curated, imported, a business, a dated event or a person's own.
 *
 * Unknown facts are null.
 */
export const Place = z
  .object({
    /**
     * `poi:delicate-arch` curated, `im:osm:n123` imported, `biz:…` a business, `ev:…` a listed event, `user:{uuid}` a
     * person's own, `event:{uuid}` an event of a trip, or an id of the atlas such as `ap:SFO`.
     */
    id: z.string(),
    poi_source: PoiSource,
    name: z.string(),
    /** In the local script, where it differs. */
    localName: z.string().nullable(),
    coords: Coords,
    country: z.string().nullable(),
    countryCode: z.string().nullable(),
    continent: z.string().nullable(),
    region: z.string().nullable(),
    city: z.string().nullable(),
    timezone: z.string().nullable(),
    is_enabled: YesNo,
    /** Ids of `GET /mapBoxCategories`, joined by commas; the first says what it is most. */
    categories: z.string(),
    /** `AI_POI` for places an AI suggested, else empty. */
    type: z.string(),
    /** 1 world-famous to 5 minor. */
    rank: z.number().int().min(1).max(5).nullable(),
    blurb: z.string().nullable(),
    /** The months it is at its best, from and to; past December where the second is smaller. */
    season: z.tuple([z.number().int(), z.number().int()]).nullable(),
    /** Hours to spend there. */
    hours: z.number().nullable(),
    url: z.string().nullable(),
    /** As people read them, such as `Daily 9 am-6 pm`. */
    openingHours: z.string().nullable(),
    /** 1 to 4; businesses only. */
    priceLevel: z.number().int().nullable(),
    /** Dated events only: first and last day, and when it begins. */
    dates: z.object({ from: LocalDate, to: LocalDate, time: TimeOfDay.nullable() }).nullable(),
    /** True for listings that only show how listings look. */
    sample: z.boolean(),
    /** Whom to name for it: `Wayfold`, `OpenStreetMap`, …; null for one's own. */
    credit: z.string().nullable(),
    /** From the point that was asked about; null without one. */
    distanceMeters: z.number().nullable(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;
