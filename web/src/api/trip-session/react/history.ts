import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../../client/client';
import { reachesNow, type TripStep, tripSteps } from '../trip-steps';
import { useTripActions, useTripSelector } from './trip-session';

const PAGE = 50;

const historyQuery = (tripId: string, version: number) =>
  infiniteQueryOptions({
    // A new version means a new first entry, so the pages are read anew.
    queryKey: ['history', tripId, version],
    queryFn: ({ pageParam, signal }) =>
      client.trips.history(
        {
          params: { id: tripId },
          query: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.more ? (page.entries.at(-1)?.version ?? null) : null),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The history of the open trip. */
export interface TripHistory {
  /** Newest first, with this device's pending changes at the top. */
  readonly entries: readonly TripStep[];
  /** False while changes of others are missing at the top. */
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Null if everything is loaded. */
  readonly loadMore: (() => void) | null;
}

/** Follows the history of the open trip; undo a step with `undo(changeId)`. */
export function useTripHistory(): TripHistory {
  const tripId = useTripSelector((trip) => trip.tripId);
  const version = useTripSelector((trip) => trip.version);
  const untold = useTripSelector((trip) => trip.untold);
  const onServer = version > 0;
  const query = useInfiniteQuery({ ...historyQuery(tripId, version), enabled: onServer });
  const { mergeHistory } = useTripActions();
  const { data, isPlaceholderData } = query;
  const read = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);
  const entries = useMemo(() => tripSteps(untold, read), [untold, read]);
  useEffect(() => {
    // Steps of other devices are otherwise unknown here and couldn't be undone.
    if (data && !isPlaceholderData) mergeHistory(read);
  }, [data, read, isPlaceholderData, mergeHistory]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    entries,
    isCurrent: reachesNow(entries, read, version),
    isLoading: onServer && query.isPending,
    failed: query.isError,
    retry: () => void refetch(),
    loadMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null,
  };
}
