import type { Random } from './random';

export type Point = readonly [x: number, y: number];

/** The size every scene is drawn in. */
export const WIDTH = 1200;
export const HEIGHT = 750;
/** How far shapes extend past the edges. */
export const BLEED = 12;

/** A closed path with straight corners. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}z`;
}

/** An open path with straight corners, written as short as possible. */
export function line(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point, index) => {
      const [px, py] = [Math.round(point[0]), Math.round(point[1])];
      const step = index === 0 ? `M${pair(px, py)}` : `l${pair(px - x, py - y)}`;
      [x, y] = [px, py];
      return step;
    })
    .join('');
}

/** An open smooth path through all points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let path = `M${pair(Math.round(at(0)[0]), Math.round(at(0)[1]))}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x, y] = [Math.round(from[0]), Math.round(from[1])];
    const control1: Point = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y];
    const control2: Point = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y];
    path += `c${[control1, control2, [Math.round(to[0]) - x, Math.round(to[1]) - y] as const]
      .map(([dx, dy]) => pair(Math.round(dx), Math.round(dy)))
      .join(' ')}`;
  }
  return path;
}

/** Closes a line of points from edge to edge down to the bottom of the scene, or to `bottom`. */
export function ground(points: readonly Point[], { smooth = false, bottom = HEIGHT + BLEED } = {}): string {
  const [left] = points[0] ?? [0];
  return `${smooth ? curve(points) : line(points)}V${Math.round(bottom)}H${Math.round(left)}z`;
}

/**
 * Breaks up straight segments randomly, for rock and distant woods.
 *
 * @param rough how far points move off the line, relative to the length of a segment
 * @param times how often every segment is halved
 */
export function roughen(random: Random, points: readonly Point[], rough: number, times: number): Point[] {
  let result = [...points];
  for (let round = 0; round < times; round++) {
    result = result.flatMap((point, index) => {
      const next = result[index + 1];
      if (!next) return [point];
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const off = random.between(-rough, rough) * length;
      const middle: Point = [
        (point[0] + next[0]) / 2 + random.between(-0.12, 0.12) * (next[0] - point[0]),
        (point[1] + next[1]) / 2 + off,
      ];
      return [point, middle];
    });
  }
  return result;
}

/** Returns the height at `x` of a line of points that runs from left to right. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (from && to && to[0] >= x && to[0] > from[0]) {
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

/** A filled path; `more` adds attributes. */
export function fill(path: string, color: string, more = ''): string {
  return path ? `<path d="${path}" fill="${color}"${more && ` ${more}`}/>` : '';
}

/** A stroked line with round ends. */
export function stroke(path: string, color: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number, color: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${more && ` ${more}`}/>`;
}

/** A closed oval path, to combine with others in one fill. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${pair(round(x - rx), round(y))}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0${round(-2 * rx)} 0z`;
}

/** The upper half of an oval with a flat bottom, to combine with others in one fill. */
export function dome(x: number, y: number, rx: number, ry = rx): string {
  return `M${pair(round(x - rx), round(y))}a${round(rx)} ${round(ry)} 0 0 1 ${round(2 * rx)} 0z`;
}

/** A rectangle as a path, to combine with others in one fill. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${pair(round(x), round(y))}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Rounds to one decimal: a tenth of a unit is invisible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
