import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import { client } from '../client/client';

/** Ideas change only with a release, so they stay cached as long as the page is open. */
const FOR_THE_PAGE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Number of ideas per call. */
const PAGE_SIZE = 50;

const tripIdeasQuery = queryOptions({
  queryKey: ['ideas', 'trips'],
  queryFn: ({ signal }) => readAllPages(signal),
  ...FOR_THE_PAGE,
});

async function readAllPages(signal: AbortSignal): Promise<TripIdeaSlim[]> {
  const ideas: TripIdeaSlim[] = [];
  for (let page = 0; ; page += 1) {
    const next = await client.ideas.page({ params: { page, size: PAGE_SIZE } }, { signal });
    ideas.push(...next);
    if (next.length < PAGE_SIZE) return ideas;
  }
}

/** Fetches all trip ideas, in the order they were added. */
export function useTripIdeas() {
  return useQuery(tripIdeasQuery);
}

/** Fetches the guided tours. */
export function useTours() {
  return useQuery({
    queryKey: ['ideas', 'tours'],
    queryFn: ({ signal }) => client.ideas.tours({}, { signal }),
    ...FOR_THE_PAGE,
  });
}

/** Fetches destination ideas: all of them, or those along a trip idea. */
export function useDestinationIdeas(of = 'all') {
  return useQuery({
    queryKey: ['ideas', 'destinations', of],
    queryFn: ({ signal }) => client.ideas.destinations({ params: { id: of } }, { signal }),
    ...FOR_THE_PAGE,
  });
}

/** Fetches one whole trip idea or tour; fetches nothing for null. */
export function useTripIdea(id: string | null) {
  return useQuery({
    queryKey: ['ideas', 'one', id],
    queryFn: ({ signal }) => client.ideas.one({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    ...FOR_THE_PAGE,
  });
}

/** Fetches the US states that have parks or ideas. */
export function useUsaStates() {
  return useQuery({
    queryKey: ['ideas', 'usa'],
    queryFn: ({ signal }) => client.ideas.usaStates({}, { signal }),
    ...FOR_THE_PAGE,
  });
}

/** Fetches the contents of one US state, by its English name; fetches nothing for null. */
export function useUsaState(name: string | null) {
  return useQuery({
    queryKey: ['ideas', 'usa', name],
    queryFn: ({ signal }) => client.ideas.usaState({ params: { state: name ?? '' } }, { signal }),
    enabled: name !== null,
    ...FOR_THE_PAGE,
  });
}
