import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { CalendarFeed } from '@wayfold/contract/sharing/exports-endpoints';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import { client, connection } from '../client/client';

/** Fetches the standalone HTML page of a trip, with its map, by the trip's id or a share's. */
export async function fetchTripPage(id: string, units: DistanceUnit): Promise<string> {
  const input = { params: { id }, query: { format: 'html', units } };
  return (await sendCall(connection, paths.exports.file, input)).text();
}

const feedKey = (tripId: string) => ['calendar-feed', tripId] as const;

/** Fetches the calendar feed of a trip; null if it has none. Fetches nothing while `isAsked` is false. */
export function useCalendarFeed(tripId: string, isAsked: boolean) {
  const query = queryOptions({
    queryKey: feedKey(tripId),
    queryFn: async ({ signal }) =>
      (await client.exports.calendarFeed({ params: { id: tripId } }, { signal })).feed,
    staleTime: 0,
  });
  return useQuery({ ...query, enabled: isAsked });
}

/** Creates a trip's calendar feed, whose key is only returned then, or removes it. */
export function useCalendarFeedSwitch(tripId: string) {
  const queryClient = useQueryClient();
  const keep = (feed: CalendarFeed | null) => queryClient.setQueryData(feedKey(tripId), feed);
  const create = useMutation({
    mutationFn: () => client.exports.createCalendarFeed({ params: { id: tripId } }),
    onSuccess: ({ feed }) => keep(feed),
  });
  const revoke = useMutation({
    mutationFn: () => client.exports.revokeCalendarFeed({ params: { id: tripId } }),
    onSuccess: () => {
      create.reset();
      keep(null);
    },
  });
  return { create, revoke };
}
