import { useQuery } from '@tanstack/react-query';
import type { BaseMap, Streets } from '@wayfold/contract/places/atlas-endpoints';
import { client } from '../api/client/client';

/**
 * Storage key of the last answer, which lets the map open at once, even offline. The number goes up when the shape
 * of the answer changes.
 */
const KEPT_KEY = 'wayfold.base-map.4';

/** Where the base map comes from: undefined until that's known, null if it can't be found out. */
export function useBaseMap(): BaseMap | null | undefined {
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ['base-map'],
    queryFn: async ({ signal }) => {
      const answer = await client.atlas.map({}, { signal });
      keep(answer);
      return answer;
    },
    initialData: readKept,
    // The server still serves old tiles, so the stored answer is good enough to start with.
    initialDataUpdatedAt: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
    // Unlike other calls, this one waits for the network; until then the map is drawn without tiles.
    networkMode: 'online',
  });
  return data ?? (isError || fetchStatus === 'paused' ? null : undefined);
}

/** A base map with streets over our own map. */
export type StreetMap = BaseMap & { streets: Streets };

/** The base map if it has streets and this browser can store them for later; null otherwise. */
export function useStorableMap(): StreetMap | null {
  const map = useBaseMap();
  // Without a secure context there is neither.
  const canStore = 'caches' in globalThis && 'serviceWorker' in navigator;
  return canStore && map && hasStreets(map) ? map : null;
}

function hasStreets(map: BaseMap): map is StreetMap {
  return map.streets !== null && map.styleUrl === null;
}

function readKept(): BaseMap | undefined {
  try {
    const kept = localStorage.getItem(KEPT_KEY);
    return kept ? (JSON.parse(kept) as BaseMap) : undefined; // only `keep` below writes it
  } catch {
    // Storage is turned off or was tampered with: ask the server.
    return undefined;
  }
}

function keep(answer: BaseMap): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(answer));
  } catch {
    // Without storage, the next visit asks again.
  }
}
