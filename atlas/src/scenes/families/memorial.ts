import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** An obelisk at the end of a long pool between rows of trees. */
export const memorial = family<{ sunAt?: Point; leaves: Color }>(
  'memorial',
  {
    day: { light: 'day', leaves: '#6f9a58' },
    dawn: { light: 'rose', sunAt: [420, 330], leaves: '#e9b3c0', flip: true, throw: 1 },
    autumn: { light: 'golden', sunAt: [420, 260], leaves: '#c9803a', throw: 2 },
  },
  (sheet, { sunAt, leaves }) => {
    const { tone } = sheet;
    const stone: Color = '#efe9dd';
    const needle =
      fill(
        polygon([
          [574, 560],
          [584, 190],
          [600, 160],
          [616, 190],
          [626, 560],
        ]),
        tone(stone, 0.08),
      ) +
      fill(
        polygon([
          [604, 560],
          [603, 164],
          [616, 190],
          [626, 560],
        ]),
        tone(stone, 0.08, 0.3),
      ) +
      fill(box(548, 552, 104, 16), tone(stone, 0.08, 0.1));
    const shown = sheet.twice(needle);
    const row = (side: number) =>
      [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const s = 0.24 + at * at * 0.05;
          return tree(sheet, {
            x: 600 + side * (130 + at * 40 + at * at * 13),
            y: 568 + s * 92,
            height: 60 + 190 * s,
            color: leaves,
            spread: 0.76,
            depth: 0.24 - at * 0.044,
          });
        })
        .join('');
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 24 }),
        size: [18, 34],
        every: 32,
        color: mix(leaves, '#7f9678', 0.5),
        depth: 0.5,
      }),
      shown.first,
      fill(
        box(-12, 566, 1224, 200),
        sheet.fade(566, 750, [
          [0, tone('#9fb47c', 0.2)],
          [1, tone('#7f9f5c', 0.01)],
        ]),
      ),
      steps(sheet, { x: 600, y: 564, width: 150, count: 3, color: stone, rise: 7, grow: 16 }),
      fill(
        polygon([
          [536, 586],
          [664, 586],
          [880, 762],
          [320, 762],
        ]),
        tone('#ddd2bd', 0.04),
      ),
      sheet.cut(
        'M552 590H648L824 762H376z',
        water(sheet, { y: 586, color: '#5f8f9f' }) +
          reflected(sheet, shown.again, { y: 584, opacity: 0.5, squeeze: 0.6 }) +
          glints(sheet, { y: 596, count: 12, from: 430, until: 770 }),
      ),
      row(-1),
      row(1),
      crowd(sheet, [
        [470, 640, 38],
        [494, 642, 36],
        [760, 690, 56],
        [410, 706, 62],
      ]),
      birds(sheet, 420, 210, 6),
    ].join('');
  },
);
