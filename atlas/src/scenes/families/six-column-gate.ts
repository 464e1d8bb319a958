import { family } from '../family';
import { columns } from '../kit/arches';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { floors } from '../kit/rows';
import { box, disc, fill, polygon, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** The gate with six columns and a chariot in Berlin. */
export const sixColumnGate = family(
  'six-column-gate',
  { day: { light: 'day' }, dusk: { light: 'dusk', throw: 1 } },
  (sheet) => {
    const { tone } = sheet;
    const lit = sheet.light.time === 'dusk';
    const [stone, depth] = ['#dcc9a4', 0.06] as const;
    return [
      weather(sheet, 560, lit ? [600, 470] : undefined),
      woods(sheet, {
        line: [
          [-12, 590],
          [1212, 590],
        ],
        size: [34, 66],
        every: 36,
        color: '#6f9260',
        depth: 0.36,
      }),
      fill(box(150, 470, 160, 130) + box(890, 470, 160, 130), tone(stone, 0.1, 0.06)),
      fill(
        polygon([
          [140, 472],
          [230, 430],
          [320, 472],
        ]) +
          polygon([
            [880, 472],
            [970, 430],
            [1060, 472],
          ]),
        tone(stone, 0.1),
      ),
      columns(sheet, {
        x: 166,
        y: 600,
        width: 128,
        height: 116,
        count: 4,
        thick: 16,
        color: stone,
        depth: 0.1,
      }),
      columns(sheet, {
        x: 906,
        y: 600,
        width: 128,
        height: 116,
        count: 4,
        thick: 16,
        color: stone,
        depth: 0.1,
      }),
      lit ? halo(sheet, 600, 500, 330, '#ffd28a', 0.5) : '',
      columns(sheet, { x: 350, y: 604, width: 500, height: 220, count: 6, thick: 42, color: stone, depth }),
      fill(box(318, 350, 564, 36) + box(306, 340, 588, 14), tone(stone, depth)),
      floors(tone(stone, depth, 0.34), {
        x: 322,
        y: 368,
        width: 556,
        across: 18,
        down: 1,
        every: 1,
        pane: [14, 20],
      }),
      fill(box(360, 300, 480, 42) + box(420, 272, 360, 30), tone(stone, depth, 0.04)),
      fill(box(740, 272, 40, 30) + box(800, 300, 40, 42) + box(840, 350, 42, 36), tone(stone, depth, 0.26)),
      fill(
        'M500 272q-2-40 14-62l-14-22 22-10 14 26q10 20 10 68zM556 272q-2-40 12-64l-12-22 22-8 12 26q10 20 10 68zM616 272q0-40 10-66l-6-24 22-4 8 26q6 20 6 68zM672 272q4-40 12-60l2-24 22 4v28q0 20-6 52z',
        tone('#5f8f80', depth),
      ),
      fill('M640 276v-50q20-20 40 0v50zM652 222q-4-40 8-60 14 16 10 60z', tone('#4f7a6c', depth)),
      disc(660, 152, 11, tone('#5f8f80', depth)),
      stroke('M668 190L692 140M692 140v-26', tone('#5f8f80', depth), 5),
      paving(sheet, { y: 602, color: '#c3b8a4', joints: '#9a8f7c' }),
      crowd(sheet, [
        [420, 650, 46],
        [446, 654, 44],
        [560, 640, 40],
        [700, 670, 52],
        [820, 690, 58],
        [850, 694, 54],
      ]),
    ].join('');
  },
);
