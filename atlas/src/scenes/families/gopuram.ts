import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { Paints } from '../kit/rows';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, tree, woods } from '../kit/trees';

const FIGURES: readonly [Color, ...Color[]] = [
  '#d9577a',
  '#3f8fae',
  '#e6b045',
  '#6fa05c',
  '#c9603f',
  '#7f6fb0',
];

/** A gate tower of the south, with many small colored figures in rows, over the court of a temple. */
export const gopuram = family<{ sunAt?: Point; stone: Color; colored?: boolean }>(
  'gopuram',
  {
    day: { light: 'clear', stone: '#e0b98a', colored: true },
    golden: { light: 'golden', sunAt: [280, 220], stone: '#d9a868', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [280, 330], stone: '#d8a07c', colored: true, throw: 2 },
  },
  (sheet, { sunAt, stone, colored = false }) => {
    const { tone, random } = sheet;
    const [x, foot, depth] = [600, 606, 0.05] as const;
    const figures = new Paints();
    let tiers = '';
    for (let tier = 0; tier < 7; tier++) {
      const bottom = 500 - tier * 47;
      const half = 172 - tier * 17;
      tiers +=
        fill(
          polygon([
            [x - half, bottom],
            [x - half + 10, bottom - 38],
            [x + half - 10, bottom - 38],
            [x + half, bottom],
          ]),
          tone(mix(stone, '#8a5a44', tier % 2 ? 0.16 : 0), depth),
        ) +
        fill(
          polygon([
            [x + half * 0.5, bottom],
            [x + half * 0.5 - 3, bottom - 38],
            [x + half - 10, bottom - 38],
            [x + half, bottom],
          ]),
          tone(stone, depth, 0.26),
        ) +
        fill(box(x - half - 4, bottom - 46, half * 2 + 8, 9), tone(stone, depth, -0.16)) +
        fill(box(x - 15 + tier, bottom - 30, 30 - tier * 2, 30), tone('#5a4038', depth, 0.2));
      const count = 13 - tier;
      for (let at = 0; at < count; at++) {
        const px = x - half + 16 + ((half * 2 - 32) * at) / (count - 1);
        if (Math.abs(px - x) < 22) continue;
        figures.add(
          tone(colored ? random.pick(FIGURES) : mix(stone, '#6a4a34', 0.42), depth),
          box(px - 5, bottom - 21, 10, 21) + oval(px, bottom - 26, 4.4),
        );
      }
    }
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 566, rise: 30 }),
        size: [24, 48],
        every: 36,
        color: '#6f8f5c',
        depth: 0.44,
      }),
      palm(sheet, { x: 250, y: 590, height: 250, lean: 0.14, depth: 0.2 }),
      palm(sheet, { x: 968, y: 590, height: 220, lean: -0.16, depth: 0.2 }),
      fill(box(-12, 540, 1224, 80), tone('#d9c2a0', 0.14)),
      stroke(
        Array.from({ length: 26 }, (_, at) => `M${-10 + at * 48} 542h24v76h-24z`).join(''),
        tone('#b3523f', 0.14),
        7,
      ),
      fill(box(x - 186, 496, 372, foot - 496), tone(stone, depth, 0.06)),
      fill(box(x + 90, 496, 96, foot - 496), tone(stone, depth, 0.3)),
      fill([-150, -110, 70, 110].map((dx) => box(x + dx, 516, 22, 74)).join(''), tone(stone, depth, 0.36)),
      fill(box(x - 42, 508, 84, foot - 508), tone('#4a342e', depth)),
      stroke(`M${x - 46} ${foot}V506H${x + 46}V${foot}`, tone('#d9a84a', depth), 8),
      tiers,
      figures.drawn(),
      fill(`M${x - 66} 172a66 46 0 0 1 132 0z`, tone(stone, depth, -0.1)),
      fill(`M${x + 14} 128a66 46 0 0 1 52 44h-36z`, tone(stone, depth, 0.26)),
      stroke(
        [-40, -20, 0, 20, 40].map((dx) => `M${x + dx} ${134 + Math.abs(dx) * 0.3}v-16`).join(''),
        tone('#d9a84a', depth),
        6,
      ),
      paving(sheet, { y: foot, color: '#cbb592', joints: '#a58f6c' }),
      tree(sheet, { x: 150, y: 690, height: 200, color: '#5f8a4a', spread: 0.9, depth: 0.02 }),
      tree(sheet, { x: 1060, y: 690, height: 180, color: '#5f8a4a', spread: 0.9, depth: 0.02 }),
      crowd(sheet, [
        [520, 640, 46],
        [548, 644, 42],
        [650, 660, 52],
        [450, 700, 66],
        [740, 712, 72],
      ]),
    ].join('');
  },
);
