import { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { Services } from '../../services';
import { listedByIds, listedOfCurated } from './listed/listed-store';
import { findOwnEvents } from './own/own-events-store';
import { findUserPlaces } from './own/user-places-store';
import {
  filledFrom,
  listedPlaceId,
  placeAt,
  placeFromAtlas,
  placeOfCurated,
  placeOfListed,
  placeOfUser,
} from './place-of';

/**
 * Reads places by id, each from the source its id names. An imported place that is listed as another one is that one, under the
 * id that was asked for.
 *
 * Places that are no longer listed, and places added by other people, are missing from the result.
 *
 * @param userId the person whose own places and events are included; null has none
 * @returns the places by the ids that were asked for
 */
export async function resolvePlaces(
  services: Services,
  ids: readonly string[],
  userId: string | null,
): Promise<Map<string, Place>> {
  const { pool } = services.database;
  const listed = await listedByIds(pool, ids.flatMap(listedId));
  const own = userId ? await ownPlaces(services, ids, userId) : [];
  const found = new Map<string, Place>();
  for (const row of listed) {
    const asked = listedPlaceId({ source: row.asked_source, source_id: row.asked_id });
    const curated = row.curated_id === null ? null : atlasPlace(services, row.curated_id);
    found.set(asked, curated ?? placeOfListed(services, row));
  }
  for (const place of own) found.set(place.id, place);
  for (const id of ids) {
    const place = atlasPlace(services, id);
    if (place) found.set(id, place);
  }
  await addWhatSourcesKnow(services, found);
  return found;
}

/** Fills what we didn't write about curated places from the imported ones that are listed as them. */
async function addWhatSourcesKnow(services: Services, found: Map<string, Place>): Promise<void> {
  const curated = [...found.values()].filter(({ poi_source }) => poi_source === 'curated');
  if (curated.length === 0) return;
  const rows = await listedOfCurated(
    services.database.pool,
    curated.map(({ id }) => id),
  );
  for (const [asked, place] of found) {
    const its = rows.filter(({ curated_id }) => curated_id === place.id);
    if (its.length > 0)
      found.set(asked, its.map((row) => placeOfListed(services, row)).reduce(filledFrom, place));
  }
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
