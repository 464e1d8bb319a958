import { useQuery } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { roughTravelTimes } from '@wayfold/domain/travel/travel-times';
import { client } from '../client/client';

/** From one place to another. */
export interface WayBetween {
  readonly from: Coords;
  readonly to: Coords;
}

/** Maximum number of ways per call. */
const MOST_AT_ONCE = 50;

/** By their ends. Even a long session of comparing places only adds a few hundred. */
const known = new Map<string, TravelTimes>();

const keyOf = ({ from, to }: WayBetween) => `${from};${to}`;

/** How long it takes between two places: as the server said, or a rough guess, for instance offline. */
export function travelTimesOf(way: WayBetween): TravelTimes {
  return known.get(keyOf(way)) ?? roughTravelTimes(way.from, way.to);
}

/** Loads these ways for `travelTimesOf`, as many as one call takes; rerenders when they are there. */
export function useTravelTimes(ways: readonly WayBetween[]): void {
  useQuery({
    queryKey: ['travel-times', ways.map(keyOf)],
    queryFn: async ({ signal }) => {
      await loadTravelTimes(ways, signal);
      return ways.length;
    },
    enabled: ways.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Loads these ways for `travelTimesOf`; throws if the server can't be reached. */
export async function loadTravelTimes(ways: readonly WayBetween[], signal?: AbortSignal): Promise<void> {
  const asked = ways.filter((way) => !known.has(keyOf(way))).slice(0, MOST_AT_ONCE);
  if (asked.length === 0) return;
  const body = { ways: asked.map(({ from, to }) => ({ from, to })) };
  const times = await client.directions.times({ body }, signal ? { signal } : {});
  for (const [index, way] of asked.entries()) {
    const answer = times[index];
    if (answer) known.set(keyOf(way), answer);
  }
}
