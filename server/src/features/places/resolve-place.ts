import { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { Services } from '../../services';
import { listedByIds } from './listed/listed-store';
import { findOwnEvents } from './own/own-events-store';
import { findUserPlaces } from './own/user-places-store';
import { placeAt, placeFromAtlas, placeOfCurated, placeOfListed, placeOfUser } from './place-of';

/**
 * Reads places by id, each from the source its id names.
 *
 * Places that are no longer listed, and places added by other people, are missing from the result.
 *
 * @param userId the person whose own places and events are included; null has none
 */
export async function resolvePlaces(
  services: Services,
  ids: readonly string[],
  userId: string | null,
): Promise<Map<string, Place>> {
  const { pool } = services.database;
  const listed = await listedByIds(pool, ids.flatMap(listedId));
  const own = userId ? await ownPlaces(services, ids, userId) : [];
  const ofAtlas = ids.flatMap((id) => atlasPlace(services, id) ?? []);
  const all = [...listed.map((row) => placeOfListed(services, row)), ...own, ...ofAtlas];
  return new Map(all.map((place) => [place.id, place]));
}

function listedId(id: string): { source: string; sourceId: string }[] {
  const [, prefix, rest] = /^(biz|ev|im):(.+)$/.exec(id) ?? [];
  if (prefix === undefined || rest === undefined || rest.includes('\u0000')) return [];
  if (prefix !== 'im') return [{ source: prefix === 'biz' ? 'business' : 'event', sourceId: rest }];
  const [, source, sourceId] = /^([a-z0-9-]+):(.+)$/.exec(rest) ?? [];
  if (!source || !sourceId || source === 'business' || source === 'event') return [];
  return [{ source, sourceId }];
}

async function ownPlaces(services: Services, ids: readonly string[], userId: string): Promise<Place[]> {
  const { pool } = services.database;
  const placeIds = uuidsOf('user', ids);
  const eventIds = uuidsOf('event', ids);
  const places = placeIds.length > 0 ? await findUserPlaces(pool, userId, placeIds) : [];
  const events = eventIds.length > 0 ? await findOwnEvents(pool, userId, eventIds) : [];
  return [
    ...places.map((row) => placeOfUser(services, row)),
    ...events.map(({ id, name, lon, lat, notes }) =>
      placeAt(services.atlas, `event:${id}`, {
        poi_source: 'user_event',
        name,
        coords: [lon, lat],
        categories: '',
        blurb: notes || null,
      }),
    ),
  ];
}

function uuidsOf(prefix: string, ids: readonly string[]): string[] {
  return ids
    .filter((id) => id.startsWith(`${prefix}:`))
    .map((id) => id.slice(prefix.length + 1))
    .filter((id) => Id.safeParse(id).success);
}

function atlasPlace({ atlas }: Services, id: string): Place | null {
  if (id.startsWith('poi:')) {
    const curated = atlas.place(id);
    return curated && placeOfCurated(curated);
  }
  const found = atlas.retrieve(id);
  return found ? placeFromAtlas(found) : null;
}
