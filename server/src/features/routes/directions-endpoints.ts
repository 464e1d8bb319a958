import type { LonLat } from '@wayfold/atlas/atlas';
import type { directions } from '@wayfold/contract/places/directions-endpoints';
import { legKey } from '@wayfold/domain/changes/settle';
import { measureWay } from '../../adapters/measure-way';
import type { Handlers } from '../../http/bind';
import { inSlices, slice } from '../../lib/turns/slices';
import type { Services } from '../../services';
import { legOf, partsOf } from '../trips/write/legs';
import { findDetours } from './detours';
import { storedWays } from './stored-ways';

/** Placing a candidate takes a fifth of a millisecond. */
const CANDIDATES_PER_UNIT = 5;
/** A leg by road takes a few milliseconds. */
const UNITS_PER_LEG = 3;

/** Endpoints for directions between points that aren't part of a trip yet. */
export function directionsHandlers(services: Services): Handlers<typeof directions> {
  return {
    detours: async ({ body: { stops, candidates, modes = [], after, keepsStart }, request }) => {
      request.charge(1 + candidates.length / CANDIDATES_PER_UNIT);
      return inSlices(findDetours(services.atlas, { stops, candidates, modes, after, keepsStart }));
    },
    legs: async ({ body: { legs }, request }) => {
      request.charge(1 + legs.length * UNITS_PER_LEG);
      return Promise.all(
        legs.map(async (leg) => {
          const way = await measureWay(services, leg);
          return legOf(legKey(leg.from, leg.to, leg.mode), way, partsOf(services, leg, way));
        }),
      );
    },
    times: async ({ body: { ways }, request }) => {
      request.charge(1 + ways.length * UNITS_PER_LEG);
      return Promise.all(ways.map(({ from, to }) => slice(() => services.atlas.travelTimes(from, to))));
    },
    directions: async ({ query: { id, mode, ...ends } }) => {
      const asked = {
        from: pointOf(ends.from),
        to: pointOf(ends.to),
        mode: mode === 'bike' ? ('Bike' as const) : ('Walk' as const),
      };
      const known = await storedWays(services, id ? [id] : []);
      const { stored: _, parts: __, ...way } = known(id, asked) ?? (await measureWay(services, asked));
      return way;
    },
  };
}

/** Parses `lon,lat`, already validated by the contract. */
function pointOf(text: string): LonLat {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}
