import type { Color } from './color';
import { BLEED, box, fill, HEIGHT, type Point, polygon, roughen, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** The shape and material of a mountain. */
export interface Mountain {
  /** The summit. */
  x: number;
  y: number;
  /** The height of its base. */
  base: number;
  /** How far its base extends to each side. */
  left: number;
  right: number;
  color: Color;
  depth?: number;
  /** How far down the snow reaches, relative to its height; 0 for none. */
  snow?: number;
  rough?: number;
  /** 1 means straight slopes, less means hollow ones like a volcano's. */
  hollow?: number;
  /** Half the width of a flat or broken summit. */
  crater?: number;
  /** How often its outline is subdivided; distant ones need less. */
  fine?: number;
}

const SNOW: Color = '#fbfaf6';

/** A mountain with a lit left slope, a shaded right one and optional snow. The light comes from the left. */
export function mountain(sheet: Sheet, shape: Mountain): string {
  const {
    x,
    y,
    base,
    left,
    right,
    color,
    depth = 0.4,
    snow = 0,
    rough = 0.1,
    hollow = 1,
    crater = 0,
    fine = 2,
  } = shape;
  const { random } = sheet;
  const height = base - y;
  const flank = (side: -1 | 1, width: number): Point[] => {
    const corners = [0, 0.16, 0.38, 0.66, 1].map((part, index): Point => {
      const jut = index === 0 || index === 4 ? 0 : random.between(-rough, rough) * 0.4;
      return [x + side * (crater + (width - crater) * (part + jut) ** (1 / hollow)), y + height * part];
    });
    // A hollow slope spreads at its base: width grows faster than depth.
    const bent = corners.map(([px, py], index): Point => {
      const part = [0, 0.16, 0.38, 0.66, 1][index] ?? 1;
      return [hollow === 1 ? px : x + side * (crater + (width - crater) * part ** (1 / hollow)), py];
    });
    return roughen(random, bent, rough, fine);
  };
  const lit = flank(-1, left);
  const dark = flank(1, right);
  const top: Point[] = crater
    ? roughen(
        random,
        [
          [x - crater, y],
          [x - crater * 0.35, y + height * 0.025],
          [x + crater * 0.2, y + height * 0.012],
          [x + crater, y],
        ],
        0.14,
        1,
      )
    : [[x, y]];
  const outline = [...[...lit].reverse(), ...top.slice(1, -1), ...dark];
  const foot = x + (right - left) * 0.2 + random.between(-0.06, 0.06) * (left + right);
  const start = x + crater * 0.25;
  const spine = roughen(
    random,
    [
      [start, y + (crater ? height * 0.012 : 0)],
      [start + (foot - start) * 0.1 - right * 0.05, y + height * 0.2],
      [start + (foot - start) * 0.35 + right * 0.05, y + height * 0.42],
      [start + (foot - start) * 0.5 - right * 0.04, y + height * 0.7],
      [foot, base],
    ],
    rough * 1.4,
    1,
  );
  const shade = sheet.tone(color, depth, 0.42);
  const paint = (toneShade: number, from: Color) =>
    sheet.fade(y, base, [
      [0, sheet.tone(from, depth, toneShade)],
      [1, sheet.tone(from, Math.min(1, depth + 0.3), toneShade)],
    ]);
  let drawn =
    fill(polygon(outline), paint(-0.08, color)) +
    fill(polygon([...spine, ...[...dark].reverse()]), paint(0.42, color));
  drawn += fill(gullies(sheet, shape, lit, spine), shade, 'opacity=".35"');
  if (snow > 0) drawn += snowCap(sheet, { lit, dark, top, spine, snow: y + height * snow, depth });
  return drawn;
}

/** Dark furrows on the lit slope. */
function gullies(
  { random }: Sheet,
  { base, y }: Mountain,
  lit: readonly Point[],
  spine: readonly Point[],
): string {
  const height = base - y;
  const byHeight = (points: readonly Point[], at: number) => crossing(points, at);
  return [0.22, 0.4, 0.56, 0.74]
    .map((part) => {
      const from = y + height * (part + random.between(-0.05, 0.05));
      const to = Math.min(base, from + height * random.between(0.16, 0.26));
      const across = random.between(0.2, 0.75);
      const at = (yy: number, slip: number) => {
        const [a, b] = [byHeight(lit, yy), byHeight(spine, yy)];
        return a + (b - a) * (across + slip);
      };
      return polygon([
        [at(from, 0), from],
        [at(to, 0.06), to],
        [at(to - height * 0.02, 0.17), to - height * 0.02],
        [at(from + height * 0.09, 0.09), from + height * 0.09],
      ]);
    })
    .join('');
}

/** Finds where a line that only falls reaches a height. */
function crossing(points: readonly Point[], y: number): number {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (from && to && to[1] >= y && to[1] > from[1]) {
      return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
    }
  }
  return points.at(-1)?.[0] ?? 0;
}

