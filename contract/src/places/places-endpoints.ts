import { z } from 'zod';
import { anyone, endpoint, guest } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, Text } from '../kernel/text';
import { Coords, Id, Instant, NewId } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { BBoxText, CategoriesText, LineText, LonLatText } from './place-query';
import { Place, PoiSource, YesNo } from './places';

/** One kind of place in the category tree. */
export const MapCategory = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The group it belongs to; null for a group. */
    parent: z.string().nullable(),
    SORT_ID: z.number().int(),
    ACTIVE: YesNo,
  })
  .meta({ id: 'MapCategory' });
export type MapCategory = z.infer<typeof MapCategory>;

/** The icon of a category: an SVG path in a 15 by 15 box. */
export const CategoryIcon = z
  .object({ category: z.string(), icon: z.string(), path: z.string() })
  .meta({ id: 'CategoryIcon' });
export type CategoryIcon = z.infer<typeof CategoryIcon>;

export const BOOKING_TYPES = ['hotel', 'restaurant', 'activity'] as const;
export const BookingType = z.enum(BOOKING_TYPES).meta({ id: 'BookingType' });
export type BookingType = z.infer<typeof BookingType>;

/** A website to book on. */
export const BookingPlatform = z
  .object({
    id: z.string(),
    name: z.string(),
    type: BookingType,
    /** An https address with the placeholders `{place}`, `{checkin}`, `{checkout}` and `{guests}`. */
    url: z.string(),
    /** Names of the destinations it is offered for; empty means all. */
    locations: z.array(z.string()),
  })
  .meta({ id: 'BookingPlatform' });
export type BookingPlatform = z.infer<typeof BookingPlatform>;

/** A place that a person saved. `id` and `favid` are the same. */
export const Favorite = z
  .object({
    id: Id,
    favid: Id,
    userid: Id,
    poi_source: PoiSource,
    poi_id: z.string(),
    createdAt: Instant,
    item: Place,
  })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof Favorite>;

/** A place that a person added. */
export const UserPlace = z
  .object({
    id: Id,
    userid: Id,
    name: z.string(),
    /** `lon,lat` joined by a comma. */
    coordinates: z.string(),
    /** How it was added, such as `map_click`, `address` or `coordinates`. */
    source: z.string(),
    /** A category id; empty without one. */
    category: z.string(),
    address: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'UserPlace' });
export type UserPlace = z.infer<typeof UserPlace>;

/** What a plan needs to know about its place: when it is open, and under which id it is listed. */
export const PlaceHours = z
  .object({
    /** As it was asked for. */
    id: z.string(),
    /** Another one if several records of the same place are listed as one. */
    listedAs: z.string(),
    /** Those of `Place` that opening hours depend on. */
    ...Place.pick({ openingHours: true, coords: true, countryCode: true, region: true, timezone: true })
      .shape,
  })
  .meta({ id: 'PlaceHours' });
export type PlaceHours = z.infer<typeof PlaceHours>;

const Limit = z.coerce.number().int().min(1).max(100).optional();

