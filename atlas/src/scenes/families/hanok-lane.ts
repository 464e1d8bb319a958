import { family } from '../family';
import type { Color } from '../kit/color';
import { lantern } from '../kit/lamps';
import { hillLine, land, ridgeLine } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { fill, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** A lane between tiled houses that climbs toward a mountain, as in the old quarters of Seoul and Beijing. */
export const hanokLane = family<{ sunAt?: Point; leaves: Color; snow?: boolean }>(
  'hanok-lane',
  {
    day: { light: 'day', leaves: '#6a9258' },
    dusk: { light: 'dusk', sunAt: [600, 330], leaves: '#7a8a5c', throw: 1 },
    winter: { light: 'pale', leaves: '#dfe6ea', snow: true, flip: true, throw: 2 },
  },
  (sheet, { sunAt, leaves, snow = false }) => {
    const { tone } = sheet;
    const lit = sheet.light.time === 'dusk';
    const tile: Color = snow ? '#f0f3f5' : '#4f585e';
    const row = [
      [0.3, 0.34],
      [0.46, 0.22],
      [0.7, 0.12],
      [1.06, 0.03],
    ] as const;
    const houses = row
      .map(([s, depth]) =>
        [-1, 1]
          .map((side) => {
            const p = (dx: number, dy: number): Point => [600 + side * dx * s, 470 + dy * s];
            const shade = side < 0 ? 0.24 : 0;
            let [beams, paper] = ['', ''];
            for (let at = 0; at < 5; at++) {
              const x = 190 + at * 78;
              beams += polygon([p(x, -30), p(x + 9, -31), p(x + 9, 120), p(x, 118)]);
              if (at % 2) paper += polygon([p(x + 20, -6), p(x + 68, -8), p(x + 68, 70), p(x + 20, 66)]);
            }
            return (
              fill(
                polygon([p(170, -34), p(640, -60), p(640, 290), p(170, 140)]),
                tone('#e6d9bf', depth, shade),
              ) +
              fill(
                polygon([p(170, 76), p(640, 96), p(640, 300), p(170, 142)]),
                tone('#a89a86', depth, shade),
              ) +
              fill(paper, lit ? '#ffd98a' : tone('#f6efdf', depth, shade)) +
              fill(beams, tone('#6d4a36', depth, shade)) +
              fill(
                `M${p(136, -22).map(round).join(' ')}Q${p(230, -64).map(round).join(' ')} ${p(300, -140).map(round).join(' ')}L${p(660, -190).map(round).join(' ')}L${p(660, -56).map(round).join(' ')}Q${p(340, -44).map(round).join(' ')} ${p(136, -22).map(round).join(' ')}z`,
                tone(tile, depth, shade),
              ) +
              stroke(
                `M${p(136, -22).map(round).join(' ')}Q${p(340, -44).map(round).join(' ')} ${p(660, -56).map(round).join(' ')}`,
                tone(tile, depth, snow ? 0.2 : -0.24),
                5 * s + 1,
              )
            );
          })
          .join(''),
      )
      .join('');
    return [
      weather(sheet, 500, sunAt),
      land(sheet, ridgeLine(sheet, { y: 470, rise: 190, peaks: 3, rough: 0.08 }), {
        color: '#7f918c',
        depth: 0.68,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 486, rise: 30 }),
        size: [16, 30],
        every: 26,
        color: leaves,
        depth: 0.44,
      }),
      paving(sheet, { y: 500, color: snow ? '#e9edf0' : '#b9ab94', joints: '#93866f' }),
      houses,
      tree(sheet, { x: 210, y: 560, height: 190, color: leaves, spread: 0.7, depth: 0.05 }),
      tree(sheet, { x: 1010, y: 560, height: 170, color: leaves, spread: 0.7, depth: 0.05 }),
      lit ? lantern(sheet, 380, 520, 16, '#ffcf7a') + lantern(sheet, 822, 520, 16, '#ffcf7a') : '',
      crowd(sheet, [
        [580, 566, 40],
        [606, 570, 38],
        [660, 640, 74],
      ]),
    ].join('');
  },
);
