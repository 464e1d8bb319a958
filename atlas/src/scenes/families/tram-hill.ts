import { family } from '../family';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, disc, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { glints, water } from '../kit/water';

/** A tram that climbs a steep street between tiled houses; the water lies below. */
export const tramHill = family<{
  sunAt?: Point;
  tram: Color;
  walls: readonly [Color, Color, Color];
  lit?: boolean;
}>(
  'tram-hill',
  {
    day: { light: 'day', tram: '#e6b53c', walls: ['#6fa0b0', '#f1e6d2', '#e9a88a'] },
    golden: {
      light: 'golden',
      sunAt: [600, 250],
      tram: '#b8433a',
      walls: ['#e6c79a', '#d98f6a', '#efdcc0'],
      throw: 1,
    },
    dusk: {
      light: 'dusk',
      sunAt: [600, 330],
      tram: '#e6a83c',
      walls: ['#b98fa0', '#d9a888', '#8f94b0'],
      lit: true,
      flip: true,
      throw: 2,
    },
  },
  (sheet, { sunAt, tram, walls, lit = false }) => {
    const { tone } = sheet;
    const houses = [0.34, 0.5, 0.74, 1.12]
      .map((s, index) => {
        const depth = 0.36 - index * 0.1;
        return [-1, 1]
          .map((side) => {
            const p = (dx: number, dy: number): Point => [600 + side * dx * s, 452 + dy * s];
            const shade = side < 0 ? 0.24 : 0;
            const wall = walls[(index + (side < 0 ? 0 : 1)) % 3] ?? walls[0];
            let [panes, rails] = ['', ''];
            for (let floor = 0; floor < 3; floor++)
              for (let at = 0; at < 3; at++) {
                const [x, y] = [226 + at * 104, -250 + floor * 122];
                panes += polygon([p(x, y), p(x + 44, y - 3), p(x + 44, y + 72), p(x, y + 70)]);
                rails += `M${p(x - 10, y + 72)
                  .map(round)
                  .join(' ')}L${p(x + 56, y + 74)
                  .map(round)
                  .join(' ')}M${p(x - 10, y + 50)
                  .map(round)
                  .join(' ')}L${p(x + 56, y + 51)
                  .map(round)
                  .join(' ')}`;
              }
            return (
              fill(
                polygon([p(190, -296), p(560, -330), p(560, 320), p(190, 150)]),
                tone(wall, depth, shade),
              ) +
              fill(
                polygon([p(178, -290), p(250, -350), p(560, -388), p(560, -322)]),
                tone('#b5654a', depth, shade),
              ) +
              fill(panes, lit ? LAMP : tone('#5a6a72', depth)) +
              stroke(rails, tone('#3f4648', depth), 4 * s) +
              fill(polygon([p(330, 90), p(390, 94), p(390, 240), p(330, 214)]), tone('#4f6a5c', depth, shade))
            );
          })
          .join('');
      })
      .join('');
    const [x, y] = [600, 640] as const;
    const glass = lit ? '#ffe2a0' : tone('#5f7680', 0.02);
    return [
      weather(sheet, 420, sunAt),
      land(sheet, hillLine(sheet, { y: 410, rise: 40, hills: 2 }), {
        color: '#8a9a92',
        depth: 0.72,
        smooth: true,
        bottom: 424,
      }),
      water(sheet, { y: 420, to: 520, color: '#4f93a8' }),
      glints(sheet, { y: 424, to: 480, count: 10, from: 420, until: 780 }),
      paving(sheet, { y: 466, color: '#b3a694', joints: '#8a7e6c' }),
      houses,
      stroke('M586 480L470 762M614 480L730 762', tone('#6a6660', 0.03), 5),
      stroke('M-12 110H1212M600 110V330', tone('#3a3c40', 0.1), 2.4),
      fill(oval(x, y + 4, 104, 13), tone('#2f2a30', 0.02), 'opacity=".3"'),
      fill(
        `M${x - 84} ${y - 10}V${y - 196}Q${x - 80} ${y - 232} ${x - 50} ${y - 236}H${x + 50}Q${x + 80} ${y - 232} ${x + 84} ${y - 196}V${y - 10}z`,
        tone(tram, 0.02),
      ),
      fill(
        `M${x + 54} ${y - 236}Q${x + 80} ${y - 232} ${x + 84} ${y - 196}V${y - 10}H${x + 54}z`,
        tone(tram, 0.02, 0.26),
      ),
      fill(box(x - 84, y - 206, 168, 100), tone('#f6efdf', 0.02)),
      fill(box(x - 74, y - 196, 42, 82) + box(x - 24, y - 196, 48, 82) + box(x + 32, y - 196, 42, 82), glass),
      fill(box(x - 84, y - 64, 168, 8), tone('#f6efdf', 0.02)),
      disc(x, y - 36, 14, '#fff0c4'),
      fill(box(x - 90, y - 22, 180, 18), tone('#3f3a3c', 0.02)),
      fill(`M${x - 70} ${y - 236}q70-26 140 0z`, tone('#e6ddcb', 0.02)),
      stroke(`M${x} ${y - 246}L${x - 30} ${y - 300}L${x} 330`, tone('#3a3c40', 0.06), 3),
      crowd(sheet, [
        [420, 640, 70],
        [446, 646, 66],
        [800, 700, 96],
      ]),
    ].join('');
  },
);