export const places = {
  categories: endpoint({
    method: 'GET',
    path: '/mapBoxCategories',
    access: anyone,
    summary: 'Lists the active place categories in display order, each group before its members.',
    response: z.array(MapCategory),
  }),
  icons: endpoint({
    method: 'GET',
    path: '/setting/icons',
    access: anyone,
    summary: 'Lists the icon of each category, for chips, pins and cards.',
    response: z.array(CategoryIcon),
  }),
  bookingPlatforms: endpoint({
    method: 'GET',
    path: '/setting/booking-platforms',
    access: anyone,
    summary:
      'Lists where to book a hotel, a table or an activity, as address templates; none for guests and excluded user types.',
    query: z.strictObject({ type: BookingType.optional() }),
    response: z.array(BookingPlatform),
  }),
  category: endpoint({
    method: 'GET',
    path: '/atlas/category',
    cost: 5,
    access: anyone,
    summary: 'Finds places in the given categories near a point or inside a box, best first; 10 by default.',
    query: z.strictObject({
      category: CategoriesText,
      near: LonLatText.optional(),
      bbox: BBoxText.optional(),
      limit: Limit,
    }),
    response: z.array(Place),
  }),
  nearby: endpoint({
    method: 'GET',
    path: '/atlas/nearby',
    cost: 5,
    access: anyone,
    summary: 'Finds places of any source around a point, best first.',
    query: z.strictObject({
      at: LonLatText,
      /** In meters; 50 km if missing. */
      radius: z.coerce.number().min(1).max(300_000).optional(),
      categories: CategoriesText.optional(),
      limit: Limit,
    }),
    response: z.array(Place),
  }),
  along: endpoint({
    method: 'GET',
    path: '/places/along',
    cost: 30,
    access: anyone,
    summary: 'Finds places near a line, best first.',
    query: z.strictObject({
      line: LineText,
      /** The distance to either side in meters; 30 km if missing. */
      corridor: z.coerce.number().min(100).max(150_000).optional(),
      categories: CategoriesText.optional(),
      limit: Limit,
    }),
    response: z.array(Place),
  }),
  list: endpoint({
    method: 'GET',
    path: '/places',
    cost: 10,
    access: anyone,
    summary: 'Finds places by name, near a point or inside a box, including the caller’s own.',
    query: z.strictObject({
      q: StringUpTo(TEXT_MAX.place).optional(),
      near: LonLatText.optional(),
      bbox: BBoxText.optional(),
      categories: CategoriesText.optional(),
      source: PoiSource.optional(),
      limit: Limit,
    }),
    response: z.array(Place),
  }),
  hours: endpoint({
    method: 'GET',
    path: '/places/hours',
    cost: 10,
    access: anyone,
    summary:
      'Returns the opening hours of places, and the ids they are listed by; at most 50, and none that are unknown or people’s own.',
    /** Ids joined by commas. */
    query: z.strictObject({ ids: StringUpTo(5_000).min(1) }),
    response: z.array(PlaceHours),
  }),
  get: endpoint({
    method: 'GET',
    path: '/place/:id',
    access: anyone,
    summary: 'Returns a place from the source its id names. People’s own places are visible to them alone.',
    params: z.strictObject({ id: StringUpTo(TEXT_MAX.key).min(1) }),
    response: Place,
  }),
  saveUserPlace: endpoint({
    method: 'POST',
    path: '/userplace',
    access: guest,
    summary: 'Adds a place of the caller’s own, or changes the one with the given id.',
    body: sentBack(UserPlace, {
      id: NewId.optional(),
      name: Text(TEXT_MAX.name),
      /** Where it is: these coordinates, or else `coordinates`, or else where the atlas finds `address`. */
      coords: Coords.optional(),
      /** `lon,lat` joined by a comma. */
      coordinates: StringUpTo(60).optional(),
      /** A category id; empty for none. */
      category: StringUpTo(60)
        .regex(/^[a-z0-9-]*$/, refused('categoryInvalid'))
        .optional(),
      address: Text(300).optional(),
      notes: Text(2_000).optional(),
      source: Text(50).optional(),
    }),
    response: UserPlace,
  }),
  userPlace: endpoint({
    method: 'GET',
    path: '/userplace/:id',
    access: guest,
    summary: 'Returns one of the caller’s own places.',
    params: z.strictObject({ id: Id }),
    response: UserPlace,
  }),
  removeUserPlace: endpoint({
    method: 'DELETE',
    path: '/userplace/:id',
    access: guest,
    summary: 'Removes one of the caller’s own places, along with its favorite.',
    params: z.strictObject({ id: Id }),
    response: z.object({ id: Id }),
  }),
  addFavorite: endpoint({
    method: 'POST',
    path: '/favorite',
    access: guest,
    summary: 'Saves a place. Saving it again changes nothing.',
    /** The token says whose favorite it is, and the server looks up the place itself. */
    body: sentBack(Favorite, {
      id: NewId.optional(),
      poi_source: PoiSource,
      poi_id: StringUpTo(TEXT_MAX.key).min(1),
    }),
    response: Favorite,
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/favorite/:id',
    access: guest,
    summary: 'Removes a saved place. Removing it again is not an error.',
    params: z.strictObject({ id: Id }),
    response: z.object({ id: Id }),
  }),
  favorites: endpoint({
    method: 'GET',
    path: '/favorites/:userid',
    access: guest,
    summary: 'Lists the caller’s saved places, newest first; places that are no longer listed are left out.',
    params: z.strictObject({ userid: Id }),
    response: z.array(Favorite),
  }),
  userFavorites: endpoint({
    method: 'GET',
    path: '/userfavorites/:id',
    access: guest,
    summary: 'Returns the caller’s saved places in one list per kind; lists may be empty.',
    params: z.strictObject({ id: Id }),
    response: z.record(PoiSource, z.array(Favorite)),
  }),
};
