import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import { longBoat } from '../kit/boats';
import type { Color } from '../kit/color';
import { bulbs } from '../kit/lamps';
import { land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { glints, water } from '../kit/water';

/** Steps that lead down to a holy river, with umbrellas, boats and old houses above. */
export const ghats = family<{ sunAt?: Point; lamps?: boolean }>(
  'ghats',
  {
    dawn: { light: 'firstLight', sunAt: [290, 250] },
    dusk: { light: 'dusk', lamps: true, flip: true, throw: 1 },
  },
  (sheet, { sunAt, lamps = false }) => {
    const { tone, random } = sheet;
    let houses = '';
    for (let x = 250; x < 1220; ) {
      const [w, h] = [random.whole(90, 150), random.whole(130, 250)];
      const wall = random.pick(['#e0b48a', '#d98f6a', '#e6c9a0', '#c98f7a'] as const);
      houses +=
        fill(box(x, 450 - h, w, h), tone(wall, 0.12)) +
        fill(box(x + w * 0.74, 450 - h, w * 0.26, h), tone(wall, 0.12, 0.28)) +
        fill(
          arcade(pointedArch, { x: x + 6, y: 450 - h + 60, width: w * 0.66, height: 40, count: 3 }),
          lamps ? '#f0b060' : tone('#6a4a40', 0.12),
        ) +
        fill(
          arcade(pointedArch, { x: x + 6, y: 450 - h + 122, width: w * 0.66, height: 40, count: 3 }),
          tone('#6a4a40', 0.12),
        ) +
        (random.chance(0.4)
          ? fill(
              `M${x + 16} ${450 - h}q4-70 ${w * 0.24}-92q${w * 0.2} 22 ${w * 0.24} 92z`,
              tone('#b8593f', 0.12),
            )
          : fill(box(x - 3, 444 - h, w + 6, 9), tone(wall, 0.12, -0.14)));
      x += w;
    }
    let stairs = '';
    for (let step = 0; step < 9; step++) {
      const y = 450 + step * 20;
      stairs += fill(
        polygon([
          [260 - step * 12, y],
          [1212, y],
          [1212, y + 21],
          [250 - step * 12, y + 21],
        ]),
        tone('#c9a888', 0.08, step % 2 ? 0.16 : 0.02),
      );
    }
    const umbrella = (x: number, y: number, s: number, color: Color) =>
      stroke(`M${x} ${y}v${-58 * s}`, tone('#5a4030', 0.05), 3) +
      fill(
        `M${x - 42 * s} ${y - 48 * s}Q${x} ${y - 92 * s} ${x + 42 * s} ${y - 48 * s}z`,
        tone(color, 0.05),
      ) +
      fill(
        `M${x + 6 * s} ${y - 48 * s}Q${x + 10 * s} ${y - 66 * s} ${x} ${y - 70 * s}Q${x + 26 * s} ${y - 68 * s} ${x + 42 * s} ${y - 48 * s}z`,
        tone(color, 0.05, 0.3),
      );
    return [
      weather(sheet, 540, sunAt),
      land(
        sheet,
        [
          [-12, 566],
          [300, 560],
          [400, 570],
        ],
        { color: '#9fa08a', depth: 0.7, smooth: true },
      ),
      houses,
      stairs,
      umbrella(420, 520, 1, '#e0a94f'),
      umbrella(560, 556, 1.15, '#c8503f'),
      umbrella(720, 510, 0.95, '#f1e6d2'),
      umbrella(860, 560, 1.2, '#d98f6a'),
      umbrella(1020, 530, 1.05, '#e6c04a'),
      crowd(sheet, [
        [470, 540, 42],
        [500, 580, 46],
        [640, 580, 48],
        [780, 590, 50],
        [920, 540, 42],
      ]),
      water(sheet, { y: 626, color: '#6f8a8a' }),
      glints(sheet, { y: 632, count: 20 }),
      lamps
        ? fill(
            Array.from({ length: 26 }, () => oval(random.whole(60, 1140), random.whole(640, 740), 4)).join(
              '',
            ),
            '#ffd98a',
          ) + bulbs(sheet, { from: [300, 420], to: [1212, 400], sag: 40, count: 20 })
        : '',
      longBoat(sheet, 330, 690, 1.2),
      longBoat(sheet, 820, 672, 1),
    ].join('');
  },
);
