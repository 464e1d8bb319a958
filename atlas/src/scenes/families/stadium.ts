import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { box, disc, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';

/** A stadium: the stands, the field and floodlights. */
export const stadium = family<{ lit?: boolean; seats: readonly [Color, Color] }>(
  'stadium',
  {
    day: { light: 'day', seats: ['#c9603f', '#e6b04f'] },
    night: { light: 'night', seats: ['#3f74b0', '#dfe6ee'], lit: true, throw: 1 },
    dusk: { light: 'dusk', seats: ['#3f8a6c', '#e6c95f'], lit: true, flip: true, throw: 2 },
  },
  (sheet, { lit = false, seats }) => {
    const { tone, random } = sheet;
    let [dots, others] = ['', ''];
    for (let row = 0; row < 9; row++)
      for (let at = 0; at < 40; at++) {
        const angle = Math.PI * (0.02 + (0.96 * at) / 39);
        const [rx, ry] = [500 + row * 24, 96 + row * 23];
        const dot = oval(
          Math.round(600 - Math.cos(angle) * rx),
          Math.round(520 - Math.sin(angle) * ry),
          4.6,
          3.6,
        );
        if (random.chance(0.3)) others += dot;
        else if (random.chance(0.72)) dots += dot;
      }
    const mast = (x: number) =>
      stroke(`M${x} 330V120`, tone('#5a666c', 0.16), 8) +
      fill(box(x - 42, 84, 84, 46), tone('#4a565c', 0.1)) +
      fill(
        [0, 1, 2, 3].map((at) => oval(x - 30 + at * 20, 97, 7) + oval(x - 30 + at * 20, 117, 7)).join(''),
        lit ? '#fffbe6' : tone('#dfe6e8', 0.1),
      ) +
      (lit ? halo(sheet, x, 106, 190, '#f6f4d8', 0.6) : '');
    return [
      weather(sheet, 520, lit ? [600, 120] : undefined),
      mast(250),
      mast(950),
      fill('M-12 420C100 250 360 190 600 190S1100 250 1212 420V620H-12z', tone('#8f9aa0', 0.12)),
      fill('M-12 520C60 330 320 232 600 232S1140 330 1212 520V640H-12z', tone(seats[0], 0.08, 0.06)),
      fill(dots, tone(mix(seats[0], '#ffffff', 0.5), 0.06)),
      fill(others, tone(seats[1], 0.06)),
      fill(
        'M-12 420C100 250 360 190 600 190S1100 250 1212 420L1212 372C1080 220 840 150 600 150S120 220-12 372z',
        tone('#e9ece8', 0.08),
      ),
      fill(
        'M-12 420C100 250 360 190 600 190S1100 250 1212 420L1212 408C1090 244 840 180 600 180S110 244-12 408z',
        tone('#e9ece8', 0.08, 0.3),
      ),
      stroke(
        Array.from({ length: 15 }, (_, at) => {
          const part = at / 14;
          const x = -12 + 1224 * part;
          const bow = 1 - (2 * part - 1) ** 2;
          return `M${round(x)} ${round(400 - bow * 214)}v-34`;
        }).join(''),
        tone('#aab4b6', 0.08),
        4,
      ),
      fill('M-12 540C200 500 400 488 600 488S1000 500 1212 540V770H-12z', tone('#7aa654', 0.05)),
      ...[0, 1, 2, 3].map((at) =>
        fill(
          polygon([
            [150 + at * 260, 500],
            [280 + at * 260, 500],
            [330 + at * 320 - 150, 770],
            [110 + at * 320 - 120, 770],
          ]),
          tone('#6c9a4a', 0.04),
          'opacity=".6"',
        ),
      ),
      stroke('M240 540H960L1120 740H80zM600 540V740', tone('#f4f6ee', 0.02), 4),
      stroke('M500 626a100 34 0 1 0 200 0a100 34 0 1 0-200 0', tone('#f4f6ee', 0.02), 4),
      stroke('M186 606H300L262 672H136M1014 606H900L938 672H1064', tone('#f4f6ee', 0.02), 4),
      crowd(sheet, [
        [420, 640, 34],
        [540, 600, 28],
        [690, 660, 36],
        [800, 610, 30],
        [330, 690, 42],
        [640, 704, 44],
      ]),
      disc(610, 650, 6, '#ffffff'),
    ].join('');
  },
);
