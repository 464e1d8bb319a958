import { family } from '../family';
import { rowboat } from '../kit/boats';
import type { Color } from '../kit/color';
import { cubeRow } from '../kit/cubes';
import { cupola } from '../kit/domes';
import { land } from '../kit/land';
import { boulder, wall } from '../kit/rock';
import { box, fill, type Point, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, cloudBank, clouds, sky, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';
import { sailboat } from './coasts';

/** Painted houses stacked on a steep coast. */
export const colourTown = family<{ sunAt?: Point; sea: Color; rock: Color; lit?: boolean }>(
  'colour-town',
  {
    day: { light: 'clear', sea: '#1f86a6', rock: '#9a8468' },
    golden: { light: 'golden', sunAt: [230, 250], sea: '#3b8496', rock: '#93785a', throw: 1 },
    dusk: {
      light: 'dusk',
      sunAt: [250, 350],
      sea: '#3a6a8e',
      rock: '#77656a',
      lit: true,
      flip: true,
      throw: 2,
    },
  },
  (sheet, { sunAt, sea, rock, lit = false }) => {
    const paints: readonly [Color, ...Color[]] = [
      '#e58f6f',
      '#f2c66d',
      '#f4e3c8',
      '#d96f5c',
      '#8fb39a',
      '#efb08c',
      '#c9d8d2',
      '#b8617a',
    ];
    const slope = (y: number, tilt: number): Point[] => [
      [300, y + tilt],
      [560, y + tilt * 0.35],
      [820, y - tilt * 0.25],
      [1212, y - tilt],
    ];
    const row = (y: number, tilt: number, size: number, depth: number, from: number, pane: number) =>
      cubeRow(sheet, {
        line: slope(y, tilt),
        width: [size * 0.7, size * 1.15],
        height: [size * 1.1, size * 1.9],
        walls: paints,
        depth,
        from,
        to: 1230,
        pane,
        tall: 1.7,
        frame: '#4f6a6c',
        lit: lit ? 0.42 : 0,
        steps: 0.2,
        down: 90,
        side: 0.22,
      });
    const headland: Point[] = [
      [420, 560],
      [480, 480],
      [560, 400],
      [660, 300],
      [800, 236],
      [960, 180],
      [1212, 130],
    ];
    const cliff: Point[] = [
      [392, 640],
      [412, 604],
      [450, 572],
      [560, 556],
      [700, 560],
      [900, 572],
      [1212, 580],
    ];
    return [
      sky(sheet, 430),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [90, 120, 200],
            [420, 180, 140],
          ]),
      sunAt ? streaks(sheet, 80, 260, 5, 0.35) : '',
      cloudBank(sheet, { x: -20, y: 432, width: 260, height: 60, opacity: 0.45 }),
      land(
        sheet,
        [
          [60, 432],
          [190, 398],
          [330, 404],
          [470, 432],
        ],
        { color: '#5f8279', depth: 0.72, smooth: true, bottom: 432, foot: 0 },
      ),
      water(sheet, { y: 430, color: sea, sky: 0.4 }),
      sunAt ? sunPath(sheet, sunAt[0], 434, 748, 50) : '',
      glints(sheet, { y: 434, count: 24, until: 520 }),
      land(sheet, headland, { color: '#6f8a58', depth: 0.34, smooth: true, foot: 0.1, bottom: 620 }),
      terraces(sheet, headland),
      row(330, 60, 40, 0.26, 700, 6),
      row(396, 64, 46, 0.2, 620, 6),
      belfryOver(sheet, 850, 420, lit),
      row(462, 60, 54, 0.14, 540, 7),
      row(534, 44, 62, 0.08, 470, 8),
      row(604, 22, 74, 0.03, 430, 9),
      wall(sheet, { top: cliff, bottom: 762, color: rock, depth: 0.04, faces: 58, lean: -6, lines: 6 }),
      woods(sheet, {
        line: cliff.map(([x, y]) => [x, y + 10] as const),
        size: [9, 20],
        every: 46,
        from: 430,
        color: '#5f7f4c',
        depth: 0.03,
      }),
      [
        [330, 690, 70, 44],
        [420, 738, 90, 56],
        [540, 770, 110, 60],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => boulder(sheet, x, y, w, h, rock, 0.02))
        .join(''),
      rowboat(sheet, 220, 668, 1.2, '#d96f5c'),
      rowboat(sheet, 120, 620, 0.8, '#f4e3c8'),
      sailboat(sheet, 150, 510, 0.7),
      birds(sheet, 330, 240, 5),
    ].join('');
  },
);

/** The church above the houses. */
function belfryOver(sheet: Sheet, x: number, y: number, lit: boolean): string {
  return (
    tower(sheet, {
      x,
      y,
      width: 40,
      height: 170,
      wall: '#f0dcb8',
      depth: 0.16,
      bands: [0.55, 0.8, 1],
      openings: [
        { at: 0.83, count: 1, high: 0.13 },
        { at: 0.3, high: 0.1 },
      ],
      cap: { kind: 'cupola', height: 24, color: '#c0704a', finial: 20, over: -2 },
      lit,
    }) +
    cupola(sheet, { x: x + 66, y: y - 76, rx: 34, ry: 30, color: '#c0704a', depth: 0.16, finial: 16 }) +
    fill(box(x + 34, y - 78, 64, 50), sheet.tone('#f0dcb8', 0.16, 0.1))
  );
}

/** Stone walls of terraced gardens on a slope. */
function terraces({ tone, random }: Sheet, hill: readonly Point[]): string {
  let path = '';
  for (let index = 0; index < 9; index++) {
    const at = random.whole(1, hill.length - 2);
    const [x, y] = hill[at] ?? [600, 300];
    path += `M${round(x + random.between(10, 120))} ${round(y + random.between(24, 110))}q50-10 ${round(random.between(70, 150))}${round(-random.between(8, 26))}`;
  }
  return stroke(path, tone('#a99d74', 0.34), 4, 'opacity=".6"');
}
