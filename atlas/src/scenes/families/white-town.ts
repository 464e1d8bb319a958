import { family } from '../family';
import type { Color } from '../kit/color';
import { cubeRow } from '../kit/cubes';
import { cupola } from '../kit/domes';
import { land } from '../kit/land';
import { box, disc, fill, ground, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, sky, stars, streaks, sun } from '../kit/sky';
import { glints, sunPath, water } from '../kit/water';
import { sailboat } from './coasts';

/** White houses above the sea, with blue domes among them. */
export const whiteTown = family<{ sunAt?: Point; moon?: boolean; sea: Color; lit?: boolean; mill?: boolean }>(
  'white-town',
  {
    day: { light: 'clear', sea: '#1d77ad', mill: true },
    dusk: { light: 'dusk', sunAt: [300, 330], sea: '#3a639a', lit: true, throw: 1 },
    dawn: { light: 'rose', sunAt: [260, 270], sea: '#4a86a8', mill: true, flip: true, throw: 2 },
  },
  (sheet, { sunAt, sea, lit = false, mill = false }) => {
    const { tone } = sheet;
    const white: readonly [Color, ...Color[]] = ['#fbf8f1', '#f6f1e6', '#fdfbf6', '#f3e6d6'];
    const blue = '#2f6fb0';
    const slope = (left: number, right: number): Point[] => [
      [320, left],
      [560, left + (right - left) * 0.42],
      [820, left + (right - left) * 0.7],
      [1212, right],
    ];
    const row = (left: number, right: number, size: number, depth: number, from: number, pane: number) =>
      cubeRow(sheet, {
        line: slope(left, right),
        width: [size * 0.8, size * 1.5],
        height: [size * 0.7, size * 1.2],
        walls: white,
        depth,
        from,
        to: 1230,
        pane,
        frame: '#41719c',
        doors: ['#2f6fb0', '#3f8a96', '#2b5f94'],
        lit: lit ? 0.4 : 0,
        down: 100,
        steps: 0.5,
        shade: 0.24,
      });
    const island = slope(640, 180).map(([x, y]): Point => [x, y]);
    return [
      sky(sheet, 420),
      lit ? stars(sheet, 160, 24) : '',
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [120, 110, 170],
            [430, 170, 120],
          ]),
      sunAt ? streaks(sheet, 90, 280, 4, 0.3) : '',
      land(
        sheet,
        [
          [-12, 420],
          [60, 384],
          [150, 372],
          [240, 398],
          [330, 384],
          [420, 420],
        ],
        { color: '#8a7f78', depth: 0.66, smooth: true, bottom: 421, foot: 0 },
      ),
      water(sheet, { y: 420, color: sea, sky: 0.36 }),
      sunAt ? sunPath(sheet, sunAt[0], 424, 748, 50) : '',
      glints(sheet, { y: 424, count: 22, until: 560 }),
      sailboat(sheet, 180, 512, 0.8),
      land(sheet, island, { color: '#b39a80', depth: 0.2, smooth: true, foot: 0 }),
      mill ? windmill(sheet, 1010, 292) : '',
      row(430, 300, 38, 0.22, 660, 5),
      cupola(sheet, { x: 900, y: 332, rx: 46, color: blue, depth: 0.18, finial: 22, metal: '#f6f1e6' }),
      row(510, 360, 48, 0.15, 540, 6),
      bellWall(sheet, 640, 404),
      cupola(sheet, { x: 760, y: 408, rx: 60, color: blue, depth: 0.12, finial: 26, metal: '#f6f1e6' }),
      fill(box(700, 406, 120, 60), tone('#fbf8f1', 0.12)) +
        fill(box(782, 406, 38, 60), tone('#fbf8f1', 0.12, 0.24)),
      row(590, 440, 60, 0.09, 440, 7),
      cupola(sheet, { x: 1080, y: 428, rx: 52, color: blue, depth: 0.08, finial: 22, metal: '#f6f1e6' }),
      row(672, 540, 76, 0.04, 350, 9),
      row(790, 660, 100, 0.01, 300, 12),
      flowers(sheet),
    ].join('');
  },
);

