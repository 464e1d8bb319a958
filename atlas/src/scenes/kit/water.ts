import { type Color, mix } from './color';
import { box, fill, HEIGHT, round, stroke, WIDTH } from './shape';
import type { Sheet } from './sheet';

export const WATER: Color = '#3f8fa3';

/** Open water from one height down to another or to the bottom: sky color in the distance, its own color nearby. */
export function water(
  sheet: Sheet,
  { y, to = HEIGHT, color = WATER, sky = 0.5 }: { y: number; to?: number; color?: Color; sky?: number },
): string {
  const { light } = sheet;
  const horizon = light.sky.at(-1)?.[1] ?? light.haze;
  const middle = light.sky[1]?.[1] ?? light.haze;
  return fill(
    box(-12, y, WIDTH + 24, to - y + 12),
    sheet.fade(y, to, [
      [0, mix(sheet.tone(color, 0.25), horizon, sky)],
      [0.35, mix(sheet.tone(color, 0.08), middle, sky * 0.7)],
      [1, sheet.tone(color, 0, 0.25)],
    ]),
  );
}

/** Light on water: short flat strokes, longer and farther apart toward the viewer. */
export function glints(
  sheet: Sheet,
  {
    y,
    to = HEIGHT,
    count = 26,
    from = 0,
    until = WIDTH,
    color,
    opacity = 0.4,
  }: {
    y: number;
    to?: number;
    count?: number;
    from?: number;
    until?: number;
    color?: Color;
    opacity?: number;
  },
): string {
  const { random, light } = sheet;
  let [far, close] = ['', ''];
  for (let index = 0; index < count; index++) {
    const near = ((index + random.next()) / count) ** 1.5;
    const long = (22 + 110 * near) * random.between(0.5, 1.2);
    const at = random.between(from - long / 2, until - long / 2);
    const dash = `M${Math.round(at)} ${Math.round(y + 6 + (to - y - 10) * near)}h${Math.round(long)}`;
    if (near < 0.35) far += dash;
    else close += dash;
  }
  const paint = color ?? mix(light.disc, light.sky.at(-1)?.[1] ?? light.disc, 0.4);
  return (
    (far && stroke(far, paint, 2, `opacity="${opacity}"`)) +
    (close && stroke(close, paint, 3.4, `opacity="${round(opacity * 0.85)}"`))
  );
}

/** The path of the sun or moon on the water. */
export function sunPath(sheet: Sheet, x: number, y: number, to = HEIGHT, width = 60): string {
  const { random, light } = sheet;
  let path = '';
  for (let level = y + 5; level < to; level += 5 + (level - y) * 0.06) {
    const part = (level - y) / (to - y);
    const long = width * (0.7 + 1.5 * part) * random.between(0.35, 1);
    path += `M${Math.round(x - long / 2 + random.between(-0.3, 0.3) * width * (0.4 + part))} ${Math.round(level)}h${Math.round(long)}`;
  }
  return stroke(path, light.disc, 3.6, 'opacity=".62"');
}

/** Mirrors what is above a shore (`again` from `sheet.twice`) below it, tinted with the color of the water. */
export function reflected(
  sheet: Sheet,
  content: string,
  {
    y,
    to = HEIGHT,
    opacity = 0.38,
    squeeze = 0.85,
  }: { y: number; to?: number; opacity?: number; squeeze?: number },
): string {
  const shore = box(-12, y, WIDTH + 24, to - y);
  return sheet.cut(
    shore,
    `<g opacity="${opacity}" transform="matrix(1 0 0 ${-squeeze} 0 ${round(y * (1 + squeeze))})">${content}</g>`,
  );
}

/** A river or path in perspective: a band that winds from far to near. */
export function ribbon(points: readonly (readonly [x: number, y: number, width: number])[]): string {
  const side = (part: -0.5 | 0.5) => points.map(([x, y, width]) => [x + width * part, y] as const);
  const left = side(-0.5);
  const right = side(0.5).reverse();
  return `${winding(left)}L${Math.round(right[0]?.[0] ?? 0)} ${Math.round(right[0]?.[1] ?? 0)}${winding(right).replace(/^M[^C]*/, '')}z`;
}

/** A line whose bends leave and enter every point horizontally or vertically, like a river seen from low down. */
function winding(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${Math.round(x)} ${Math.round(y)}`;
      const middle = (before[1] + y) / 2;
      return `C${Math.round(before[0])} ${Math.round(middle)} ${Math.round(x)} ${Math.round(middle)} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join('');
}
