import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { box, disc, fill, ground, heightAt, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, crescent, mist, sky, stars, streaks, sun } from '../kit/sky';
import { palm, woods } from '../kit/trees';
import { fern } from './woods';

/** Smooth pyramids in the desert, with a caravan in front. */
export const pyramid = family<{ sunAt?: Point; moon?: boolean; sand: Color }>(
  'pyramid',
  {
    day: { light: 'clear', sand: '#e3bf83', sunAt: [290, 190] },
    dusk: { light: 'golden', sand: '#d9a765', sunAt: [300, 330], flip: true, throw: 1 },
    night: { light: 'night', moon: true, sand: '#d2b98f', throw: 4 },
  },
  (sheet, { sunAt, moon = false, sand }) => {
    const { tone } = sheet;
    const base = 586;
    const one = (x: number, half: number, height: number, depth: number) => {
      const tip: Point = [x, base - height];
      const edge = x + half * 0.28;
      let lines = '';
      for (let row = 1; row < 9; row++) {
        const part = row / 9;
        lines += `M${round(x - half * part + 3)} ${round(base - height * (1 - part))}L${round(x + (edge - x) * part)} ${round(base - height * (1 - part) + 5 * part)}L${round(x + half * part)} ${round(base - height * (1 - part))}`;
      }
      return (
        fill(polygon([[x - half, base], tip, [edge, base + 14]]), tone(sand, depth, -0.06)) +
        fill(polygon([[edge, base + 14], tip, [x + half, base]]), tone(sand, depth, 0.4)) +
        stroke(lines, tone(sand, depth, 0.5), 1.6, 'opacity=".22" stroke-linejoin="round"')
      );
    };
    return [
      sky(sheet, 560),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      moon ? stars(sheet, 460, 70) + crescent(sheet, 300, 180, 38) : streaks(sheet, 80, 260, 4, 0.3),
      land(sheet, hillLine(sheet, { y: 560, rise: 30 }), { color: sand, depth: 0.66, smooth: true }),
      one(880, 190, 220, 0.34),
      one(520, 300, 370, 0.14),
      one(810, 110, 130, 0.16),
      land(
        sheet,
        [
          [-12, 580],
          [240, 590],
          [600, 600],
          [900, 588],
          [1212, 596],
        ],
        { color: sand, depth: 0.1, smooth: true, foot: 0 },
      ),
      palmGrove(sheet),
      fill(
        'M-12 640C260 600 520 690 820 650S1130 640 1212 620V762H-12z',
        tone(mix(sand, '#c98d54', 0.35), 0.04),
      ),
      fill(
        'M300 690C520 640 640 700 820 650S1130 640 1212 620V700C1000 690 900 740 700 730S420 700 300 690z',
        tone(mix(sand, '#8a5a40', 0.5), 0.04),
        'opacity=".5"',
      ),
      camels(sheet),
      fill('M-12 720C180 690 420 742 640 762H-12z', tone(mix(sand, '#a86f42', 0.5))),
    ].join('');
  },
);

function palmGrove(sheet: Sheet): string {
  return [
    [980, 606, 90],
    [1012, 610, 116],
    [1052, 606, 84],
    [1090, 612, 108],
  ]
    .map(([x = 0, y = 0, height = 0], index) =>
      palm(sheet, {
        x,
        y,
        height,
        lean: index % 2 ? 0.1 : -0.08,
        depth: 0.08,
        leaves: 7,
        color: '#5f7f4c',
        trunk: '#8a6a48',
      }),
    )
    .join('');
}

/** Camels and their drivers in a line. */
function camels({ tone }: Sheet): string {
  const color = tone('#5f4030', 0.04);
  const one = (x: number, y: number, s: number) => {
    const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
    return (
      fill(
        `M${p(-30, -36)}C${p(-26, -50)} ${p(-14, -46)} ${p(-10, -52)}C${p(-4, -64)} ${p(8, -62)} ${p(12, -50)}C${p(18, -44)} ${p(26, -46)} ${p(30, -40)}C${p(36, -44)} ${p(38, -56)} ${p(40, -66)}L${p(52, -68)}L${p(54, -62)}L${p(46, -58)}C${p(46, -44)} ${p(42, -30)} ${p(32, -28)}L${p(31, 0)}H${round(x + 27 * s)}L${p(25, -26)}H${round(x - 16 * s)}L${p(-18, 0)}H${round(x - 22 * s)}L${p(-24, -26)}C${p(-32, -26)} ${p(-33, -30)} ${p(-30, -36)}z`,
        color,
      ) +
      fill(
        `M${p(-12, -52)}Q${p(2, -66)} ${p(15, -48)}L${p(12, -38)}Q${p(0, -46)} ${p(-10, -40)}z`,
        tone('#c8503f', 0.04),
      )
    );
  };
  return (
    stroke('M330 634q80 12 150 8t150-6', color, 1.6) +
    one(300, 668, 1) +
    one(420, 676, 1.05) +
    one(545, 672, 1.02) +
    fill(
      polygon([
        [652, 672],
        [648, 636],
        [656, 622],
        [668, 622],
        [676, 638],
        [674, 672],
      ]),
      tone('#eee0c4', 0.04),
    ) +
    disc(662, 615, 7, tone('#8a5f44', 0.04))
  );
}

