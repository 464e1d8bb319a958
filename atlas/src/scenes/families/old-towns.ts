import { family } from '../family';
import { mix } from '../kit/color';
import { blocks, house } from '../kit/houses';
import { hillLine, land, ridgeLine } from '../kit/land';
import { range } from '../kit/mountain';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, halo, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs, tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Roofs below wooded hills, and a tall smoking chimney. */
export const village = family<{
  sunAt?: Point;
  lit?: boolean;
  hills: `#${string}`;
  roof: `#${string}`;
  snow?: boolean;
}>(
  'village',
  {
    day: { light: 'mist', hills: '#5f8a70', roof: '#46525a' },
    dusk: { light: 'golden', sunAt: [300, 270], hills: '#6d7f55', roof: '#6b4a42', lit: true, throw: 1 },
    winter: { light: 'pale', hills: '#7d949c', roof: '#f2f4f4', snow: true, lit: true, flip: true, throw: 2 },
  },
  (sheet, { sunAt, lit = false, hills, roof, snow = false }) => {
    const { tone, light } = sheet;
    const ground = snow ? '#eef1f2' : mix(hills, '#3f6a4a', 0.4);
    const walls = ['#dcc7a0', '#e8d8ba', '#d4b78c', '#ecdfc6'] as const;
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [160, 150, 200],
            [620, 110, 130],
          ]),
      land(sheet, ridgeLine(sheet, { y: 420, rise: 110, peaks: 4, rough: 0.06 }), {
        color: hills,
        depth: 0.7,
      }),
      land(sheet, hillLine(sheet, { y: 480, rise: 60 }), { color: hills, depth: 0.48, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 500, rise: 34 }),
        size: [12, 24],
        every: 22,
        color: mix(hills, '#3f5f4c', 0.5),
        depth: 0.38,
      }),
      land(sheet, hillLine(sheet, { y: 530, rise: 24 }), { color: ground, depth: 0.3, smooth: true }),
      [
        [90, 556, 110],
        [250, 548, 120],
        [420, 552, 100],
        [560, 546, 120],
        [960, 552, 120],
      ]
        .map(([x = 0, y = 0, width = 0], index) =>
          house(sheet, {
            x,
            y,
            width,
            height: 46,
            roofHeight: 34,
            wall: walls[index % 4] ?? '#dcc7a0',
            roof,
            depth: 0.26,
            lit,
            chimney: index % 2 === 0,
            door: false,
          }),
        )
        .join(''),
      mist(sheet, 566, 60, 0.35),
      stroke('M842 286q-30-38 6-76t-6-84', light.cloud, 17, 'opacity=".55"'),
      fill(
        polygon([
          [820, 640],
          [824, 296],
          [862, 296],
          [866, 640],
        ]),
        tone('#a5603f', 0.12),
      ) +
        fill(
          polygon([
            [848, 640],
            [848, 296],
            [862, 296],
            [866, 640],
          ]),
          tone('#a5603f', 0.12, 0.34),
        ),
      stroke('M825 320h36M824 384h38M823 448h40', tone('#7d442b', 0.1), 5),
      house(sheet, {
        x: 110,
        y: 690,
        width: 190,
        height: 116,
        roofHeight: 78,
        wall: walls[0],
        roof,
        depth: 0.06,
        lit,
      }),
      house(sheet, {
        x: 560,
        y: 672,
        width: 190,
        height: 104,
        roofHeight: 70,
        wall: walls[2],
        roof,
        depth: 0.1,
        lit,
      }),
      house(sheet, {
        x: 900,
        y: 690,
        width: 210,
        height: 120,
        roofHeight: 80,
        wall: walls[0],
        roof,
        depth: 0.05,
        lit,
      }),
      house(sheet, {
        x: 330,
        y: 706,
        width: 220,
        height: 122,
        roofHeight: 84,
        wall: walls[1],
        roof,
        depth: 0.02,
        lit,
      }),
      house(sheet, {
        x: 690,
        y: 720,
        width: 210,
        height: 116,
        roofHeight: 80,
        wall: walls[3],
        roof,
        depth: 0.01,
        lit,
      }),
      land(
        sheet,
        [
          [-12, 690],
          [240, 700],
          [520, 712],
          [820, 726],
          [1212, 696],
        ],
        { color: snow ? '#f4f6f7' : mix(hills, '#2f4a36', 0.6), smooth: true },
      ),
      tree(sheet, { x: 66, y: 716, height: 190, color: snow ? '#b9c3c8' : '#5d7d4c', spread: 0.7 }),
      tree(sheet, { x: 1160, y: 720, height: 220, color: snow ? '#c3ccd0' : '#6a8650', spread: 0.68 }),
      snow
        ? firs(sheet, {
            line: [
              [0, 716],
              [1200, 716],
            ],
            height: [60, 100],
            every: 200,
            color: '#4a6a68',
            scatter: 10,
          })
        : '',
    ].join('');
  },
);

