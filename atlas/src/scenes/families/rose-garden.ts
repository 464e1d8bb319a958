import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** Clipped hedges, roses and a pavilion in a formal garden. */
export const roseGarden = family<{ sunAt?: Point; green: Color; bloom: readonly [Color, Color] }>(
  'rose-garden',
  {
    day: { light: 'day', green: '#5f9052', bloom: ['#d9506a', '#f0c04a'] },
    dawn: {
      light: 'rose',
      sunAt: [320, 240],
      green: '#7a9a70',
      bloom: ['#b06fc0', '#f3e0ea'],
      flip: true,
      throw: 1,
    },
    golden: { light: 'golden', sunAt: [300, 220], green: '#8f9a48', bloom: ['#e6703f', '#f6dca0'], throw: 2 },
  },
  (sheet, { sunAt, green, bloom }) => {
    const { tone, random } = sheet;
    const beds = [
      [600, 0.5],
      [640, 0.72],
      [700, 1.04],
    ] as const;
    return [
      weather(sheet, 540, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 30 }),
        size: [40, 76],
        every: 40,
        color: mix(green, '#4f7a58', 0.4),
        depth: 0.4,
      }),
      fill(
        box(-12, 512, 1224, 250),
        sheet.fade(512, 750, [
          [0, tone(mix(green, '#a8c070', 0.5), 0.2)],
          [1, tone(mix(green, '#8fb060', 0.4))],
        ]),
      ),
      stroke('M480 556V420M540 566V410M660 566V410M720 556V420', tone('#f4efe4', 0.1), 13),
      fill('M450 424Q600 250 750 424z', tone('#7fa59a', 0.1)),
      fill('M640 330Q710 370 750 424H660z', tone('#7fa59a', 0.1, 0.3)),
      fill(box(446, 418, 308, 14) + box(460, 556, 280, 16), tone('#f4efe4', 0.1)),
      stroke('M600 336V296', tone('#c9a24a', 0.1), 5),
      fill('M560 566H640L800 762H400z', tone('#e6d7b4', 0.05)),
      ...beds.flatMap(([y, s]) =>
        [-1, 1].map((side) => {
          const [from, to] = [600 + side * 110 * s, 600 + side * 540 * s];
          const bed = polygon([
            [from, y],
            [to, y - 8],
            [to + side * 30 * s, y + 44 * s],
            [from + side * 12, y + 52 * s],
          ]);
          let [one, two] = ['', ''];
          for (let at = 0; at < 26; at++) {
            const dot = oval(
              from + (to - from) * random.next(),
              y + 6 + random.between(0, 36) * s,
              7 * s,
              6 * s,
            );
            if (at % 3) one += dot;
            else two += dot;
          }
          return (
            fill(bed, tone(mix(green, '#2f5a3c', 0.5), 0.06)) +
            fill(one, tone(bloom[0], 0.04)) +
            fill(two, tone(bloom[1], 0.04))
          );
        }),
      ),
      ...[
        [330, 640, 0.8],
        [870, 640, 0.8],
        [210, 720, 1.2],
        [990, 720, 1.2],
      ].map(
        ([x = 0, y = 0, s = 1]) =>
          fill(box(x - 4 * s, y - 60 * s, 8 * s, 60 * s), tone('#6d5138', 0.02)) +
          fill(oval(x, y - 84 * s, 44 * s), tone(green, 0.02)) +
          fill(
            `M${x + 10 * s} ${round(y - 127 * s)}a${44 * s} ${44 * s} 0 0 1 0 ${86 * s}q${20 * s} ${-44 * s} 0 ${-86 * s}z`,
            tone(green, 0.02, 0.3),
          ),
      ),
      crowd(sheet, [
        [580, 640, 46],
        [608, 644, 42],
        [640, 690, 58],
      ]),
    ].join('');
  },
);
