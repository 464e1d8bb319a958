import { family } from '../family';
import { roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { floors, roofRow } from '../kit/rows';
import { box, fill, oval, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** A triumphal arch at the end of a straight avenue. */
export const triumphalArch = family<{ sunAt?: Point; stone: Color; leaves: Color; triple?: boolean }>(
  'triumphal-arch',
  {
    day: { light: 'day', stone: '#e6d9bd', leaves: '#6f9a58' },
    dusk: { light: 'dusk', sunAt: [600, 470], stone: '#dcc0a4', leaves: '#7a7a58', triple: true, throw: 1 },
    golden: { light: 'golden', sunAt: [290, 200], stone: '#e9cfa0', leaves: '#b98a3f', flip: true, throw: 2 },
  },
  (sheet, { sunAt, stone, leaves, triple = false }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 610, 0.05] as const;
    const half = triple ? 240 : 180;
    const body = box(x - half, 290, half * 2, foot - 290);
    const holes = triple
      ? roundArch(x - 62, foot, 124, 240) +
        roundArch(x - 200, foot, 84, 160) +
        roundArch(x + 116, foot, 84, 160)
      : roundArch(x - 78, foot, 156, 250);
    return [
      weather(sheet, 580, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 560],
          [420, 590],
          [780, 590],
          [1212, 560],
        ],
        width: [80, 120],
        height: [110, 150],
        walls: ['#e6d3b0', '#dccbb0', '#efe2c8'],
        roofs: ['#6f7a80', '#7a7470'],
        depth: 0.34,
        gables: 0,
        pitch: 0.26,
        pane: 10,
        down: 60,
      }),
      woods(sheet, {
        line: [
          [-12, 600],
          [600, 606],
          [1212, 600],
        ],
        size: [24, 44],
        every: 36,
        color: leaves,
        depth: 0.26,
      }),
      `<path d="${body}${holes}" fill="${tone(stone, depth)}" fill-rule="evenodd"/>`,
      fill(
        triple ? box(x + 204, 290, 36, foot - 290) : box(x + 112, 290, 68, foot - 290),
        tone(stone, depth, 0.26),
      ),
      fill(
        triple
          ? `M${x + 62} ${foot}V${foot - 178}q0-30-14-46v224z`
          : `M${x + 78} ${foot}V${foot - 172}q0-44-24-62v234z`,
        tone(stone, depth, 0.46),
      ),
      fill(
        box(x - half - 12, 282, half * 2 + 24, 16) +
          box(x - half - 6, 372, half * 2 + 12, 12) +
          box(x - half - 8, foot - 24, triple ? 50 : 110, 24) +
          box(x + half - (triple ? 42 : 102), foot - 24, triple ? 50 : 110, 24),
        tone(stone, depth, -0.12),
      ),
      floors(tone(stone, depth, 0.26), {
        x: x - half + 6,
        y: 336,
        width: half * 2 - 12,
        across: 12,
        down: 1,
        every: 1,
        pane: [16, 34],
      }),
      triple
        ? fill(
            [-214, -82, 72, 206].map((dx) => box(x + dx - 6, 392, 14, foot - 416)).join(''),
            tone(stone, depth, -0.2),
          )
        : fill(box(x - 158, 420, 56, 110) + box(x + 102, 420, 56, 110), tone(stone, depth, 0.2)) +
          fill(oval(x - 130, 470, 20, 32) + oval(x + 130, 470, 20, 32), tone(stone, depth, -0.1)),
      triple
        ? fill(
            `M${x - 60} 284v-16h120v16zM${x - 50} 268q-8-40 12-44l8 20q10-26 24-20l2 22q12-24 26-18l4 20q14-18 22-4v24z`,
            tone('#5f7a6c', depth),
          )
        : '',
      paving(sheet, { y: foot, color: '#b9ae9c', joints: '#958a78' }),
      fill('M560 610H640L900 762H300z', tone('#8f8b86', 0.04)),
      stroke('M600 620V640M600 660V690M600 710V750', tone('#f4efe2', 0.03), 5),
      ...[
        [130, 690, 220],
        [300, 650, 140],
        [900, 650, 140],
        [1070, 690, 220],
      ].map(([tx = 0, ty = 0, height = 0]) =>
        tree(sheet, { x: tx, y: ty, height, color: leaves, spread: 0.7, depth: 0.02 }),
      ),
      crowd(sheet, [
        [420, 660, 40],
        [446, 664, 38],
        [790, 656, 40],
      ]),
    ].join('');
  },
);