/** A big city at night: lights behind lights, with a slim red mast in the middle. */
export const city = family<{ tower: boolean; moon?: Point; sunAt?: Point; blocks: `#${string}` }>(
  'city',
  {
    night: { light: 'night', tower: true, moon: [880, 170], blocks: '#4a5688' },
    dusk: { light: 'dusk', tower: true, sunAt: [300, 330], blocks: '#5d5a86', flip: true, throw: 2 },
    dawn: { light: 'rose', tower: true, sunAt: [340, 280], blocks: '#6f7f9c', throw: 1 },
  },
  (sheet, { tower, moon, sunAt, blocks: color }) => {
    const { light } = sheet;
    const night = light.time === 'night';
    const swell = (x: number) => 0.35 + 0.65 * Math.exp(-(((x - 620) / 330) ** 2));
    return [
      sky(sheet, 600),
      night ? stars(sheet, 300, 50) : '',
      moon ? sun(sheet, moon[0], moon[1], 36) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 56) : '',
      streaks(sheet, 90, 260, 4, 0.2),
      blocks(sheet, {
        y: 760,
        height: [230, 420],
        width: [46, 90],
        color,
        depth: 0.62,
        lights: 0.02,
        profile: swell,
      }),
      mist(sheet, 560, 260, 0.3),
      blocks(sheet, {
        y: 760,
        height: [190, 380],
        width: [54, 100],
        color,
        depth: 0.34,
        lights: 0.04,
        profile: (x) => swell(x + 120),
      }),
      tower ? mast(sheet, 600, 700) : '',
      mist(sheet, 640, 200, 0.25),
      blocks(sheet, { y: 760, height: [120, 260], width: [60, 110], color, depth: 0.12, lights: 0.08 }),
      blocks(sheet, {
        y: 770,
        height: [50, 130],
        width: [70, 130],
        color: mix(color, '#10142c', 0.4),
        lights: 0.1,
      }),
    ].join('');
  },
);

/** A slim red steel mast with light bands; not modeled on a real tower. */
function mast(sheet: Sheet, x: number, foot: number): string {
  const { tone, light } = sheet;
  const night = light.time === 'night';
  const red = night ? mix('#d9583c', light.shadow, 0.12) : tone('#d9583c', 0.14);
  const pale = night ? '#fff0d0' : tone('#f6ead6', 0.1);
  const edge = (side: -1 | 1, y: number) => x + side * (3 + 40 * ((y - 236) / (foot - 236)) ** 1.5);
  const band = (from: number, to: number): Point[] => [
    [edge(-1, from), from],
    [edge(1, from), from],
    [edge(1, to), to],
    [edge(-1, to), to],
  ];
  const body: Point[] = [
    [x, 150],
    [x + 2, 236],
    ...[300, 380, 460, 540, 620, foot].map((y): Point => [edge(1, y), y]),
    ...[foot, 620, 540, 460, 380, 300].map((y): Point => [edge(-1, y), y]),
    [x - 2, 236],
  ];
  return (
    halo(sheet, x, 340, 240, '#ff7a4f', night ? 0.34 : 0.12) +
    fill(polygon(body), red) +
    fill(
      polygon([
        [x, 150],
        [x + 2, 236],
        ...[300, 380, 460, 540, 620, foot].map((y): Point => [edge(1, y), y]),
        [x + 4, foot],
        [x, 300],
      ]),
      tone('#7d2c2c', 0, 0.3),
      'opacity=".4"',
    ) +
    fill([band(250, 258), band(318, 328), band(420, 432), band(520, 534)].map(polygon).join(''), pale) +
    fill(box(x - 17, 400, 34, 16) + box(x - 10, 306, 20, 10), pale)
  );
}

