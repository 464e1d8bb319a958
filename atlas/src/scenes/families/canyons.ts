import { family } from '../family';
import { hillLine, land, strata } from '../kit/land';
import { mesas } from '../kit/mesa';
import { range } from '../kit/mountain';
import { boulders, wall } from '../kit/rock';
import { fill, type Point } from '../kit/shape';
import { birds, clouds, sky, stars, streaks, sun } from '../kit/sky';
import { blades, firs } from '../kit/trees';
import { ribbon } from '../kit/water';

/** Layers of mesas seen from the rim, with a river far below. */
export const canyon = family<{ sunAt?: Point; high?: boolean }>(
  'canyon',
  {
    dawn: { light: 'firstLight', sunAt: [300, 318] },
    day: { light: 'clear', high: true, flip: true },
    dusk: { light: 'dusk', sunAt: [690, 352], throw: 2 },
  },
  (sheet, { sunAt, high = false }) => {
    const { tone } = sheet;
    const rim: Point[] = [
      [-12, 556],
      [48, 541],
      [140, 556],
      [182, 606],
      [258, 614],
      [312, 682],
      [402, 700],
      [430, 762],
    ];
    const ledge: Point[] = [
      [890, 762],
      [936, 692],
      [1040, 672],
      [1112, 622],
      [1212, 640],
    ];
    return [
      sky(sheet, 430),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 62) : '',
      high
        ? clouds(sheet, [
            [180, 150, 190],
            [760, 110, 250],
            [960, 210, 120],
          ])
        : streaks(sheet, 90, 260, 5, 0.3),
      mesas(sheet, {
        y: 412,
        rise: [26, 56],
        width: [150, 330],
        gap: [10, 190],
        color: '#b0675a',
        depth: 0.9,
        from: -40,
        lines: 0,
      }),
      mesas(sheet, {
        y: 462,
        rise: [40, 68],
        width: [120, 290],
        gap: [30, 130],
        color: '#b5604a',
        depth: 0.66,
        from: -90,
        lines: 1,
      }),
      mesas(sheet, {
        y: 524,
        rise: [62, 92],
        width: [110, 250],
        gap: [40, 150],
        color: '#bb5f41',
        depth: 0.42,
        from: -30,
      }),
      mesas(sheet, {
        y: 588,
        rise: [66, 92],
        width: [110, 230],
        gap: [30, 150],
        color: '#ad5035',
        depth: 0.2,
        from: -120,
      }),
      mesas(sheet, {
        y: 664,
        rise: [74, 98],
        width: [90, 220],
        gap: [40, 170],
        color: '#8f3f2a',
        depth: 0.06,
        from: -60,
      }),
      fill(
        ribbon([
          [560, 606, 6],
          [585, 640, 16],
          [528, 686, 32],
          [580, 762, 86],
        ]),
        tone('#9cd3d2', 0.15, -0.2),
      ),
      wall(sheet, { top: rim, color: '#5d2b23', faces: 70, relief: 0.8 }),
      firs(sheet, {
        line: rim,
        height: [42, 92],
        every: 15,
        from: 4,
        to: 176,
        color: '#2a3a30',
        scatter: 12,
      }),
      wall(sheet, { top: ledge, color: '#5d2b23', faces: 70, relief: 0.8 }),
      high ? birds(sheet, 640, 330, 4) : '',
    ].join('');
  },
);

/** A great arch of red rock, with the low sun in its opening. */
export const arch = family<{ sunAt: Point; moon?: boolean }>(
  'arch',
  {
    day: { light: 'day', sunAt: [640, 428] },
    dawn: { light: 'firstLight', sunAt: [590, 450], flip: true },
    night: { light: 'night', sunAt: [640, 410], moon: true },
  },
  (sheet, { sunAt, moon = false }) => {
    const { tone } = sheet;
    const whole =
      'M300 762C300 640 318 520 360 420C396 330 470 250 585 240C720 230 800 300 838 400C868 480 880 610 905 762H770C768 640 760 520 726 440C700 380 650 350 588 354C520 360 478 404 456 462C430 540 428 640 430 762z';
    const face =
      'M300 762C300 640 318 520 360 420C396 330 470 250 585 240C640 236 686 246 724 266C660 256 600 262 540 290C460 330 420 400 396 490C378 570 372 660 372 762z';
    const inside =
      'M588 354C650 350 700 380 726 440C760 520 768 640 770 762H806C800 640 786 520 752 440C722 372 668 334 588 354z';
    return [
      sky(sheet, 520),
      moon ? stars(sheet, 420, 90) : '',
      sun(sheet, sunAt[0], sunAt[1], moon ? 44 : 88),
      moon ? '' : streaks(sheet, 80, 230, 4, 0.28),
      range(sheet, { base: 500, height: 110, count: 8, color: '#8393a0', depth: 0.74 }),
      mesas(sheet, {
        y: 560,
        rise: [56, 86],
        width: [110, 240],
        gap: [20, 150],
        color: '#c37750',
        depth: 0.5,
        from: -70,
      }),
      mesas(sheet, {
        y: 634,
        rise: [70, 100],
        width: [120, 250],
        gap: [30, 160],
        color: '#b95f3b',
        depth: 0.2,
        from: -30,
      }),
      fill(whole, tone('#a34a2b')),
      fill(face, tone('#c76a41', 0, -0.06)),
      fill(inside, tone('#7b3721', 0, 0.2)),
      sheet.cut(
        whole,
        strata(sheet, { x: 260, y: 300, width: 420, height: 450, count: 16, color: '#a34a2b' }) +
          strata(sheet, { x: 640, y: 300, width: 300, height: 450, count: 14, color: '#a34a2b' }),
      ),
      land(sheet, hillLine(sheet, { y: 712, rise: 22 }), { color: '#71301f', smooth: true }),
      boulders(sheet, { from: 700, to: 742, count: 9, size: [16, 60], color: '#8a3f28' }),
      blades(sheet, {
        line: [
          [0, 722],
          [1200, 722],
        ],
        height: [8, 20],
        every: 14,
        color: '#4a4a2c',
        lean: 0.8,
      }),
    ].join('');
  },
);
