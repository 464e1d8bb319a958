import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, round } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** Rows of plain stones on a lawn under old trees, for those who died. */
export const quietStones = family<{ sunAt?: Point; leaves: Color }>(
  'quiet-stones',
  {
    dawn: { light: 'mist', leaves: '#6f9370' },
    autumn: { light: 'golden', sunAt: [290, 210], leaves: '#c98a3f', flip: true, throw: 1 },
  },
  (sheet, { sunAt, leaves }) => {
    const { tone } = sheet;
    let [stones, shade] = ['', ''];
    for (let row = 0; row < 6; row++) {
      const s = 0.3 + row * 0.17;
      const y = 560 + row * row * 4.6 + row * 14;
      for (let at = -9; at <= 9; at++) {
        const x = 600 + (at + (row % 2) * 0.5) * 118 * s;
        if (Math.abs(x - 600) < 36 * s + 10) continue;
        stones += `M${round(x - 17 * s)} ${round(y)}v${round(-42 * s)}a${round(17 * s)} ${round(13 * s)} 0 0 1 ${round(34 * s)} 0v${round(42 * s)}z`;
        shade += `M${round(x + 7 * s)} ${round(y)}v${round(-54 * s)}q${round(10 * s)} ${round(3 * s)} ${round(10 * s)} ${round(12 * s)}v${round(42 * s)}z`;
      }
    }
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 50 }),
        size: [40, 70],
        every: 40,
        color: mix(leaves, '#6f8f70', 0.4),
        depth: 0.5,
      }),
      fill(
        box(-12, 530, 1224, 236),
        sheet.fade(530, 750, [
          [0, tone('#93a874', 0.3)],
          [1, tone('#6f8f52')],
        ]),
      ),
      fill(
        polygon([
          [588, 540],
          [612, 540],
          [700, 762],
          [500, 762],
        ]),
        tone('#d3c6a8', 0.06),
      ),
      ...[
        [210, 600, 300],
        [960, 590, 280],
        [60, 660, 340],
        [1120, 660, 330],
      ].map(([x = 0, y = 0, height = 0]) =>
        tree(sheet, { x, y, height, color: leaves, spread: 0.8, depth: 0.08 }),
      ),
      fill(stones, tone('#e6e2d6', 0.05)),
      fill(shade, tone('#e6e2d6', 0.05, 0.34)),
      crowd(sheet, [
        [596, 610, 46],
        [622, 614, 44],
      ]),
    ].join('');
  },
);
