import { cutText } from '@wayfold/contract/kernel/cut-text';
import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords } from '@wayfold/contract/kernel/values';
import { LonLatText } from '@wayfold/contract/places/place-query';
import type { places, UserPlace } from '@wayfold/contract/places/places-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Context } from '../../../http/bind';
import type { Services } from '../../../services';
import { findUserPlaces, saveUserPlace, type UserPlaceRow } from './user-places-store';

type Asked = Context<(typeof places)['saveUserPlace']>['body'];

/**
 * Adds a place of the caller's own, or changes the one with that id; omitted fields stay unchanged.
 *
 * @throws ProblemError `invalid` with a message if the location can't be determined
 */
export async function savePlace(services: Services, actor: Actor, asked: Asked): Promise<UserPlace> {
  const { pool } = services.database;
  const id = asked.id ?? newId();
  const [known] = asked.id ? await findUserPlaces(pool, actor.userId, [id]) : [];
  const spot = spotOf(services, asked) ?? (known && ([known.lon, known.lat] satisfies Coords));
  const address = asked.address?.trim() ?? known?.address ?? '';
  const name = asked.name.trim() || cutText(address, TEXT_MAX.name).trim();
  if (!spot || !name) throw couldNotAdd();
  const row: UserPlaceRow = {
    id,
    user_id: actor.userId,
    name: tidyText(name, TEXT_MAX.name),
    lon: spot[0],
    lat: spot[1],
    category: asked.category ?? known?.category ?? '',
    address,
    notes: asked.notes ?? known?.notes ?? '',
    source: asked.source ?? known?.source ?? howMade(asked),
  };
  const saved = await inTransaction(pool, (on) => saveUserPlace(on, row, services.now()));
  if (!saved) throw couldNotAdd();
  return userPlaceOf(saved);
}

/** A place as its owner sees it. */
export function userPlaceOf(row: UserPlaceRow): UserPlace {
  const { id, user_id, name, lon, lat, source, category, address, notes } = row;
  return { id, userid: user_id, name, coordinates: `${lon},${lat}`, source, category, address, notes };
}

const couldNotAdd = () => new RequestRefused('invalid', 'placeNotAdded');

/**
 * The location given for a place; null if none is given.
 *
 * @throws ProblemError if the given location can't be found
 */
function spotOf({ atlas }: Services, { coords, coordinates, address }: Asked): Coords | null {
  if (coords) return coords;
  if (coordinates?.trim()) {
    const text = LonLatText.safeParse(coordinates.replaceAll(' ', ''));
    if (!text.success) throw couldNotAdd();
    const [lon = 0, lat = 0] = text.data.split(',').map(Number);
    return [lon, lat];
  }
  if (!address?.trim()) return null;
  const found = addressParts(address).map((part) => atlas.suggest({ q: part, limit: 1 })[0]);
  const best = found.find((place) => place !== undefined);
  if (!best) throw couldNotAdd();
  return best.coords;
}

/** The whole address, then without its first part and so on, since the atlas has towns but no streets. */
function addressParts(address: string): string[] {
  const parts = address.split(',').map((part) => part.trim());
  return parts.map((_, index) => parts.slice(index).join(', '));
}

function howMade({ coords, coordinates }: Asked): string {
  if (coords) return 'map_click';
  return coordinates ? 'coordinates' : 'address';
}
