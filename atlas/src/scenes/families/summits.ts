import { family } from '../family';
import { hillLine, land } from '../kit/land';
import { mountain } from '../kit/mountain';
import { fill, ground, type Point, polygon } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

type Summit = { sunAt: Point; snow?: number; clear?: boolean; gate?: boolean };

/** One white summit over a lake, with firs on both shores. */
export const peak = family<Summit>(
  'peak',
  {
    dawn: { light: 'rose', sunAt: [320, 250], flip: true },
    day: { light: 'day', sunAt: [270, 190], snow: 0.3, clear: true },
    dusk: { light: 'dusk', sunAt: [300, 320], throw: 3 },
    night: { light: 'night', sunAt: [250, 160], snow: 0.5 },
  },
  summitOverLake,
);

/** The same with the red gate of a shrine standing in the water. */
export const shrineGate = family<Summit>(
  'shrine-gate',
  {
    dawn: { light: 'rose', sunAt: [300, 240], flip: true, gate: true, throw: 1 },
    day: { light: 'day', sunAt: [270, 180], snow: 0.34, clear: true, gate: true, throw: 2 },
    dusk: { light: 'dusk', sunAt: [290, 320], gate: true, throw: 5 },
  },
  summitOverLake,
);

function summitOverLake(sheet: Sheet, { sunAt, snow = 0.42, clear = false, gate = false }: Summit): string {
  const { light } = sheet;
  const shore: Point[] = [
    [-12, 520],
    [260, 548],
    [420, 566],
    [600, 572],
    [800, 566],
    [990, 545],
    [1212, 522],
  ];
  const summit = mountain(sheet, {
    x: 590,
    y: 196,
    base: 575,
    left: 470,
    right: 500,
    color: '#5a7196',
    depth: 0.24,
    snow,
    hollow: 0.72,
    crater: 44,
    rough: 0.05,
  });
  const hills = land(sheet, hillLine(sheet, { y: 566, rise: 44, hills: 3 }), {
    color: '#4b6573',
    depth: 0.34,
    smooth: true,
    foot: 0.1,
  });
  const wood = firs(sheet, {
    line: shore,
    height: [16, 34],
    every: 11,
    color: '#2f4e52',
    depth: 0.14,
    tiers: 0,
  });
  const shown = sheet.twice(summit + hills + wood);
  const bank = fill(ground(shore, { smooth: true, bottom: 580 }), sheet.tone('#2f4e52', 0.14));
  const left: Point[] = [
    [-12, 636],
    [150, 640],
    [330, 700],
    [390, 770],
  ];
  const right: Point[] = [
    [840, 770],
    [930, 690],
    [1060, 640],
    [1212, 626],
  ];
  return [
    sky(sheet, 560),
    light.time === 'night' ? stars(sheet, 420) : '',
    sun(sheet, sunAt[0], sunAt[1], light.time === 'night' ? 38 : 58),
    clear
      ? clouds(sheet, [
          [690, 180, 170],
          [930, 130, 210],
        ])
      : streaks(sheet, 120, 330, 5, 0.3),
    shown.first,
    mist(sheet, 556, 70, 0.5),
    bank,
    water(sheet, { y: 578 }),
    reflected(sheet, shown.again, { y: 578, opacity: 0.34, squeeze: 0.75 }),
    sunPath(sheet, sunAt[0], 582, 750, 46),
    glints(sheet, { y: 578, count: 22, opacity: 0.3 }),
    fill(ground(left, { smooth: true }), sheet.tone('#22393c')),
    firs(sheet, {
      line: left,
      height: [70, 150],
      every: 24,
      to: 330,
      color: '#22393c',
      scatter: 10,
      tiers: 4,
    }),
    fill(ground(right, { smooth: true }), sheet.tone('#22393c')),
    firs(sheet, {
      line: right,
      height: [80, 165],
      every: 25,
      from: 905,
      color: '#22393c',
      scatter: 10,
      tiers: 4,
    }),
    gate ? redGate(sheet, 610, 690) : '',
  ].join('');
}

/** A gate of red beams in shallow water. */
function redGate(sheet: Sheet, x: number, y: number): string {
  const { tone } = sheet;
  const red = '#c4432c';
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const pillar = (dx: number, lean: number): Point[] => [
    at(dx - 11, 0),
    at(dx - 8 + lean, -236),
    at(dx + 8 + lean, -236),
    at(dx + 11, 0),
  ];
  const { first, again } = sheet.twice(
    fill([pillar(-128, 8), pillar(128, -8)].map(polygon).join(''), tone(red)) +
      fill(
        [
          [-128, 8],
          [128, -8],
        ]
          .map(([dx = 0, lean = 0]) =>
            polygon([at(dx + 2, 0), at(dx + 2 + lean, -236), at(dx + 8 + lean, -236), at(dx + 11, 0)]),
          )
          .join(''),
        tone(red, 0, 0.36),
      ) +
      fill(polygon([at(-166, -192), at(166, -192), at(166, -174), at(-166, -174)]), tone(red, 0, 0.1)) +
      fill(polygon([at(-14, -236), at(14, -236), at(12, -192), at(-12, -192)]), tone(red, 0, 0.22)) +
      fill(
        `M${x - 190} ${y - 268}Q${x} ${y - 236} ${x + 190} ${y - 268}L${x + 182} ${y - 236}Q${x} ${y - 214} ${x - 182} ${y - 236}z`,
        tone(red),
      ) +
      fill(
        `M${x - 202} ${y - 284}Q${x} ${y - 250} ${x + 202} ${y - 284}L${x + 190} ${y - 262}Q${x} ${y - 232} ${x - 190} ${y - 262}z`,
        tone('#3a3438'),
      ) +
      fill(
        [-128, 128]
          .map((dx) => polygon([at(dx - 17, 4), at(dx - 15, -26), at(dx + 15, -26), at(dx + 17, 4)]))
          .join(''),
        tone('#3a3438', 0, 0.1),
      ),
  );
  return reflected(sheet, again, { y: y + 3, opacity: 0.3, squeeze: 0.6 }) + first;
}
