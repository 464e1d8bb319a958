import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { cupola } from '../kit/domes';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { floors } from '../kit/rows';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** A long palace above a garden of clipped hedges and a round pool. */
export const palace = family<{ sunAt?: Point; wall: Color; green: Color; snow?: boolean; lit?: boolean }>(
  'palace',
  {
    day: { light: 'day', wall: '#ecd9a6', green: '#6f9a58' },
    golden: { light: 'golden', sunAt: [300, 220], wall: '#e6c8a8', green: '#8f9a4c', flip: true, throw: 1 },
    winter: { light: 'rose', sunAt: [290, 230], wall: '#d9a48a', green: '#dfe6ea', snow: true, throw: 2 },
    night: { light: 'night', wall: '#ead8b4', green: '#5f8058', lit: true, throw: 3 },
  },
  (sheet, { sunAt, wall, green, snow = false, lit = false }) => {
    const { tone } = sheet;
    const [depth, foot, roof] = [0.08, 536, snow ? '#f3f5f8' : '#6d7f86'] as const;
    const glass = lit ? LAMP : tone('#5d6a74', depth);
    const wing = (x: number, width: number, top: number, across: number) =>
      fill(
        polygon([
          [x - 6, top],
          [x + 14, top - 44],
          [x + width - 14, top - 44],
          [x + width + 6, top],
        ]),
        tone(roof, depth),
      ) +
      fill(box(x, top, width, foot - top), tone(wall, depth)) +
      floors(glass, { x, y: top + 40, width, across, down: 2, every: 62, pane: [15, 36] }) +
      fill(box(x - 4, top - 4, width + 8, 9) + box(x, top + 70, width, 5), tone('#f7f0de', depth));
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 40 }),
        size: [26, 50],
        every: 38,
        color: snow ? '#b9c6cd' : mix(green, '#7f9678', 0.4),
        depth: 0.46,
      }),
      wing(180, 840, 400, 22),
      fill(box(980, 400, 40, 136), tone(wall, depth, 0.3)),
      wing(270, 110, 376, 3),
      wing(820, 110, 376, 3),
      cupola(sheet, { x: 600, y: 356, rx: 92, ry: 78, color: roof, depth, finial: 36 }),
      wing(490, 220, 356, 5),
      fill(
        polygon([
          [484, 358],
          [600, 304],
          [716, 358],
        ]),
        tone('#f7f0de', depth),
      ),
      fill(oval(600, 340, 15), tone(wall, depth, 0.2)),
      fill(
        arcade(roundArch, { x: 500, y: foot, width: 200, height: 66, count: 3, part: 0.5 }),
        lit ? LAMP : tone('#5a4f46', depth),
      ),
      land(
        sheet,
        [
          [-12, 530],
          [600, 536],
          [1212, 530],
        ],
        { color: green, depth: 0.1, foot: 0 },
      ),
      fill(
        polygon([
          [556, 566],
          [644, 566],
          [800, 762],
          [400, 762],
        ]),
        tone(snow ? '#f1f3f6' : '#e2d3ae', 0.04),
      ),
      steps(sheet, { x: 600, y: foot, width: 250, count: 3, color: '#d9ccb0', depth }),
      parterre(sheet, snow ? '#b7c4c2' : mix(green, '#2f5a40', 0.5), snow),
      pool(sheet, 600, 660),
      ...[120, 1080].map((x) =>
        tree(sheet, { x, y: 650, height: 190, color: snow ? '#d7e0e6' : green, spread: 0.66, depth: 0.03 }),
      ),
      crowd(sheet, [
        [470, 640, 36],
        [494, 642, 34],
        [742, 690, 48],
      ]),
    ].join('');
  },
);

/** Hedges clipped into cones and low borders, in rows that widen toward us. */
function parterre({ tone }: Sheet, hedge: Color, snow: boolean): string {
  let [borders, beds, cones, shade] = ['', '', '', ''];
  for (const side of [-1, 1])
    for (const [y, near] of [
      [596, 0.62],
      [640, 0.8],
      [700, 1.08],
    ] as const) {
      const [from, to] = [600 + side * 130 * near, 600 + side * 470 * near];
      borders += polygon([
        [from, y],
        [to, y],
        [to + side * 22, y + 26 * near],
        [from + side * 8, y + 26 * near],
      ]);
      beds += polygon([
        [from + side * 24, y + 6 * near],
        [to - side * 20, y + 6 * near],
        [to - side * 6, y + 18 * near],
        [from + side * 28, y + 18 * near],
      ]);
      for (const at of [0.1, 0.5, 0.9]) {
        const x = from + (to - from) * at;
        cones += polygon([
          [x - 17 * near, y + 12],
          [x, y - 58 * near],
          [x + 17 * near, y + 12],
        ]);
        shade += polygon([
          [x + 3 * near, y + 12],
          [x, y - 58 * near],
          [x + 17 * near, y + 12],
        ]);
      }
    }
  return (
    fill(borders, tone(hedge, 0.06)) +
    fill(beds, tone(snow ? '#f6f8fa' : '#c9607a', 0.05)) +
    fill(cones, tone(hedge, 0.04, -0.06)) +
    fill(shade, tone(hedge, 0.04, 0.3))
  );
}

/** A round basin with a jet of water. */
function pool({ tone }: Sheet, x: number, y: number): string {
  return (
    fill(oval(x, y, 118, 27), tone('#efe6d2', 0.03)) +
    fill(oval(x, y - 2, 104, 22), tone('#6fa3ae', 0.04)) +
    stroke(
      `M${x} ${y}V${y - 84}M${x} ${y - 84}q-32 10-36 80M${x} ${y - 84}q32 10 36 80M${x} ${y - 70}q-16 12-18 66M${x} ${y - 70}q16 12 18 66`,
      tone('#f4fafa', 0.06, -0.2),
      3,
      'opacity=".8"',
    )
  );
}
