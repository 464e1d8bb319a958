import { family } from '../family';
import { roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { crowd } from '../kit/people';
import { type Back, onSide, room } from '../kit/room';
import { Paints } from '../kit/rows';
import { box, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** A library with galleries of books up to a painted ceiling. */
export const readingRoom = family<{ wood: Color; lit?: boolean }>(
  'reading-room',
  {
    day: { light: 'golden', wood: '#8a5f40' },
    evening: { light: 'afterglow', wood: '#7a4f3c', lit: true, flip: true, throw: 1 },
  },
  (sheet, { wood, lit = false }) => {
    const { tone, random } = sheet;
    const back: Back = [430, 210, 770, 530];
    const spines: readonly [Color, ...Color[]] = [
      '#8a3f34',
      '#3f5f54',
      '#4f4f78',
      '#a87a3f',
      '#6a4a3c',
      '#b8a078',
    ];
    const shelf = (side: -1 | 1) => {
      const books = new Paints();
      let boards = '';
      for (let row = 0; row < 8; row++) {
        const [low, high] = [0.06 + row * 0.115, 0.06 + row * 0.115 + 0.086];
        for (let along = 0.04; along < 0.98; ) {
          const next = along + random.between(0.03, 0.06) * (0.5 + along);
          books.add(
            tone(random.pick(spines), along > 0.5 ? 0.03 : 0.08, side < 0 ? 0.14 : 0),
            polygon([
              onSide(back, side, along, low),
              onSide(back, side, next, low),
              onSide(back, side, next, high - random.between(0, 0.016)),
              onSide(back, side, along, high - 0.006),
            ]),
          );
          along = next;
        }
        const [x1, y1] = onSide(back, side, 0, low - 0.008);
        const [x2, y2] = onSide(back, side, 1, low - 0.008);
        boards += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
      }
      return books.drawn() + stroke(boards, tone(wood, 0.05, -0.1), 7);
    };
    const galleries = ([-1, 1] as const)
      .map((side) => {
        const p = (along: number, up: number) => onSide(back, side, along, up);
        const shift = side * -26;
        return (
          fill(
            polygon([
              p(0, 0.5),
              p(1, 0.5),
              [p(1, 0.5)[0] + shift * 3, p(1, 0.47)[1]],
              [p(0, 0.5)[0] + shift, p(0, 0.48)[1]],
            ]),
            tone(wood, 0.03, 0.2),
          ) +
          stroke(
            Array.from({ length: 9 }, (_, at) => {
              const along = (at / 8) ** 1.4;
              const [x, y] = p(along, 0.5);
              return `M${round(x + shift * (1 + 2 * along))} ${round(y)}v${round(-22 - 50 * along)}`;
            }).join(''),
            tone('#c9993f', 0.03),
            5,
          )
        );
      })
      .join('');
    return [
      room(sheet, { back, wall: wood, floor: '#b98a58', ceiling: '#e9dcbf', joints: '#7a5436' }),
      fill(oval(600, 96, 330, 84), tone('#8fb4c4', 0.06)),
      fill(oval(480, 96, 70, 20) + oval(610, 70, 90, 18) + oval(730, 110, 80, 22), tone('#f4f0e4', 0.06)),
      stroke('M270 96a330 84 0 1 0 660 0a330 84 0 1 0-660 0', tone('#c9993f', 0.05), 10),
      fill(box(430, 210, 340, 320), tone(wood, 0.12, 0.1)),
      fill(roundArch(520, 480, 160, 230), lit ? '#ffdf9a' : tone('#e6f0f0', 0.1, -0.2)),
      stroke('M573 480V262M627 480V262M524 380H676', tone(wood, 0.1), 6),
      shelf(-1),
      shelf(1),
      galleries,
      halo(sheet, 600, 380, 260, '#ffe6b0', 0.4),
      fill(
        polygon([
          [500, 590],
          [700, 590],
          [780, 680],
          [420, 680],
        ]),
        tone('#7a4f34', 0.02),
      ),
      fill(box(420, 680, 360, 14) + box(440, 690, 16, 60) + box(744, 690, 16, 60), tone('#5a3a28', 0.02)),
      ...[510, 600, 690].map(
        (x) =>
          halo(sheet, x, 610, 60, '#ffd98a', lit ? 0.7 : 0.3) +
          stroke(`M${x} 636v-24`, tone('#8a6a34', 0.02), 4) +
          fill(`M${x - 22} 614q22-26 44 0z`, tone('#3f7f62', 0.02)),
      ),
      fill(
        polygon([
          [540, 646],
          [590, 646],
          [586, 664],
          [528, 664],
        ]) +
          polygon([
            [620, 646],
            [672, 646],
            [684, 664],
            [626, 664],
          ]),
        tone('#fbf3e0', 0.01),
      ),
      crowd(sheet, [
        [380, 640, 110],
        [836, 660, 120],
      ]),
    ].join('');
  },
);
