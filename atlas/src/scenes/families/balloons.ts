import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { box, fill, type Point, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, streaks, sun } from '../kit/sky';
import { woods } from '../kit/trees';

/** Balloons in the still air over a valley. */
export const balloons = family<{ sunAt?: Point; ground: Color; peaks?: boolean; trees: Color }>(
  'balloons',
  {
    dawn: { light: 'firstLight', sunAt: [330, 410], ground: '#c4916f', peaks: true, trees: '#8f8a5c' },
    day: { light: 'day', ground: '#8fae62', trees: '#5f8a55', flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [300, 290], ground: '#b5a558', trees: '#8f8a45', throw: 2 },
  },
  (sheet, { sunAt, ground, peaks = false, trees }) => {
    const cones: readonly (readonly [number, number, number, number])[] = [
      [160, 640, 80, 150],
      [250, 650, 60, 110],
      [980, 640, 84, 170],
      [1070, 655, 66, 120],
      [880, 650, 54, 90],
    ];
    return [
      sky(sheet, 540),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [860, 90, 190],
            [120, 320, 150],
          ]),
      sunAt ? streaks(sheet, 80, 320, 5, 0.3) : '',
      land(sheet, hillLine(sheet, { y: 530, rise: 80 }), { color: '#8a8f96', depth: 0.82, smooth: true }),
      land(sheet, hillLine(sheet, { y: 570, rise: 60 }), {
        color: mix(ground, '#8a8f86', 0.4),
        depth: 0.6,
        smooth: true,
      }),
      mist(sheet, 580, 110, 0.5),
      balloon(sheet, 930, 190, 36, ['#e0a94f', '#c8503f'], 0.4),
      balloon(sheet, 250, 250, 30, ['#2f7f86', '#f3e6cc'], 0.46),
      balloon(sheet, 400, 400, 24, ['#b8617a', '#f0c9a0'], 0.5),
      land(sheet, hillLine(sheet, { y: 620, rise: 40 }), { color: ground, depth: 0.32, smooth: true }),
      balloon(sheet, 780, 350, 62, ['#c8503f', '#f3e6cc'], 0.2),
      woods(sheet, {
        line: hillLine(sheet, { y: 640, rise: 30 }),
        size: [10, 20],
        every: 44,
        color: trees,
        depth: 0.24,
      }),
      peaks ? cones.map(([x, y, w, h]) => cone(sheet, x, y, w, h, ground)).join('') : '',
      land(sheet, hillLine(sheet, { y: 680, rise: 30 }), {
        color: mix(ground, trees, 0.3),
        depth: 0.12,
        smooth: true,
        foot: 0.04,
      }),
      balloon(sheet, 530, 300, 124, ['#e0862f', '#2f6f7a', '#f6ead0'], 0.03),
      woods(sheet, {
        line: [
          [-12, 720],
          [400, 744],
          [800, 740],
          [1212, 712],
        ],
        size: [16, 34],
        every: 52,
        color: mix(trees, '#3f5238', 0.3),
        depth: 0.04,
      }),
      land(
        sheet,
        [
          [-12, 730],
          [400, 752],
          [800, 748],
          [1212, 724],
        ],
        { color: mix(ground, '#4a5230', 0.5), smooth: true },
      ),
    ].join('');
  },
);

/** A balloon with colored gores and its basket below. */
function balloon(
  { tone }: Sheet,
  x: number,
  y: number,
  r: number,
  colors: readonly Color[],
  depth: number,
): string {
  const gores = 6;
  const side = (part: number) =>
    `M${round(x)} ${round(y - r)}C${round(x + r * 1.38 * part)} ${round(y - r)} ${round(x + r * 1.34 * part)} ${round(y + r * 0.34)} ${round(x + r * 0.2 * part)} ${round(y + r * 1.22)}`;
  const gore = (from: number, to: number) => {
    const back = `L${round(x + r * 0.2 * from)} ${round(y + r * 1.22)}C${round(x + r * 1.34 * from)} ${round(y + r * 0.34)} ${round(x + r * 1.38 * from)} ${round(y - r)} ${round(x)} ${round(y - r)}z`;
    return side(to) + back;
  };
  let drawn = '';
  for (let index = 0; index < gores; index++) {
    const [from, to] = [-1 + (2 * index) / gores, -1 + (2 * (index + 1)) / gores];
    const shade = [-0.12, -0.16, -0.06, 0.06, 0.2, 0.38][index] ?? 0;
    drawn += fill(gore(from, to), tone(colors[index % colors.length] ?? '#c8503f', depth, shade));
  }
  const basket = y + r * 1.62;
  return (
    drawn +
    stroke(
      `M${round(x - r * 0.19)} ${round(y + r * 1.2)}L${round(x - r * 0.13)} ${round(basket)}M${round(x + r * 0.19)} ${round(y + r * 1.2)}L${round(x + r * 0.13)} ${round(basket)}`,
      tone('#4f4038', depth),
      Math.max(1, r * 0.02),
    ) +
    fill(box(x - r * 0.15, basket, r * 0.3, r * 0.22), tone('#8a5f3c', depth)) +
    fill(box(x + r * 0.04, basket, r * 0.11, r * 0.22), tone('#8a5f3c', depth, 0.34))
  );
}

/** A cone of soft rock with doors cut into it. */
function cone({ tone }: Sheet, x: number, y: number, w: number, h: number, color: Color): string {
  const depth = 0.18;
  const outline = `M${x - w * 0.6} ${y + 30}Q${x - w * 0.3} ${y - h * 0.4} ${x - w * 0.1} ${y - h}Q${x} ${y - h * 1.08} ${x + w * 0.1} ${y - h}Q${x + w * 0.34} ${y - h * 0.4} ${x + w * 0.62} ${y + 30}z`;
  return (
    fill(outline, tone(mix(color, '#f0d8b4', 0.35), depth)) +
    fill(
      `M${x + w * 0.02} ${y + 30}Q${x + w * 0.12} ${y - h * 0.5} ${x + w * 0.03} ${y - h * 1.03}L${x + w * 0.1} ${y - h}Q${x + w * 0.34} ${y - h * 0.4} ${x + w * 0.62} ${y + 30}z`,
      tone(mix(color, '#f0d8b4', 0.35), depth, 0.32),
    ) +
    fill(
      box(x - w * 0.16, y - h * 0.3, 8, 14) +
        box(x - w * 0.04, y - h * 0.56, 6, 10) +
        box(x - w * 0.22, y - 4, 9, 16),
      tone('#5f4434', depth),
    )
  );
}