/** Towers below a wall of snowy mountains. */
export const mountainCity = family<{ sunAt?: Point; wood: `#${string}`; lit?: boolean; lakeside?: boolean }>(
  'mountain-city',
  {
    day: { light: 'day', sunAt: [300, 190], wood: '#3f6058', flip: true },
    dusk: { light: 'afterglow', sunAt: [270, 300], wood: '#38544f', lit: true, throw: 1 },
    winter: { light: 'pale', wood: '#6d8590', lakeside: true, throw: 3 },
  },
  (sheet, { sunAt, wood, lit = false, lakeside = false }) => {
    const swell = (x: number) => Math.exp(-(((x - 600) / 150) ** 2));
    const town =
      blocks(sheet, {
        y: 622,
        height: [50, 190],
        width: [28, 50],
        gap: [2, 8],
        color: mix(wood, '#4f6f80', 0.6),
        depth: 0.2,
        from: 340,
        to: 860,
        lights: lit ? 0.1 : 0.05,
        profile: swell,
      }) +
      blocks(sheet, {
        y: 632,
        height: [34, 140],
        width: [30, 56],
        gap: [2, 10],
        color: mix(wood, '#1f343c', 0.6),
        depth: 0.06,
        from: 300,
        to: 900,
        lights: lit ? 0.12 : 0.06,
        profile: (x) => swell(x - 40),
      });
    const shown = sheet.twice(town);
    const line = hillLine(sheet, { y: 596, rise: 20 });
    return [
      sky(sheet, 470),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      clouds(
        sheet,
        sunAt
          ? [
              [560, 110, 140],
              [820, 150, 210],
            ]
          : [
              [180, 130, 220],
              [760, 100, 180],
            ],
      ),
      range(sheet, { base: 480, height: 210, count: 5, color: '#7c93a8', depth: 0.6, snow: 0.46 }),
      land(sheet, ridgeLine(sheet, { y: 500, rise: 130, peaks: 4, rough: 0.08 }), {
        color: mix(wood, '#6d8ea0', 0.45),
        depth: 0.48,
      }),
      land(sheet, ridgeLine(sheet, { y: 550, rise: 90, peaks: 3, rough: 0.06 }), {
        color: wood,
        depth: 0.36,
      }),
      mist(sheet, 560, 90, 0.4),
      firs(sheet, { line, height: [26, 54], every: 12, color: wood, depth: 0.24, tiers: 0 }),
      land(sheet, line, { color: wood, depth: 0.22, smooth: true, foot: 0 }),
      shown.first,
      lakeside
        ? water(sheet, { y: 634, color: '#4f8a9c' }) +
          reflected(sheet, shown.again, { y: 634, opacity: 0.35 }) +
          glints(sheet, { y: 636, count: 16 })
        : land(sheet, hillLine(sheet, { y: 640, rise: 14 }), {
            color: mix(wood, '#1f3436', 0.35),
            smooth: true,
          }),
      land(
        sheet,
        [
          [-12, 676],
          [300, 690],
          [600, 722],
          [900, 700],
          [1212, 672],
        ],
        { color: mix(wood, '#152628', 0.55), smooth: true },
      ),
      firs(sheet, {
        line: [
          [-12, 690],
          [300, 706],
          [600, 740],
        ],
        height: [60, 130],
        every: 30,
        to: 420,
        color: mix(wood, '#152628', 0.6),
        scatter: 16,
        tiers: 4,
      }),
      firs(sheet, {
        line: [
          [600, 740],
          [900, 714],
          [1212, 684],
        ],
        height: [60, 130],
        every: 30,
        from: 800,
        color: mix(wood, '#152628', 0.6),
        scatter: 16,
        tiers: 4,
      }),
    ].join('');
  },
);
