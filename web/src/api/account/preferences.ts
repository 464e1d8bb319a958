import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Preferences } from '@wayfold/contract/people/preferences';
import { client } from '../client/client';

/** Query key of a user's preferences. */
export const preferencesKey = (userId: string) => ['preferences', userId] as const;

const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: preferencesKey(userId),
    queryFn: ({ signal }) => client.profile.preferences({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

/** The preferences that a user's suggestions and ideas start from; fetches nothing for null. */
export function usePreferences(userId: string | null): UseQueryResult<Preferences> {
  return useQuery({ ...preferencesQuery(userId ?? ''), enabled: userId !== null });
}
