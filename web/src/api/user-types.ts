import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client';

const userTypesQuery = queryOptions({
  queryKey: ['user-types'],
  queryFn: ({ signal }) => client.settings.userTypes({}, { signal }),
  staleTime: 60 * 60_000,
});

/** How people may describe themselves, in display order; undefined until it is known. */
export function useUserTypes() {
  return useQuery(userTypesQuery).data;
}
