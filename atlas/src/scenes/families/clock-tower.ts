import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tower } from '../kit/tower';
import { tree } from '../kit/trees';

/** A brick tower with a clock above the roofs of a town. */
export const clockTower = family<{ sunAt?: Point; wall: Color; roof: Color; lit?: boolean }>(
  'clock-tower',
  {
    day: { light: 'day', wall: '#b5694c', roof: '#5f8f7c' },
    golden: { light: 'golden', sunAt: [290, 210], wall: '#d9b27c', roof: '#8a5f48', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [290, 320], wall: '#a8785f', roof: '#4f6470', lit: true, throw: 2 },
  },
  (sheet, { sunAt, wall, roof, lit = false }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 620, 0.06] as const;
    const trim = mix(wall, '#f6ead0', 0.7);
    const row = (y: number, size: number, d: number, down: number) =>
      roofRow(sheet, {
        line: [
          [-12, y],
          [1212, y],
        ],
        width: [size, size * 1.5],
        height: [size * 0.8, size * 1.3],
        walls: ['#dcc6a2', '#cfa884', '#e6d5b8', '#c98f70'],
        roofs: ['#8f5a48', '#7a5f58', '#a3684c'],
        depth: d,
        gables: 0.5,
        pane: 9,
        lit: lit ? 0.4 : 0,
        down,
      });
    return [
      weather(sheet, 560, sunAt),
      land(sheet, hillLine(sheet, { y: 520, rise: 50 }), { color: '#7f948a', depth: 0.72, smooth: true }),
      row(580, 60, 0.36, 40),
      tower(sheet, {
        x,
        y: foot,
        width: 118,
        height: 330,
        wall,
        depth,
        bands: [0.42, 0.66, 1],
        openings: [
          { at: 0.14, count: 2, high: 0.16 },
          { at: 0.46, count: 2, high: 0.14 },
        ],
        cap: { kind: 'flat', height: 12 },
        lit,
      }),
      disc(x, 344, 42, tone(trim, depth)),
      disc(x, 344, 35, lit ? '#fff0c4' : tone('#f7f3e6', depth)),
      stroke(`M${x} 344V318M${x} 344L${x + 17} 354`, tone('#3f3a38', depth), 5),
      stroke(
        Array.from({ length: 12 }, (_, at) => {
          const angle = (at * Math.PI) / 6;
          return `M${round(x + Math.cos(angle) * 27)} ${round(344 + Math.sin(angle) * 27)}L${round(x + Math.cos(angle) * 31)} ${round(344 + Math.sin(angle) * 31)}`;
        }).join(''),
        tone('#3f3a38', depth),
        2.6,
      ),
      tower(sheet, {
        x,
        y: 280,
        width: 92,
        height: 64,
        wall: trim,
        depth,
        bands: [1],
        openings: [{ at: 0.1, count: 3, high: 0.72 }],
        cap: { kind: 'spire', height: 110, color: roof, over: 8 },
        lit,
      }),
      fill(
        [-54, 54]
          .map((dx) =>
            polygon([
              [x + dx - 9, 282],
              [x + dx, 240],
              [x + dx + 9, 282],
            ]),
          )
          .join(''),
        tone(roof, depth, 0.1),
      ),
      row(650, 88, 0.1, 30),
      paving(sheet, { y: 660, color: '#c3b394', joints: '#9c8c6f' }),
      tree(sheet, { x: 180, y: 706, height: 180, color: '#6f9258', spread: 0.7, depth: 0.02 }),
      tree(sheet, { x: 1030, y: 706, height: 190, color: '#6f9258', spread: 0.7, depth: 0.02 }),
      crowd(sheet, [
        [470, 700, 52],
        [500, 704, 50],
        [730, 690, 46],
      ]),
    ].join('');
  },
);
