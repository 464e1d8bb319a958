import { family } from '../family';
import { hillLine, land, mountain, range, ridgeLine } from '../kit/land';
import { fill, ground, type Point } from '../kit/shape';
import { clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** One white summit over a lake, with firs on both shores. */
export const peak = family<{ sunAt: Point; snow?: number; clear?: boolean }>(
  'peak',
  {
    dawn: { light: 'rose', sunAt: [320, 250], flip: true },
    day: { light: 'day', sunAt: [270, 190], snow: 0.3, clear: true },
    dusk: { light: 'dusk', sunAt: [300, 320], throw: 3 },
    night: { light: 'night', sunAt: [250, 160], snow: 0.5 },
  },
  (sheet, { sunAt, snow = 0.42, clear = false }) => {
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
      crater: 30,
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
      summit,
      hills,
      mist(sheet, 556, 70, 0.5),
      wood,
      bank,
      water(sheet, { y: 578 }),
      reflected(sheet, summit + hills + wood, { y: 578, opacity: 0.34, squeeze: 0.75 }),
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
    ].join('');
  },
);

/** A high range over wooded foothills. */
export const alps = family<{ sunAt?: Point; meadow: `#${string}` }>(
  'alps',
  {
    summer: { light: 'clear', meadow: '#7fa356' },
    golden: { light: 'golden', sunAt: [250, 210], meadow: '#8fa35a', throw: 1 },
    winter: { light: 'pale', meadow: '#f3f5f4', throw: 2 },
  },
  (sheet, { sunAt, meadow }) => {
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
