import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { cubeRow } from '../kit/cubes';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { range } from '../kit/mountain';
import { box, fill, type Point, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, crescent, sky, stars, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { palm } from '../kit/trees';

/** Clay houses around a square minaret, with palms and distant snowy mountains. */
export const medina = family<{ sunAt?: Point; moon?: boolean; clay: Color; lit?: boolean }>(
  'medina',
  {
    day: { light: 'clear', clay: '#cf8f63' },
    dusk: { light: 'golden', sunAt: [310, 270], clay: '#c98558', flip: true, throw: 1 },
    night: { light: 'night', moon: true, clay: '#c98d68', lit: true, throw: 2 },
  },
  (sheet, { sunAt, moon = false, clay, lit = false }) => {
    const { tone } = sheet;
    const walls: readonly [Color, ...Color[]] = [
      clay,
      mix(clay, '#e8c79c', 0.4),
      mix(clay, '#a85f42', 0.35),
      mix(clay, '#f0dcb8', 0.25),
    ];
    const row = (y: number, size: number, depth: number, pane: number, from = -12, to = 1212) =>
      cubeRow(sheet, {
        line: hillLine(sheet, { y, rise: size * 0.3 }),
        width: [size * 0.8, size * 1.6],
        height: [size * 0.6, size * 1.15],
        walls,
        depth,
        from,
        to,
        pane,
        tall: 1.4,
        frame: '#5f3f34',
        doors: ['#2f6f7a', '#3f7f6a', '#7a3f2f'],
        lit: lit ? 0.5 : 0,
        down: 70,
        steps: 0.5,
      });
    return [
      sky(sheet, 470),
      moon ? stars(sheet, 380, 22) + crescent(sheet, 300, 170, 38) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 60) : '',
      moon || sunAt
        ? ''
        : clouds(sheet, [
            [850, 120, 170],
            [180, 180, 130],
          ]),
      range(sheet, { base: 470, height: 170, count: 5, color: '#9a8fa0', depth: 0.66, snow: 0.5 }),
      land(sheet, hillLine(sheet, { y: 490, rise: 40 }), { color: '#c29a72', depth: 0.5, smooth: true }),
      row(526, 44, 0.4, 6),
      palms(
        sheet,
        [
          [200, 536, 110],
          [1000, 540, 124],
        ],
        0.36,
      ),
      row(566, 58, 0.28, 8),
      minaret(sheet, 640, 590, clay, lit),
      cupola(sheet, { x: 470, y: 524, rx: 44, ry: 40, color: '#e9dcc0', depth: 0.2, finial: 18 }),
      fill(box(430, 522, 80, 60), tone(walls[1] ?? clay, 0.2)) +
        fill(box(484, 522, 26, 60), tone(walls[1] ?? clay, 0.2, 0.3)),
      row(622, 74, 0.16, 10),
      palms(
        sheet,
        [
          [330, 640, 170],
          [850, 650, 180],
        ],
        0.1,
      ),
      row(702, 96, 0.07, 12),
      row(812, 136, 0.01, 15),
      palms(
        sheet,
        [
          [70, 770, 300],
          [1130, 780, 330],
        ],
        0,
      ),
    ].join('');
  },
);

function palms(sheet: Sheet, places: readonly (readonly [number, number, number])[], depth: number): string {
  return places
    .map(([x, y, height], index) =>
      palm(sheet, {
        x,
        y,
        height,
        lean: index % 2 ? 0.08 : -0.06,
        depth,
        leaves: depth > 0.3 ? 5 : 7,
        color: '#4d7a4c',
        trunk: '#8a6a48',
      }),
    )
    .join('');
}

/** A square tower with a lantern, patterned by its openings. */
function minaret(sheet: Sheet, x: number, y: number, clay: Color, lit: boolean): string {
  const wall = mix(clay, '#f0d9ac', 0.45);
  const { tone } = sheet;
  const depth = 0.18;
  let net = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      net += `M${round(x - 36 + column * 14)} ${round(y - 196 - row * 16)}l7-8 7 8-7 8z`;
  return (
    tower(sheet, {
      x,
      y,
      width: 92,
      height: 262,
      wall,
      depth,
      bands: [0.62, 0.9, 1],
      openings: [
        { at: 0.38, count: 2, high: 0.15 },
        { at: 0.12, count: 1, high: 0.12 },
      ],
      cap: { kind: 'battlements', height: 16 },
      lit,
      dark: '#5f3f34',
    }) +
    stroke(net, tone('#3f8a86', depth), 3, 'opacity=".8"') +
    tower(sheet, {
      x,
      y: y - 262,
      width: 40,
      height: 58,
      wall,
      depth,
      bands: [1],
      openings: [{ at: 0.3, count: 1, high: 0.5 }],
      cap: { kind: 'cupola', height: 22, color: '#3f8a86', over: -2, finial: 40 },
      lit,
      dark: '#5f3f34',
    })
  );
}
