import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { RouteLeg } from '@wayfold/contract/places/atlas-endpoints';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { client } from '../client/client';
import { onConnection } from '../device/online';
import { isDirect, type LegLine, LegLines } from './leg-lines';

const legLines = new LegLines(async (stops, modes) => {
  const [from, to, mode] = [stops[0], stops[1], modes[0]];
  if (from && to && mode && isDirect(mode)) {
    const query = { mode: DIRECT[mode], from: pointText(from), to: pointText(to) };
    return [await client.directions.directions({ query })];
  }
  const legs = await client.routes.legs({
    query: { coordstring: stops.map((at) => at.join(',')).join(';'), modes: modes.join(',') },
  });
  return legs.flatMap(({ features: [leg] }) => (leg ? wayOf(leg) : []));
});

const DIRECT = { Walk: 'walk', Bike: 'bike' } as const;

/** Avoids exponent notation for small numbers. */
function pointText(at: Coords): string {
  return at.map((degrees) => degrees.toFixed(6)).join(',');
}

function wayOf({ geometry, properties }: RouteLeg['features'][number]): Directions {
  const { distance, duration, estimated, failed } = properties;
  return { meters: distance, seconds: duration, coordinates: geometry.coordinates, estimated, failed };
}

/**
 * The lines of a trip's legs for the map, by the destination they start from, in order.
 *
 * A leg is a straight line without distance and duration until its route is known, and stays one if there is no route.
 */
export function useRouteLegs(document: Pick<TripDocument, 'destinations'>): ReadonlyMap<Id, LegLine> {
  const revision = useSyncExternalStore(legLines.subscribe, legLines.revision);
  const { destinations } = document;
  useEffect(() => onConnection(() => legLines.retry()), []);
  // A retry changes the revision, so failed legs are requested again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void legLines.want({ destinations }), [destinations, revision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the same document has other lines
  return useMemo(() => legLines.linesOf({ destinations }), [destinations, revision]);
}
