import type { Box } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import { MOST_HOURS } from '@wayfold/contract/places/place-limits';
import type { places } from '@wayfold/contract/places/places-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Actor } from '../../http/access';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { bookingPlatformsFor } from './booking/booking-content';
import { byKind, dropFavorite, favoritesOf, saveFavorite } from './favorites/favorites';
import { placeHours } from './hours/place-hours';
import { iconPath } from './kinds/icons';
import { categoriesAsked, listCategories, listCategoryIcons } from './kinds/map-categories-store';
import { savePlace, userPlaceOf } from './own/user-places';
import { findUserPlaces, removeUserPlace } from './own/user-places-store';
import { boxOf, coordsOf, lineOf } from './query-texts';
import { resolvePlaces } from './resolve-place';
import { findAlong, findIn, findNear, findOwn, isInside } from './search/find-places';
import { searchPlaces } from './search/search-places';

const ANSWERED = 10;
const RADIUS_METERS = 50_000;
const CORRIDOR_METERS = 30_000;

/** Endpoints for places to visit, favorites and people's own places. */
export function placesHandlers(services: Services): Handlers<typeof places> {
  const { pool } = services.database;
  return {
    categories: () => listCategories(pool),
    icons: async () => {
      const icons = await listCategoryIcons(pool);
      return Promise.all(icons.map(async (row) => ({ ...row, path: await iconPath(row.icon) })));
    },
    bookingPlatforms: ({ query, actor }) => bookingPlatformsFor(pool, actor, query.type),
    category: async ({ query }) => {
      const wanted = {
        categories: categoriesAsked(services, query.category),
        limit: query.limit ?? ANSWERED,
      };
      if (query.bbox) return findIn(services, { ...wanted, box: boxOf(query.bbox) });
      if (!query.near) throw new RequestRefused('invalid', 'searchAreaMissing');
      return findNear(services, { ...wanted, at: coordsOf(query.near), radius: RADIUS_METERS });
    },
    nearby: async ({ query }) =>
      findNear(services, {
        at: coordsOf(query.at),
        radius: query.radius ?? RADIUS_METERS,
        categories: categoriesAsked(services, query.categories),
        limit: query.limit ?? ANSWERED,
      }),
    along: async ({ query }) =>
      findAlong(services, {
        line: lineOf(query.line),
        corridor: query.corridor ?? CORRIDOR_METERS,
        categories: categoriesAsked(services, query.categories),
        limit: query.limit ?? ANSWERED,
      }),
    list: async ({ query, actor }) => {
      const near = query.near ? coordsOf(query.near) : null;
      const box = query.bbox ? boxOf(query.bbox) : null;
      const categories = categoriesAsked(services, query.categories);
      const limit = query.limit ?? ANSWERED;
      // Places of one source may be far down the list, so more are read.
      const wanted = { categories, limit: query.source ? 10 * limit : limit };
      const found =
        query.q !== undefined && query.q.trim() !== ''
          ? await searchPlaces(services, actor, { ...wanted, q: query.q, near, box })
          : await placesThere(services, actor, { ...wanted, near, box });
      return found.filter(({ poi_source }) => !query.source || poi_source === query.source).slice(0, limit);
    },
    hours: ({ query }) => placeHours(services, query.ids.split(',').slice(0, MOST_HOURS)),
    get: async ({ params, actor }) => {
      const place = (await resolvePlaces(services, [params.id], actor?.userId ?? null)).get(params.id);
      if (!place) throw new RequestRefused('not-found', 'placeNotFound');
      return place;
    },
    saveUserPlace: ({ body, actor }) => savePlace(services, actor, body),
    userPlace: async ({ params, actor }) => {
      const [row] = await findUserPlaces(pool, actor.userId, [params.id]);
      if (!row) throw new RequestRefused('not-found', 'placeNotYours');
      return userPlaceOf(row);
    },
    removeUserPlace: async ({ params, actor }) => {
      await removeUserPlace(pool, actor.userId, params.id);
      return { id: params.id };
    },
    addFavorite: ({ body, actor }) => saveFavorite(services, actor, body),
    removeFavorite: async ({ params, actor }) => {
      await dropFavorite(services, actor, params.id);
      return { id: params.id };
    },
    favorites: ({ params, actor }) => {
      requireSelf(actor, params.userid);
      return favoritesOf(services, actor);
    },
    userFavorites: async ({ params, actor }) => {
      requireSelf(actor, params.id);
      return byKind(await favoritesOf(services, actor));
    },
  };
}

type There = { categories: string[] | null; limit: number; near: Coords | null; box: Box | null };

/** Places without a search text: in the box, else around the point; without either, only the caller's own. */
async function placesThere(services: Services, actor: Actor | null, { near, box, ...wanted }: There) {
  const own = await findOwn(services, actor, wanted.categories);
  if (box) {
    const inside = own.filter(({ coords }) => isInside(coords, box));
    return [...inside, ...(await findIn(services, { ...wanted, box }))];
  }
  if (!near) return own;
  const found = await findNear(services, { ...wanted, at: near, radius: RADIUS_METERS });
  return [...own.filter(({ coords }) => isNear(coords, near)), ...found];
}

function isNear(a: Coords, b: Coords): boolean {
  return greatCircleMeters(a, b) <= RADIUS_METERS;
}

function requireSelf(actor: Actor, id: string): void {
  if (actor.userId !== id) throw new RequestRefused('not-found', 'accountNotFound');
}
