import { family } from '../family';
import { hillLine, land, ridgeLine } from '../kit/land';
import { LIGHTS } from '../kit/light';
import { mountain, range } from '../kit/mountain';
import { fill, ground, type Point } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, reflected, ribbon, sunPath, water } from '../kit/water';

/** A high range above wooded foothills. */
export const alps = family<{ sunAt?: Point; meadow: `#${string}`; huts?: `#${string}`; path?: boolean }>(
  'alps',
  {
    summer: { light: 'clear', meadow: '#7fa356', huts: '#8a5f42', path: true },
    golden: { light: 'golden', sunAt: [250, 210], meadow: '#a9bd7c', throw: 1 },
    winter: { light: 'pale', meadow: '#f3f5f4', huts: '#7a5440', throw: 2 },
  },
  (sheet, { sunAt, meadow, huts, path = false }) => {
    const front: Point[] = [
      [-12, 640],
      [240, 606],
      [520, 640],
      [820, 690],
      [1212, 640],
    ];
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [150, 130, 200],
            [820, 100, 240],
            [560, 190, 120],
          ]),
      range(sheet, { base: 470, height: 210, count: 7, color: '#7c8ea6', depth: 0.72, snow: 0.5 }),
      range(sheet, { base: 545, height: 300, count: 4, color: '#64748c', depth: 0.4, snow: 0.45 }),
      mist(sheet, 500, 90, 0.4),
      land(sheet, ridgeLine(sheet, { y: 540, rise: 70, peaks: 5, rough: 0.1 }), {
        color: '#486a5f',
        depth: 0.42,
      }),
      firs(sheet, {
        line: hillLine(sheet, { y: 566, rise: 30 }),
        height: [22, 42],
        every: 8,
        color: '#3b6152',
        depth: 0.3,
        tiers: 0,
      }),
      land(sheet, hillLine(sheet, { y: 580, rise: 34 }), {
        color: '#3b6152',
        depth: 0.3,
        smooth: true,
        foot: 0,
      }),
      land(sheet, front, { color: meadow, depth: 0.06, smooth: true, foot: 0 }),
      path
        ? fill(
            ribbon([
              [300, 612, 6],
              [360, 640, 16],
              [250, 690, 40],
              [330, 766, 96],
            ]),
            sheet.tone('#d9c79a', 0.05),
          )
        : '',
      huts
        ? `<g transform="matrix(1.7 0 0 1.7 -250 -436)">${cabin(sheet, 340, 622, huts)}${cabin(sheet, 404, 626, huts)}</g>`
        : '',
      firs(sheet, {
        line: front,
        height: [50, 120],
        every: 26,
        from: 690,
        to: 1212,
        color: '#2d5145',
        scatter: 26,
        lit: true,
      }),
    ].join('');
  },
);

