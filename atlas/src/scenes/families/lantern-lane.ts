import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { lantern } from '../kit/lamps';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, polygon } from '../kit/shape';
import { weather } from '../kit/sky';

/** A lane of dark wooden houses with lanterns, under a tower of roofs. */
export const lanternLane = family<{ sunAt?: Point; glow: Color; wood: Color }>(
  'lantern-lane',
  {
    dusk: { light: 'dusk', sunAt: [600, 360], glow: '#ffcf7a', wood: '#6d4a3c' },
    night: { light: 'night', glow: '#ff8f5f', wood: '#7a5a50', throw: 1 },
    morning: { light: 'rose', sunAt: [540, 300], glow: '#e6573f', wood: '#7a5a48', flip: true, throw: 2 },
  },
  (sheet, { sunAt, glow, wood }) => {
    const { tone } = sheet;
    const lit = sheet.light.time !== 'dawn';
    const rows = [0.26, 0.38, 0.56, 0.82, 1.2];
    const houses = rows
      .map((s, index) => {
        const depth = 0.42 - index * 0.1;
        return [-1, 1]
          .map((side) => {
            const p = (dx: number, dy: number): Point => [600 + side * dx * s, 476 + dy * s];
            const shade = side < 0 ? 0.26 : 0;
            let [slats, paper] = ['', ''];
            for (let at = 0; at < 6; at++) {
              const x = 210 + at * 62;
              slats += polygon([p(x, -150), p(x + 7, -152), p(x + 7, 176), p(x, 174)]);
              if (at < 5) paper += polygon([p(x + 14, 20), p(x + 52, 20), p(x + 52, 120), p(x + 14, 116)]);
              if (at % 2)
                paper += polygon([p(x + 14, -120), p(x + 52, -122), p(x + 52, -60), p(x + 14, -60)]);
            }
            const eave = (up: number, out: number) =>
              fill(
                polygon([
                  p(176 - out, up),
                  p(250, up - 64),
                  p(620, up - 84),
                  p(620, up - 2),
                  p(176 - out, up + 12),
                ]),
                tone('#4a4a50', depth, shade),
              );
            return (
              fill(
                polygon([p(200, -160), p(600, -190), p(600, 300), p(200, 160)]),
                tone(wood, depth, shade),
              ) +
              fill(paper, lit ? mix(glow, '#ffe9b8', 0.5) : tone('#f0e3c8', depth, shade)) +
              fill(slats, tone(mix(wood, '#2f2220', 0.4), depth, shade)) +
              eave(-160, 0) +
              eave(-14, 24) +
              lantern(sheet, ...p(186, 40), 20 * s, glow, lit) +
              (index > 1 ? lantern(sheet, ...p(330, 48), 20 * s, glow, lit) : '')
            );
          })
          .join('');
      })
      .join('');
    return [
      weather(sheet, 500, sheet.light.time === 'night' ? [420, 130] : sunAt),
      land(sheet, hillLine(sheet, { y: 470, rise: 70 }), { color: '#6f7f7c', depth: 0.66, smooth: true }),
      fill(box(596, 230, 8, 60), tone('#5a4a44', 0.4)),
      ...[
        [282, 64, 30],
        [320, 78, 38],
        [364, 94, 46],
        [414, 110, 60],
      ].map(
        ([y = 0, wide = 0, tall = 0]) =>
          fill(box(600 - wide * 0.32, y, wide * 0.64, tall), tone('#8a4a3c', 0.4)) +
          fill(
            `M${600 - wide} ${y}Q${600 - wide * 0.5} ${y - 8} ${600 - wide * 0.4} ${y - 20}H${600 + wide * 0.4}Q${600 + wide * 0.5} ${y - 8} ${600 + wide} ${y}z`,
            tone('#4f4a50', 0.4),
          ),
      ),
      paving(sheet, { y: 498, color: '#8f8580', joints: '#6a625e' }),
      lit ? fill(oval(600, 640, 330, 90), glow, 'opacity=".12"') : '',
      houses,
      crowd(sheet, [
        [586, 562, 42],
        [612, 566, 40],
        [668, 640, 84],
        [540, 660, 92],
      ]),
    ].join('');
  },
);
