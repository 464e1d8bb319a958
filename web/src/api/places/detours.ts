import { useQuery } from '@tanstack/react-query';
import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { client } from '../client/client';

const MINUTES = 60_000;
/** As many as one call takes; those after them have no answer. */
const MOST_CANDIDATES = 50;
/** About ten meters: nobody sees the difference in a time to five minutes. */
const DIGITS = 4;

/** A way that candidates are compared with: where it stops, and how people travel on from each stop. */
export interface WayThrough {
  readonly stops: readonly Coords[];
  readonly modes: readonly Transport[];
  /** The one place in the order that is looked at, from 1; the best of all when missing or null. */
  readonly at?: number | null;
  /** Whether before the first stop is no spot. */
  readonly keepsStart?: boolean;
}

/**
 * Follows what each candidate adds to a way, at the spot where that is the least or the one that is asked about.
 *
 * The answers come in the order of the candidates; one is null where no way leads to it. Undefined while they are on
 * their way, null when they cannot be had, as offline: then a rough detour has to do.
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
    // Rough detours are there at once.
    retry: false,
  });
  return isError ? null : data;
}

function rounded([lon, lat]: Coords): Coords {
  return [Number(lon.toFixed(DIGITS)), Number(lat.toFixed(DIGITS))];
}
