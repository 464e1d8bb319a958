import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsMember, useSession } from '../account/account';
import { client } from '../client/client';

// The shared trips of others that a member follows.

const followedKey = (userId: string | null) => ['followed-trips', userId] as const;

const followedQuery = (userId: string | null) =>
  queryOptions({
    queryKey: followedKey(userId),
    queryFn: ({ signal }) => client.tripPage.followed({}, { signal }),
    staleTime: 10_000,
  });

/** Fetches the shared trips that the member follows, last changed first; fetches nothing for anyone else. */
export function useFollowed() {
  const session = useSession();
  const isMember = useIsMember();
  return useQuery({ ...followedQuery(session?.userId ?? null), enabled: isMember });
}

/** Follows or unfollows a shared trip; rejects if the server call fails. */
export function useFollow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ shareId, follow }: { shareId: string; follow: boolean }) =>
      client.tripPage.subscribe({ body: { tripId: shareId, follow } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['followed-trips'] }),
  });
}
