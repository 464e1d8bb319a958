import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import type { Favorite } from '@wayfold/contract/places/places-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useOnline } from '../device/online';
import { keptFavorites } from './kept-favorites';

const NONE: readonly AtlasPlace[] = [];

/**
 * Places that this device knows by name while it is offline: saved places, the user's own, places that were looked up, and the
 * trip's destinations, because many trips return to one. Empty while online.
 */
export function useKnownPlaces(document: TripDocument): readonly AtlasPlace[] {
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  return useMemo(
    () => (isOnline ? NONE : knownPlaces(queryClient, keptFavorites(), document)),
    [isOnline, queryClient, document],
  );
}

/**
 * Known places without duplicates: the best result of each lookup comes before the destinations; its other results, and the places
 * that were listed, last.
 */
export function knownPlaces(
  queryClient: QueryClient,
  kept: readonly Place[],
  document: TripDocument,
): readonly AtlasPlace[] {
  const answersOf = <Item>(key: string) =>
    queryClient.getQueriesData<readonly Item[]>({ queryKey: [key] }).map(([, answer]) => answer ?? []);
  const lookedUp = answersOf<AtlasPlace>('suggest');
  const known = [
    ...kept.map(atlasPlaceOf),
    ...answersOf<Favorite>('favorites')
      .flat()
      .map(({ item }) => atlasPlaceOf(item)),
    ...answersOf<Place>('own-places').flat().map(atlasPlaceOf),
    ...lookedUp.flatMap(([best]) => best ?? []),
    ...orderedDestinations(document).map(
      ({ id, name, localName, coords, country, region, timezone }): AtlasPlace => ({
        ...{ id, name, localName, coords, country, region, timezone },
        kind: 'place',
        precision: 'place',
        countryCode: null,
      }),
    ),
    ...lookedUp.flat(),
    ...answersOf<Place>('places').flat().map(atlasPlaceOf),
  ];
  const seen = new Set<string>();
  return known.filter(({ name, coords }) => {
    const key = `${name} ${coords.join(' ')}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The places with all their facts that this device has: saved ones, the user's own, and those of earlier searches. */
export function storedPlaces(queryClient: QueryClient, kept: readonly Place[]): readonly Place[] {
  const answersOf = <Item>(key: string) =>
    queryClient.getQueriesData<readonly Item[]>({ queryKey: [key] }).flatMap(([, answer]) => answer ?? []);
  const stored = [
    ...kept,
    ...answersOf<Favorite>('favorites').map(({ item }) => item),
    ...['own-places', 'places', 'places-named'].flatMap((key) => answersOf<Place>(key)),
  ];
  return [...new Map(stored.map((place) => [place.id, place])).values()];
}

/** The places whose names, region or country contain every word of a text, in the given order. */
export function placesNamed<Named extends Pick<AtlasPlace, 'name' | 'localName' | 'region' | 'country'>>(
  places: readonly Named[],
  text: string,
): Named[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return places.filter(({ name, localName, region, country }) => {
    const said = folded([name, localName, region, country].join(' '));
    return words.every((word) => said.includes(word));
  });
}

function folded(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** A listed or saved place in the form in which searches find places. */
export function atlasPlaceOf(place: Place): AtlasPlace {
  const { id, name, localName, coords, country, countryCode, region, timezone } = place;
  return {
    ...{ id, name, localName, coords, country, countryCode, region, timezone },
    kind: place.poi_source === 'user_place' ? 'own' : 'poi',
    precision: 'place',
  };
}
