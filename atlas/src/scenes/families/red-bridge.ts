import { family } from '../family';
import type { Color } from '../kit/color';
import { land, ridgeLine } from '../kit/land';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { mist, weather } from '../kit/sky';
import { glints, water } from '../kit/water';

/** The red suspension bridge at a foggy strait. */
export const redBridge = family<{ sunAt?: Point; fog?: boolean }>(
  'red-bridge',
  { day: { light: 'day' }, mist: { light: 'rose', sunAt: [300, 240], fog: true, flip: true, throw: 1 } },
  (sheet, { sunAt, fog = false }) => {
    const { tone } = sheet;
    const red: Color = '#c8502f';
    const pylon = (x: number, s: number, depth: number) =>
      fill(
        box(x - 26 * s, 560 - 420 * s, 16 * s, 460 * s) + box(x + 10 * s, 560 - 420 * s, 16 * s, 460 * s),
        tone(red, depth),
      ) +
      fill(box(x + 19 * s, 560 - 420 * s, 7 * s, 460 * s), tone(red, depth, 0.34)) +
      fill(
        [412, 320, 230, 146].map((up) => box(x - 26 * s, 560 - up * s, 52 * s, 22 * s)).join(''),
        tone(red, depth, 0.1),
      ) +
      fill(box(x - 40 * s, 590, 80 * s, 36 * s), tone('#b9ac98', depth));
    return [
      weather(sheet, 540, sunAt),
      land(sheet, ridgeLine(sheet, { y: 520, rise: 110, peaks: 4, rough: 0.06 }), {
        color: '#8a9484',
        depth: 0.72,
      }),
      water(sheet, { y: 540, color: '#4a8294' }),
      glints(sheet, { y: 546, count: 26 }),
      pylon(810, 0.72, 0.2),
      stroke('M330 150Q600 620 810 268Q930 470 1212 512', tone(red, 0.12), 7),
      stroke('M330 150Q160 420 -12 470', tone(red, 0.06), 8),
      stroke(
        Array.from({ length: 15 }, (_, at) => {
          const part = (at + 1) / 16;
          const y = (1 - part) ** 2 * 150 + 2 * part * (1 - part) * 620 + part ** 2 * 268;
          return `M${round(330 + 480 * part)} ${round(y)}V${round(500 - 18 * part)}`;
        }).join(''),
        tone(red, 0.14),
        2.6,
      ),
      fill(
        polygon([
          [-12, 500],
          [330, 496],
          [810, 478],
          [1212, 482],
          [1212, 496],
          [810, 494],
          [330, 520],
          [-12, 528],
        ]),
        tone(red, 0.08),
      ),
      pylon(330, 1, 0.05),
      fog ? mist(sheet, 560, 160, 0.8) + mist(sheet, 430, 90, 0.5) : '',
      land(
        sheet,
        [
          [-12, 600],
          [130, 620],
          [260, 690],
          [330, 762],
        ],
        { color: '#8a9460', depth: 0.02, smooth: true },
      ),
      land(
        sheet,
        [
          [900, 762],
          [1020, 660],
          [1212, 560],
        ],
        { color: '#7f8a5c', depth: 0.04, smooth: true },
      ),
      fill('M560 640h70l-10 14h-50zM594 634v-64l36 60z', tone('#f6f1e4', 0.03)),
    ].join('');
  },
);
