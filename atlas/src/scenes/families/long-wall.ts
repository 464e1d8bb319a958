import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { land, ridgeLine } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon } from '../kit/shape';
import { mist, weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** A wall with watchtowers along the ridges of green mountains. */
export const longWall = family<{ sunAt?: Point; green: Color }>(
  'long-wall',
  {
    day: { light: 'day', green: '#6f9560' },
    autumn: { light: 'golden', sunAt: [300, 190], green: '#b0783c', flip: true, throw: 1 },
  },
  (sheet, { sunAt, green }) => {
    const { tone } = sheet;
    const stone: Color = '#cbb899';
    const ridge = (points: readonly Point[], wide: number, depth: number) => {
      const lower = [...points].reverse().map(([x, y]): Point => [x, y + wide]);
      const teeth = points
        .flatMap(([x, y], index) => {
          const next = points[index + 1];
          if (!next) return [];
          return Array.from({ length: 5 }, (_, at) => {
            const part = at / 5;
            return box(
              x + (next[0] - x) * part,
              y + (next[1] - y) * part - wide * 0.34,
              wide * 0.4,
              wide * 0.4,
            );
          });
        })
        .join('');
      return (
        fill(polygon([...points, ...lower]) + teeth, tone(stone, depth)) +
        fill(
          polygon([...points.map(([x, y]): Point => [x, y + wide * 0.6]), ...lower]),
          tone(stone, depth, 0.3),
        )
      );
    };
    const keep = (x: number, y: number, s: number, depth: number) =>
      fill(box(x - 34 * s, y - 74 * s, 68 * s, 84 * s), tone(stone, depth, -0.06)) +
      fill(box(x + 8 * s, y - 74 * s, 26 * s, 84 * s), tone(stone, depth, 0.28)) +
      fill(
        [-38, -18, 2, 22].map((dx) => box(x + dx * s, y - 88 * s, 14 * s, 16 * s)).join('') +
          box(x - 40 * s, y - 76 * s, 80 * s, 9 * s),
        tone(stone, depth, -0.06),
      ) +
      fill(
        arcade(roundArch, {
          x: x - 30 * s,
          y: y - 30 * s,
          width: 60 * s,
          height: 24 * s,
          count: 3,
          part: 0.46,
        }),
        tone('#5a4a3c', depth),
      );
    const hill = (points: readonly Point[], depth: number) =>
      land(sheet, points, { color: green, depth, smooth: false });
    const far: Point[] = [
      [-12, 430],
      [140, 380],
      [300, 420],
      [470, 330],
      [620, 390],
      [800, 310],
      [960, 380],
      [1212, 330],
    ];
    const near: Point[] = [
      [-12, 620],
      [180, 560],
      [330, 590],
      [520, 470],
      [640, 440],
      [760, 500],
      [930, 560],
      [1212, 500],
    ];
    return [
      weather(sheet, 520, sunAt),
      land(sheet, ridgeLine(sheet, { y: 400, rise: 150, peaks: 5, rough: 0.08 }), {
        color: mix(green, '#7f8f94', 0.5),
        depth: 0.74,
      }),
      hill(far, 0.5),
      ridge(far, 14, 0.44),
      keep(470, 334, 0.5, 0.42),
      keep(800, 314, 0.5, 0.42),
      mist(sheet, 470, 110, 0.5),
      hill(near, 0.2),
      woods(sheet, {
        line: near.map(([x, y]): Point => [x, y + 60]),
        size: [20, 40],
        every: 30,
        color: mix(green, '#3f6a48', 0.3),
        depth: 0.16,
      }),
      ridge(near, 34, 0.08),
      keep(180, 572, 0.9, 0.07),
      keep(640, 456, 1.1, 0.06),
      woods(sheet, {
        line: [
          [-12, 690],
          [300, 720],
          [600, 690],
          [900, 716],
          [1212, 680],
        ],
        size: [34, 66],
        every: 34,
        color: mix(green, '#2f5a3c', 0.4),
        depth: 0.02,
      }),
      crowd(
        sheet,
        [
          [540, 478, 22],
          [720, 486, 24],
        ],
        0.06,
      ),
    ].join('');
  },
);
