import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { RouteLeg } from '@wayfold/contract/places/atlas-endpoints';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isHome } from '@wayfold/domain/travel/home-legs';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { client } from '../client/client';
import { deviceStorage } from '../device/device-storage';
import { onConnection } from '../device/online';
import { keptLines } from './kept-lines';
import { isDirect, type LegLine, LegLines } from './leg-lines';

const legLines = new LegLines(async (legs) => {
  const [first] = legs;
  if (!first) return [];
  const { id, from, to, mode } = first;
  if (isDirect(mode)) {
    const query = {
      mode: DIRECT[mode],
      from: pointText(from),
      to: pointText(to),
      id: isHome(id) ? undefined : id,
    };
    return [await client.directions.directions({ query })];
  }
  const stops = [from, ...legs.map((leg) => leg.to)];
  const routes = await client.routes.legs({
    query: {
      coordstring: stops.map((at) => at.join(',')).join(';'),
      ids: legs.map((leg) => leg.id).join(','),
      modes: legs.map((leg) => leg.mode).join(','),
    },
  });
  return routes.flatMap(({ features: [leg] }) => (leg ? wayOf(leg) : []));
}, keptLines(deviceStorage));

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
 * A leg is a straight line until its route is known, and stays one if there is no route.
 */
export function useRouteLegs(
  document: Pick<TripDocument, 'trip' | 'destinations'>,
): ReadonlyMap<Id, LegLine> {
  const revision = useSyncExternalStore(legLines.subscribe, legLines.revision);
  const { trip, destinations } = document;
  useEffect(() => onConnection(() => legLines.retry()), []);
  // A retry changes the revision, so failed legs are requested again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void legLines.want({ trip, destinations }), [trip, destinations, revision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the same document has other lines
  return useMemo(() => legLines.linesOf({ trip, destinations }), [trip, destinations, revision]);
}
