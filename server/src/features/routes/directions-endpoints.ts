import type { LonLat } from '@wayfold/atlas/atlas';
import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { directions } from '@wayfold/contract/places/directions-endpoints';
import type { Leg } from '@wayfold/contract/trip/trip';
import { legKey } from '@wayfold/domain/changes/settle';
import { measureWay } from '../../adapters/measure-way';
import type { Handlers } from '../../http/bind';
import { inSlices } from '../../lib/work/slices';
import type { Services } from '../../services';
import { measureLeg } from '../trips/write/legs';
import { findDetours } from './detours';

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
      return inSlices(measured(services, legs));
    },
    directions: async ({ query }) =>
      measureWay(services, {
        from: pointOf(query.from),
        to: pointOf(query.to),
        mode: query.mode === 'bike' ? 'Bike' : 'Walk',
      }),
  };
}

type AskedLeg = CallInput<(typeof directions)['legs']>['body']['legs'][number];

function* measured({ atlas }: Services, legs: readonly AskedLeg[]): Generator<void, Leg[]> {
  const answers: Leg[] = [];
  for (const { from, to, mode } of legs) {
    answers.push(measureLeg(atlas, { key: legKey(from, to, mode), from, to, mode }));
    yield;
  }
  return answers;
}

/** Parses `lon,lat`, already validated by the contract. */
function pointOf(text: string): LonLat {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}
