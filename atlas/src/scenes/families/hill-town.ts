import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { roofRow } from '../kit/rows';
import { fill, heightAt, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, mist, sky, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { cypress, woods } from '../kit/trees';
import { ribbon } from '../kit/water';

/** A walled town on a hill, with cypresses and vines below. */
export const hillTown = family<{ sunAt?: Point; fields: Color; fog?: boolean; lit?: boolean }>(
  'hill-town',
  {
    golden: { light: 'golden', sunAt: [290, 230], fields: '#a3a05a' },
    day: { light: 'day', fields: '#8fae62', flip: true, throw: 1 },
    dawn: { light: 'firstLight', sunAt: [320, 330], fields: '#8d9c6c', fog: true, lit: true, throw: 2 },
  },
  (sheet, { sunAt, fields, fog = false, lit = false }) => {
    const { tone, random } = sheet;
    const hill: Point[] = [
      [-12, 590],
      [150, 566],
      [300, 500],
      [420, 424],
      [520, 380],
      [640, 366],
      [760, 390],
      [880, 452],
      [1010, 530],
      [1212, 580],
    ];
    const ring = (drop: number): Point[] => hill.map(([x, y]) => [x, y + drop]);
    const houses = (drop: number, from: number, to: number, size: number, depth: number, pane: number) =>
      roofRow(sheet, {
        line: ring(drop),
        width: [size * 0.8, size * 1.5],
        height: [size * 0.7, size * 1.3],
        walls: ['#dcc39a', '#cfae84', '#e8d6b4', '#c7a078'],
        roofs: ['#b0623f', '#a15638', '#bf7049'],
        depth,
        from,
        to,
        gables: 0.3,
        pitch: 0.3,
        pane,
        lit: lit ? 0.4 : 0,
        frame: '#5a4a3c',
        chimneys: 0.2,
        down: 34,
      });
    const rows = (y: number, to: number, lean: number) => {
      let path = '';
      for (let x = -60; x < 620; x += 34) path += `M${x} ${y}L${Math.round(x + lean)} ${to}`;
      return path;
    };
    return [
      sky(sheet, 480),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [130, 140, 210],
            [840, 120, 180],
          ]),
      sunAt ? streaks(sheet, 80, 260, 5, 0.35) : birds(sheet, 800, 240, 5),
      land(sheet, hillLine(sheet, { y: 470, rise: 90 }), { color: '#7f8f86', depth: 0.82, smooth: true }),
      land(sheet, hillLine(sheet, { y: 510, rise: 70 }), {
        color: mix(fields, '#6f8a78', 0.5),
        depth: 0.6,
        smooth: true,
      }),
      mist(sheet, 520, 120, fog ? 0.8 : 0.35),
      houses(20, 520, 780, 30, 0.2, 5),
      gateTower(sheet, 560, 420, 172, lit),
      tower(sheet, {
        x: 690,
        y: 420,
        width: 34,
        height: 132,
        wall: '#d4b58b',
        depth: 0.2,
        bands: [0.7, 1],
        openings: [{ at: 0.74, count: 1, high: 0.16 }],
        cap: { kind: 'spire', height: 26, color: '#b0623f', over: 3 },
        lit,
      }),
      cupola(sheet, { x: 640, y: 366, rx: 34, ry: 30, color: '#b0623f', depth: 0.2, finial: 16 }),
      houses(48, 450, 850, 38, 0.16, 5),
      houses(84, 380, 910, 46, 0.11, 6),
      land(sheet, ring(92), { color: fields, depth: 0.12, smooth: true, foot: 0.04 }),
      townWall(sheet, ring(100)),
      woods(sheet, {
        line: ring(118),
        size: [10, 20],
        every: 24,
        from: 240,
        to: 1000,
        color: '#6f7f4e',
        depth: 0.1,
      }),
      land(
        sheet,
        [
          [-12, 620],
          [240, 634],
          [520, 620],
          [800, 636],
          [1212, 600],
        ],
        { color: mix(fields, '#7f8f4a', 0.3), depth: 0.06, smooth: true, foot: 0 },
      ),
      fill(
        ribbon([
          [610, 470, 10],
          [700, 540, 16],
          [560, 600, 26],
          [690, 670, 46],
          [600, 770, 90],
        ]),
        tone('#e6d5ae', 0.06),
      ),
      sheet.cut(
        'M-12 640Q260 628 520 640L470 762H-12z',
        stroke(rows(630, 770, -120), tone(mix(fields, '#3f5a34', 0.6), 0.02), 12),
      ),
      land(
        sheet,
        [
          [760, 762],
          [900, 706],
          [1060, 672],
          [1212, 660],
        ],
        { color: mix(fields, '#5a6a38', 0.45), depth: 0.01, smooth: true },
      ),
      [
        [352, 646, 150],
        [392, 652, 118],
        [880, 706, 196],
        [936, 700, 236],
        [994, 690, 180],
        [1046, 688, 224],
        [1110, 676, 166],
      ]
        .map(([x = 0, y = 0, height = 0]) =>
          cypress(sheet, x, y, height, '#3f5f44', 0.03, height * random.between(0.15, 0.2)),
        )
        .join(''),
    ].join('');
  },
);

/** A tall square tower with battlements. */
function gateTower(sheet: Sheet, x: number, y: number, height: number, lit: boolean): string {
  return (
    tower(sheet, {
      x,
      y,
      width: 44,
      height,
      wall: '#cfae84',
      depth: 0.2,
      openings: [
        { at: 0.7, count: 1, high: 0.1 },
        { at: 0.4, count: 1, high: 0.08 },
      ],
      cap: { kind: 'flat', height: 7 },
      lit,
    }) +
    tower(sheet, {
      x,
      y: y - height - 6,
      width: 52,
      height: 18,
      wall: '#cfae84',
      depth: 0.2,
      cap: { kind: 'battlements', height: 10 },
    })
  );
}

/** The wall around a town, with lit and shaded bends. */
function townWall({ tone }: Sheet, line: readonly Point[]): string {
  const depth = 0.1;
  const part = (from: number, to: number): Point[] => [
    [from, heightAt(line, from) - 30],
    [to, heightAt(line, to) - 30],
    [to, heightAt(line, to) + 16],
    [from, heightAt(line, from) + 16],
  ];
  const bends = [330, 430, 520, 620, 720, 810, 900, 980];
  return bends
    .slice(1)
    .map((to, index) =>
      fill(
        polygon(part(bends[index] ?? 0, to)),
        tone('#c9a97e', depth, index > 3 ? 0.22 + 0.06 * (index % 2) : index % 2 ? 0.1 : 0),
      ),
    )
    .join('');
}
