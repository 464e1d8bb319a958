import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { eraseFavorites, listFavorites, moveFavorites } from './favorites/favorites-store';
import { userPlaceOf } from './own/user-places';
import { eraseUserPlaces, listUserPlaces, moveUserPlaces } from './own/user-places-store';

async function move(on: Transaction, from: string, to: string): Promise<void> {
  moveUserPlaces(on, from, to);
  moveFavorites(on, from, to);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  eraseFavorites(on, userId);
  eraseUserPlaces(on, userId);
}

async function exportPlaces(on: Queryable, userId: string): Promise<ExportFile[]> {
  const favorites = await listFavorites(on, userId);
  const places = await listUserPlaces(on, userId);
  return [
    { path: 'favorites.json', bytes: JSON.stringify(favorites, null, 2) },
    { path: 'own-places.json', bytes: JSON.stringify(places.map(userPlaceOf), null, 2) },
  ];
}

/** A person's favorites and own places. */
export const placesPersonalData: PersonalData = { move, erase, export: exportPlaces };
