import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareShows, TripShare } from '@wayfold/contract/sharing/sharing-endpoints';
import { useState } from 'react';
import { client } from '../client/client';
import { recordAction } from '../client/record-action';

// The share of the user's own trip, as its owner sees it.

const shareKey = (tripId: string) => ['share', tripId] as const;

const shareQuery = (tripId: string) =>
  queryOptions({
    queryKey: shareKey(tripId),
    queryFn: async ({ signal }) => (await client.sharing.share({ params: { id: tripId } }, { signal })).share,
    // The number of views changes all the time.
    staleTime: 0,
  });

/** Fetches the live share of the user's own trip; null if it isn't shared. Fetches nothing while `isAsked` is false. */
export function useShare(tripId: string, isAsked: boolean) {
  return useQuery({ ...shareQuery(tripId), enabled: isAsked });
}

/** Shares a trip, or ends its share; both reject if the server call fails. */
export function useShareSwitch(tripId: string) {
  const queryClient = useQueryClient();
  const keep = (share: TripShare | null) => queryClient.setQueryData(shareKey(tripId), share);
  const create = useMutation({
    mutationFn: async () => (await client.sharing.createShare({ params: { id: tripId } })).share,
    onSuccess: (share) => {
      keep(share);
      recordAction('trip-shared');
    },
  });
  const revoke = useMutation({
    mutationFn: () => client.sharing.revokeShare({ params: { id: tripId } }),
    onSuccess: () => keep(null),
  });
  return { create, revoke };
}

/**
 * Changes what the live share shows. The screen updates immediately and reverts if the call fails; after several quick presses,
 * the last one wins.
 *
 * @param onFailed called with the part that stayed unchanged
 */
export function useShareShows(
  { tripId, shows }: { tripId: string; shows: ShareShows },
  onFailed: (part: keyof ShareShows) => void,
) {
  const queryClient = useQueryClient();
  const [pressed, setPressed] = useState<Partial<ShareShows>>({});
  const { mutate } = useMutation({
    // Runs one after the other, so the server ends up with the last choice.
    scope: { id: `share-shows-${tripId}` },
    mutationFn: ({ part, isShown }: { part: keyof ShareShows; isShown: boolean }) =>
      client.sharing.changeShare({ params: { id: tripId }, body: { shows: { [part]: isShown } } }),
    onSuccess: ({ share }) => queryClient.setQueryData(shareKey(tripId), share),
    onError: (_problem, { part, isShown }) => {
      setPressed(({ [part]: now, ...others }) =>
        now === undefined || now === isShown ? others : { ...others, [part]: now },
      );
      onFailed(part);
    },
  });
  return {
    shown: { ...shows, ...pressed },
    show(part: keyof ShareShows, isShown: boolean) {
      setPressed((before) => ({ ...before, [part]: isShown }));
      mutate({ part, isShown });
    },
  };
}
