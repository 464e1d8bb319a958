import { useQueries } from '@tanstack/react-query';
import { MOST_HOURS } from '@wayfold/contract/places/place-limits';
import type { PlaceHours } from '@wayfold/contract/places/places-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { client } from '../client/client';

const DAY_MS = 86_400_000;

/** The listed places of a trip's plans. */
export interface PlanPlaces {
  /** By the ids that plans have them under; those not loaded yet are missing. */
  readonly places: ReadonlyMap<string, PlaceHours>;
  /** False without a connection: then more won't become known. */
  readonly isLoading: boolean;
}

/** Loads what is known about the listed places of a trip's plans. */
export function usePlanPlaces({ events }: Pick<TripDocument, 'events'>): PlanPlaces {
  const ids = [
    ...new Set(Object.values(events).flatMap(({ eventid }) => (isListed(eventid) ? [eventid] : []))),
  ];
  return useQueries({ queries: runsOf(ids.sort()).map(queryOf), combine: byId });
}

/** Whether an id is one of a listed place rather than a person's own, a town or an airport. */
function isListed(id: string | null): id is string {
  return id !== null && /^(poi|im|biz|ev):[^,]+$/.test(id);
}

function runsOf(ids: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (let from = 0; from < ids.length; from += MOST_HOURS) runs.push(ids.slice(from, from + MOST_HOURS));
  return runs;
}

function queryOf(ids: readonly string[]) {
  return {
    queryKey: ['plan-places', ...ids],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.places.hours({ query: { ids: ids.join(',') } }, { signal }),
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  };
}

function byId(results: readonly { data: PlaceHours[] | undefined; isLoading: boolean }[]): PlanPlaces {
  const places = results.flatMap(({ data }) => data ?? []);
  return {
    places: new Map(places.map((place) => [place.id, place])),
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}
