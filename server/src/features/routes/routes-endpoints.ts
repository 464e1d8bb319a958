import type { RouteLeg, routes } from '@wayfold/contract/atlas-endpoints';
import { ProblemError } from '@wayfold/contract/problem-error';
import { Coords, DEFAULT_TRANSPORT, Transport } from '@wayfold/contract/values';
import { legColor } from '@wayfold/domain/palette';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';

/** As many stops as a trip may have. */
const MAX_POINTS = 200;
const LINE_WIDTH_PIXELS = 4.5;

/** The call that measures and draws legs between points. */
export function routesHandlers(house: House): Handlers<typeof routes> {
  return {
    legs: async ({ query }) => {
      const points = pointsOf(query.coordstring);
      const ids = query.ids?.split(',') ?? [];
      const modes = query.modes?.split(',').map((mode) => Transport.parse(mode)) ?? [];
      return points.slice(1).map((to, index) => {
        const from = points[index] ?? to;
        const mode = modes[index] ?? DEFAULT_TRANSPORT;
        return legBetween(house, { from, to, mode, id: ids[index] || String(index), index });
      });
    },
  };
}

type LegAsked = { from: Coords; to: Coords; mode: Transport; id: string; index: number };

function legBetween(house: House, { from, to, mode, id, index }: LegAsked): RouteLeg {
  const leg = house.atlas.estimateLeg(from, to, mode);
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: leg.coordinates,
        },
        properties: {
          id,
          distance: leg.meters,
          duration: leg.seconds,
          minutes: leg.seconds / 60,
          color: legColor(index, 'light'),
          width: LINE_WIDTH_PIXELS,
          estimated: leg.estimated,
          failed: leg.failed,
        },
      },
    ],
  };
}

/** Reads `lon,lat;lon,lat`, or throws naming the field and the pair. */
function pointsOf(coordstring: string): Coords[] {
  const pairs = coordstring.split(';').filter((pair) => pair.trim() !== '');
  if (pairs.length < 2) throw wrongCoords('Send at least two points, such as -104.99,39.74;-109.55,38.57.');
  if (pairs.length > MAX_POINTS) throw wrongCoords(`Send at most ${MAX_POINTS} points.`);
  return pairs.map((pair, index) => {
    const point = Coords.safeParse(
      pair.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))),
    );
    if (point.success) return point.data;
    throw wrongCoords(`Point ${index + 1} is not longitude,latitude such as -109.55,38.57.`);
  });
}

function wrongCoords(message: string): ProblemError {
  return new ProblemError('invalid', `coordstring: ${message}`, {
    issues: [{ path: 'coordstring', message }],
  });
}
