import { family } from '../family';
import type { Color } from '../kit/color';
import { blocks } from '../kit/houses';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree } from '../kit/trees';

/** Tall wooden houses with bay windows and gables in a row, the towers of the city behind. */
export const bayHouses = family<{ sunAt?: Point; walls: readonly [Color, Color, Color, Color] }>(
  'bay-houses',
  {
    day: { light: 'day', walls: ['#d9a8a0', '#8fb0b8', '#e6cf8f', '#9fb890'] },
    golden: {
      light: 'golden',
      sunAt: [290, 170],
      walls: ['#e6b890', '#c98f84', '#dccf9a', '#b0a088'],
      flip: true,
      throw: 1,
    },
  },
  (sheet, { sunAt, walls }) => {
    const { tone } = sheet;
    const houseAt = (x: number, y: number, wall: Color, at: number) => {
      const trim = '#f8f2e4';
      const glass = tone('#5f727c', 0.05);
      return (
        fill(box(x, y - 300, 150, 300), tone(wall, 0.05)) +
        fill(box(x + 128, y - 300, 22, 300), tone(wall, 0.05, 0.26)) +
        fill(
          polygon([
            [x - 8, y - 300],
            [x + 75, y - 400],
            [x + 158, y - 300],
          ]),
          tone(wall, 0.05, -0.06),
        ) +
        stroke(`M${x - 10} ${y - 298}L${x + 75} ${y - 402}L${x + 160} ${y - 298}`, tone(trim, 0.05), 9) +
        fill(box(x + 58, y - 356, 34, 44), glass) +
        stroke(`M${x + 56} ${y - 358}h38v48h-38z`, tone(trim, 0.05), 5) +
        fill(
          polygon([
            [x + 8, y - 290],
            [x + 26, y - 296],
            [x + 84, y - 296],
            [x + 102, y - 290],
            [x + 102, y - 40],
            [x + 84, y - 34],
            [x + 26, y - 34],
            [x + 8, y - 40],
          ]),
          tone(wall, 0.04, -0.12),
        ) +
        fill(
          polygon([
            [x + 84, y - 296],
            [x + 102, y - 290],
            [x + 102, y - 40],
            [x + 84, y - 34],
          ]),
          tone(wall, 0.04, 0.2),
        ) +
        [0, 1]
          .map((floor) => {
            const top = y - 280 + floor * 122;
            return (
              fill(box(x + 12, top, 11, 78) + box(x + 31, top, 48, 78) + box(x + 88, top, 10, 78), glass) +
              fill(box(x + 6, top + 84, 98, 9) + box(x + 6, top - 13, 98, 8), tone(trim, 0.04)) +
              stroke(`M${x + 55} ${top}v78M${x + 31} ${top + 38}h48`, tone(trim, 0.04), 4)
            );
          })
          .join('') +
        fill(box(x + 108, y - 130, 34, 96), tone(at % 2 ? '#8a3f3a' : '#3f5f6c', 0.04)) +
        fill(
          polygon([
            [x + 104, y - 34],
            [x + 146, y - 34],
            [x + 152, y],
            [x + 98, y],
          ]),
          tone('#cfc3ac', 0.04),
        ) +
        stroke(`M${x + 102} ${y - 24}h46M${x + 100} ${y - 12}h50`, tone('#a89c88', 0.04), 3)
      );
    };
    return [
      weather(sheet, 480, sunAt),
      blocks(sheet, {
        y: 520,
        height: [60, 330],
        width: [40, 80],
        gap: [4, 20],
        color: '#9aa8ae',
        depth: 0.62,
        lights: 0.1,
        from: 380,
        profile: (x) => Math.max(0.1, 1 - Math.abs(x - 800) / 360),
      }),
      fill(
        polygon([
          [-12, 520],
          [1212, 440],
          [1212, 762],
          [-12, 762],
        ]),
        tone('#8fa86a', 0.12),
      ),
      ...[0, 1, 2, 3, 4, 5].map((at) => houseAt(70 + at * 176, 618 - at * 13, walls[at % 4] ?? walls[0], at)),
      tree(sheet, { x: 40, y: 640, height: 230, color: '#5f8a52', spread: 0.7, depth: 0.03 }),
      tree(sheet, { x: 1150, y: 590, height: 240, color: '#5f8a52', spread: 0.7, depth: 0.03 }),
      fill(
        polygon([
          [-12, 622],
          [1212, 546],
          [1212, 762],
          [-12, 762],
        ]),
        tone('#9fb472', 0.03),
      ),
      fill(
        polygon([
          [-12, 622],
          [1212, 546],
          [1212, 566],
          [-12, 644],
        ]),
        tone('#d9cfba', 0.03),
      ),
      fill('M-12 720Q500 690 1212 690V770H-12z', tone('#7f9f58', 0.01)),
      crowd(sheet, [
        [420, 680, 54],
        [448, 682, 50],
        [820, 690, 60],
      ]),
      fill(oval(440, 692, 60, 7), tone('#c8577f', 0.01)),
    ].join('');
  },
);
