import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { type Back, onSide, room } from '../kit/room';
import { box, disc, fill, oval, type Point, polygon, stroke } from '../kit/shape';

/** Paintings in gold frames on the walls of a long room with a bench. */
export const paintingHall = family<{ wall: Color; floor: Color }>(
  'painting-hall',
  {
    red: { light: 'golden', wall: '#a8433a', floor: '#a8794f' },
    green: { light: 'day', wall: '#5f8270', floor: '#b08a5f', throw: 1 },
    white: { light: 'pale', wall: '#eeebe4', floor: '#b9ab96', flip: true, throw: 2 },
    blue: { light: 'rose', wall: '#4f6f94', floor: '#a8845f', throw: 3 },
  },
  (sheet, { wall, floor }) => {
    const { tone } = sheet;
    const back: Back = [410, 210, 790, 520];
    const framed = (corners: readonly [Point, Point, Point, Point], kind: number) => {
      const [a, b, c, d] = corners;
      const at = (u: number, v: number): Point => [
        (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
        (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
      ];
      const inner = [at(0.07, 0.09), at(0.93, 0.09), at(0.93, 0.91), at(0.07, 0.91)];
      const skies = ['#8fb8c9', '#e6c58a', '#5f7f9a', '#d9c9b0'] as const;
      const lands = ['#6f8f5c', '#8a5f44', '#3f5f6c', '#a8683f'] as const;
      return (
        fill(polygon(corners), tone('#c9993f', 0.04)) +
        fill(polygon([a, at(0.06, 0.08), at(0.06, 0.92), d]), tone('#c9993f', 0.04, -0.3)) +
        fill(polygon(inner), tone(skies[kind % 4] ?? '#8fb8c9', 0.04)) +
        sheet.cut(
          polygon(inner),
          kind % 3 === 2
            ? fill(
                polygon([at(0.3, 0.91), at(0.34, 0.5), at(0.66, 0.5), at(0.72, 0.91)]),
                tone('#4a3a44', 0.04),
              ) + disc(...at(0.5, 0.36), Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.12, tone('#dcb08c', 0.04))
            : fill(
                polygon([
                  at(0, 0.62),
                  at(0.3, 0.42),
                  at(0.55, 0.64),
                  at(0.8, 0.5),
                  at(1, 0.66),
                  at(1, 1),
                  at(0, 1),
                ]),
                tone(lands[kind % 4] ?? '#6f8f5c', 0.04),
              ) +
                fill(
                  polygon([at(0, 0.78), at(0.5, 0.7), at(1, 0.8), at(1, 1), at(0, 1)]),
                  tone(lands[(kind + 1) % 4] ?? '#8a5f44', 0.04),
                ) +
                disc(...at(0.7, 0.28), Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.06, tone('#fbe6b0', 0.04)),
        )
      );
    };
    const flat = (x: number, y: number, w: number, h: number, kind: number) =>
      framed(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        kind,
      );
    const onWall = (side: -1 | 1, from: number, to: number, low: number, high: number, kind: number) =>
      framed(
        side < 0
          ? [
              onSide(back, side, to, high),
              onSide(back, side, from, high),
              onSide(back, side, from, low),
              onSide(back, side, to, low),
            ]
          : [
              onSide(back, side, from, high),
              onSide(back, side, to, high),
              onSide(back, side, to, low),
              onSide(back, side, from, low),
            ],
        kind,
      );
    return [
      room(sheet, { back, wall, floor, ceiling: '#efe6d4', joints: '#7a5a3c' }),
      fill(
        polygon([
          [480, 206],
          [720, 206],
          [960, -12],
          [240, -12],
        ]),
        tone('#f6fbfc', 0, -0.2),
      ),
      stroke('M540 206L400 -12M600 206V-12M660 206L800 -12M420 150H780M350 90H850', tone('#b9b4a8', 0.04), 4),
      stroke(`M410 216H790`, tone('#efe6d4', 0.06), 10),
      stroke('M410 514H790', tone(mix(wall, '#3a2f2c', 0.3), 0.08), 9),
      flat(440, 280, 84, 108, 2),
      flat(546, 256, 120, 150, 0),
      flat(686, 280, 84, 108, 5),
      onWall(-1, 0.14, 0.4, 0.32, 0.74, 1),
      onWall(-1, 0.5, 0.86, 0.3, 0.78, 3),
      onWall(1, 0.14, 0.4, 0.32, 0.74, 4),
      onWall(1, 0.5, 0.86, 0.3, 0.78, 6),
      fill(oval(600, 640, 150, 14), tone('#3a2f2c', 0), 'opacity=".25"'),
      fill(
        polygon([
          [490, 600],
          [710, 600],
          [730, 622],
          [470, 622],
        ]),
        tone(mix(wall, '#4a2f2c', 0.4), 0.02, -0.06),
      ),
      fill(box(470, 622, 260, 14) + box(486, 634, 12, 22) + box(702, 634, 12, 22), tone('#5a4030', 0.02)),
      crowd(sheet, [
        [486, 562, 88],
        [518, 566, 82],
        [770, 590, 104],
        [300, 690, 150],
      ]),
    ].join('');
  },
);
