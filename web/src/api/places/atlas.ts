import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '@wayfold/contract/api';
import type { CallOutput } from '@wayfold/contract/kernel/endpoint';
import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import { useEffect, useState } from 'react';
import { client } from '../client/client';
import { useOnline } from '../device/online';

/** How long typing has to pause before a request, in milliseconds. */
const TYPING_PAUSE_MS = 120;
const MINUTES = 60_000;

/** Names near this point rank first: `[longitude, latitude]` in degrees. */
export type Near = readonly [lon: number, lat: number];

/** What is at a point. */
export type PointFacts = CallOutput<Api['atlas']['reverse']>;

const suggestQuery = (q: string, near: Near | null, limit: number, kinds = '') =>
  queryOptions({
    // A tenth of a degree is precise enough for ranking, and one cached response serves a whole town.
    queryKey: ['suggest', q, near?.map((degrees) => degrees.toFixed(1)).join(','), limit, kinds],
    queryFn: ({ signal }) =>
      client.atlas.suggest(
        {
          query: {
            q,
            limit,
            ...(near ? { near: near.map((degrees) => degrees.toFixed(4)).join(',') } : {}),
            ...(kinds ? { kinds } : {}),
          },
        },
        { signal },
      ),
    staleTime: 10 * MINUTES,
    gcTime: 10 * MINUTES,
  });

/** Places that match the typed text. */
export interface Suggestions {
  /** Best first. The places of the previous text while the new ones load; empty for an empty text. */
  places: readonly AtlasPlace[];
  /** True while `places` aren't the results for `text` yet. */
  pending: boolean;
  failed: boolean;
  /** True while offline; retried once online. */
  offline: boolean;
}

const NONE: readonly AtlasPlace[] = [];

/**
 * Fetches the places that match a text while it is typed; responses are cached, and outdated requests are aborted.
 *
 * @param limit maximum number of places, 1 to 10
 * @param kinds only these; all kinds if missing
 */
export function useSuggestions(
  text: string,
  options: { near?: Near; limit?: number; kinds?: readonly AtlasPlaceKind[] } = {},
): Suggestions {
  const typed = text.trim().slice(0, 200);
  const asked = usePaused(typed, TYPING_PAUSE_MS);
  const query = useQuery({
    ...suggestQuery(asked, options.near ?? null, options.limit ?? 10, options.kinds?.join(',')),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // The user is waiting while typing, so show the failure immediately.
    retry: false,
    refetchOnReconnect: true,
  });
  const isOnline = useOnline();
  if (typed === '') return { places: NONE, pending: false, failed: false, offline: false };
  const isAnswered = query.data !== undefined && !query.isPlaceholderData;
  const offline = !isOnline && asked === typed && !isAnswered;
  return {
    // Another text's places don't help if this text's places can't load.
    places: offline ? NONE : (query.data ?? NONE),
    pending: asked !== typed || query.isFetching,
    failed: query.isError && asked === typed && !offline,
    offline,
  };
}

/** Fetches the places that match a text right away, for instance for Enter before the list has loaded; best first. */
export function fetchSuggestions(queryClient: QueryClient, text: string, near?: Near): Promise<AtlasPlace[]> {
  return queryClient.fetchQuery(suggestQuery(text.trim().slice(0, 200), near ?? null, 10));
}

/** What is at a point: nearest town, region, country, time zone. Throws if the server can't be reached. */
export function fetchPointFacts(queryClient: QueryClient, at: Near): Promise<PointFacts> {
  const text = at.map((degrees) => degrees.toFixed(5)).join(',');
  return queryClient.fetchQuery({
    queryKey: ['reverse', text],
    queryFn: ({ signal }) => client.atlas.reverse({ query: { at: text } }, { signal }),
    staleTime: 10 * MINUTES,
  });
}

/** The value once it has stayed the same for a while; an empty text counts immediately. */
export function usePaused(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return value === '' ? '' : paused;
}
