import { family } from '../family';
import type { Color } from '../kit/color';
import { hillLine } from '../kit/land';
import { fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Boats full of fruit on a narrow canal between houses on stilts. */
export const floatingMarket = family<{ sunAt?: Point; cloth: Color }>(
  'floating-market',
  {
    day: { light: 'day', cloth: '#d6502f' },
    dawn: { light: 'firstLight', sunAt: [600, 300], cloth: '#3f7f94', flip: true, throw: 1 },
  },
  (sheet, { sunAt, cloth }) => {
    const { tone, random } = sheet;
    const stilts = (side: number) => {
      const at = (s: number, dx: number, dy: number): Point => [600 + side * dx * s, 470 + dy * s];
      return [0.4, 0.62, 1]
        .map((s, index) => {
          const depth = 0.34 - index * 0.14;
          const shade = side < 0 ? 0.22 : 0;
          return (
            stroke(
              [330, 430, 530, 630]
                .map((dx) => `M${at(s, dx, 40).map(round).join(' ')}V${round(470 + 150 * s)}`)
                .join(''),
              tone('#5a4436', depth),
              9 * s,
            ) +
            fill(
              polygon([at(s, 300, -90), at(s, 680, -110), at(s, 680, 56), at(s, 300, 46)]),
              tone('#a87a54', depth, shade),
            ) +
            fill(
              polygon([at(s, 340, -50), at(s, 420, -54), at(s, 420, 44), at(s, 340, 42)]) +
                polygon([at(s, 480, -58), at(s, 570, -62), at(s, 570, 10), at(s, 480, 8)]),
              tone('#5a4030', depth, shade),
            ) +
            fill(
              polygon([at(s, 262, -86), at(s, 350, -180), at(s, 700, -216), at(s, 700, -106)]),
              tone(index === 1 ? '#7a8a86' : '#9a6248', depth, shade),
            ) +
            fill(
              polygon([at(s, 270, 44), at(s, 690, 56), at(s, 690, 70), at(s, 270, 56)]),
              tone('#7a5a42', depth),
            )
          );
        })
        .join('');
    };
    const boat = (x: number, y: number, s: number, wares: readonly Color[]) => {
      const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
      let heaps = '';
      for (const [index, ware] of wares.entries()) {
        let fruit = '';
        for (let at = 0; at < 9; at++)
          fruit += oval(
            x + (-66 + index * 44 + (at % 4) * 10 + random.between(-2, 2)) * s,
            y + (-10 - Math.floor(at / 4) * 9) * s,
            7 * s,
          );
        heaps += fill(fruit, tone(ware, 0.03));
      }
      return (
        heaps +
        fill(oval(x + 92 * s, y - 36 * s, 13 * s, 22 * s), tone(cloth, 0.03)) +
        fill(`M${p(62, -58)}L${p(92, -82)}L${p(122, -58)}z`, tone('#e6cf9a', 0.03)) +
        fill(
          `M${p(-140, -30)}Q${p(-100, 12)} ${p(-50, 14)}H${round(x + 80 * s)}Q${p(122, 8)} ${p(140, -26)}Q${p(0, 4)} ${p(-140, -30)}z`,
          tone('#7a4f36', 0.03),
        ) +
        fill(
          `M${p(-116, -10)}Q${p(0, 14)} ${p(122, -10)}Q${p(100, 14)} ${p(80, 14)}H${round(x - 50 * s)}Q${p(-90, 12)} ${p(-116, -10)}z`,
          tone('#5a3a2c', 0.03),
        )
      );
    };
    const banks = sheet.twice(stilts(-1) + stilts(1));
    return [
      weather(sheet, 470, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 490, rise: 30 }),
        size: [30, 60],
        every: 40,
        color: '#5f9060',
        depth: 0.46,
      }),
      palm(sheet, { x: 400, y: 500, height: 210, lean: 0.1, depth: 0.3 }),
      palm(sheet, { x: 810, y: 500, height: 240, lean: -0.1, depth: 0.3 }),
      water(sheet, { y: 500, color: '#5c8570' }),
      reflected(sheet, banks.again, { y: 520, opacity: 0.24, squeeze: 0.5 }),
      banks.first,
      glints(sheet, { y: 510, count: 24 }),
      boat(560, 560, 0.6, ['#e0a03c', '#7fae4c', '#d6603f']),
      boat(720, 606, 0.84, ['#8fae4c', '#e6c04a', '#c8577f']),
      boat(390, 650, 1.05, ['#d6502f', '#e0a03c', '#7fae4c']),
      boat(800, 706, 1.3, ['#e6c04a', '#d9732f', '#8fae4c']),
    ].join('');
  },
);
