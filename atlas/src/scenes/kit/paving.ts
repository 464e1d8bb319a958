import type { Color } from './color';
import { box, fill, polygon, stroke } from './shape';
import type { Sheet } from './sheet';

/** Paved ground from a height down to the bottom, with joints that run toward a point above it. */
export function paving(
  sheet: Sheet,
  {
    y,
    color,
    joints,
    to = 762,
    x = 600,
  }: { y: number; color: Color; joints?: Color; to?: number; x?: number },
): string {
  const { tone } = sheet;
  let lines = '';
  if (joints) {
    for (let index = -9; index <= 9; index++) lines += `M${x + index * 44} ${y}L${x + index * 190} ${to}`;
    for (const part of [0.1, 0.28, 0.54, 0.86]) lines += `M-12 ${Math.round(y + (to - y) * part)}H1212`;
  }
  return (
    fill(
      box(-12, y, 1224, to - y),
      sheet.fade(y, to, [
        [0, tone(color, 0.14)],
        [1, tone(color, 0.01, 0.04)],
      ]),
    ) +
    (joints ? sheet.cut(box(-12, y, 1224, to - y), stroke(lines, tone(joints, 0.06), 2, 'opacity=".4"')) : '')
  );
}

/** Steps in front of something, each wider than the one above. */
export function steps(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    count,
    color,
    depth = 0.05,
    rise = 10,
    grow = 20,
  }: {
    x: number;
    y: number;
    width: number;
    count: number;
    color: Color;
    depth?: number;
    rise?: number;
    /** How much wider each step is on each side. */
    grow?: number;
  },
): string {
  let drawn = '';
  for (let index = count - 1; index >= 0; index--) {
    const half = width / 2 + grow * index;
    const top = y + rise * index;
    drawn +=
      fill(box(x - half, top, half * 2, rise + 1), tone(color, depth, 0.16)) +
      fill(
        polygon([
          [x - half, top],
          [x + half, top],
          [x + half + grow * 0.3, top + rise * 0.45],
          [x - half - grow * 0.3, top + rise * 0.45],
        ]),
        tone(color, depth, -0.04),
      );
  }
  return drawn;
}
