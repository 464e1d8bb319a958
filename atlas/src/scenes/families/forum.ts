import { family } from '../family';
import { columns, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { boulder } from '../kit/rock';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { cypress, palm, stonePine, woods } from '../kit/trees';

/** Broken columns, an arch and a street of large stones in an ancient city. */
export const forum = family<{ sunAt?: Point; stone: Color; desert?: boolean }>(
  'forum',
  {
    day: { light: 'day', stone: '#e6d9bd' },
    golden: { light: 'golden', sunAt: [290, 210], stone: '#e6c28a', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [290, 340], stone: '#d0a890', throw: 2 },
    desert: { light: 'clear', stone: '#dcb98a', desert: true, throw: 3 },
  },
  (sheet, { sunAt, stone, desert = false }) => {
    const { tone } = sheet;
    const grass: Color = desert ? '#d9bd8c' : '#8fa05c';
    const stump = (x: number, y: number, height: number, thick: number, depth: number) =>
      columns(sheet, { x, y, width: 0.01, height, count: 2, thick, color: stone, depth });
    return [
      weather(sheet, 540, sunAt),
      land(sheet, hillLine(sheet, { y: 520, rise: 90, hills: 2 }), {
        color: desert ? '#c9a880' : '#8f9a78',
        depth: 0.66,
        smooth: true,
      }),
      desert
        ? ''
        : woods(sheet, {
            line: hillLine(sheet, { y: 548, rise: 40 }),
            size: [20, 40],
            every: 36,
            color: '#7a8f58',
            depth: 0.42,
          }),
      land(sheet, hillLine(sheet, { y: 570, rise: 20 }), { color: grass, depth: 0.24, smooth: true }),
      // The arch, seen through the columns.
      `<path d="${box(680, 350, 250, 240)}${roundArch(760, 590, 90, 170)}" fill="${tone(stone, 0.12)}" fill-rule="evenodd"/>`,
      fill(box(870, 350, 60, 240), tone(stone, 0.12, 0.24)),
      fill(box(670, 342, 270, 14) + box(674, 412, 262, 10), tone(stone, 0.12, -0.16)),
      fill(
        polygon([
          [270, 590],
          [290, 572],
          [600, 572],
          [620, 590],
        ]),
        tone(stone, 0.08, 0.06),
      ),
      columns(sheet, {
        x: 330,
        y: 576,
        width: 230,
        height: 290,
        count: 4,
        thick: 30,
        color: stone,
        depth: 0.07,
      }),
      fill(box(306, 250, 280, 26), tone(stone, 0.07)),
      fill(
        polygon([
          [300, 252],
          [380, 212],
          [520, 226],
          [592, 252],
        ]),
        tone(stone, 0.07, 0.08),
      ),
      stump(210, 600, 130, 32, 0.06),
      stump(1000, 600, 190, 34, 0.06),
      stump(1080, 620, 100, 36, 0.05),
      land(
        sheet,
        [
          [-12, 610],
          [300, 600],
          [900, 604],
          [1212, 614],
        ],
        { color: grass, depth: 0.08, smooth: true, foot: 0 },
      ),
      fill('M560 600H640L860 770H340z', tone(mix(stone, '#a8987c', 0.4), 0.05)),
      stroke(
        'M520 632H680M480 668H724M426 712H780M600 600V632M570 632L548 668M640 632L660 668M520 668L490 712M600 668V712M690 668L724 712M560 712L536 762M660 712L690 762',
        tone('#8f7f66', 0.04),
        3,
        'opacity=".6"',
      ),
      ...(desert
        ? [
            palm(sheet, { x: 140, y: 660, height: 260, lean: 0.1, depth: 0.03 }),
            palm(sheet, { x: 1120, y: 700, height: 210, lean: -0.1, depth: 0.03 }),
          ]
        : [
            cypress(sheet, 120, 660, 260, '#45624a', 0.03),
            cypress(sheet, 74, 676, 200, '#45624a', 0.03),
            stonePine(sheet, 1140, 690, 260, '#55704a', 0.02),
          ]),
      boulder(sheet, 260, 660, 90, 44, stone, 0.02),
      boulder(sheet, 330, 676, 60, 30, stone, 0.02),
      boulder(sheet, 930, 676, 100, 46, stone, 0.02),
      crowd(sheet, [
        [580, 640, 44],
        [606, 644, 42],
        [700, 690, 60],
      ]),
    ].join('');
  },
);
