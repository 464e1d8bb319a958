import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { bulbs, streetLamp } from '../kit/lamps';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, disc, fill, oval, type Point } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { tree } from '../kit/trees';

/** Tables under strings of lights in the court of an old building. */
export const lightsCourt = family<{ sunAt?: Point; wall: Color }>(
  'lights-court',
  {
    dusk: { light: 'dusk', sunAt: [600, 300], wall: '#b5765f' },
    night: { light: 'night', wall: '#a88a7a', throw: 1 },
    green: { light: 'deepNight', wall: '#8aa08a', flip: true, throw: 2 },
  },
  (sheet, { sunAt, wall }) => {
    const { tone } = sheet;
    return [
      weather(sheet, 480, sheet.light.time === 'night' ? [600, 110] : sunAt),
      roofRow(sheet, {
        line: [
          [-12, 570],
          [330, 540],
          [870, 540],
          [1212, 570],
        ],
        width: [110, 160],
        height: [190, 330],
        walls: [wall, mix(wall, '#e6c9a0', 0.4), mix(wall, '#6a5a6f', 0.3)],
        roofs: ['#7a4f48', '#6a5058'],
        depth: 0.16,
        gables: 0.3,
        pitch: 0.3,
        pane: 17,
        lit: 0.6,
        down: 50,
      }),
      paving(sheet, { y: 556, color: '#8f7f74', joints: '#6d6058' }),
      fill(oval(600, 660, 480, 80), LAMP, 'opacity=".2"'),
      tree(sheet, { x: 250, y: 620, height: 330, color: '#6a8f5c', spread: 0.7, depth: 0.06 }),
      tree(sheet, { x: 940, y: 620, height: 350, color: '#6a8f5c', spread: 0.7, depth: 0.06 }),
      bulbs(sheet, { from: [-12, 210], to: [600, 250], sag: 110, count: 16, size: 7 }),
      bulbs(sheet, { from: [600, 250], to: [1212, 200], sag: 110, count: 16, size: 7 }),
      bulbs(sheet, { from: [-12, 330], to: [1212, 320], sag: 150, count: 26, size: 6, color: '#ffd08a' }),
      bulbs(sheet, { from: [180, 400], to: [1030, 400], sag: 90, count: 18, size: 5 }),
      ...[
        [420, 630, 0.8],
        [760, 626, 0.8],
        [600, 660, 1],
        [300, 706, 1.2],
        [880, 706, 1.2],
      ].map(
        ([x = 0, y = 0, s = 1]) =>
          fill(
            oval(x - 62 * s, y - 52 * s, 19 * s, 36 * s) + oval(x + 62 * s, y - 52 * s, 19 * s, 36 * s),
            tone('#4f4a62', 0.02),
          ) +
          disc(x - 62 * s, y - 98 * s, 14 * s, tone('#c99a7a', 0.02)) +
          disc(x + 62 * s, y - 98 * s, 14 * s, tone('#b5846a', 0.02)) +
          fill(oval(x, y - 50 * s, 56 * s, 13 * s), tone('#a8734c', 0.02)) +
          fill(
            box(x - 5 * s, y - 50 * s, 10 * s, 50 * s) + box(x - 26 * s, y - 5 * s, 52 * s, 7 * s),
            tone('#5a4032', 0.02),
          ) +
          fill(box(x - 22 * s, y - 78 * s, 12 * s, 24 * s), '#ffcf7a') +
          fill(box(x + 10 * s, y - 74 * s, 12 * s, 20 * s), '#e6a04a') +
          halo(sheet, x, y - 64 * s, 60 * s, LAMP, 0.5),
      ),
      streetLamp(sheet, { x: 130, y: 700, height: 220, lit: true }),
      streetLamp(sheet, { x: 1080, y: 700, height: 220, lit: true }),
      crowd(sheet, [
        [520, 620, 66],
        [690, 744, 120],
      ]),
    ].join('');
  },
);
