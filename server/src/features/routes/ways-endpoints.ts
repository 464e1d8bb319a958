import type { LonLat } from '@wayfold/atlas/atlas';
import type { ways } from '@wayfold/contract/ways-endpoints';
import { measureWay } from '../../adapters/measure-way';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import { inSlices } from '../../lib/slices';
import { findDetours } from './detours';

/** A candidate takes a fifth of a millisecond to place. */
const CANDIDATES_PER_UNIT = 5;

/** Calls about ways between points that belong to no trip yet. */
export function waysHandlers(house: House): Handlers<typeof ways> {
  return {
    detours: async ({ body: { stops, candidates, modes = [] }, request }) => {
      request.charge(1 + candidates.length / CANDIDATES_PER_UNIT);
      return inSlices(findDetours(house.atlas, { stops, candidates, modes }));
    },
    directions: async ({ query }) =>
      measureWay(house, {
        from: pointOf(query.from),
        to: pointOf(query.to),
        mode: query.mode === 'bike' ? 'Bike' : 'Walk',
      }),
  };
}

/** `lon,lat`, as its shape has checked. */
function pointOf(text: string): LonLat {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}
