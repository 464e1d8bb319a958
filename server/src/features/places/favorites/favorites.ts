import type { Place, PoiSource } from '@wayfold/contract/places/places';
import { POI_SOURCES } from '@wayfold/contract/places/places';
import type { Favorite, places } from '@wayfold/contract/places/places-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Context } from '../../../http/bind';
import type { Services } from '../../../services';
import { resolvePlaces } from '../resolve-place';
import {
  addFavorite,
  type FavoriteRow,
  listFavorites,
  MOST_FAVORITES,
  removeFavorites,
} from './favorites-store';

type Asked = Context<(typeof places)['addFavorite']>['body'];

/** The prefix of prefixed ids, for the kinds that have one. */
const PREFIXES: Partial<Record<PoiSource, string>> = {
  curated: 'poi:',
  user_place: 'user:',
  user_event: 'event:',
};

/**
 * Saves a place for the caller; a place that is already saved is returned unchanged. An imported place that is listed as another
 * one is saved as that.
 *
 * @throws ProblemError not-found if the place isn't listed or is another person's, or if the id is another person's
 */
export async function saveFavorite(services: Services, actor: Actor, asked: Asked): Promise<Favorite> {
  const prefix = PREFIXES[asked.poi_source] ?? '';
  const poiId = asked.poi_id.startsWith(prefix) ? asked.poi_id : prefix + asked.poi_id;
  const item = (await resolvePlaces(services, [poiId], actor.userId)).get(poiId);
  const isListed = item && (item.poi_source === asked.poi_source || item.id !== poiId);
  if (!isListed) throw new RequestRefused('not-found', 'placeNotFound');
  const wanted = {
    id: asked.id ?? newId(),
    user_id: actor.userId,
    poi_source: item.poi_source,
    poi_id: item.id,
  };
  const row = await inTransaction(services.database.pool, (on) => addFavorite(on, wanted, services.now()));
  if (row === null) throw new RequestRefused('not-found', 'favoriteNotFound');
  if (row !== 'full') return favoriteOf(row, item);
  throw new RequestRefused('conflict', ['favoritesFull', { most: MOST_FAVORITES }]);
}

/** The caller's favorites that are still listed, newest first. */
export async function favoritesOf(services: Services, actor: Actor): Promise<Favorite[]> {
  const saved = await savedPlaces(services, actor);
  const seen = new Set<string>();
  return saved.flatMap(({ row, item }) => {
    // Two imported places that were saved before they became one.
    if (!item || seen.has(item.id)) return [];
    seen.add(item.id);
    return [favoriteOf(row, item)];
  });
}

/** Removes a favorite, and others of the same place from before it became one; does nothing if it isn't the caller's. */
export async function dropFavorite(services: Services, actor: Actor, id: string): Promise<void> {
  const saved = await savedPlaces(services, actor);
  const place = saved.find(({ row }) => row.id === id)?.item?.id;
  const same = saved.filter(({ row, item }) => row.id === id || (item && item.id === place));
  await removeFavorites(
    services.database.pool,
    actor.userId,
    same.map(({ row }) => row.id),
  );
}

async function savedPlaces(services: Services, actor: Actor) {
  const rows = await listFavorites(services.database.pool, actor.userId);
  const ids = rows.map(({ poi_id }) => poi_id);
  const items = await resolvePlaces(services, ids, actor.userId);
  return rows.map((row) => ({ row, item: items.get(row.poi_id) }));
}

/** The same favorites, in one list per kind. */
export function byKind(favorites: readonly Favorite[]): Record<PoiSource, Favorite[]> {
  const lists = POI_SOURCES.map((kind) => [kind, favorites.filter(({ poi_source }) => poi_source === kind)]);
  return Object.fromEntries(lists) as Record<PoiSource, Favorite[]>; // one list for each kind
}

function favoriteOf({ id, user_id, created_at }: FavoriteRow, item: Place): Favorite {
  const { poi_source, id: poi_id } = item;
  return { id, favid: id, userid: user_id, poi_source, poi_id, createdAt: created_at, item };
}
