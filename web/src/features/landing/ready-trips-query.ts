import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client';

/** The trips everyone can start from, by name. Lighter than the list of all trips, which reads the device too. */
export const readyTripsQuery = queryOptions({
  queryKey: ['trips', 'ready'],
  queryFn: async ({ signal }) => (await client.trips.list({}, { signal })).filter((trip) => trip.demo),
  staleTime: 60_000,
});
