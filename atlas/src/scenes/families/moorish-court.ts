import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { paving } from '../kit/paving';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, tree } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A court with horseshoe arches around a long pool, as in the palaces and schools of Morocco and Andalusia. */
export const moorishCourt = family<{ sunAt?: Point; plaster: Color; tiles: Color; lit?: boolean }>(
  'moorish-court',
  {
    day: { light: 'clear', plaster: '#efdfc2', tiles: '#2f7f86' },
    golden: { light: 'golden', sunAt: [600, 150], plaster: '#e8bf92', tiles: '#3f6f9a', throw: 1 },
    night: { light: 'deepNight', plaster: '#e6d3b4', tiles: '#3f8f86', lit: true, throw: 2 },
  },
  (sheet, { sunAt, plaster, tiles, lit = false }) => {
    const { tone, random } = sheet;
    const [depth, foot] = [0.06, 560] as const;
    const horseshoe = (x: number, y: number, width: number, height: number) => {
      const r = width * 0.58;
      return `M${x + width * 0.06} ${y}V${y - height + r * 1.2}a${r} ${r} 0 1 1 ${width * 0.88} 0V${y}z`;
    };
    let mosaic = '';
    for (let x = 150; x < 1050; x += 20)
      for (let row = 0; row < 3; row++) if (random.chance(0.55)) mosaic += box(x, 500 + row * 20, 18, 18);
    const front =
      fill(box(140, 250, 920, foot - 250), tone(plaster, depth)) +
      fill(
        polygon([
          [116, 252],
          [150, 208],
          [1050, 208],
          [1084, 252],
        ]),
        tone('#4f8a6c', depth),
      ) +
      stroke(
        Array.from({ length: 46 }, (_, index) => `M${158 + index * 20} 210l-3 40`).join(''),
        tone('#3a6a54', depth),
        2,
      ) +
      fill(box(140, 252, 920, 12), tone('#6d4f3a', depth)) +
      stroke(
        Array.from({ length: 58 }, (_, index) => `M${150 + index * 16} 276l8 10l8-10`).join(''),
        tone('#b98f5c', depth),
        3,
      ) +
      fill(mosaic, tone(tiles, depth, 0.05), 'opacity=".8"') +
      fill(horseshoe(506, foot, 188, 250), tone('#fbf1dc', depth)) +
      fill(horseshoe(524, foot, 152, 222), lit ? '#f7c882' : tone('#6a5246', depth)) +
      [180, 316, 760, 896]
        .map(
          (x) =>
            fill(horseshoe(x, foot, 124, 190), tone('#fbf1dc', depth)) +
            fill(horseshoe(x + 12, foot, 100, 168), lit ? '#e9a95c' : tone('#7a5d4c', depth)),
        )
        .join('') +
      fill(
        [160, 304, 440, 744, 884, 1024].map((x) => box(x - 4, 440, 20, 120)).join(''),
        tone('#f7ead2', depth, 0.06),
      );
    const shown = sheet.twice(front);
    return [
      weather(sheet, 420, lit ? [420, 100] : sunAt),
      palm(sheet, { x: 210, y: 330, height: 220, lean: 0.1, depth: 0.24 }),
      palm(sheet, { x: 960, y: 330, height: 250, lean: -0.12, depth: 0.24 }),
      shown.first,
      fill(box(-12, 190, 156, 380), tone(plaster, 0.02, 0.26)),
      fill(box(1056, 190, 156, 380), tone(plaster, 0.02, 0.1)),
      paving(sheet, { y: foot, color: mix(plaster, '#d8c4a0', 0.5), joints: '#b3936a' }),
      sheet.cut(
        'M470 586H730L800 730H400z',
        water(sheet, { y: 582, to: 740, color: '#3f8794' }) +
          reflected(sheet, shown.again, { y: 582, to: 740, opacity: 0.46, squeeze: 0.5 }) +
          glints(sheet, { y: 590, to: 726, count: 8, from: 420, until: 780 }),
      ),
      stroke('M470 586H730L800 730H400z', tone(tiles, 0.03), 9, 'stroke-linejoin="round"'),
      ...[
        [330, 650],
        [870, 650],
        [250, 722],
        [950, 722],
      ].map(([x = 0, y = 0]) => {
        const s = (y - 480) / 200;
        return (
          tree(sheet, { x, y: y - 34 * s, height: 120 * s, color: '#4f7f4c', spread: 0.8, depth: 0.02 }) +
          fill(
            oval(x - 12 * s, y - 92 * s, 5 * s) + oval(x + 16 * s, y - 108 * s, 5 * s),
            tone('#f0a03c', 0.02),
          ) +
          fill(
            polygon([
              [x - 28 * s, y - 42 * s],
              [x + 28 * s, y - 42 * s],
              [x + 20 * s, y],
              [x - 20 * s, y],
            ]),
            tone(tiles, 0.02),
          )
        );
      }),
    ].join('');
  },
);
