import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { box, fill, oval, round } from '../kit/shape';
import { halo } from '../kit/sky';
import { glints, reflected, water } from '../kit/water';

/** A cave with hanging stones above still water. */
export const cave = family<{ rock: Color; glow: Color; pool: Color }>(
  'cave',
  {
    blue: { light: 'clear', rock: '#6a7f94', glow: '#bfe6f4', pool: '#3f9fc0' },
    amber: { light: 'golden', rock: '#a87a58', glow: '#ffdf9a', pool: '#7a6a4c', flip: true, throw: 1 },
    green: { light: 'mist', rock: '#6f7f74', glow: '#e3f2d0', pool: '#4f9a84', throw: 2 },
  },
  (sheet, { rock, glow, pool }) => {
    const { tone, random } = sheet;
    const layer = (depth: number, top: number, long: number, foot: number, tall: number, seed: number) => {
      let roof = `M-12 -12V${top}`;
      let floor = `M-12 762V${foot}`;
      for (let x = -12; x < 1212; x += 34) {
        const away = Math.min(1, Math.abs(x - 600) / 520) ** 0.8;
        roof += `L${x + 12} ${round(top + 60 * away + long * away * random.between(0.3, 1.1))}L${x + 34} ${round(top + 44 * away + random.between(-8, 8))}`;
        floor += `L${x + 12} ${round(foot - 40 * away - (random.chance(0.5) ? tall * away * random.between(0.3, 1) : 0))}L${x + 34} ${round(foot - 30 * away + random.between(-4, 4))}`;
      }
      return (
        fill(`${roof}V-12z`, tone(rock, depth, 0.1 + seed * 0.16)) +
        fill(`${floor}V762z`, tone(rock, depth, 0.06 + seed * 0.16))
      );
    };
    const far = layer(0.5, 150, 130, 560, 110, 0);
    return [
      fill(box(0, 0, 1200, 750), tone(mix(rock, glow, 0.5), 0.3)),
      halo(sheet, 600, 330, 520, glow, 0.9),
      layer(0.66, 190, 90, 520, 70, 0),
      far,
      water(sheet, { y: 556, color: pool, sky: 0.2 }),
      reflected(sheet, `<g>${fill(oval(600, 400, 260, 150), glow, 'opacity=".6"')}</g>`, {
        y: 556,
        opacity: 0.6,
        squeeze: 0.8,
      }),
      glints(sheet, { y: 562, count: 18, color: glow }),
      layer(0.28, 70, 210, 660, 150, 0.6),
      fill('M470 540h260l-24 18H494z', tone('#8a6a4c', 0.2)),
      crowd(
        sheet,
        [
          [560, 542, 44],
          [590, 542, 42],
          [640, 542, 46],
        ],
        0.14,
      ),
      layer(0.06, 10, 260, 752, 210, 1.4),
    ].join('');
  },
);
