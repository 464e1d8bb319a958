import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { Coords, Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import type { RouteLeg, routes } from '@wayfold/contract/places/atlas-endpoints';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { fieldRefused } from '@wayfold/contract/refusals/request-refused';
import { legColor } from '@wayfold/domain/format/palette';
import { measureWay, type Way } from '../../adapters/measure-way';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { storedWays } from './stored-ways';

/** The most stops that a trip may have. */
const MAX_POINTS = 200;
const LINE_WIDTH_PIXELS = 4.5;

/** The endpoint that measures and draws legs between points. */
export function routesHandlers(services: Services): Handlers<typeof routes> {
  return {
    legs: async ({ query, request }) => {
      const points = pointsOf(query.coordstring);
      request.charge(points.length);
      const ids = query.ids?.split(',') ?? [];
      const modes = query.modes?.split(',').map((mode) => Transport.parse(mode)) ?? [];
      const known = await storedWays(services, ids);
      return Promise.all(
        points.slice(1).map(async (to, index) => {
          const from = points[index] ?? to;
          const mode = modes[index] ?? DEFAULT_TRANSPORT;
          const way =
            known(ids[index], { from, to, mode }) ?? (await measureWay(services, { from, to, mode }));
          return routeLeg(way, ids[index] || String(index), index);
        }),
      );
    },
  };
}

function routeLeg(way: Way, id: string, index: number): RouteLeg {
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: way.coordinates,
        },
        properties: {
          id,
          distance: way.meters,
          duration: way.seconds,
          minutes: way.seconds / 60,
          color: legColor(index, 'light'),
          width: LINE_WIDTH_PIXELS,
          estimated: way.estimated,
          failed: way.failed,
        },
      },
    ],
  };
}

/** Parses `lon,lat;lon,lat`, or throws an error that names the field and the pair. */
function pointsOf(coordstring: string): Coords[] {
  const pairs = coordstring.split(';').filter((pair) => pair.trim() !== '');
  if (pairs.length < 2) throw wrongCoords('pointsMissing');
  if (pairs.length > MAX_POINTS) throw wrongCoords(['pointsTooMany', { most: MAX_POINTS }]);
  return pairs.map((pair, index) => {
    const point = Coords.safeParse(
      pair.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))),
    );
    if (point.success) return point.data;
    throw wrongCoords(['pointInvalid', { number: index + 1 }]);
  });
}

function wrongCoords(refusal: Refusal): ProblemError {
  return fieldRefused('invalid', 'coordstring', refusal);
}
