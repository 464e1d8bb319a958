import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Preferences } from '@wayfold/contract/people/preferences';
import { client } from '../client/client';

/** Where what suggestions start from is kept while the page is open. */
export const preferencesKey = (userId: string) => ['preferences', userId] as const;

const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: preferencesKey(userId),
    queryFn: ({ signal }) => client.profile.preferences({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

/** What a person's suggestions and ideas start from; asks nothing for null. */
export function usePreferences(userId: string | null): UseQueryResult<Preferences> {
  return useQuery({ ...preferencesQuery(userId ?? ''), enabled: userId !== null });
}
