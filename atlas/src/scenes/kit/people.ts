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
