import { type Color, mix } from './color';
import {
  BLEED,
  fill,
  ground,
  HEIGHT,
  heightAt,
  line,
  type Point,
  polygon,
  roughen,
  stroke,
  WIDTH,
} from './shape';
import type { Sheet } from './sheet';

/** A line of distant peaks from edge to edge, at most `rise` above `y`. */
export function ridgeLine(
  { random }: Sheet,
  {
    y,
    rise,
    peaks = 6,
    rough = 0.14,
    times = 3,
  }: { y: number; rise: number; peaks?: number; rough?: number; times?: number },
): Point[] {
  const step = (WIDTH + 2 * BLEED) / peaks;
  const points: Point[] = [[-BLEED, y - rise * random.between(0.1, 0.6)]];
  for (let index = 0; index < peaks; index++) {
    const x = -BLEED + step * (index + random.between(0.3, 0.7));
    points.push([x, y - rise * random.between(0.55, 1)]);
    if (index < peaks - 1) {
      points.push([
        -BLEED + step * (index + 1) + random.between(-0.12, 0.12) * step,
        y - rise * random.between(0, 0.35),
      ]);
    }
  }
  points.push([WIDTH + BLEED, y - rise * random.between(0.1, 0.6)]);
  return roughen(random, points, rough, times);
}

/** A line of soft hills from edge to edge around a height; draw it smooth. */
export function hillLine(
  { random }: Sheet,
  { y, rise, hills = 3, tilt = 0 }: { y: number; rise: number; hills?: number; tilt?: number },
): Point[] {
  const count = hills * 2 + 1;
  const step = (WIDTH + 2 * BLEED) / (count - 1);
  const high = random.whole(0, 1);
  return Array.from({ length: count }, (_, index): Point => {
    const up = index % 2 === high ? random.between(0.6, 1) : random.between(0, 0.35);
    const edge = index === 0 || index === count - 1;
    return [
      -BLEED + step * index + (edge ? 0 : random.between(-0.22, 0.22) * step),
      y - rise * up + tilt * (index / (count - 1) - 0.5),
    ];
  });
}

/** The land below a line: its color at that depth, with mist at the bottom. */
export function land(
  sheet: Sheet,
  points: readonly Point[],
  {
    color,
    depth = 0,
    smooth = false,
    foot = 0.25,
    reach = 190,
    bottom,
  }: { color: Color; depth?: number; smooth?: boolean; foot?: number; reach?: number; bottom?: number },
): string {
  const top = Math.min(...points.map(([, y]) => y));
  const paint =
    depth > 0.04 && foot > 0
      ? sheet.fade(top, top + reach, [
          [0, sheet.tone(color, depth)],
          [1, sheet.tone(color, Math.min(1, depth + foot))],
        ])
      : sheet.tone(color, depth);
  return fill(ground(points, { smooth, ...(bottom === undefined ? {} : { bottom }) }), paint);
}

/** Dunes: soft ground with a sharp crest from each top down toward the viewer, shaded on the right. */
export function dune(
  sheet: Sheet,
  {
    points,
    crests,
    color,
    depth = 0,
    bottom = HEIGHT + BLEED,
  }: {
    points: readonly Point[];
    /** For each dune's top: where its crest ends below, and how far it swings. */
    crests: readonly { top: number; end: number; swing: number; foot: number }[];
    color: Color;
    depth?: number;
    bottom?: number;
  },
): string {
  const body = ground(points, { smooth: true, bottom });
  const shaded = crests
    .map(({ top, end, swing, foot }) => {
      const from = heightAt(points, top);
      const down = bottom - from;
      return `M${Math.round(top)} ${Math.round(from - 30)}v30c${Math.round(swing)} ${Math.round(down * 0.22)} ${Math.round(end - top - swing * 1.2)} ${Math.round(down * 0.5)} ${Math.round(end - top)} ${Math.round(down)}H${Math.round(foot)}c${Math.round((top - foot) * 0.2)} ${Math.round(-down * 0.5)} ${Math.round((top - foot) * 0.1)} ${Math.round(-down * 0.72)} ${Math.round((top - foot) * 0.06)} ${Math.round(-down - 30)}z`;
    })
    .join('');
  return (
    fill(body, sheet.tone(color, depth)) +
    sheet.cut(body, fill(shaded, sheet.tone(mix(color, '#8a4a3c', 0.34), depth, 0.2)))
  );
}

/** Thin lines across rock or sand within a box, fainter the shorter they are. */
export function strata(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    count,
    color,
    depth = 0,
  }: { x: number; y: number; width: number; height: number; count: number; color: Color; depth?: number },
): string {
  const { random } = sheet;
  let path = '';
  for (let index = 0; index < count; index++) {
    const long = width * random.between(0.2, 0.75);
    const at = x + random.between(0, width - long);
    const level = y + (height * (index + random.between(0.2, 0.8))) / count;
    path += `M${Math.round(at)} ${Math.round(level)}q${Math.round(long / 2)} ${random.whole(-4, 4)} ${Math.round(long)} 0`;
  }
  return stroke(path, sheet.tone(color, depth, 0.5), 2.6, 'opacity=".3"');
}

/** A rock wall with facets: lit, plain and shaded faces between its edges. */
export function crag(
  sheet: Sheet,
  {
    outline,
    color,
    depth = 0,
    faces,
  }: {
    outline: readonly Point[];
    color: Color;
    depth?: number;
    faces: readonly { points: readonly Point[]; shade: number }[];
  },
): string {
  const body = polygon(outline);
  return (
    fill(body, sheet.tone(color, depth)) +
    sheet.cut(
      body,
      faces.map(({ points, shade }) => fill(polygon(points), sheet.tone(color, depth, shade))).join(''),
    )
  );
}

/** A line of rubble, grass or other small things on the ground, as short strokes. */
export function flecks(
  sheet: Sheet,
  {
    from,
    to,
    count,
    color,
    depth = 0,
    width = 3,
    long = [14, 60],
    opacity = 0.4,
  }: {
    from: number;
    to: number;
    count: number;
    color: Color;
    depth?: number;
    width?: number;
    long?: readonly [number, number];
    opacity?: number;
  },
): string {
  const { random } = sheet;
  let path = '';
  for (let index = 0; index < count; index++) {
    const near = random.next();
    const length = random.between(long[0], long[1]) * (0.4 + 0.6 * near);
    path += line([
      [random.between(-20, WIDTH), from + (to - from) * near],
      [0, 0],
    ]).replace(/l.*$/, `h${Math.round(length)}`);
  }
  return stroke(path, sheet.tone(color, depth), width, `opacity="${opacity}"`);
}