/** Steep walls on both sides of a calm inlet. */
export const fjord = family<{
  sunAt?: Point;
  snow?: number;
  green: `#${string}`;
  cabins?: boolean;
  fair?: boolean;
}>(
  'fjord',
  {
    day: { light: 'day', snow: 0.26, green: '#5d8152', cabins: true, fair: true },
    dusk: { light: 'afterglow', sunAt: [590, 372], green: '#4f6a52', flip: true, throw: 1 },
    winter: { light: 'rose', sunAt: [600, 330], snow: 0.62, green: '#dfe6ea', cabins: true, throw: 4 },
  },
  (sheet, { sunAt, snow = 0.16, green, cabins = false, fair = false }) => {
    const { tone } = sheet;
    const shapes = sheet.twice(
      [
        mountain(sheet, {
          x: 470,
          y: 250,
          base: 482,
          left: 260,
          right: 190,
          color: '#71889a',
          depth: 0.66,
          snow,
          rough: 0.08,
        }),
        mountain(sheet, {
          x: 770,
          y: 232,
          base: 482,
          left: 180,
          right: 270,
          color: '#71889a',
          depth: 0.62,
          snow,
          rough: 0.08,
        }),
        mountain(sheet, {
          x: 300,
          y: 176,
          base: 494,
          left: 380,
          right: 210,
          color: '#5d7684',
          depth: 0.42,
          snow,
          rough: 0.1,
        }),
        mountain(sheet, {
          x: 960,
          y: 150,
          base: 494,
          left: 230,
          right: 330,
          color: '#5d7684',
          depth: 0.38,
          snow,
          rough: 0.1,
        }),
        mountain(sheet, {
          x: 90,
          y: 112,
          base: 512,
          left: 300,
          right: 300,
          color: '#4d6670',
          depth: 0.16,
          snow: snow * 0.8,
          rough: 0.12,
        }),
        mountain(sheet, {
          x: 1140,
          y: 122,
          base: 512,
          left: 270,
          right: 240,
          color: '#4d6670',
          depth: 0.14,
          snow: snow * 0.8,
          rough: 0.12,
        }),
      ].join(''),
    );
    const falls = fill(
      'M176 268l7 2l4 90l10 60l8 88h-12l-10-84l-8-62z',
      tone('#f2f8f8', 0.1),
      'opacity=".85"',
    );
    const left: Point[] = [
      [-12, 470],
      [120, 480],
      [240, 500],
      [330, 514],
    ];
    const right: Point[] = [
      [880, 514],
      [980, 500],
      [1090, 486],
      [1212, 478],
    ];
    const shore =
      fill(ground(left, { smooth: true, bottom: 516 }), tone(green, 0.12)) +
      fill(ground(right, { smooth: true, bottom: 516 }), tone(green, 0.12));
    const houses = cabins
      ? [
          [152, 498],
          [196, 504],
          [240, 508],
        ]
          .map(([x = 0, y = 0], index) => cabin(sheet, x, y, index === 1 ? '#c9a24a' : '#b4432f'))
          .join('')
      : '';
    return [
      sky(sheet, 470),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 52) : '',
      fair
        ? clouds(sheet, [
            [470, 120, 200],
            [620, 180, 110],
          ])
        : streaks(sheet, 90, 240, 5, 0.35),
      shapes.first,
      mist(sheet, 488, 70, 0.45),
      falls,
      shore,
      firs(sheet, {
        line: left,
        height: [18, 40],
        every: 11,
        to: 320,
        color: '#345a4c',
        depth: 0.12,
        tiers: 0,
      }),
      firs(sheet, {
        line: right,
        height: [18, 42],
        every: 11,
        from: 890,
        color: '#345a4c',
        depth: 0.1,
        tiers: 0,
      }),
      houses,
      water(sheet, { y: 512, color: '#2f7c8c' }),
      reflected(sheet, shapes.again + shore, { y: 512, opacity: 0.3, squeeze: 0.8 }),
      sunAt ? sunPath(sheet, sunAt[0], 516, 750, 60) : '',
      glints(sheet, { y: 514, count: 20, opacity: 0.3 }),
      land(
        sheet,
        [
          [-12, 690],
          [160, 676],
          [330, 710],
          [470, 768],
        ],
        { color: '#2c4a3c', smooth: true },
      ),
      firs(sheet, {
        line: [
          [-12, 700],
          [330, 716],
          [470, 768],
        ],
        height: [80, 150],
        every: 30,
        to: 380,
        color: '#274338',
        scatter: 14,
        tiers: 4,
      }),
    ].join('');
  },
);

/** A small wooden house by the water. */
function cabin({ tone, light }: Sheet, x: number, y: number, color: `#${string}`): string {
  // It is covered with snow if the light is the snow light.
  const roof = light === LIGHTS.pale ? '#f6f8f9' : '#4a5158';
  return (
    fill(`M${x} ${y}h26v-16h-26z`, tone(color, 0.08)) +
    fill(`M${x + 26} ${y}h12v-16l-6-12l-6 12z`, tone(color, 0.08, 0.3)) +
    fill(`M${x - 3} ${y - 15}l7-13h28l-6 13z`, tone(roof, 0.1)) +
    fill(`M${x + 6} ${y - 11}h5v6h-5zM${x + 16} ${y - 11}h5v6h-5z`, tone('#f6ead0', 0.05))
  );
}
