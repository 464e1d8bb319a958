import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client';

/** Own trips by last viewed, then ready trips by name; without a session the ready trips only. */
export const tripListQuery = queryOptions({
  queryKey: ['trips'],
  queryFn: ({ signal }) => client.trips.list({}, { signal }),
  staleTime: 30_000,
});
