import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { CategoryIcon, MapCategory } from '@wayfold/contract/places/places-endpoints';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../client/client';
import { useSetting } from '../client/settings';
import { degreesText, lineText, pointText } from './query-texts';

const MINUTES = 60_000;

/** Search radius for places around a stop, in meters. */
export const NEAR_METERS = 60_000;
/** Search radius if nothing is near, in meters. */
export const FAR_METERS = 250_000;
/** How long typing has to pause before a request, in milliseconds. */
const TYPING_PAUSE_MS = 250;
/** Maximum number of places requested for a name. */
const MOST_NAMED = 20;
/** Maximum distance of a place from the route, in meters. */
const BESIDE_METERS = 40_000;
/** Number of places per request: the server's maximum. */
const MOST = 100;

/** `[west, south, east, north]` in degrees; the west is greater than the east across the date line. */
export type MapBox = readonly [number, number, number, number];

/** Where to search for places. */
export type PlaceQuestion =
  | { kind: 'near'; at: Readonly<Coords>; radius?: number }
  | { kind: 'along'; line: readonly (readonly [number, number])[] }
  | { kind: 'inside'; box: MapBox };

/** Kinds of places in the order they are shown, and their icons. */
export interface PlaceKinds {
  /** Groups, each with the kinds in it, in order. */
  groups: readonly { group: MapCategory; kinds: readonly MapCategory[] }[];
  byId: ReadonlyMap<string, MapCategory>;
  /** Paths of icons of 15 by 15, by kind. */
  icons: ReadonlyMap<string, string>;
}

const NO_KINDS: PlaceKinds = { groups: [], byId: new Map(), icons: new Map() };

/**
 * The kinds of places, empty until loaded; without icons if the setting `category_icons` is off.
 *
 * @param isWanted false loads nothing
 */
export function usePlaceKinds(isWanted = true): PlaceKinds {
  const categories = useQuery({
    queryKey: ['place-categories'],
    queryFn: ({ signal }) => client.places.categories({}, { signal }),
    enabled: isWanted,
    staleTime: 60 * MINUTES,
  });
  const icons = useQuery({
    queryKey: ['place-icons'],
    queryFn: ({ signal }) => client.places.icons({}, { signal }),
    enabled: isWanted,
    staleTime: 60 * MINUTES,
  });
  const withIcons = useSetting('category_icons');
  return useMemo(
    () => (categories.data ? kindsOf(categories.data, (withIcons && icons.data) || []) : NO_KINDS),
    [categories.data, icons.data, withIcons],
  );
}

function kindsOf(categories: readonly MapCategory[], icons: readonly CategoryIcon[]): PlaceKinds {
  const active = categories.filter(({ ACTIVE }) => ACTIVE === 'Yes').sort((a, b) => a.SORT_ID - b.SORT_ID);
  return {
    groups: active
      .filter(({ parent }) => parent === null)
      .map((group) => ({ group, kinds: active.filter(({ parent }) => parent === group.id) })),
    byId: new Map(active.map((category) => [category.id, category])),
    icons: new Map(icons.map(({ category, path }) => [category, path])),
  };
}

/** The group of lodging kinds. */
export const STAYS = 'group-stay';

/** Whether a place is something to do: lodging has its own tab, and airports aren't sights. */
export function isThingToDo(place: Place, kinds: PlaceKinds): boolean {
  const [first = ''] = place.categories.split(',');
  return place.poi_source !== 'airport' && kinds.byId.get(first)?.parent !== STAYS && first !== STAYS;
}

/** Path of the icon of a kind, or else of its group; null if neither has one. */
export function iconOf(kinds: PlaceKinds, kind: string): string | null {
  return kinds.icons.get(kind) ?? kinds.icons.get(kinds.byId.get(kind)?.parent ?? '') ?? null;
}

/** The results of several place searches, in the order of the searches; each best first. */
export function usePlaces(
  questions: readonly PlaceQuestion[],
  categories: readonly string[],
): UseQueryResult<Place[]>[] {
  return useQueries({ queries: questions.map((question) => placesQuery(question, categories)) });
}

function placesQuery(question: PlaceQuestion, categories: readonly string[]) {
  const kinds = categories.length > 0 ? { categories: categories.join(',') } : {};
  return queryOptions({
    queryKey: ['places', keyOf(question), kinds.categories ?? ''],
    queryFn: ({ signal }) => ask(question, kinds, signal),
    staleTime: 10 * MINUTES,
  });
}

function ask(question: PlaceQuestion, kinds: { categories?: string }, signal: AbortSignal): Promise<Place[]> {
  switch (question.kind) {
    case 'near': {
      const radius = question.radius ?? NEAR_METERS;
      return client.places.nearby(
        { query: { at: pointText(question.at), radius, limit: MOST, ...kinds } },
        { signal },
      );
    }
    case 'along': {
      const line = lineText(question.line);
      return client.places.along(
        { query: { line, corridor: BESIDE_METERS, limit: MOST, ...kinds } },
        { signal },
      );
    }
    case 'inside':
      return client.places.list(
        { query: { bbox: question.box.map(degreesText).join(','), limit: MOST, ...kinds } },
        { signal },
      );
  }
}

function keyOf(question: PlaceQuestion): string {
  switch (question.kind) {
    case 'near':
      return `near ${pointText(question.at)} ${question.radius ?? ''}`;
    case 'along':
      return `along ${lineText(question.line)}`;
    case 'inside':
      return `inside ${question.box.map(degreesText).join(' ')}`;
  }
}

/** Places with a name like the text, best first, those near a point before others; undefined while loading. */
export function usePlacesNamed(text: string, near: Readonly<Coords> | null): readonly Place[] | undefined {
  const typed = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isLong = asked.length > 1;
  const { data } = useQuery({
    queryKey: ['places-named', asked, near ? pointText(near) : ''],
    queryFn: ({ signal }) => {
      const around = near ? { near: pointText(near) } : {};
      return client.places.list({ query: { q: asked, limit: MOST_NAMED, ...around } }, { signal });
    },
    enabled: isLong,
    staleTime: 10 * MINUTES,
    // The user is waiting while typing.
    retry: false,
  });
  return asked === typed && isLong ? data : undefined;
}

const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['place', id],
    queryFn: ({ signal }) => client.places.get({ params: { id } }, { signal }),
    staleTime: 10 * MINUTES,
  });

/** One place by its id; fetches nothing for null. */
export function usePlace(id: string | null): UseQueryResult<Place> {
  return useQuery({ ...placeQuery(id ?? ''), enabled: id !== null });
}

/** Caches a place from a list, so its page opens immediately. */
export function keepPlace(queryClient: QueryClient, place: Place): void {
  queryClient.setQueryData(placeQuery(place.id).queryKey, place);
}
