import { family } from '../family';
import { pointedArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { onSide, room } from '../kit/room';
import { box, fill, oval, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** The inside of a cathedral: pillars, ribs and colored windows at the end. */
export const nave = family<{ stone: Color; beams: Color }>(
  'nave',
  {
    day: { light: 'pale', stone: '#c3bfb4', beams: '#f6e6c0' },
    golden: { light: 'golden', stone: '#b8946c', beams: '#ffe2a0', throw: 1 },
    blue: { light: 'rose', stone: '#8a84a0', beams: '#bcd0f0', flip: true, throw: 2 },
  },
  (sheet, { stone, beams }) => {
    const { tone, random } = sheet;
    const back = [452, 214, 748, 560] as const;
    const glass = ['#d9573f', '#3f74b8', '#e6b045', '#5fa06c', '#8a5fae'] as const;
    const window = (x: number, y: number, width: number, height: number) => {
      const opening = pointedArch(x, y, width, height);
      let panes = '';
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 3; column++)
          panes += fill(
            box(x + (width * column) / 3, y - height + (height * row) / 8, width / 3 + 0.5, height / 8 + 0.5),
            random.pick(glass),
            'opacity=".8"',
          );
      return (
        fill(opening, beams) +
        sheet.cut(opening, panes) +
        stroke(
          `${opening}M${x + width / 3} ${y}v${-height}M${x + (width * 2) / 3} ${y}v${-height}`,
          tone(mix(stone, '#2f2a30', 0.5), 0.1),
          3,
        )
      );
    };
    const pillars = [0.1, 0.26, 0.5, 0.86]
      .map((along, index) => {
        const depth = 0.24 - index * 0.07;
        return ([-1, 1] as const)
          .map((side) => {
            const [x, foot] = onSide(back, side, along, 0);
            const w = 22 + 66 * along;
            const [, top] = onSide(back, side, along, 0.62);
            return (
              fill(box(x - w / 2, top, w, foot - top), tone(stone, depth, side < 0 ? 0.2 : 0)) +
              fill(box(x + w * 0.14, top, w * 0.36, foot - top), tone(stone, depth, 0.36)) +
              stroke(
                `M${round(x - w * 0.2)} ${round(top)}V${round(foot)}`,
                tone(stone, depth, -0.2),
                w * 0.07,
              ) +
              fill(
                box(x - w * 0.7, top - w * 0.1, w * 1.4, w * 0.26) +
                  box(x - w * 0.72, foot - w * 0.3, w * 1.44, w * 0.4),
                tone(stone, depth, 0.06),
              )
            );
          })
          .join('');
      })
      .join('');
    const ribs = [0.02, 0.26, 0.5, 0.86]
      .map((along) => {
        const [x1, y1] = onSide(back, -1, along, 0.64);
        const [x2] = onSide(back, 1, along, 0.64);
        const [, top] = onSide(back, -1, along, 1.02);
        return stroke(
          `M${round(x1)} ${round(y1)}Q${round(x1)} ${round(top)} 600 ${round(top - 30 * along)}Q${round(x2)} ${round(top)} ${round(x2)} ${round(y1)}`,
          tone(stone, 0.12, -0.14),
          9 + 22 * along,
        );
      })
      .join('');
    return [
      room(sheet, {
        back,
        wall: mix(stone, '#7f746c', 0.3),
        floor: '#a89a88',
        ceiling: mix(stone, '#6a6058', 0.4),
        joints: '#7a6c5c',
      }),
      fill(pointedArch(452, 560, 296, 380), tone(stone, 0.3, -0.06)),
      window(482, 470, 56, 190),
      window(566, 480, 68, 236),
      window(662, 470, 56, 190),
      halo(sheet, 600, 380, 320, beams, 0.5),
      fill('M560 380L330 762H560L620 420zM660 380L760 762H960L700 400z', beams, 'opacity=".12"'),
      fill(box(556, 520, 88, 34) + box(546, 512, 108, 10), tone('#e9dcc2', 0.1)),
      stroke('M570 512v-24M600 512v-38M630 512v-24', tone('#d9a84a', 0.1), 5),
      ribs,
      pillars,
      ...[590, 640, 704].map((y, at) => {
        const s = 0.4 + at * 0.26;
        return (
          fill(
            box(600 - 330 * s, y - 46 * s, 220 * s, 46 * s) + box(600 + 110 * s, y - 46 * s, 220 * s, 46 * s),
            tone('#6d4a36', 0.1 - at * 0.03),
          ) +
          fill(
            box(600 - 330 * s, y - 52 * s, 220 * s, 9 * s) + box(600 + 110 * s, y - 52 * s, 220 * s, 9 * s),
            tone('#8f6448', 0.1 - at * 0.03),
          )
        );
      }),
      crowd(sheet, [
        [588, 610, 40],
        [612, 640, 54],
      ]),
      fill(oval(600, 690, 90, 16), beams, 'opacity=".16"'),
    ].join('');
  },
);
