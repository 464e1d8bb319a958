import { useQuery } from '@tanstack/react-query';
import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import { client } from '../api/client/client';

/**
 * Where the device keeps what it last heard: the map then opens without waiting, and without a network. The number
 * counts up with the shape of the answer.
 */
const KEPT_KEY = 'wayfold.base-map.2';

/** Where the base map comes from: undefined until that is known, null when it cannot be learned. */
export function useBaseMap(): BaseMap | null | undefined {
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ['base-map'],
    queryFn: async ({ signal }) => {
      const answer = await client.atlas.map({}, { signal });
      keep(answer);
      return answer;
    },
    initialData: readKept,
    // Old tiles are still served, so what was kept is good enough to begin with.
    initialDataUpdatedAt: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
    // Unlike other calls it waits for the network: meanwhile the map is drawn without tiles.
    networkMode: 'online',
  });
  return data ?? (isError || fetchStatus === 'paused' ? null : undefined);
}

function readKept(): BaseMap | undefined {
  try {
    const kept = localStorage.getItem(KEPT_KEY);
    return kept ? (JSON.parse(kept) as BaseMap) : undefined; // only `keep` below writes it
  } catch {
    // Storage is off or was tampered with: ask the server.
    return undefined;
  }
}

function keep(answer: BaseMap): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(answer));
  } catch {
    // Without storage the next visit asks again.
  }
}