function snowCap(
  sheet: Sheet,
  {
    lit,
    dark,
    top,
    spine,
    snow,
    depth,
  }: { lit: Point[]; dark: Point[]; top: Point[]; spine: Point[]; snow: number; depth: number },
): string {
  const { random } = sheet;
  const summit = top[0]?.[1] ?? 0;
  const height = snow - summit;
  const [leftEnd, middle, rightEnd] = [
    crossing(lit, snow),
    crossing(spine, snow - height * 0.1),
    crossing(dark, snow),
  ];
  const teeth = (from: number, to: number, count: number) =>
    Array.from({ length: count * 2 - 1 }, (_, index): Point => {
      const down = index % 2 === 0;
      return [
        from + ((to - from) * (index + 1)) / (count * 2) + random.between(-0.02, 0.02) * (to - from),
        snow - height * (down ? random.between(-0.22, 0.02) : random.between(0.2, 0.45)),
      ];
    });
  const above = (points: readonly Point[]) => points.filter(([, y]) => y < snow - 2);
  const white = sheet.tone(SNOW, depth * 0.55, -0.1);
  const dim = sheet.tone('#c3d2e4', depth * 0.6, 0.22);
  const leftTeeth = teeth(leftEnd, middle, Math.max(2, Math.round((middle - leftEnd) / 55)));
  const rightTeeth = teeth(middle, rightEnd, Math.max(2, Math.round((rightEnd - middle) / 55)));
  const end: Point = [middle, snow - height * 0.1];
  const spineAbove = spine.filter(([, y]) => y < end[1]);
  return (
    fill(
      polygon([
        ...above(lit).reverse(),
        ...top.slice(1, -1),
        ...spineAbove.slice(0, 1),
        ...spineAbove,
        end,
        ...leftTeeth.reverse(),
        [leftEnd, snow],
      ]),
      white,
    ) +
    fill(
      polygon([
        ...spineAbove,
        end,
        ...rightTeeth,
        [rightEnd, snow],
        ...above(dark).reverse(),
        ...top.slice(1, -1).reverse(),
      ]),
      dim,
    )
  );
}

/** Mountains next to each other, drawn from back to front. */
export function mountains(sheet: Sheet, shapes: readonly Mountain[]): string {
  return shapes.map((shape) => mountain(sheet, shape)).join('');
}

/** A random range of mountains from edge to edge. */
export function range(
  sheet: Sheet,
  {
    base,
    height,
    count = 6,
    from = -60,
    to = WIDTH + 60,
    ...rest
  }: {
    base: number;
    height: number;
    count?: number;
    from?: number;
    to?: number;
    color: Color;
    depth?: number;
    snow?: number;
    rough?: number;
  },
): string {
  const { random } = sheet;
  const step = (to - from) / count;
  const shapes = Array.from({ length: count }, (_, index): Mountain => {
    const tall = height * random.between(0.6, 1);
    return {
      fine: count > 4 ? 1 : 2,
      ...rest,
      x: from + step * (index + random.between(0.3, 0.7)),
      y: base - tall,
      base,
      left: step * random.between(0.8, 1.15) + tall * 0.25,
      right: step * random.between(0.8, 1.15) + tall * 0.25,
      ...(rest.snow ? { snow: rest.snow * (0.6 + 0.4 * (tall / height)) } : {}),
    };
  });
  const foot = sheet.tone(rest.color, Math.min(1, (rest.depth ?? 0.4) + 0.3));
  const sorted = shapes.sort((a, b) => a.y - b.y);
  return mountains(sheet, sorted) + fill(box(-BLEED, base - 1, WIDTH + 2 * BLEED, HEIGHT - base), foot);
}
