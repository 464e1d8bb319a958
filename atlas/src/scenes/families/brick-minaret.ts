import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, tree } from '../kit/trees';

/** A tall tower of fluted brick with balconies, beside broken arches. */
export const brickMinaret = family<{ sunAt?: Point; brick: Color; green?: Color }>(
  'brick-minaret',
  {
    day: { light: 'clear', brick: '#c0694a', green: '#6f9a52' },
    golden: { light: 'golden', sunAt: [290, 200], brick: '#d9a468', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [290, 330], brick: '#b87058', green: '#6f8052', throw: 2 },
  },
  (sheet, { sunAt, brick, green }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [560, 600, 0.06] as const;
    const levels = [
      [600, 430, 62, 50],
      [430, 310, 47, 40],
      [310, 220, 37, 31],
      [220, 156, 28, 24],
      [156, 112, 21, 18],
    ] as const;
    const shaft = levels
      .map(([low, high, wide, narrow], index) => {
        const body = polygon([
          [x - wide, low],
          [x - narrow, high],
          [x + narrow, high],
          [x + wide, low],
        ]);
        const flutes = Array.from({ length: 9 }, (_, at) => {
          const part = (at + 0.5) / 9;
          return `M${round(x - wide + wide * 2 * part)} ${low}L${round(x - narrow + narrow * 2 * part)} ${high}`;
        }).join('');
        return (
          fill(body, tone(index > 2 ? '#e6d3b4' : brick, depth)) +
          stroke(flutes, tone(brick, depth, 0.3), index > 2 ? 2 : 4, 'opacity=".6"') +
          fill(
            polygon([
              [x + wide * 0.3, low],
              [x + narrow * 0.3, high],
              [x + narrow, high],
              [x + wide, low],
            ]),
            tone(brick, depth, 0.34),
            'opacity=".7"',
          ) +
          fill(box(x - narrow - 14, high - 6, narrow * 2 + 28, 13), tone(brick, depth, -0.14)) +
          fill(
            polygon([
              [x - narrow - 12, high + 7],
              [x + narrow + 12, high + 7],
              [x + narrow, high + 26],
              [x - narrow, high + 26],
            ]),
            tone(brick, depth, 0.16),
          )
        );
      })
      .join('');
    return [
      weather(sheet, 560, sunAt),
      land(sheet, hillLine(sheet, { y: 560, rise: 40 }), {
        color: green ?? '#c9a880',
        depth: 0.66,
        smooth: true,
      }),
      fill(box(700, 420, 330, 190), tone(brick, 0.14)),
      fill(
        arcade(pointedArch, { x: 710, y: 606, width: 310, height: 130, count: 3, part: 0.64 }),
        tone('#e9d9bf', 0.5),
      ),
      fill('M700 424L730 392 770 410 800 380 860 404 900 372 960 400 1030 388V426H700z', tone(brick, 0.14)),
      fill(box(980, 388, 50, 222), tone(brick, 0.14, 0.3)),
      fill(box(180, 500, 230, 110), tone(brick, 0.12, 0.06)),
      fill(
        arcade(pointedArch, { x: 186, y: 606, width: 218, height: 76, count: 3, part: 0.56 }),
        tone('#5a3f38', 0.12),
      ),
      cupola(sheet, { x: 295, y: 500, rx: 84, ry: 66, color: brick, depth: 0.12, finial: 18 }),
      shaft,
      cupola(sheet, { x, y: 106, rx: 16, ry: 20, color: '#e6d3b4', depth, finial: 14 }),
      paving(sheet, { y: foot, color: '#d3b892', joints: '#ad9068' }),
      green
        ? fill('M-12 620H400Q320 690 240 762H-12zM1212 620H800Q880 690 960 762H1212z', tone(green, 0.05))
        : '',
      ...(green
        ? [
            tree(sheet, { x: 110, y: 680, height: 190, color: green, spread: 0.8, depth: 0.02 }),
            tree(sheet, { x: 1090, y: 680, height: 200, color: green, spread: 0.8, depth: 0.02 }),
          ]
        : [
            palm(sheet, { x: 130, y: 690, height: 270, lean: 0.1, depth: 0.02 }),
            palm(sheet, { x: 1090, y: 690, height: 240, lean: -0.1, depth: 0.02 }),
          ]),
      crowd(sheet, [
        [460, 640, 42],
        [486, 644, 40],
        [680, 660, 50],
        [600, 700, 62],
      ]),
    ].join('');
  },
);
