/** How many kinds of places are named; the rest are counted together. */
const NAMED = 3;

/** What a disc that stands for several places holds: its most frequent kinds, and how many others. */
export interface ClusterParts {
  kinds: readonly { kind: string; count: number }[];
  others: number;
}

/**
 * Counts the kinds of places, the most frequent first; of equally frequent ones, that of the better place. A kind with a single
 * place is only named if all of them fit.
 *
 * @param places best first
 * @param isKnown whether there are words for a kind
 */
export function clusterParts(
  places: readonly { kind?: string | undefined }[],
  isKnown: (kind: string) => boolean,
): ClusterParts {
  const counts = new Map<string, number>();
  for (const { kind } of places) {
    if (kind !== undefined && isKnown(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const sorted = [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
  const kinds = sorted.length <= NAMED ? sorted : sorted.slice(0, NAMED).filter(({ count }) => count > 1);
  return { kinds, others: kinds.reduce((left, { count }) => left - count, places.length) };
}
