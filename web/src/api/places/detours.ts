import { useQuery } from '@tanstack/react-query';
import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { client } from '../client/client';

const MINUTES = 60_000;
/** Maximum per call; candidates beyond it get no answer. */
const MOST_CANDIDATES = 50;
/** About ten meters, which makes no difference in a time rounded to five minutes. */
const DIGITS = 4;

/** The route that candidates are compared with: its stops, and the transport from each one. */
export interface WayThrough {
  readonly stops: readonly Coords[];
  readonly modes: readonly Transport[];
  /** The only position to consider, 1-based; the best position if missing or null. */
  readonly at?: number | null;
  /** True if nothing may be inserted before the first stop. */
  readonly keepsStart?: boolean;
}

/**
 * Fetches what each candidate adds to a route, at the position where it adds the least or at the requested one.
 *
 * Results are in the order of the candidates; null for a candidate that can't be reached. The whole result is undefined while
 * loading, and null if the request fails, for instance offline; then use a rough detour.
 */
export function useDetours(
  way: WayThrough,
  candidates: readonly Coords[],
): readonly (Detour | null)[] | null | undefined {
  const body = {
    stops: way.stops.map(rounded),
    candidates: candidates.slice(0, MOST_CANDIDATES).map(rounded),
    modes: [...way.modes],
    ...(way.at == null ? {} : { after: way.at - 2 }),
    ...(way.at == null && way.keepsStart ? { keepsStart: true } : {}),
  };
  const { data, isError } = useQuery({
    queryKey: ['detours', body],
    queryFn: ({ signal }) => client.directions.detours({ body }, { signal }),
    enabled: way.stops.length > 0 && candidates.length > 0,
    staleTime: 10 * MINUTES,
    gcTime: 10 * MINUTES,
    // Rough detours are available immediately.
    retry: false,
  });
  return isError ? null : data;
}

function rounded([lon, lat]: Coords): Coords {
  return [Number(lon.toFixed(DIGITS)), Number(lat.toFixed(DIGITS))];
}
