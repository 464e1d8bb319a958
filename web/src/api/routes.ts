import type { Id } from '@wayfold/contract/values';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { client } from './client';
import { type LegLine, LegLines } from './leg-lines';
import { onConnection } from './online';

const legLines = new LegLines((stops, modes) =>
  client.routes.legs({
    query: { coordstring: stops.map((at) => at.join(',')).join(';'), modes: modes.join(',') },
  }),
);

/**
 * Follows the lines of a trip's legs for the map, by the destination they start from, in order.
 *
 * A leg is a straight line without distance and duration until its way is known, and stays one when there is none.
 */
export function useRouteLegs(document: Pick<TripDocument, 'destinations'>): ReadonlyMap<Id, LegLine> {
  const revision = useSyncExternalStore(legLines.subscribe, legLines.revision);
  const { destinations } = document;
  useEffect(() => onConnection(() => legLines.retry()), []);
  // A retry makes a new revision, so what failed is wanted once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void legLines.want({ destinations }), [destinations, revision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the same document has other lines
  return useMemo(() => legLines.linesOf({ destinations }), [destinations, revision]);
}
