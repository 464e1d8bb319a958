import { family } from '../family';
import { rowboat } from '../kit/boats';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { boulder } from '../kit/rock';
import { roofRow } from '../kit/rows';
import { box, fill, type Point, polygon } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, sky, streaks, sun } from '../kit/sky';
import { firs, woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';
import { lighthouse } from './coasts';

const PAINTED: readonly [Color, ...Color[]] = [
  '#b5483c',
  '#e0a94f',
  '#f0e6d2',
  '#3f7f86',
  '#d9825a',
  '#7f9a6a',
  '#c9d4cf',
];

/** Painted wooden houses on a quay, with boats in front. */
export const harbour = family<{ sunAt?: Point; hills: Color; lit?: boolean; snow?: boolean }>(
  'harbour',
  {
    day: { light: 'day', hills: '#5f8a66' },
    dawn: { light: 'rose', sunAt: [330, 270], hills: '#6f8f86', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [300, 330], hills: '#58706a', lit: true, throw: 2 },
    winter: { light: 'pale', hills: '#e7edf0', snow: true, lit: true, flip: true, throw: 3 },
  },
  (sheet, { sunAt, hills, lit = false, snow = false }) => {
    const { tone } = sheet;
    const quay = 560;
    const hill: Point[] = [
      [180, 470],
      [330, 400],
      [520, 340],
      [720, 300],
      [930, 250],
      [1212, 220],
    ];
    const along: Point[] = [
      [-20, quay],
      [1220, quay],
    ];
    const houses = (
      line: readonly Point[],
      size: number,
      depth: number,
      from: number,
      to: number,
      pane: number,
    ) =>
      roofRow(sheet, {
        line,
        width: [size * 0.8, size * 1.2],
        height: [size * 0.7, size * 1.2],
        walls: PAINTED,
        roofs: ['#5d5550', '#8a4a3c', '#6d6660'],
        depth,
        from,
        to,
        gables: 0.7,
        pitch: 0.5,
        lit: lit ? 0.5 : 0,
        pane,
        frame: '#46535a',
        chimneys: 0.3,
        snow,
      });
    const shown = sheet.twice(
      houses(
        [
          [400, 470],
          [1220, 420],
        ],
        40,
        0.26,
        430,
        1220,
        6,
      ) +
        houses(
          [
            [300, 520],
            [1220, 490],
          ],
          58,
          0.16,
          350,
          1230,
          8,
        ) +
        houses(along, 84, 0.05, 268, 1240, 11) +
        fill(box(240, quay, 980, 22), tone('#8f8577', 0.05)) +
        fill(box(240, quay, 980, 5), tone(snow ? '#f6f8f9' : '#b8ad9a', 0.05)),
    );
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [120, 140, 190],
            [520, 110, 150],
          ]),
      sunAt ? streaks(sheet, 90, 280, 5, 0.35) : '',
      land(sheet, hillLine(sheet, { y: 470, rise: 60 }), {
        color: hills,
        depth: 0.72,
        smooth: true,
        bottom: 500,
      }),
      water(sheet, { y: 498, to: 600, color: '#3b7f92', sky: 0.3 }),
      land(sheet, hill, { color: hills, depth: 0.42, smooth: true, foot: 0.12 }),
      firs(sheet, {
        line: hill.map(([x, y]) => [x, y + 6] as const),
        height: [26, 52],
        every: 15,
        from: 330,
        color: snow ? '#5f7f80' : mix(hills, '#2f4f44', 0.55),
        depth: 0.4,
        tiers: 0,
      }),
      woods(sheet, {
        line: [
          [300, 470],
          [620, 420],
          [1212, 360],
        ],
        size: [14, 26],
        every: 36,
        from: 380,
        color: snow ? '#dfe7ea' : mix(hills, '#4a6a4c', 0.5),
        depth: 0.34,
      }),
      shown.first,
      water(sheet, { y: quay + 20, color: '#3b7f92', sky: 0.45 }),
      reflected(sheet, shown.again, { y: quay + 20, opacity: 0.34, squeeze: 0.6 }),
      sunAt ? sunPath(sheet, sunAt[0], quay + 26, 748, 44) : '',
      glints(sheet, { y: quay + 24, count: 26, opacity: 0.34 }),
      pier(sheet, quay, lit),
      rowboat(sheet, 470, 640, 1.3, '#b5483c', { mast: true }),
      rowboat(sheet, 690, 620, 1.05, '#2f6672', { mast: true }),
      rowboat(sheet, 900, 668, 1.6, '#f0e6d2', { mast: true }),
      rowboat(sheet, 330, 704, 1.5, '#46675f'),
      birds(sheet, 420, 250, 6),
    ].join('');
  },
);

/** A stone pier with a lighthouse at the end. */
function pier(sheet: Sheet, quay: number, lit: boolean): string {
  const stone = '#8c8579';
  return (
    fill(
      polygon([
        [-12, quay - 6],
        [196, quay + 4],
        [218, quay + 34],
        [-12, quay + 44],
      ]),
      sheet.tone(stone, 0.04),
    ) +
    fill(
      polygon([
        [-12, quay + 18],
        [204, quay + 16],
        [218, quay + 34],
        [-12, quay + 44],
      ]),
      sheet.tone(stone, 0.04, 0.34),
    ) +
    lighthouse(sheet, 140, quay - 8, lit, 0.04) +
    [
      [206, 604, 40, 30],
      [160, 612, 50, 34],
      [40, 616, 60, 36],
      [100, 620, 46, 28],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => boulder(sheet, x, y, w, h, stone, 0.03))
      .join('')
  );
}
