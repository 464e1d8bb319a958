import { family } from '../family';
import { mesas } from '../kit/mesa';
import { fill, type Point, polygon } from '../kit/shape';
import { birds, clouds, sky, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { ribbon } from '../kit/water';

/** Layers of table mountains seen from the rim, a river far below. */
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
      [-12, 762],
    ];
    const ledge: Point[] = [
      [1212, 640],
      [1112, 622],
      [1040, 672],
      [936, 692],
      [890, 762],
      [1212, 762],
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
      fill(polygon(rim), tone('#5d2b23', 0, 0.38)),
      firs(sheet, {
        line: rim.slice(0, 6),
        height: [42, 92],
        every: 15,
        from: 4,
        to: 176,
        color: '#2a3a30',
        scatter: 12,
      }),
      fill(polygon(ledge), tone('#5d2b23', 0, 0.38)),
      high ? birds(sheet, 640, 330, 4) : '',
    ].join('');
  },
);
