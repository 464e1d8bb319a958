import { z } from 'zod';
import { anyone, endpoint, guest } from '../kernel/endpoint';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Coords, Id, Instant, NewId } from '../kernel/values';
import { BBoxText, CategoriesText, LonLatText } from './place-query';
import { Place, PoiSource, YesNo } from './places';

/** One kind of place in the tree of categories. */
export const MapCategory = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The group it stands under; null for a group. */
    parent: z.string().nullable(),
    SORT_ID: z.number().int(),
    ACTIVE: YesNo,
  })
  .meta({ id: 'MapCategory' });
export type MapCategory = z.infer<typeof MapCategory>;

/** The icon of a category: the path of an SVG of 15 by 15. */
export const CategoryIcon = z
  .object({ category: z.string(), icon: z.string(), path: z.string() })
  .meta({ id: 'CategoryIcon' });
export type CategoryIcon = z.infer<typeof CategoryIcon>;

export const BOOKING_TYPES = ['hotel', 'restaurant', 'activity'] as const;
export const BookingType = z.enum(BOOKING_TYPES).meta({ id: 'BookingType' });
export type BookingType = z.infer<typeof BookingType>;

/** Where to book. */
export const BookingPlatform = z
  .object({
    id: z.string(),
    name: z.string(),
    type: BookingType,
    /** An https address with `{place}`, `{checkin}`, `{checkout}` and `{guests}` to fill in. */
    url: z.string(),
    /** Names of the destinations it is offered for; empty for all. */
    locations: z.array(z.string()),
  })
  .meta({ id: 'BookingPlatform' });
export type BookingPlatform = z.infer<typeof BookingPlatform>;

/** A place somebody saved. `id` and `favid` are the same. */
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

/** A place somebody made. */
export const UserPlace = z
  .object({
    id: Id,
    userid: Id,
    name: z.string(),
    /** `lon,lat` joined by a comma, as the spec has it. */
    coordinates: z.string(),
    /** How it was made, such as `map_click`, `address` or `coordinates`. */
    source: z.string(),
    /** Id of a category; empty without one. */
    category: z.string(),
    address: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'UserPlace' });
export type UserPlace = z.infer<typeof UserPlace>;

const Limit = z.coerce.number().int().min(1).max(100).optional();

export const places = {
  categories: endpoint({
    method: 'GET',
    path: '/mapBoxCategories',
    access: anyone,
    summary: 'The active categories of places in their order, groups before what is in them.',
    response: z.array(MapCategory),
  }),
  icons: endpoint({
    method: 'GET',
    path: '/setting/icons',
    access: anyone,
    summary: 'The icon of each category, as chips, pins and cards draw it.',
    response: z.array(CategoryIcon),
  }),
  bookingPlatforms: endpoint({
    method: 'GET',
    path: '/setting/booking-platforms',
    access: anyone,
    summary:
      'Where to look for a stay or a table, as addresses to fill in; none for guests and excluded user types.',
    query: z.strictObject({ type: BookingType.optional() }),
    response: z.array(BookingPlatform),
  }),
  category: endpoint({
    method: 'GET',
    path: '/atlas/category',
    cost: 5,
    access: anyone,
    summary:
      'Places of some categories near a point or inside a box, the best first; 10 unless a limit says otherwise.',
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
    summary: 'Places around a point, whatever lists them, the best first.',
    query: z.strictObject({
      at: LonLatText,
      /** Meters; 50 km when missing. */
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
    summary: 'Places near a line, the best first.',
    query: z.strictObject({
      /** `lon,lat` pairs joined by `;`, 1 to 500 of them; a longer line is best thinned out before it is sent. */
      line: StringUpTo(20_000),
      /** Meters to each side; 30 km when missing. */
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
    summary: 'Places by name, near a point or inside a box, with the caller’s own among them.',
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
  get: endpoint({
    method: 'GET',
    path: '/place/:id',
    access: anyone,
    summary: 'One place, from whatever source its id names; of what people made, only one’s own.',
    params: z.strictObject({ id: StringUpTo(TEXT_MAX.key).min(1) }),
    response: Place,
  }),
  saveUserPlace: endpoint({
    method: 'POST',
    path: '/userplace',
    access: guest,
    summary: 'Adds a place of one’s own, or changes it when the id is known.',
    body: sentBack(UserPlace, {
      id: NewId.optional(),
      name: Text(TEXT_MAX.name),
      /** Where it is: these, else `coordinates`, else what the atlas finds for `address`. */
      coords: Coords.optional(),
      /** `lon,lat` joined by a comma. */
      coordinates: StringUpTo(60).optional(),
      /** Id of a category; empty for none. */
      category: StringUpTo(60)
        .regex(/^[a-z0-9-]*$/, 'Use the id of a category such as museum.')
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
    summary: 'One of the caller’s own places.',
    params: z.strictObject({ id: Id }),
    response: UserPlace,
  }),
  removeUserPlace: endpoint({
    method: 'DELETE',
    path: '/userplace/:id',
    access: guest,
    summary: 'Removes one of the caller’s own places, and the favorite made of it.',
    params: z.strictObject({ id: Id }),
    response: z.object({ id: Id }),
  }),
  addFavorite: endpoint({
    method: 'POST',
    path: '/favorite',
    access: guest,
    summary: 'Saves a place; saving it again changes nothing.',
    /** The token says who, and the place itself is read anew. */
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
    summary: 'Takes a saved place away; one that is gone already stays so.',
    params: z.strictObject({ id: Id }),
    response: z.object({ id: Id }),
  }),
  favorites: endpoint({
    method: 'GET',
    path: '/favorites/:userid',
    access: guest,
    summary: 'The caller’s saved places, the newest first; places that are no longer listed are left out.',
    params: z.strictObject({ userid: Id }),
    response: z.array(Favorite),
  }),
  userFavorites: endpoint({
    method: 'GET',
    path: '/userfavorites/:id',
    access: guest,
    summary: 'The caller’s saved places by kind, in lists that may be empty.',
    params: z.strictObject({ id: Id }),
    response: z.record(PoiSource, z.array(Favorite)),
  }),
};
