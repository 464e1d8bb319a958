import { type Queryable, send, statement, type Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { listFavorites } from './favorites/favorites-store';
import { userPlaceOf } from './own/user-places';
import { listUserPlaces } from './own/user-places-store';

const MOVE_PLACES = statement(
  'places-personal-data-move',
  'update user_places set user_id = $2 where user_id = $1',
  {},
);
// What both saved is kept once, as the one who stays saved it.
const MOVE_FAVORITES = statement(
  'favorites-of-person-move',
  `with moving as (
      delete from favorites where user_id = $1 returning id, poi_source, poi_id, created_at
    )
    insert into favorites (id, user_id, poi_source, poi_id, created_at)
    select id, $2, poi_source, poi_id, created_at from moving
    on conflict do nothing`,
  {},
);
const ERASE = ['favorites', 'user_places'].map((table) =>
  statement(`places-personal-data-erase-${table}`, `delete from ${table} where user_id = $1`, {}),
);

async function move(on: Transaction, from: string, to: string): Promise<void> {
  send(on, MOVE_PLACES, [from, to]);
  send(on, MOVE_FAVORITES, [from, to]);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  for (const statement of ERASE) send(on, statement, [userId]);
}

async function exportPlaces(on: Queryable, userId: string): Promise<ExportFile[]> {
  const favorites = await listFavorites(on, userId);
  const places = await listUserPlaces(on, userId);
  return [
    { path: 'favorites.json', bytes: JSON.stringify(favorites, null, 2) },
    { path: 'own-places.json', bytes: JSON.stringify(places.map(userPlaceOf), null, 2) },
  ];
}

/** What a person saved, and the places they made. */
export const placesPersonalData: PersonalData = { move, erase, export: exportPlaces };
