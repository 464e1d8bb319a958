import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hall } from '../kit/hall';
import { hillLine, land } from '../kit/land';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** A Korean royal hall with painted eaves and a mountain behind it. */
export const hanokPalace = family<{ sunAt?: Point; leaves: Color }>(
  'hanok-palace',
  {
    day: { light: 'day', leaves: '#5f8a58' },
    spring: { light: 'rose', sunAt: [270, 220], leaves: '#eeb0c0', flip: true, throw: 1 },
    autumn: { light: 'golden', sunAt: [280, 210], leaves: '#d9822f', throw: 2 },
  },
  (sheet, { sunAt, leaves }) => {
    const { tone } = sheet;
    const roof: Color = '#4d565c';
    return [
      weather(sheet, 520, sunAt),
      land(
        sheet,
        [
          [-12, 470],
          [180, 430],
          [330, 330],
          [470, 220],
          [560, 190],
          [640, 230],
          [760, 350],
          [900, 420],
          [1212, 460],
        ],
        { color: '#7f8f86', depth: 0.62 },
      ),
      fill('M560 190L640 230 760 350 690 430 620 330z', tone('#7f8f86', 0.62, 0.3)),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 40 }),
        size: [18, 34],
        every: 30,
        color: mix(leaves, '#5f7f5c', 0.6),
        depth: 0.4,
      }),
      fill(box(-12, 540, 1224, 60), tone('#d9c3a0', 0.2)),
      fill(box(-12, 526, 1224, 16), tone(roof, 0.2)),
      hall(sheet, {
        x: 600,
        y: 574,
        width: 460,
        height: 88,
        roofHeight: 78,
        roof,
        wall: '#a8483a',
        beam: '#2f8a74',
        door: '#4f6f5c',
        bays: 7,
        lip: 26,
        upper: true,
      }),
      fill(box(330, 572, 540, 26) + box(300, 596, 600, 26), tone('#cfc6b6', 0.05)),
      stroke('M330 584H870M300 608H900', tone('#cfc6b6', 0.05, 0.26), 3),
      steps(sheet, { x: 600, y: 574, width: 90, count: 5, color: '#d9d0c0', rise: 10, grow: 8 }),
      paving(sheet, { y: 620, color: '#d3c4a8', joints: '#ad9c80' }),
      ...[450, 510, 690, 750].map((x) =>
        fill(box(x - 7, 632, 14, 20) + box(x - 12, 650, 24, 6), tone('#9a9388', 0.04)),
      ),
      ...[
        [120, 672, 250],
        [1080, 672, 260],
        [250, 640, 170],
        [960, 640, 170],
      ].map(([x = 0, y = 0, height = 0]) =>
        tree(sheet, { x, y, height, color: leaves, spread: 0.78, depth: 0.03 }),
      ),
      crowd(sheet, [
        [540, 690, 50],
        [568, 692, 46],
        [690, 666, 38],
        [820, 706, 56],
      ]),
    ].join('');
  },
);
