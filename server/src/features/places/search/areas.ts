import type { Box } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';

const METERS_PER_DEGREE = 111_195;
/** The most sections of a line that are searched one by one. */
const MOST_STRETCHES = 24;

/** A box that is searched from its center outward; it never crosses the date line. */
export type Area = { readonly center: Coords; readonly box: Box };

/** The one or two areas around a point, west and east of the date line. */
export function areasAround(at: Coords, meters: number): Area[] {
  const [lon, lat] = at;
  const high = meters / METERS_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const [south, north] = [Math.max(-90, lat - high), Math.min(90, lat + high)];
  const areas: Area[] = [
    { center: at, box: [Math.max(-180, lon - wide), south, Math.min(180, lon + wide), north] },
  ];
  if (lon - wide < -180) areas.push({ center: [180, lat], box: [lon - wide + 360, south, 180, north] });
  if (lon + wide > 180) areas.push({ center: [-180, lat], box: [-180, south, lon + wide - 360, north] });
  return areas;
}

/** The areas of a box, which may cross the date line. */
export function areasOf([west, south, east, north]: Box): Area[] {
  const parts: Box[] =
    west <= east
      ? [[west, south, east, north]]
      : [
          [west, south, 180, north],
          [-180, south, east, north],
        ];
  return parts.map((box) => ({ center: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], box }));
}

/** Areas around points spaced evenly along a line. */
export function areasAlong(line: readonly Coords[], meters: number): Area[] {
  const dense = densify(line, meters);
  const step = Math.max(1, Math.ceil(dense.length / MOST_STRETCHES));
  const points = dense.filter((_, index) => index % step === 0);
  return points.flatMap((point) => areasAround(point, meters));
}

/** The points of a line, with more between them where they are far apart. */
function densify(line: readonly Coords[], meters: number): Coords[] {
  return line.flatMap((to, index): Coords[] => {
    const from = line[index - 1];
    if (!from) return [to];
    const east = ((((to[0] - from[0]) % 360) + 540) % 360) - 180;
    const degrees = Math.hypot(east, to[1] - from[1]);
    const parts = Math.min(MOST_STRETCHES, Math.max(1, Math.ceil((degrees * METERS_PER_DEGREE) / meters)));
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts;
      return [turned(from[0] + east * share), from[1] + (to[1] - from[1]) * share];
    });
  });
}

const turned = (lon: number) => lon - 360 * Math.round(lon / 360);
