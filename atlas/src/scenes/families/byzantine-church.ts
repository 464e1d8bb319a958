import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { cypress, tree, woods } from '../kit/trees';

/** A brick church of the east with low domes among cypresses. */
export const byzantineChurch = family<{ sunAt?: Point; wall: Color; tile: Color }>(
  'byzantine-church',
  {
    day: { light: 'clear', wall: '#d9a878', tile: '#b5603f' },
    dusk: { light: 'afterglow', sunAt: [280, 330], wall: '#c99a78', tile: '#8a5f4c', flip: true, throw: 1 },
    white: { light: 'day', wall: '#f6f3ec', tile: '#3f74b0', throw: 2 },
  },
  (sheet, { sunAt, wall, tile }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 600, 0.06] as const;
    const drum = (cx: number, base: number, half: number, high: number) =>
      fill(box(cx - half, base - high, half * 2, high), tone(wall, depth)) +
      fill(box(cx + half * 0.4, base - high, half * 0.6, high), tone(wall, depth, 0.28)) +
      fill(
        arcade(roundArch, {
          x: cx - half,
          y: base - high * 0.16,
          width: half * 2,
          height: high * 0.7,
          count: 5,
          part: 0.46,
        }),
        tone('#4f4a48', depth),
      ) +
      stroke(
        Array.from(
          { length: 6 },
          (_, at) => `M${cx - half + (half * 2 * at) / 5} ${base - high}v${-high * 0.08}`,
        ).join(''),
        tone(wall, depth, 0.2),
        5,
      ) +
      cupola(sheet, { x: cx, y: base - high, rx: half * 1.12, ry: half * 0.9, color: tile, depth }) +
      stroke(
        `M${cx} ${base - high - half * 0.9}v${-half * 0.5}M${cx - half * 0.14} ${base - high - half * 1.2}h${half * 0.28}`,
        tone('#4a4640', depth),
        4,
      );
    const bands = [446, 478, 510, 542, 574].map((y) => `M${x - 206} ${y}H${x + 206}`).join('');
    return [
      weather(sheet, 540, sunAt),
      land(sheet, hillLine(sheet, { y: 520, rise: 120, hills: 2 }), {
        color: '#8f9a84',
        depth: 0.7,
        smooth: true,
      }),
      land(sheet, hillLine(sheet, { y: 570, rise: 60 }), { color: '#7f8f62', depth: 0.4, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 580, rise: 40 }),
        size: [18, 36],
        every: 40,
        color: '#6f8a5c',
        depth: 0.34,
      }),
      drum(486, 420, 44, 62),
      drum(714, 420, 44, 62),
      drum(x, 396, 76, 96),
      fill(box(x - 210, 426, 420, foot - 426), tone(wall, depth)),
      fill(`M${x - 84} 430Q${x} 360 ${x + 84} 430z`, tone(wall, depth, -0.04)),
      fill(`M${x - 96} 432Q${x} 350 ${x + 96} 432L${x + 84} 432Q${x} 364 ${x - 84} 432z`, tone(tile, depth)),
      fill(
        polygon([
          [x - 226, 428],
          [x - 190, 396],
          [x - 96, 396],
          [x - 84, 430],
        ]) +
          polygon([
            [x + 226, 428],
            [x + 190, 396],
            [x + 96, 396],
            [x + 84, 430],
          ]),
        tone(tile, depth, 0.06),
      ),
      stroke(bands, tone(mix(wall, '#8a4a34', 0.4), depth), 5, 'opacity=".6"'),
      fill(box(x + 120, 430, 90, foot - 430), tone('#5a4038', depth, 0.1), 'opacity=".28"'),
      fill(
        arcade(roundArch, { x: x - 200, y: 512, width: 400, height: 64, count: 5, part: 0.34 }),
        tone('#4f4a48', depth),
      ),
      fill(
        arcade(roundArch, { x: x - 60, y: foot, width: 120, height: 84, count: 1, part: 0.7 }),
        tone('#5a3a2c', depth),
      ),
      land(
        sheet,
        [
          [-12, 604],
          [600, 600],
          [1212, 604],
        ],
        { color: '#a8a070', depth: 0.06, foot: 0 },
      ),
      fill('M560 602H640L740 762H460z', tone('#dccba6', 0.04)),
      cypress(sheet, 290, 640, 260, '#3f6249', 0.03),
      cypress(sheet, 240, 660, 200, '#3f6249', 0.03),
      cypress(sheet, 920, 640, 280, '#3f6249', 0.03),
      cypress(sheet, 980, 664, 210, '#3f6249', 0.03),
      tree(sheet, { x: 1090, y: 690, height: 160, color: '#8a9a6a', spread: 0.9, depth: 0.02 }),
      tree(sheet, { x: 120, y: 690, height: 150, color: '#8a9a6a', spread: 0.9, depth: 0.02 }),
      crowd(sheet, [
        [570, 680, 54],
        [660, 650, 44],
      ]),
    ].join('');
  },
);
