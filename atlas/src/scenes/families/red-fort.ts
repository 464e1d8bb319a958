import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree } from '../kit/trees';

/** The red walls and the gate of a fort, with pavilions along the top. */
export const redFort = family<{ sunAt?: Point; stone: Color }>(
  'red-fort',
  {
    day: { light: 'day', stone: '#b8563c' },
    dusk: { light: 'dusk', sunAt: [290, 320], stone: '#b06048', flip: true, throw: 1 },
  },
  (sheet, { sunAt, stone }) => {
    const { tone } = sheet;
    const [depth, foot] = [0.06, 600] as const;
    let [teeth, slits] = ['', ''];
    for (let x = -10; x < 1210; x += 30) {
      teeth += `M${x} 424v-16a9 14 0 0 1 18 0v16z`;
      slits += box(x + 7, 440, 4, 16);
    }
    const bastion = (x: number, width: number, top: number) =>
      fill(box(x, top, width, foot - top), tone(stone, depth)) +
      fill(box(x + width * 0.66, top, width * 0.34, foot - top), tone(stone, depth, 0.28)) +
      fill(
        box(x - 6, top - 6, width + 12, 12) + box(x - 4, top + 60, width + 8, 8),
        tone(stone, depth, -0.16),
      ) +
      fill(
        arcade(pointedArch, { x: x + 6, y: top - 6, width: width - 12, height: 44, count: 3, part: 0.6 }),
        tone(stone, depth, 0.12),
      ) +
      cupola(sheet, {
        x: x + width / 2,
        y: top - 46,
        rx: width * 0.48,
        ry: 40,
        color: '#f1e6d6',
        depth,
        finial: 20,
      }) +
      fill(box(x - 4, top - 52, width + 8, 8), tone('#f1e6d6', depth, 0.1));
    return [
      weather(sheet, 560, sunAt),
      land(sheet, hillLine(sheet, { y: 540, rise: 60 }), { color: '#8f8a70', depth: 0.7, smooth: true }),
      fill(box(-12, 420, 1224, 190), tone(stone, depth + 0.06, 0.06)),
      fill(teeth, tone(stone, depth + 0.06, 0.06)),
      fill(slits, tone('#5a2f2a', depth + 0.06)),
      fill(box(-12, 486, 1224, 8), tone(stone, depth + 0.06, -0.2)),
      bastion(60, 110, 396),
      bastion(1030, 110, 396),
      bastion(396, 96, 330),
      bastion(708, 96, 330),
      fill(box(486, 366, 228, foot - 366), tone(stone, depth, 0.04)),
      stroke('M500 380h200v220M500 380v220', tone('#f1e6d6', depth), 5),
      ...[520, 560, 600, 640, 680].map((x) =>
        cupola(sheet, { x, y: 366, rx: 16, ry: 16, color: '#f1e6d6', depth, finial: 8 }),
      ),
      fill(pointedArch(530, foot, 140, 178), tone(stone, depth, 0.34)),
      fill(pointedArch(556, foot, 88, 128), tone('#4a2f2c', depth)),
      paving(sheet, { y: foot, color: '#d3b48c', joints: '#b08f68' }),
      fill('M-12 640H420V700H-12zM780 640H1212V700H780z', tone('#7f9a56', 0.05)),
      ...[
        [110, 690],
        [300, 670],
        [900, 670],
        [1090, 690],
      ].map(([x = 0, y = 0]) =>
        tree(sheet, { x, y, height: 120, color: '#6b8a4c', spread: 0.8, depth: 0.02 }),
      ),
      crowd(sheet, [
        [560, 640, 40],
        [586, 642, 36],
        [660, 664, 46],
        [500, 690, 56],
        [730, 706, 60],
      ]),
    ].join('');
  },
);
