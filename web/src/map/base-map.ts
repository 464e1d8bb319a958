import { useQuery } from '@tanstack/react-query';
import type { BaseMap } from '@wayfold/contract/atlas-endpoints';
import { client } from '../api/client';

/** Where the base map comes from: undefined until that is known, null when it cannot be learned. */
export function useBaseMap(isNeeded: boolean): BaseMap | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['base-map'],
    queryFn: ({ signal }) => client.atlas.map({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
    enabled: isNeeded,
  });
  return data ?? (isError ? null : undefined);
}