/** A step pyramid with a staircase, above the crowns of a jungle. */
export const stepPyramid = family<{ sunAt?: Point }>(
  'step-pyramid',
  {
    mist: { light: 'mist', throw: 2 },
    dusk: { light: 'dusk', sunAt: [310, 300], flip: true, throw: 3 },
    day: { light: 'day', throw: 4 },
  },
  (sheet, { sunAt }) => {
    const { tone } = sheet;
    const [stone, depth, x, foot] = ['#bfb39a', 0.12, 600, 606] as const;
    const steps = 8;
    const half = (step: number) => 270 - (270 - 74) * (step / steps);
    const high = (step: number) => foot - step * 36;
    let [fronts, sides, ledges] = ['', '', ''];
    for (let step = 0; step < steps; step++) {
      const [low, top] = [high(step), high(step + 1)];
      const [a, b] = [half(step), half(step) - 9];
      fronts += polygon([
        [x - a, low],
        [x - b, top],
        [x + b, top],
        [x + a, low],
      ]);
      sides += polygon([
        [x + a * 0.56, low],
        [x + b * 0.56, top],
        [x + b, top],
        [x + a, low],
      ]);
      ledges += box(x - b, top, 2 * b, 6);
    }
    const peak = high(steps);
    let treads = '';
    for (let step = 0; step < 30; step++) {
      const y = foot - step * 9.6;
      const wide = 64 - step * 0.6;
      treads += `M${round(x - wide)} ${round(y)}h${round(2 * wide)}`;
    }
    const stair: Point[] = [
      [x - 66, foot + 4],
      [x - 46, peak],
      [x + 46, peak],
      [x + 66, foot + 4],
    ];
    const crowns = (y: number, size: number, d: number, color: Color) =>
      fill(box(-12, y, 1224, 770 - y), tone(color, d, 0.1)) +
      woods(sheet, {
        line: hillLine(sheet, { y, rise: size * 1.6, hills: 4 }),
        size: [size * 0.7, size * 1.3],
        every: size,
        color,
        depth: d,
      });
    const line = hillLine(sheet, { y: 690, rise: 20 });
    return [
      sky(sheet, 560),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 62) : '',
      streaks(sheet, 80, 280, 5, 0.3),
      land(sheet, hillLine(sheet, { y: 500, rise: 90 }), { color: '#5f8578', depth: 0.8, smooth: true }),
      crowns(540, 22, 0.6, '#4f7f62'),
      mist(sheet, 550, 120, 0.7),
      crowns(586, 30, 0.4, '#477556'),
      fill(fronts, tone(stone, depth)) +
        fill(sides, tone(stone, depth, 0.34)) +
        fill(ledges, tone(stone, depth, -0.16)) +
        fill(polygon(stair), tone(stone, depth, -0.08)) +
        fill(
          polygon([
            [x + 40, foot + 4],
            [x + 28, peak],
            [x + 46, peak],
            [x + 66, foot + 4],
          ]),
          tone(stone, depth, 0.2),
        ) +
        stroke(treads, tone(stone, depth, 0.4), 2.4, 'opacity=".5"') +
        fill(box(x - 70, peak - 58, 140, 60), tone(stone, depth)) +
        fill(box(x + 32, peak - 58, 38, 60), tone(stone, depth, 0.34)) +
        fill(box(x - 78, peak - 68, 156, 14), tone(stone, depth, -0.1)) +
        fill(box(x - 44, peak - 108, 88, 42), tone(stone, depth, 0.1)) +
        fill([-46, -12, 22].map((dx) => box(x + dx, peak - 40, 24, 42)).join(''), tone('#4a4438', depth)) +
        fill(
          [-36, -18, 0, 18].map((dx) => box(x + dx + 3, peak - 98, 10, 22)).join(''),
          tone('#5c5546', depth),
        ),
      birds(sheet, 830, 240, 6),
      crowns(640, 36, 0.2, '#3f7050'),
      mist(sheet, 650, 90, 0.4),
      crowns(690, 46, 0.1, '#386648'),
      fill(ground(line, { smooth: true }), tone('#23493a', 0.02)),
      palm(sheet, { x: 150, y: 730, height: 330, lean: 0.14, leaves: 9, color: '#3d7350' }),
      palm(sheet, { x: 1080, y: 740, height: 280, lean: -0.12, leaves: 9, color: '#3d7350' }),
      [60, 190, 330, 880, 1010, 1150]
        .map((at, index) => fern(sheet, at, heightAt(line, at) + 60, 120 + (index % 3) * 20, '#356b4a'))
        .join(''),
    ].join('');
  },
);