/** A wall with bells in its arches. */
function bellWall({ tone }: Sheet, x: number, y: number): string {
  const depth = 0.12;
  const wall = `M${x - 40} ${y + 70}V${y - 30}h8q4-30 32-34q28 4 32 34h8V${y + 70}z`;
  const arches = [
    [x - 26, y + 16],
    [x + 6, y + 16],
    [x - 10, y - 24],
  ]
    .map(([ax = 0, ay = 0]) => `M${ax} ${ay}v-16a10 10 0 0 1 20 0v16z`)
    .join('');
  const bells = [
    [x - 16, y + 10],
    [x + 16, y + 10],
    [x, y - 30],
  ]
    .map(([bx = 0, by = 0]) => `M${bx - 6} ${by}q2-12 6-12t6 12z`)
    .join('');
  return (
    fill(wall, tone('#fdfbf6', depth)) +
    fill(`M${x + 18} ${y + 70}V${y - 54}q12 6 14 24h8V${y + 70}z`, tone('#fdfbf6', depth, 0.24)) +
    fill(arches, tone('#7fb0cf', 0.3)) +
    fill(bells, tone('#8a6f3f', depth))
  );
}

/** A round mill with cloth sails. */
function windmill({ tone }: Sheet, x: number, y: number): string {
  const depth = 0.18;
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.2;
    return `M${x - 8} ${y - 88}l${round(Math.cos(angle) * 66)} ${round(Math.sin(angle) * 66)}`;
  }).join('');
  const sails = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.2;
    const at = (turn: number, reach: number): Point => [
      x - 8 + Math.cos(angle + turn) * reach,
      y - 88 + Math.sin(angle + turn) * reach,
    ];
    return polygon([at(0, 22), at(0, 66), at(0.42, 50)]);
  }).join('');
  return (
    fill(
      polygon([
        [x - 44, y + 40],
        [x - 36, y - 70],
        [x + 36, y - 70],
        [x + 44, y + 40],
      ]),
      tone('#fbf8f1', depth),
    ) +
    fill(
      polygon([
        [x + 10, y + 40],
        [x + 10, y - 70],
        [x + 36, y - 70],
        [x + 44, y + 40],
      ]),
      tone('#fbf8f1', depth, 0.24),
    ) +
    fill(
      polygon([
        [x - 42, y - 68],
        [x, y - 122],
        [x + 42, y - 68],
      ]),
      tone('#c9a878', depth),
    ) +
    fill(
      polygon([
        [x + 6, y - 68],
        [x, y - 122],
        [x + 42, y - 68],
      ]),
      tone('#c9a878', depth, 0.3),
    ) +
    stroke(spokes, tone('#6d5642', depth), 2.4) +
    fill(sails, tone('#fffdf6', depth), 'opacity=".92"') +
    disc(x - 8, y - 88, 5, tone('#6d5642', depth))
  );
}

/** Bougainvillea over a wall in the near corner. */
function flowers(sheet: Sheet): string {
  const { random } = sheet;
  const bush = (cx: number, cy: number, wide: number, high: number, color: Color, count: number) => {
    let [dark, bright] = ['', ''];
    for (let index = 0; index < count; index++) {
      const [x, y] = [
        Math.round(cx + random.between(-wide, wide)),
        Math.round(cy + random.between(-high, high)),
      ];
      const r = random.whole(9, 17);
      const blob = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;
      if (random.chance(0.45)) bright += blob;
      else dark += blob;
    }
    return fill(dark, sheet.tone(color, 0.01, 0.16)) + fill(bright, sheet.tone(color, 0.01, -0.12));
  };
  return (
    fill(
      ground(
        [
          [-12, 690],
          [150, 700],
          [330, 740],
          [420, 770],
        ],
        { smooth: true },
      ),
      sheet.tone('#8d8262', 0.02),
    ) +
    bush(90, 704, 130, 26, '#5d7d4c', 20) +
    bush(80, 690, 110, 26, '#c8457f', 26)
  );
}
