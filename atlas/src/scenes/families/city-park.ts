import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks } from '../kit/houses';
import { streetLamp } from '../kit/lamps';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A park with a lake, rowing boats and a bridge; the towers of the city look over the trees. */
export const cityPark = family<{ sunAt?: Point; leaves: Color; town: Color; snow?: boolean }>(
  'city-park',
  {
    day: { light: 'day', leaves: '#6a9a55', town: '#a8b3b5' },
    autumn: { light: 'golden', sunAt: [290, 190], leaves: '#cf7f35', town: '#b3a38f', flip: true, throw: 1 },
    spring: { light: 'rose', sunAt: [300, 210], leaves: '#eeb3c2', town: '#aab0bc', throw: 2 },
    winter: { light: 'pale', leaves: '#dfe6ea', town: '#a8b4be', snow: true, throw: 3 },
  },
  (sheet, { sunAt, leaves, town, snow = false }) => {
    const { tone } = sheet;
    const lawn: Color = snow ? '#f2f5f7' : mix(leaves, '#7fa85a', 0.7);
    const bridge =
      fill('M430 560Q600 488 770 560V580H730Q600 520 470 580H430z', tone('#cfc3ae', 0.08)) +
      stroke('M430 554Q600 480 770 554', tone('#e3d8c4', 0.08), 8);
    const bank =
      woods(sheet, {
        line: [
          [-12, 560],
          [1212, 560],
        ],
        size: [40, 74],
        every: 40,
        color: mix(leaves, '#5f8a58', 0.24),
        depth: 0.28,
      }) +
      fill(box(-12, 556, 1224, 16), tone(lawn, 0.2)) +
      bridge;
    const shown = sheet.twice(bank);
    return [
      weather(sheet, 520, sunAt),
      blocks(sheet, {
        y: 560,
        height: [90, 300],
        width: [38, 74],
        gap: [2, 16],
        color: town,
        depth: 0.6,
        lights: 0.1,
        profile: (x) => 0.25 + 0.75 * Math.abs(Math.sin(x / 150)),
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 530, rise: 20 }),
        size: [30, 60],
        every: 34,
        color: mix(leaves, '#6f9070', 0.4),
        depth: 0.44,
      }),
      shown.first,
      water(sheet, { y: 570, color: snow ? '#a3bccb' : '#5c909a' }),
      reflected(sheet, shown.again, { y: 570, opacity: 0.36, squeeze: 0.7 }),
      glints(sheet, { y: 580, count: 16 }),
      ...(snow
        ? [
            crowd(sheet, [
              [420, 640, 40],
              [470, 660, 46],
              [640, 630, 38],
              [720, 664, 46],
              [800, 640, 40],
            ]),
          ]
        : [
            [420, 630, 0.9],
            [730, 650, 1.1],
          ].map(
            ([x = 0, y = 0, s = 1]) =>
              fill(
                `M${x - 60 * s} ${y - 12 * s}Q${x} ${y + 2 * s} ${x + 60 * s} ${y - 14 * s}Q${x + 40 * s} ${y + 14 * s} ${x} ${y + 14 * s}Q${x - 44 * s} ${y + 14 * s} ${x - 60 * s} ${y - 12 * s}z`,
                tone('#a8573f', 0.03),
              ) +
              fill(
                oval(x - 14 * s, y - 26 * s, 10 * s, 16 * s) + oval(x - 14 * s, y - 46 * s, 7 * s),
                tone('#3f5f6c', 0.03),
              ) +
              fill(
                oval(x + 22 * s, y - 24 * s, 10 * s, 15 * s) + oval(x + 22 * s, y - 43 * s, 7 * s),
                tone('#c98a9a', 0.03),
              ) +
              stroke(`M${x - 6 * s} ${y - 18 * s}L${x - 46 * s} ${y + 18 * s}`, tone('#e6d3ac', 0.03), 4 * s),
          )),
      land(
        sheet,
        [
          [-12, 664],
          [240, 690],
          [420, 762],
        ],
        { color: lawn, depth: 0.02, smooth: true },
      ),
      land(
        sheet,
        [
          [790, 762],
          [980, 692],
          [1212, 660],
        ],
        { color: lawn, depth: 0.02, smooth: true },
      ),
      tree(sheet, { x: 140, y: 700, height: 330, color: leaves, spread: 0.74, depth: 0.02 }),
      tree(sheet, { x: 1070, y: 700, height: 310, color: leaves, spread: 0.74, depth: 0.02 }),
      streetLamp(sheet, { x: 300, y: 716, height: 150 }),
      fill(
        box(930, 690, 110, 9) + box(930, 672, 110, 8) + box(940, 696, 8, 26) + box(1022, 696, 8, 26),
        tone('#6d4a36', 0.01),
      ),
    ].join('');
  },
);
