import type { LonLat } from '@wayfold/atlas/atlas';
import { z } from 'zod';
import type { DirectionsService, Traveler } from './directions';
import { askRouting, serviceUrl } from './directions-request';

const Answer = z.object({
  trip: z.object({
    summary: z.object({ length: z.number().nonnegative(), time: z.number().nonnegative() }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
});
const Refusal = z.object({ error_code: z.number() });

const COSTING: Record<Traveler, string> = { car: 'auto', foot: 'pedestrian', bike: 'bicycle' };

/** Valhalla's codes for "no path" and "no edges near the location". */
const NO_WAY = [442, 171];
/** Its polylines have a precision of a millionth of a degree. */
const SHAPE_PARTS = 1e6;

/** Measures routes with a Valhalla server (`VALHALLA_URL`). */
export function valhallaDirections(url: string, credit: string): DirectionsService {
  return {
    name: 'Valhalla',
    travelers: ['car', 'foot', 'bike'],
    credit,
    isStorable: true,
    measure: async (from, to, traveler) => {
      const { status, body } = await askRouting(serviceUrl(url, '/route'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          locations: [from, to].map(([lon, lat]) => ({ lon, lat })),
          costing: COSTING[traveler],
          units: 'kilometers',
          directions_type: 'none',
        }),
      });
      const refusal = Refusal.safeParse(body);
      if (refusal.success && NO_WAY.includes(refusal.data.error_code)) return null;
      const parsed = Answer.safeParse(body);
      if (!parsed.success)
        throw new Error(`Valhalla returned something other than a route, with status ${status}.`);
      const { summary, legs } = parsed.data.trip;
      const coordinates = legs.flatMap(({ shape }) => decodeShape(shape));
      if (coordinates.length < 2) throw new Error('Valhalla returned a route without a line.');
      return { meters: summary.length * 1000, seconds: summary.time, coordinates };
    },
  };
}

/** Decodes an encoded polyline: differences of latitude and longitude in groups of five bits. */
export function decodeShape(shape: string): LonLat[] {
  const line: LonLat[] = [];
  let [at, lat, lon] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, bits] = [0, 0, 0x20];
    while (bits >= 0x20 && at < shape.length) {
      bits = shape.charCodeAt(at) - 63;
      at += 1;
      value |= (bits & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < shape.length) {
    lat += next();
    lon += next();
    line.push([lon / SHAPE_PARTS, lat / SHAPE_PARTS]);
  }
  return line;
}
