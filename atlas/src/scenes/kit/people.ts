import type { Color } from './color';
import { fill, oval, polygon } from './shape';
import type { Sheet } from './sheet';

/** A distant person, standing or walking. */
export function walker(
  { tone }: Sheet,
  x: number,
  y: number,
  height: number,
  color: Color,
  depth = 0.03,
): string {
  const h = height;
  return (
    fill(
      polygon([
        [x - h * 0.13, y - h * 0.44],
        [x - h * 0.12, y - h * 0.72],
        [x + h * 0.12, y - h * 0.72],
        [x + h * 0.14, y - h * 0.44],
        [x + h * 0.1, y],
        [x + h * 0.02, y],
        [x, y - h * 0.36],
        [x - h * 0.05, y],
        [x - h * 0.13, y],
      ]),
      tone(color, depth),
    ) + fill(oval(x, y - h * 0.86, h * 0.1), tone('#c99a78', depth))
  );
}

const CLOTHES = ['#7c3d4c', '#2f5a68', '#a8563f', '#46505e', '#5f7a4c', '#3f5f6c', '#b98a4a'] as const;

/** Several distant people, at the given feet and heights. */
export function crowd(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, height: number])[],
  depth = 0.03,
): string {
  return places
    .map(([x, y, height]) => walker(sheet, x, y, height, sheet.random.pick(CLOTHES), depth))
    .join('');
}
