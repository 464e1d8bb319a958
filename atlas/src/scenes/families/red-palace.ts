import { family } from '../family';
import type { Color } from '../kit/color';
import { hall } from '../kit/hall';
import { land, ridgeLine } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';

/** A great hall with yellow roofs on terraces of white stone, in a wide court. */
export const redPalace = family<{ sunAt?: Point; snow?: boolean }>(
  'red-palace',
  {
    day: { light: 'clear' },
    dusk: { light: 'dusk', sunAt: [290, 330], flip: true, throw: 1 },
    winter: { light: 'pale', snow: true, throw: 2 },
  },
  (sheet, { sunAt, snow = false }) => {
    const { tone } = sheet;
    const roof: Color = snow ? '#eef1f4' : '#d99a35';
    const [white, red] = ['#f3ece0', '#b3402f'] as const;
    const terrace = (y: number, half: number, high: number) =>
      fill(box(600 - half, y, half * 2, high), tone(white, 0.06, 0.06)) +
      fill(box(600 - half - 6, y - 5, half * 2 + 12, 8), tone(white, 0.06, -0.1)) +
      stroke(
        Array.from(
          { length: Math.floor(half / 12) },
          (_, at) => `M${600 - half + 4 + at * 24} ${y - 20}v18`,
        ).join(''),
        tone(white, 0.06, 0.02),
        6,
      ) +
      stroke(`M${600 - half} ${y - 14}H${600 + half}`, tone(white, 0.06, 0.16), 4);
    const sideHall = (x: number) =>
      hall(sheet, {
        x,
        y: 566,
        width: 200,
        height: 54,
        roofHeight: 52,
        roof,
        wall: red,
        beam: '#3f7a86',
        door: '#7a2f28',
        bays: 5,
        depth: 0.2,
        lip: 12,
      });
    return [
      weather(sheet, 540, sunAt),
      land(sheet, ridgeLine(sheet, { y: 520, rise: 90, peaks: 5, rough: 0.06 }), {
        color: '#7f8f94',
        depth: 0.78,
      }),
      fill(box(-12, 516, 1224, 60), tone(red, 0.24)),
      fill(box(-12, 502, 1224, 16), tone(roof, 0.22)),
      sideHall(120),
      sideHall(1080),
      terrace(540, 330, 60),
      terrace(566, 390, 50),
      terrace(594, 450, 40),
      hall(sheet, {
        x: 600,
        y: 526,
        width: 440,
        height: 92,
        roofHeight: 66,
        roof,
        wall: red,
        beam: '#3f7a86',
        door: '#8a3428',
        bays: 9,
        depth: 0.05,
        lip: 20,
        upper: true,
      }),
      fill(
        polygon([
          [546, 540],
          [654, 540],
          [690, 634],
          [510, 634],
        ]),
        tone(white, 0.05, -0.1),
      ),
      stroke(
        [556, 572, 588, 604, 620]
          .map((y) => `M${546 - (y - 540) * 0.38} ${y}H${654 + (y - 540) * 0.38}`)
          .join(''),
        tone(white, 0.05, 0.3),
        3,
      ),
      fill('M580 540H620L632 634H568z', tone('#d9cdb8', 0.05, 0.1)),
      paving(sheet, { y: 632, color: snow ? '#eef1f4' : '#c3b8a4', joints: '#9a8f7c' }),
      crowd(sheet, [
        [420, 664, 34],
        [446, 666, 32],
        [760, 680, 42],
        [690, 650, 28],
        [330, 710, 54],
        [880, 716, 56],
      ]),
    ].join('');
  },
);
