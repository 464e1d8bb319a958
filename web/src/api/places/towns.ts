import { useQuery } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { client } from '../client/client';
import { lineText, pointText } from './query-texts';

const MINUTES = 60_000;
/** Maximum number of towns per request. */
const MOST = 10;
const NONE: readonly AtlasPlace[] = [];

/** Towns that are loading, or the answer, best first. */
export interface FoundTowns {
  towns: readonly AtlasPlace[];
  isLoading: boolean;
}

/** Towns half a day's drive or less away from a point; none for null. */
export function useTownsFrom(at: Readonly<Coords> | null): FoundTowns {
  const text = at ? pointText(at) : '';
  const { data = NONE, isLoading } = useQuery({
    queryKey: ['towns-from', text],
    queryFn: ({ signal }) => client.atlas.townsFrom({ query: { at: text, limit: MOST } }, { signal }),
    enabled: text !== '',
    staleTime: 10 * MINUTES,
  });
  return { towns: data, isLoading };
}

/** Towns beside a line; none for null. */
export function useTownsAlong(line: readonly (readonly [number, number])[] | null): FoundTowns {
  const text = line ? lineText(line) : '';
  const { data = NONE, isLoading } = useQuery({
    queryKey: ['towns-along', text],
    queryFn: ({ signal }) => client.atlas.townsAlong({ query: { line: text, limit: MOST } }, { signal }),
    enabled: text !== '',
    staleTime: 10 * MINUTES,
  });
  return { towns: data, isLoading };
}
