import type { Color } from './color';
import { box, fill, oval, type Point, polygon, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** The back wall of a room: left, top, right and bottom. */
export type Back = readonly [left: number, top: number, right: number, bottom: number];

/** A room that we look into along its middle: back wall, side walls, floor and ceiling. */
export function room(
  sheet: Sheet,
  {
    back,
    wall,
    floor,
    ceiling,
    joints,
  }: {
    back: Back;
    wall: Color;
    floor: Color;
    ceiling: Color;
    /** Draws the joints of the floor toward the back in this color. */
    joints?: Color;
  },
): string {
  const { tone } = sheet;
  const [left, top, right, bottom] = back;
  const face = (points: readonly Point[], color: string) => fill(polygon(points), color);
  let lines = '';
  if (joints)
    for (let index = 0; index <= 10; index++) {
      const part = index / 10;
      lines += `M${Math.round(left + (right - left) * part)} ${bottom}L${Math.round(-700 + 2600 * part)} 762`;
    }
  return (
    face(
      [
        [-12, -12],
        [1212, -12],
        [right, top],
        [left, top],
      ],
      tone(ceiling, 0.04, 0.06),
    ) +
    face(
      [
        [-12, -12],
        [left, top],
        [left, bottom],
        [-12, 762],
      ],
      tone(wall, 0.02, 0.2),
    ) +
    face(
      [
        [1212, -12],
        [right, top],
        [right, bottom],
        [1212, 762],
      ],
      tone(wall, 0.02, -0.12),
    ) +
    face(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      tone(wall, 0.1),
    ) +
    face(
      [
        [left, bottom],
        [right, bottom],
        [1212, 762],
        [-12, 762],
      ],
      sheet.fade(bottom, 750, [
        [0, tone(floor, 0.12)],
        [1, tone(floor, 0, 0.12)],
      ]),
    ) +
    (joints
      ? sheet.cut(
          polygon([
            [left, bottom],
            [right, bottom],
            [1212, 762],
            [-12, 762],
          ]),
          stroke(lines, tone(joints, 0.04), 2.4, 'opacity=".5"'),
        )
      : '')
  );
}

/**
 * A point of a side wall.
 *
 * @param side  -1 for the left wall, 1 for the right one
 * @param along 0 at the back, 1 where the wall leaves the picture
 * @param up    0 at the floor, 1 at the ceiling
 */
export function onSide(back: Back, side: -1 | 1, along: number, up: number): Point {
  const [left, top, right, bottom] = back;
  const x = side < 0 ? left + (-12 - left) * along : right + (1212 - right) * along;
  const low = bottom + (762 - bottom) * along;
  const high = top + (-12 - top) * along;
  return [x, low + (high - low) * up];
}

/** A round table with two chairs, cups and a carafe. */
export function roundTable(
  { tone }: Sheet,
  x: number,
  y: number,
  s: number,
  cloth: Color,
  chair: Color,
): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const seat = (turn: number) =>
    stroke(
      `M${p(turn * 60, -2)}L${p(turn * 64, -52)}L${p(turn * 112, -50)}L${p(turn * 108, 0)}M${p(turn * 110, -50)}Q${p(turn * 122, -90)} ${p(turn * 118, -124)}`,
      tone(chair, 0.02),
      6 * s,
    ) +
    fill(oval(x + turn * 88 * s, y - 52 * s, 32 * s, 9 * s), tone(chair, 0.02, -0.2)) +
    stroke(
      `M${p(turn * 112, -118)}q${round(turn * -10 * s)} ${round(-12 * s)} ${round(turn * -26 * s)} ${round(-8 * s)}`,
      tone(chair, 0.02),
      5 * s,
    );
  return (
    fill(oval(x, y + 4 * s, 130 * s, 13 * s), tone('#3f3648', 0.02), 'opacity=".2"') +
    seat(-1) +
    seat(1) +
    fill(
      box(x - 5 * s, y - 70 * s, 10 * s, 70 * s) + box(x - 32 * s, y - 6 * s, 64 * s, 8 * s),
      tone('#3f4a4a', 0.02),
    ) +
    fill(
      `M${p(-62, -78)}L${p(62, -78)}L${p(54, -50)}Q${p(0, -38)} ${p(-54, -50)}z`,
      tone(cloth, 0.02, 0.14),
    ) +
    fill(oval(x, y - 80 * s, 62 * s, 14 * s), tone(cloth, 0.02)) +
    fill(
      box(x - 30 * s, y - 98 * s, 18 * s, 16 * s) + oval(x - 21 * s, y - 82 * s, 16 * s, 4 * s),
      tone('#f7f3ea', 0.01),
    ) +
    fill(
      `M${p(10, -84)}l${round(3 * s)} ${round(-28 * s)}h${round(8 * s)}l${round(3 * s)} ${round(28 * s)}z`,
      tone('#a8433f', 0.01),
    ) +
    fill(box(x + 28 * s, y - 96 * s, 12 * s, 14 * s), tone('#dfeaec', 0.01))
  );
}
