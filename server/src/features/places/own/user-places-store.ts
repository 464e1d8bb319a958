import { decimal, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';
import { takeTurn } from '../../../db/take-turn';

/** How many own places one person may have. */
export const MOST_USER_PLACES = 1_000;

const COLUMNS = 'id, user_id, name, lon, lat, category, address, notes, source';
const PLACE = {
  id: uuid,
  user_id: uuid,
  name: text,
  lon: decimal,
  lat: decimal,
  category: text,
  address: text,
  notes: text,
  source: text,
};

/** A place somebody added, in stored form. */
export type UserPlaceRow = RowOf<typeof PLACE>;

// Another person's row stays unchanged and isn't returned, and neither is one over the limit.
const SAVE = statement(
  'user-place-save',
  `insert into user_places (${COLUMNS}, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
    where exists (select 1 from user_places where id = $1)
      or (select count(*) from user_places where user_id = $2) < ${MOST_USER_PLACES}
    on conflict (id) do update set name = excluded.name, lon = excluded.lon, lat = excluded.lat,
      category = excluded.category, address = excluded.address, notes = excluded.notes, source = excluded.source
    where user_places.user_id = excluded.user_id
    returning ${COLUMNS}`,
  PLACE,
);
const FIND = statement(
  'user-place-find',
  `select ${COLUMNS} from user_places where user_id = $1 and id = any($2::uuid[])`,
  PLACE,
);
const LIST = statement(
  'user-places-list',
  `select ${COLUMNS} from user_places where user_id = $1 order by created_at desc, id`,
  PLACE,
);
const REMOVE = statement(
  'user-place-remove',
  `with gone as (delete from user_places where id = $1 and user_id = $2 returning id)
    delete from favorites using gone
    where favorites.user_id = $2 and poi_source = 'user_place' and poi_id = 'user:' || gone.id`,
  {},
);

/** Adds or changes a place; null if the id is someone else's, or the person has reached the limit. */
export async function saveUserPlace(
  on: Transaction,
  place: UserPlaceRow,
  now: Date,
): Promise<UserPlaceRow | null> {
  const { id, user_id, name, lon, lat, category, address, notes, source } = place;
  takeTurn(on, `user places ${user_id}`);
  const values = [id, user_id, name, lon, lat, category, address, notes, source, now];
  const [saved] = await rowsOf(on, SAVE, values);
  return saved ?? null;
}

/** Finds a person's own places by id, in no particular order. */
export function findUserPlaces(
  on: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<UserPlaceRow[]> {
  return rowsOf(on, FIND, [userId, ids]);
}

/** All own places of a person, newest first. */
export function listUserPlaces(on: Queryable, userId: string): Promise<UserPlaceRow[]> {
  return rowsOf(on, LIST, [userId]);
}

/** Removes a person's place and its favorite; does nothing if it is gone or someone else's. */
export async function removeUserPlace(on: Queryable, userId: string, id: string): Promise<void> {
  await rowsOf(on, REMOVE, [id, userId]);
}

const MOVE = statement(
  'places-personal-data-move',
  'update user_places set user_id = $2 where user_id = $1',
  {},
);
const ERASE = statement(
  'places-personal-data-erase-user_places',
  'delete from user_places where user_id = $1',
  {},
);

/** Moves the places one person added to another. */
export function moveUserPlaces(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
}

/** Erases the places a person added. */
export function eraseUserPlaces(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}
