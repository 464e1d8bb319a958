import type { Color } from './color';
import { fill, type Point, polygon, stroke } from './shape';
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
