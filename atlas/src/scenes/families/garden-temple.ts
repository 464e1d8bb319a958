import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hall } from '../kit/hall';
import { hillLine, land } from '../kit/land';
import { boulder } from '../kit/rock';
import { box, fill, type Point, stroke } from '../kit/shape';
import { mist, weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A temple pavilion beside a pond, with stones and maples. */
export const gardenTemple = family<{ sunAt?: Point; leaves: Color; wall: Color; snow?: boolean }>(
  'garden-temple',
  {
    summer: { light: 'day', leaves: '#5f8f55', wall: '#d9a43f' },
    autumn: { light: 'golden', sunAt: [290, 200], leaves: '#c94f2f', wall: '#7a5a44', flip: true, throw: 1 },
    winter: { light: 'pale', leaves: '#e9eef1', wall: '#d9a43f', snow: true, throw: 2 },
  },
  (sheet, { sunAt, leaves, wall, snow = false }) => {
    const { tone } = sheet;
    const roof: Color = snow ? '#f1f4f6' : '#6a5a4c';
    const pavilion =
      fill(box(440, 560, 330, 26), tone('#5a4636', 0.05)) +
      stroke('M460 586v22M530 586v22M600 586v22M670 586v22M740 586v22', tone('#4a382c', 0.05), 9) +
      hall(sheet, {
        x: 604,
        y: 562,
        width: 280,
        height: 76,
        roofHeight: 44,
        roof,
        wall,
        beam: mix(wall, '#5a3a28', 0.4),
        door: '#f0e6d0',
        bays: 5,
        lip: 16,
        upper: true,
      }) +
      stroke('M604 372v-34', tone('#c9a24a', 0.05), 5) +
      fill('M590 340q14-14 28 0l-6 6h-16z', tone('#c9a24a', 0.05));
    const shown = sheet.twice(pavilion);
    const maples = [
      [190, 600, 220, 0.12],
      [330, 586, 170, 0.2],
      [890, 590, 190, 0.16],
      [1030, 604, 240, 0.1],
    ] as const;
    return [
      weather(sheet, 500, sunAt),
      land(sheet, hillLine(sheet, { y: 470, rise: 120 }), { color: '#7f988a', depth: 0.66, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 530, rise: 60 }),
        size: [26, 52],
        every: 30,
        color: mix(leaves, '#4f7558', 0.6),
        depth: 0.38,
      }),
      mist(sheet, 540, 80, 0.35),
      land(sheet, hillLine(sheet, { y: 590, rise: 24 }), {
        color: snow ? '#f0f3f5' : '#7f9458',
        depth: 0.16,
        smooth: true,
      }),
      ...maples.map(([x, y, height, depth]) =>
        tree(sheet, { x, y, height, color: leaves, spread: 0.86, depth }),
      ),
      shown.first,
      water(sheet, { y: 606, color: '#4c7f86' }),
      reflected(sheet, shown.again, { y: 606, opacity: 0.42, squeeze: 0.62 }),
      glints(sheet, { y: 612, count: 16 }),
      boulder(sheet, 330, 640, 90, 44, '#8a8a84'),
      boulder(sheet, 420, 664, 60, 28, '#9a968c'),
      boulder(sheet, 880, 650, 110, 54, '#85857f'),
      land(
        sheet,
        [
          [-12, 690],
          [220, 700],
          [420, 762],
        ],
        { color: snow ? '#f4f6f8' : '#5f7f48', smooth: true },
      ),
      land(
        sheet,
        [
          [780, 762],
          [980, 706],
          [1212, 690],
        ],
        { color: snow ? '#f4f6f8' : '#5f7f48', smooth: true },
      ),
    ].join('');
  },
);
