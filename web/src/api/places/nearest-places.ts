import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { usePlaces } from './places';

/** A press on the map or a pasted point means a place up to this far away, in meters. */
const MEANT_METERS = 150;

/** The known place that a point means, the nearest one; null if none is near, undefined while loading. For null, asks nothing. */
export function useMeantPlace(at: Coords | null): Place | null | undefined {
  const [near] = usePlaces(at ? [{ kind: 'near', at, radius: MEANT_METERS }] : [], []);
  if (!near) return null;
  if (near.isPending) return undefined;
  const metersTo = ({ coords }: Place) => (at ? greatCircleMeters(at, coords) : 0);
  return near.data?.toSorted((a, b) => metersTo(a) - metersTo(b))[0] ?? null;
}
