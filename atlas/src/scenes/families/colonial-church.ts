import { family } from '../family';
import { columns, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { land, ridgeLine } from '../kit/land';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, disc, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tower } from '../kit/tower';
import { palm, woods } from '../kit/trees';

/** A colonial church with two bell towers on a square with palms. */
export const colonialChurch = family<{ sunAt?: Point; wall: Color; trim: Color }>(
  'colonial-church',
  {
    day: { light: 'clear', wall: '#e6b84f', trim: '#fbf3e0' },
    dusk: { light: 'dusk', sunAt: [270, 330], wall: '#d98a5a', trim: '#f6e2cc', flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [260, 190], wall: '#c9a888', trim: '#e9d6b8', throw: 2 },
  },
  (sheet, { sunAt, wall, trim }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 600, 0.06] as const;
    const bell = (dx: number) =>
      tower(sheet, {
        x: x + dx,
        y: foot,
        width: 104,
        height: 260,
        wall,
        depth,
        bands: [0.5, 1],
        openings: [{ at: 0.56, count: 1, high: 0.24 }],
        cap: { kind: 'flat', height: 10 },
      }) +
      tower(sheet, {
        x: x + dx,
        y: foot - 270,
        width: 84,
        height: 78,
        wall: trim,
        depth,
        bands: [1],
        openings: [{ at: 0.12, count: 2, high: 0.66 }],
        cap: { kind: 'cupola', height: 44, color: '#c9603f', over: 4, finial: 30 },
      });
    return [
      weather(sheet, 560, sunAt),
      land(sheet, ridgeLine(sheet, { y: 520, rise: 130, peaks: 4, rough: 0.06 }), {
        color: '#7f8f86',
        depth: 0.74,
      }),
      roofRow(sheet, {
        line: [
          [-12, 600],
          [1212, 600],
        ],
        width: [120, 170],
        height: [90, 120],
        walls: ['#d9785a', '#6fa0a8', '#e9c27a', '#c9889a', '#8fb08a'],
        roofs: ['#a8583f', '#b3654a'],
        depth: 0.2,
        gables: 0,
        pitch: 0.2,
        pane: 15,
        frame: '#5a4a44',
        down: 20,
      }),
      fill(
        `M${x - 112} ${foot}V356Q${x - 70} 350 ${x - 56} 316Q${x - 20} 306 ${x} 270Q${x + 20} 306 ${x + 56} 316Q${x + 70} 350 ${x + 112} 356V${foot}z`,
        tone(wall, depth),
      ),
      stroke(
        `M${x - 112} 356Q${x - 70} 350 ${x - 56} 316Q${x - 20} 306 ${x} 270Q${x + 20} 306 ${x + 56} 316Q${x + 70} 350 ${x + 112} 356`,
        tone(trim, depth),
        9,
      ),
      stroke(`M${x} 268v-38M${x - 11} 242h22`, tone('#5a4a44', depth), 5),
      disc(x, 400, 30, tone(trim, depth)),
      disc(x, 400, 22, tone('#5f6f78', depth)),
      fill(box(x - 112, 462, 224, 9), tone(trim, depth)),
      columns(sheet, {
        x: x - 78,
        y: foot,
        width: 156,
        height: 120,
        count: 2,
        thick: 22,
        color: trim,
        depth,
      }),
      fill(
        polygon([
          [x - 100, 478],
          [x, 436],
          [x + 100, 478],
        ]),
        tone(trim, depth),
      ),
      fill(roundArch(x - 44, foot, 88, 112), tone(trim, depth, 0.2)),
      fill(roundArch(x - 34, foot, 68, 98), tone('#6a4030', depth)),
      bell(-164),
      bell(164),
      steps(sheet, { x, y: foot, width: 380, count: 3, color: '#d6c9b4' }),
      paving(sheet, { y: 626, color: '#cbb898', joints: '#a6926f' }),
      palm(sheet, { x: 190, y: 680, height: 330, lean: 0.08, depth: 0.03 }),
      palm(sheet, { x: 1020, y: 680, height: 300, lean: -0.1, depth: 0.03 }),
      woods(sheet, {
        line: [
          [-12, 690],
          [330, 700],
        ],
        size: [16, 30],
        every: 26,
        to: 320,
        color: '#5f8a4c',
        depth: 0.02,
      }),
      woods(sheet, {
        line: [
          [880, 700],
          [1212, 690],
        ],
        size: [16, 30],
        every: 26,
        from: 890,
        color: '#5f8a4c',
        depth: 0.02,
      }),
      crowd(sheet, [
        [480, 660, 44],
        [506, 664, 40],
        [690, 686, 54],
        [742, 650, 38],
      ]),
    ].join('');
  },
);
