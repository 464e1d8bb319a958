import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { crowd } from '../kit/people';
import { type Back, onSide, room } from '../kit/room';
import { box, disc, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** The inside of a bistro: set tables, a long bench, mirrors and lamps. */
export const bistro = family<{ wall: Color; seat: Color }>(
  'bistro',
  {
    evening: { light: 'golden', wall: '#7a4f3c', seat: '#a8433a' },
    noon: { light: 'day', wall: '#d9cdb4', seat: '#3f7a6c', flip: true, throw: 1 },
    blue: { light: 'afterglow', wall: '#4f6f84', seat: '#c9863f', throw: 2 },
  },
  (sheet, { wall, seat }) => {
    const { tone } = sheet;
    const back: Back = [300, 200, 900, 520];
    const lamp = (x: number, y: number) =>
      stroke(`M${x} -12V${y - 26}`, tone('#3a3230', 0.02), 4) +
      halo(sheet, x, y + 8, 150, LAMP, 0.6) +
      fill(
        `M${x - 44} ${y + 8}Q${x - 38} ${y - 34} ${x} ${y - 36}Q${x + 38} ${y - 34} ${x + 44} ${y + 8}z`,
        tone('#3f6a58', 0.02),
      ) +
      fill(oval(x, y + 8, 44, 8), '#fff0c4');
    const square = (x: number, y: number, s: number) =>
      fill(
        polygon([
          [x - 92 * s, y - 74 * s],
          [x + 92 * s, y - 74 * s],
          [x + 110 * s, y - 44 * s],
          [x - 110 * s, y - 44 * s],
        ]),
        tone('#fbf6ea', 0.02),
      ) +
      fill(
        polygon([
          [x - 110 * s, y - 44 * s],
          [x + 110 * s, y - 44 * s],
          [x + 104 * s, y - 4 * s],
          [x - 104 * s, y - 4 * s],
        ]),
        tone('#e6dcc6', 0.02, 0.1),
      ) +
      fill(
        box(x - 80 * s, y - 6 * s, 10 * s, 30 * s) + box(x + 70 * s, y - 6 * s, 10 * s, 30 * s),
        tone('#4a342a', 0.02),
      ) +
      fill(
        oval(x - 46 * s, y - 58 * s, 30 * s, 8 * s) + oval(x + 46 * s, y - 58 * s, 30 * s, 8 * s),
        tone('#d9e3e3', 0.01),
      ) +
      fill(oval(x - 46 * s, y - 59 * s, 18 * s, 5 * s), tone('#c9803f', 0.01)) +
      fill(oval(x + 46 * s, y - 59 * s, 18 * s, 5 * s), tone('#7f9a4c', 0.01)) +
      [-6, 14]
        .map(
          (dx) =>
            stroke(`M${x + dx * s} ${y - 60 * s}v${-20 * s}`, tone('#dfe8ea', 0.01), 3 * s) +
            fill(
              `M${x + (dx - 9) * s} ${y - 100 * s}h${18 * s}q0 ${20 * s}-${9 * s} ${22 * s}q-${9 * s}-2-${9 * s}-${22 * s}z`,
              tone('#8a2f3c', 0.01),
            ),
        )
        .join('') +
      fill(box(x + 84 * s, y - 104 * s, 8 * s, 40 * s), tone('#2f4a3c', 0.01));
    return [
      room(sheet, { back, wall, floor: '#b98f62', ceiling: mix(wall, '#f0e4cc', 0.6), joints: '#8a6440' }),
      fill(box(330, 236, 250, 150) + box(620, 236, 250, 150), tone('#c9993f', 0.06)),
      fill(box(340, 246, 230, 130) + box(630, 246, 230, 130), tone(mix(wall, '#cfe0e0', 0.6), 0.1)),
      fill('M360 376L440 246H490L410 376zM650 376L730 246H760L680 376z', '#ffffff', 'opacity=".25"'),
      fill(
        polygon([
          onSide(back, -1, 0.2, 0.3),
          onSide(back, -1, 0.8, 0.3),
          onSide(back, -1, 0.8, 0.86),
          onSide(back, -1, 0.2, 0.8),
        ]),
        tone('#bcd6d8', 0.1, -0.2),
      ),
      stroke(
        [0.2, 0.4, 0.6, 0.8]
          .map(
            (along) =>
              `M${onSide(back, -1, along, 0.3).map(round).join(' ')}L${onSide(back, -1, along, 0.84).map(round).join(' ')}`,
          )
          .join(''),
        tone('#5a4030', 0.04),
        8,
      ),
      fill(box(300, 420, 600, 100), tone(seat, 0.06)),
      stroke(
        Array.from({ length: 13 }, (_, at) => `M${320 + at * 47} 424V506`).join(''),
        tone(seat, 0.06, 0.3),
        4,
      ),
      fill(box(300, 412, 600, 12), tone('#c9993f', 0.06)),
      square(430, 560, 0.74),
      square(770, 560, 0.74),
      ...[340, 520, 690, 856].map(
        (x) => fill(oval(x, 492, 22, 40), tone('#46505e', 0.05)) + disc(x, 438, 17, tone('#c99a7a', 0.05)),
      ),
      lamp(430, 220),
      lamp(770, 220),
      lamp(600, 150),
      square(300, 700, 1.2),
      square(900, 700, 1.2),
      crowd(sheet, [[600, 640, 150]]),
    ].join('');
  },
);
