import { family } from '../family';
import { arcade, columns, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { streetLamp } from '../kit/lamps';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, fill, oval, type Point, polygon } from '../kit/shape';
import { halo, weather } from '../kit/sky';

/** An opera house with arches, columns and a green roof, at the hour before the curtain. */
export const operaHouse = family<{ sunAt?: Point; stone: Color; lit?: boolean }>(
  'opera-house',
  {
    dusk: { light: 'dusk', sunAt: [270, 300], stone: '#e9d2b4', lit: true },
    day: { light: 'day', stone: '#eadfc8', flip: true, throw: 1 },
    night: { light: 'night', stone: '#ead9bc', lit: true, throw: 2 },
  },
  (sheet, { sunAt, stone, lit = false }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 600, 0.06] as const;
    const warm = '#ffd28a';
    return [
      weather(sheet, 560, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 600],
          [1212, 600],
        ],
        width: [90, 130],
        height: [130, 180],
        walls: ['#dccbb0', '#cdb898', '#e6d8bd'],
        roofs: ['#6f7a80', '#7a6a62'],
        depth: 0.28,
        gables: 0,
        pitch: 0.3,
        pane: 12,
        lit: lit ? 0.4 : 0,
        down: 20,
      }),
      fill(
        polygon([
          [430, 330],
          [470, 236],
          [730, 236],
          [770, 330],
        ]),
        tone('#6fa090', depth + 0.06),
      ),
      fill(
        polygon([
          [680, 330],
          [690, 236],
          [730, 236],
          [770, 330],
        ]),
        tone('#6fa090', depth + 0.06, 0.3),
      ),
      cupola(sheet, { x, y: 300, rx: 120, ry: 84, color: '#7fb0a0', depth: depth + 0.03, finial: 30 }),
      fill(box(x - 310, 320, 620, foot - 320), tone(stone, depth)),
      fill(box(x + 220, 320, 90, foot - 320), tone(stone, depth, 0.24)),
      fill(box(x - 318, 312, 636, 14) + box(x - 314, 456, 628, 12), tone(stone, depth, -0.16)),
      fill(
        polygon([
          [x - 318, 314],
          [x - 250, 268],
          [x - 182, 314],
        ]) +
          polygon([
            [x + 182, 314],
            [x + 250, 268],
            [x + 318, 314],
          ]),
        tone(stone, depth, -0.06),
      ),
      fill(oval(x - 250, 298, 13) + oval(x + 250, 298, 13), tone(stone, depth, 0.3)),
      fill(
        arcade((ax, ay, w, h) => box(ax, ay - h, w, h), {
          x: x - 296,
          y: 446,
          width: 592,
          height: 92,
          count: 9,
          part: 0.5,
        }),
        lit ? warm : tone('#5f6a70', depth),
      ),
      columns(sheet, {
        x: x - 296,
        y: 456,
        width: 592,
        height: 116,
        count: 10,
        thick: 16,
        color: stone,
        depth,
      }),
      fill(
        arcade(roundArch, { x: x - 296, y: foot, width: 592, height: 118, count: 7, part: 0.56 }),
        lit ? warm : tone('#574d46', depth),
      ),
      fill(
        [-254, -84, 84, 254].map((dx) => `M${x + dx - 14} 312v-30q14-22 28 0v30z`).join(''),
        tone('#c9a24a', depth),
      ),
      lit ? halo(sheet, x, 560, 380, warm, 0.28) : '',
      steps(sheet, { x, y: foot, width: 600, count: 4, color: stone, rise: 9, grow: 18 }),
      paving(sheet, { y: 636, color: lit ? '#8f8478' : '#c4b79e', joints: '#776c60' }),
      streetLamp(sheet, { x: 220, y: 690, height: 190, lit }),
      streetLamp(sheet, { x: 980, y: 690, height: 190, lit }),
      crowd(sheet, [
        [460, 660, 48],
        [486, 664, 46],
        [560, 690, 58],
        [690, 654, 44],
        [770, 700, 62],
        [800, 704, 58],
      ]),
    ].join('');
  },
);
