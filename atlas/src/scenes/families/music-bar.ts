import { family } from '../family';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { crowd } from '../kit/people';
import { box, disc, fill, oval, polygon, stroke } from '../kit/shape';
import { halo, sky } from '../kit/sky';

/** Musicians in a bar with a low stage, brick and lamps. */
export const musicBar = family<{ brick: Color; glow: Color }>(
  'music-bar',
  {
    red: { light: 'dusk', brick: '#8a4f44', glow: '#ff8f6a' },
    blue: { light: 'night', brick: '#6f6f9f', glow: '#7fb8ff', throw: 1 },
  },
  (sheet, { brick, glow }) => {
    const { tone } = sheet;
    let bricks = '';
    for (let row = 0; row < 20; row++)
      for (let at = 0; at < 13; at++)
        if ((row * 7 + at * 3) % 4) bricks += `M${at * 100 + (row % 2) * 50 - 20} ${30 + row * 28}h62`;
    const player = (x: number, y: number, s: number, coat: Color) =>
      fill(
        `M${x - 26 * s} ${y}L${x - 30 * s} ${y - 96 * s}Q${x - 26 * s} ${y - 130 * s} ${x} ${y - 132 * s}Q${x + 26 * s} ${y - 130 * s} ${x + 30 * s} ${y - 96 * s}L${x + 26 * s} ${y}z`,
        tone(coat, 0.02),
      ) + disc(x, y - 154 * s, 19 * s, tone('#b98a6a', 0.02));
    return [
      sky(sheet, 700),
      fill(box(-12, -12, 1224, 620), tone(brick, 0.1)),
      stroke(bricks, tone(brick, 0.1, 0.26), 9, 'opacity=".5"'),
      halo(sheet, 600, 330, 420, glow, 0.6),
      fill(box(-12, 560, 1224, 60), tone('#6d4a38', 0.04)),
      fill(box(-12, 610, 1224, 152), tone('#5a3f36', 0.03)),
      fill(
        polygon([
          [240, 520],
          [960, 520],
          [1010, 566],
          [190, 566],
        ]),
        tone('#a8744a', 0.03),
      ),
      fill(box(190, 566, 820, 30), tone('#6d4632', 0.03)),
      // A grand piano, a bass and a horn.
      fill('M270 530V420Q272 400 300 400H420Q470 404 476 450L470 470H270z', tone('#2f2a30', 0.02)),
      fill('M280 402L300 300Q420 300 452 396z', tone('#3a343a', 0.02)),
      fill(box(286, 470, 12, 60) + box(440, 470, 12, 60), tone('#2f2a30', 0.02)),
      fill(box(250, 452, 40, 10), '#f4efe4'),
      player(214, 536, 0.92, '#4f5f7a'),
      player(620, 530, 1, '#7a3f44'),
      fill(
        'M690 536Q652 520 664 470Q676 440 668 410Q664 380 690 376Q716 380 712 410Q704 440 716 470Q728 520 690 536z',
        tone('#b5703f', 0.02),
      ),
      stroke('M690 380V250M690 250q-12-10-4-20', tone('#5a3a2c', 0.02), 8),
      stroke('M636 430Q664 410 686 400M612 440Q650 470 690 460', tone('#7a3f44', 0.02), 15),
      player(850, 530, 1, '#3f6f6a'),
      stroke('M840 424Q880 440 900 470Q918 520 948 500', tone('#e0b04a', 0.02), 11),
      fill('M936 512q30-4 40-34q10 40-22 46z', tone('#e0b04a', 0.02)),
      ...[330, 600, 870].map(
        (x) =>
          stroke(`M${x} -12V96`, tone('#2f2a2c', 0.02), 4) +
          fill(`M${x - 40} 132Q${x} 60 ${x + 40} 132z`, tone('#3f4a4c', 0.02)) +
          halo(sheet, x, 134, 150, LAMP, 0.7) +
          fill(oval(x, 133, 16, 8), '#fff3cf') +
          fill(
            polygon([
              [x - 30, 134],
              [x + 30, 134],
              [x + 130, 520],
              [x - 130, 520],
            ]),
            '#fff0c4',
            'opacity=".1"',
          ),
      ),
      ...[
        [300, 700],
        [600, 730],
        [900, 700],
      ].map(
        ([x = 0, y = 0]) =>
          fill(oval(x, y - 60, 92, 20), tone('#5a3c30', 0)) +
          fill(box(x - 7, y - 60, 14, 120), tone('#3a2a24', 0)) +
          halo(sheet, x, y - 90, 60, '#ffcf7a', 0.8) +
          fill(box(x - 6, y - 92, 12, 26), '#ffe2a0') +
          fill(`M${x + 30} ${y - 96}h26l-6 34h-14z`, tone('#e0a94f', 0)),
      ),
      crowd(
        sheet,
        [
          [190, 744, 150],
          [420, 748, 152],
          [780, 748, 150],
          [1020, 742, 150],
        ],
        0,
      ),
    ].join('');
  },
);
