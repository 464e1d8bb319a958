import type { PoiSource } from '@wayfold/contract/places/places';
import { instant, oneOf, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';
import { takeTurn } from '../../../db/take-turn';

/** How many favorites one person may save. */
export const MOST_FAVORITES = 2_000;

const COLUMNS = 'id, user_id, poi_source, poi_id, created_at';
const FAVORITE = {
  id: uuid,
  user_id: uuid,
  poi_source: oneOf<PoiSource>(),
  poi_id: text,
  created_at: instant,
};

/** A saved place in stored form. */
export type FavoriteRow = RowOf<typeof FAVORITE>;

// A favorite that already exists, under any id, is returned unchanged.
const ADD = statement(
  'favorite-add',
  `insert into favorites (${COLUMNS})
    select $1, $2, $3, $4, $5
    where (select count(*) from favorites where user_id = $2) < ${MOST_FAVORITES}
    on conflict do nothing returning ${COLUMNS}`,
  FAVORITE,
);
const FIND = statement(
  'favorite-find',
  `select ${COLUMNS} from favorites where user_id = $1 and poi_source = $2 and poi_id = $3`,
  FAVORITE,
);
const IS_TAKEN = statement('favorite-is-taken', 'select id from favorites where id = $1', { id: uuid });
const LIST = statement(
  'favorites-list',
  `select ${COLUMNS} from favorites where user_id = $1 order by created_at desc, id desc`,
  FAVORITE,
);
const REMOVE = statement(
  'favorites-remove',
  'delete from favorites where id = any($1::uuid[]) and user_id = $2',
  {},
);

/**
 * Saves a place, or finds the existing favorite; `full` if the person has reached the limit, null if the id belongs to another
 * favorite.
 */
export async function addFavorite(
  on: Transaction,
  { id, user_id, poi_source, poi_id }: Omit<FavoriteRow, 'created_at'>,
  now: Date,
): Promise<FavoriteRow | 'full' | null> {
  takeTurn(on, `favorites ${user_id}`);
  const [added] = await rowsOf(on, ADD, [id, user_id, poi_source, poi_id, now]);
  if (added) return added;
  const [found] = await rowsOf(on, FIND, [user_id, poi_source, poi_id]);
  if (found) return found;
  return (await rowsOf(on, IS_TAKEN, [id])).length > 0 ? null : 'full';
}

/** What a person saved, newest first. */
export function listFavorites(on: Queryable, userId: string): Promise<FavoriteRow[]> {
  return rowsOf(on, LIST, [userId]);
}

/** Removes saved places; does nothing to those that are gone or someone else's. */
export async function removeFavorites(on: Queryable, userId: string, ids: readonly string[]): Promise<void> {
  await rowsOf(on, REMOVE, [ids, userId]);
}

// What both saved is kept once, as saved by the person who stays.
const MOVE = statement(
  'favorites-of-person-move',
  `with moving as (
      delete from favorites where user_id = $1 returning id, poi_source, poi_id, created_at
    )
    insert into favorites (id, user_id, poi_source, poi_id, created_at)
    select id, $2, poi_source, poi_id, created_at from moving
    on conflict do nothing`,
  {},
);
const ERASE = statement(
  'places-personal-data-erase-favorites',
  'delete from favorites where user_id = $1',
  {},
);

/** Moves one person's favorites to another, who keeps their own version of what both saved. */
export function moveFavorites(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
}

/** Erases what a person saved. */
export function eraseFavorites(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}
