import { family } from '../family';
import { arcade, pointedArch, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, stroke } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { tower } from '../kit/tower';
import { tree, woods } from '../kit/trees';

/** A stone keep with round towers and a gate, on a green hill. */
export const stoneCastle = family<{ sunAt?: Point; stone: Color; green: Color; snow?: boolean }>(
  'stone-castle',
  {
    day: { light: 'day', stone: '#c3b8a2', green: '#7a9a5c' },
    golden: { light: 'golden', sunAt: [280, 220], stone: '#d3b488', green: '#9a984c', flip: true, throw: 1 },
    storm: { light: 'storm', stone: '#a8a69c', green: '#7f9468', throw: 2 },
    winter: { light: 'rose', sunAt: [280, 240], stone: '#c9bdb4', green: '#eef1f4', snow: true, throw: 3 },
  },
  (sheet, { sunAt, stone, green, snow = false }) => {
    const { tone } = sheet;
    const depth = 0.07;
    const roof: Color = snow ? '#f4f6f8' : '#6f7a84';
    const round5 = (x: number, y: number, width: number, height: number, capped: boolean) =>
      tower(sheet, {
        x,
        y,
        width,
        height,
        wall: stone,
        depth,
        bands: [1],
        openings: [
          { at: 0.6, high: 0.12 },
          { at: 0.3, high: 0.12 },
        ],
        cap: capped
          ? { kind: 'spire', height: width * 1.2, color: roof, over: 8 }
          : { kind: 'battlements', height: 14 },
      });
    const teeth = (from: number, to: number, y: number) => {
      let path = '';
      for (let x = from; x < to; x += 26) path += box(x, y - 14, 14, 15);
      return fill(path, tone(stone, depth + 0.02));
    };
    return [
      weather(sheet, 540, sunAt),
      land(sheet, hillLine(sheet, { y: 500, rise: 90 }), {
        color: snow ? '#c3ccd6' : '#7f9a88',
        depth: 0.7,
        smooth: true,
      }),
      land(sheet, hillLine(sheet, { y: 560, rise: 60 }), {
        color: snow ? '#dfe5ea' : green,
        depth: 0.42,
        smooth: true,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 566, rise: 30 }),
        size: [18, 36],
        every: 30,
        color: snow ? '#b3c0c8' : mix(green, '#3f6a48', 0.4),
        depth: 0.36,
      }),
      round5(470, 470, 70, 200, false),
      round5(730, 470, 70, 220, true),
      fill(box(500, 320, 200, 200), tone(stone, depth)),
      fill(box(650, 320, 50, 200), tone(stone, depth, 0.28)),
      teeth(500, 700, 320),
      fill(
        arcade(roundArch, { x: 520, y: 400, width: 120, height: 40, count: 3, part: 0.4 }),
        tone('#4f4a48', depth),
      ),
      land(
        sheet,
        [
          [-12, 640],
          [200, 590],
          [360, 530],
          [480, 500],
          [720, 500],
          [850, 534],
          [1000, 590],
          [1212, 630],
        ],
        { color: snow ? '#f1f4f6' : green, depth: 0.12, smooth: true, foot: 0 },
      ),
      fill(box(330, 446, 540, 96), tone(stone, depth + 0.02, 0.05)),
      teeth(330, 870, 446),
      round5(330, 566, 88, 170, true),
      round5(870, 566, 88, 170, true),
      round5(546, 546, 66, 136, false),
      round5(654, 546, 66, 136, false),
      fill(box(566, 430, 68, 116), tone(stone, depth, 0.06)),
      fill(pointedArch(574, 546, 52, 76), tone('#4a4038', depth)),
      stroke('M586 546V486M600 546V476M614 546V486M576 510H624M576 528H624', tone('#7a6a58', depth), 3),
      fill(
        'M566 544H634L700 640Q760 700 640 762H480Q590 690 566 544z',
        tone(snow ? '#e3e8ed' : '#d3c3a0', 0.05),
      ),
      land(
        sheet,
        [
          [-12, 690],
          [240, 680],
          [500, 762],
        ],
        { color: snow ? '#f8fafb' : mix(green, '#3f5a3c', 0.3), smooth: true },
      ),
      land(
        sheet,
        [
          [720, 762],
          [960, 686],
          [1212, 680],
        ],
        { color: snow ? '#f8fafb' : mix(green, '#3f5a3c', 0.3), smooth: true },
      ),
      tree(sheet, {
        x: 150,
        y: 690,
        height: 190,
        color: snow ? '#dfe6ea' : mix(green, '#4f7a4c', 0.5),
        spread: 0.74,
      }),
      tree(sheet, {
        x: 1070,
        y: 690,
        height: 210,
        color: snow ? '#dfe6ea' : mix(green, '#4f7a4c', 0.5),
        spread: 0.74,
      }),
      birds(sheet, 420, 200, 7),
      crowd(sheet, [
        [640, 640, 36],
        [660, 644, 34],
      ]),
    ].join('');
  },
);
