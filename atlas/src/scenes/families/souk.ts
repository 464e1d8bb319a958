import { family } from '../family';
import { roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { lantern } from '../kit/lamps';
import { crowd } from '../kit/people';
import { type Back, onSide, room } from '../kit/room';
import { fill, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

const FRUIT: readonly [Color, ...Color[]] = [
  '#d9573f',
  '#e6a03c',
  '#8fae4c',
  '#c8577f',
  '#e6c95f',
  '#6f8fae',
  '#a86a3f',
];

/** A covered lane of a bazaar with carpets, spices and lamps. */
export const souk = family<{ stone: Color; glow: Color }>(
  'souk',
  {
    day: { light: 'golden', stone: '#d9b388', glow: '#ffd98a' },
    evening: { light: 'dusk', stone: '#b98a74', glow: '#ffb45f', flip: true, throw: 1 },
    blue: { light: 'day', stone: '#b9c3c6', glow: '#ffe0a0', throw: 2 },
  },
  (sheet, { stone, glow }) => {
    const { tone, random } = sheet;
    const back: Back = [500, 330, 700, 520];
    const vault = (s: number, depth: number) => {
      const half = 620 * s;
      return (
        fill(
          `M${600 - half} ${round(450 + 330 * s)}V${round(450 - 180 * s)}Q${round(600 - half)} ${round(450 - 500 * s)} 600 ${round(450 - 520 * s)}Q${round(600 + half)} ${round(450 - 500 * s)} ${600 + half} ${round(450 - 180 * s)}V${round(450 + 330 * s)}z`,
          tone(stone, depth, 0.1),
        ) +
        stroke(
          `M${600 - half} ${round(450 - 180 * s)}Q${round(600 - half)} ${round(450 - 500 * s)} 600 ${round(450 - 520 * s)}Q${round(600 + half)} ${round(450 - 500 * s)} ${600 + half} ${round(450 - 180 * s)}`,
          tone(mix(stone, '#a8563f', 0.4), depth),
          20 * s,
        )
      );
    };
    const colors: readonly [Color, ...Color[]] = ['#a8323a', '#2f6a7a', '#c98a3f', '#6a3f5f', '#3f6a4c'];
    const shop = (side: -1 | 1, from: number, to: number) => {
      const q = (a: number, b: number, low: number, high: number) =>
        polygon([
          onSide(back, side, a, low),
          onSide(back, side, b, low),
          onSide(back, side, b, high),
          onSide(back, side, a, high),
        ]);
      const mid = (from + to) / 2;
      const carpets = [0.06, 0.36, 0.66]
        .map((at) => {
          const [a, b] = [from + (to - from) * at, from + (to - from) * (at + 0.26)];
          const color = random.pick(colors);
          return (
            fill(q(a, b, 0.4, 0.68), tone(color, 0.03)) +
            fill(q(a + (b - a) * 0.2, b - (b - a) * 0.2, 0.45, 0.63), tone('#e6c98a', 0.03)) +
            fill(q(a + (b - a) * 0.34, b - (b - a) * 0.34, 0.49, 0.59), tone(color, 0.03, 0.2))
          );
        })
        .join('');
      let heaps = '';
      for (let at = 0; at < 5; at++) {
        const [x, y] = onSide(back, side, from + (to - from) * (0.1 + at * 0.2), 0.14);
        const r = 10 + 40 * mid;
        heaps +=
          fill(
            `M${round(x - r)} ${round(y)}Q${round(x)} ${round(y - r * 1.9)} ${round(x + r)} ${round(y)}z`,
            tone(random.pick(FRUIT), 0.03),
          ) +
          fill(
            `M${round(x - r)} ${round(y)}h${round(r * 2)}l${round(-r * 0.2)} ${round(r * 0.7)}h${round(-r * 1.6)}z`,
            tone('#b98a58', 0.03),
          );
      }
      const [lx, ly] = onSide(back, side, mid, 0.74);
      return (
        fill(q(from, to, 0, 0.7), mix(glow, tone('#6a4436', 0.1), 0.62)) +
        carpets +
        fill(q(from, to, 0, 0.12), tone('#7a4f38', 0.04)) +
        heaps +
        halo(sheet, lx - side * 20, ly, 70 + 100 * mid, glow, 0.6) +
        lantern(
          sheet,
          lx - side * (20 + 30 * mid),
          ly + 20 * mid,
          9 + 20 * mid,
          random.pick(['#e6a03c', '#5fb0b0', '#d9577a'] as const),
        )
      );
    };
    return [
      room(sheet, {
        back,
        wall: stone,
        floor: mix(stone, '#8a7058', 0.5),
        ceiling: stone,
        joints: '#7a6450',
      }),
      vault(1.06, 0.02),
      vault(0.72, 0.08),
      vault(0.46, 0.16),
      vault(0.28, 0.26),
      fill(roundArch(520, 520, 160, 170), tone('#fff3d6', 0.1, -0.3)),
      fill(
        polygon([
          [500, 520],
          [700, 520],
          [1240, 780],
          [-40, 780],
        ]),
        sheet.fade(520, 750, [
          [0, tone(mix(stone, '#f0dcb4', 0.5), 0.2)],
          [1, tone(mix(stone, '#8a6a50', 0.5))],
        ]),
      ),
      fill('M540 520L700 220L760 250L640 520zM600 520L830 120L880 150L680 520z', '#fff6dc', 'opacity=".14"'),
      shop(-1, 0.06, 0.28),
      shop(1, 0.06, 0.28),
      shop(-1, 0.34, 0.92),
      shop(1, 0.34, 0.92),
      crowd(sheet, [
        [580, 546, 56],
        [604, 550, 54],
        [640, 590, 78],
        [540, 640, 110],
        [690, 700, 144],
      ]),
    ].join('');
  },
);
