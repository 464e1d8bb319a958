import type { Color } from './color';
import { fill, ground, HEIGHT, heightAt, line, type Point, polygon, stroke } from './shape';
import type { Sheet } from './sheet';

/** A rock wall. */
export interface Wall {
  /** Its upper edge, from left to right. */
  top: readonly Point[];
  bottom?: number;
  color: Color;
  depth?: number;
  /** Average width of its faces. */
  faces?: number;
  /** How far the edges between faces lean from top to bottom. */
  lean?: number;
  /** Number of horizontal strata lines. */
  lines?: number;
  /** How much the faces differ. */
  relief?: number;
}

/** A rock wall with vertical faces: lit, plain and shaded ones in turn. */
export function wall(
  sheet: Sheet,
  { top, bottom = HEIGHT + 12, color, depth = 0, faces = 60, lean = 0, lines = 0, relief = 1 }: Wall,
): string {
  const { random } = sheet;
  const [start, end] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0];
  const edges: Point[][] = [];
  for (let x = start; x < end + faces; x += faces * random.between(0.45, 1.55)) {
    const from = heightAt(top, Math.min(x, end)) - 20;
    const tall = bottom - from;
    let at = x;
    edges.push(
      [0, 0.22, 0.45, 0.7, 1].map((part, index): Point => {
        at += index === 0 ? 0 : faces * random.between(-0.24, 0.24) + lean * 0.25;
        return [at, from + tall * part];
      }),
    );
  }
  const paths = { lit: '', dim: '', dark: '' };
  edges.slice(1).forEach((edge, index) => {
    const before = edges[index] ?? [];
    const face = polygon([...before, ...[...edge].reverse()]);
    const turn = index % 3;
    if (turn === 0) paths.lit += face;
    else if (turn === 1) paths.dark += face;
    else if (random.chance(0.5)) paths.dim += face;
  });
  let strata = '';
  const highest = Math.min(...top.map(([, y]) => y));
  for (let index = 0; index < lines; index++) {
    const level = highest + ((bottom - highest) * (index + random.next())) / lines;
    const long = (end - start) * random.between(0.15, 0.5);
    strata += `M${Math.round(random.between(start, end - long))} ${Math.round(level)}q${Math.round(long / 2)} ${random.whole(-5, 5)} ${Math.round(long)} 0`;
  }
  const outline = ground(top, { bottom });
  const paint = (shade: number) =>
    depth > 0.1
      ? sheet.fade(highest, bottom, [
          [0, sheet.tone(color, depth, shade * relief)],
          [1, sheet.tone(color, Math.min(1, depth + 0.2), shade * relief)],
        ])
      : sheet.tone(color, depth, shade * relief);
  return (
    fill(outline, paint(0)) +
    sheet.cut(
      outline,
      fill(paths.lit, paint(-0.16)) +
        fill(paths.dim, paint(0.14)) +
        fill(paths.dark, paint(0.36)) +
        (strata && stroke(strata, sheet.tone(color, depth, 0.6), 2.6, 'opacity=".28"')),
    )
  );
}

/** A single rock or boulder with a lit top left and a shaded base. */
export function boulder(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color,
  depth = 0,
): string {
  const { random } = sheet;
  const at = (dx: number, dy: number): Point => [
    x + width * (dx + random.between(-0.04, 0.04)),
    y - height * Math.max(0, dy + random.between(-0.05, 0.05)),
  ];
  const [a, b, c, d, e] = [at(-0.5, 0), at(-0.38, 0.55), at(-0.1, 1), at(0.25, 0.82), at(0.45, 0.35)];
  const [f, inner] = [[x + width * 0.52, y] as Point, at(0.02, 0.45)];
  return (
    fill(polygon([a, b, c, d, e, f]), sheet.tone(color, depth)) +
    fill(polygon([b, c, inner]), sheet.tone(color, depth, -0.2)) +
    fill(polygon([c, d, e, f, [x + width * 0.1, y], inner]), sheet.tone(color, depth, 0.34))
  );
}

/** Stones scattered on the ground, small in the distance, large nearby. */
export function boulders(
  sheet: Sheet,
  {
    from,
    to,
    count,
    size,
    color,
    depth = 0,
    left = 0,
    right = 1200,
  }: {
    from: number;
    to: number;
    count: number;
    size: readonly [number, number];
    color: Color;
    depth?: number;
    left?: number;
    right?: number;
  },
): string {
  const { random } = sheet;
  return Array.from({ length: count }, () => random.next())
    .sort((a, b) => a - b)
    .map((near) => {
      const wide = size[0] + (size[1] - size[0]) * near * random.between(0.6, 1);
      return boulder(
        sheet,
        random.between(left, right),
        from + (to - from) * near,
        wide,
        wide * random.between(0.4, 0.62),
        color,
        depth,
      );
    })
    .join('');
}

/** A needle of rock: a hoodoo or a sea stack, wider at its base, with bands. */
export function needle(
  sheet: Sheet,
  {
    x,
    y,
    height,
    width,
    color,
    depth = 0,
    bands = 4,
    cap,
  }: {
    x: number;
    y: number;
    height: number;
    width: number;
    color: Color;
    depth?: number;
    bands?: number;
    cap?: Color;
  },
): string {
  const { random } = sheet;
  const steps = bands * 2;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let index = 0; index <= steps; index++) {
    const part = index / steps;
    const wide = width * (0.32 + 0.68 * part ** 1.3) * (index % 2 ? 0.82 : 1) * random.between(0.92, 1.08);
    left.push([x - wide / 2, y - height * (1 - part)]);
    right.push([x + wide / 2, y - height * (1 - part)]);
  }
  const body = [...left, ...[...right].reverse()];
  const middle = right.map(([px, py], index): Point => [x + (px - x) * (index % 2 ? 0.05 : 0.3), py]);
  const head = cap
    ? fill(polygon([...left.slice(0, 3), ...right.slice(0, 3).reverse()]), sheet.tone(cap, depth, -0.05)) +
      fill(polygon([...middle.slice(0, 3), ...right.slice(0, 3).reverse()]), sheet.tone(cap, depth, 0.34))
    : '';
  const lines = left
    .slice(2, -1)
    .map(([px, py], index) =>
      line([
        [px + 2, py],
        [(right[index + 2]?.[0] ?? px) - 2, py + random.between(-3, 3)],
      ]),
    )
    .join('');
  return (
    fill(polygon(body), sheet.tone(color, depth, -0.06)) +
    fill(polygon([...middle, ...[...right].reverse()]), sheet.tone(color, depth, 0.36)) +
    head +
    stroke(lines, sheet.tone(color, depth, 0.6), Math.max(1.4, width * 0.02), 'opacity=".3"')
  );
}
