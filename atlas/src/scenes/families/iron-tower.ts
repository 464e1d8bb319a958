import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, fill, type Point, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';

/** The iron tower of Paris above its lawns. */
export const ironTower = family<{ sunAt?: Point; iron: Color; leaves: Color }>(
  'iron-tower',
  {
    day: { light: 'day', iron: '#8a7358', leaves: '#6f9a58' },
    golden: { light: 'golden', sunAt: [290, 200], iron: '#8a6a4c', leaves: '#a8924c', flip: true, throw: 1 },
  },
  (sheet, { sunAt, iron, leaves }) => {
    const { tone } = sheet;
    const depth = 0.08;
    const edge = (side: number) =>
      `${600 + side * 150} 600C${600 + side * 90} 500 ${600 + side * 44} 380 ${600 + side * 12} 120`;
    const body = 'M450 600C510 500 556 380 588 120H612C644 380 690 500 750 600H675Q600 480 525 600z';
    let lattice = '';
    for (let y = 130; y < 600; y += 22) {
      const part = (y - 120) / 480;
      const half = 12 + 138 * part ** 1.9;
      lattice += `M${round(600 - half)} ${y}L${round(600 + half)} ${y + 20}M${round(600 + half)} ${y}L${round(600 - half)} ${y + 20}`;
    }
    return [
      weather(sheet, 580, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 580],
          [1212, 580],
        ],
        width: [60, 96],
        height: [70, 110],
        walls: ['#e6dcc6', '#dccbb0', '#efe6d2'],
        roofs: ['#7f8a94', '#8a8f94'],
        depth: 0.46,
        gables: 0,
        pitch: 0.3,
        pane: 8,
        down: 30,
      }),
      woods(sheet, {
        line: [
          [-12, 600],
          [1212, 600],
        ],
        size: [26, 50],
        every: 32,
        color: leaves,
        depth: 0.28,
      }),
      fill(body, tone(iron, depth), 'opacity=".8"'),
      sheet.cut(body, stroke(lattice, tone(iron, depth, 0.34), 3.4)),
      stroke(`M${edge(-1)}M${edge(1)}`, tone(iron, depth, 0.1), 10),
      stroke('M525 600Q600 484 675 600', tone(iron, depth, 0.2), 11),
      fill(box(504, 496, 192, 20) + box(552, 372, 96, 15) + box(584, 150, 32, 12), tone(iron, depth, 0.14)),
      fill(box(596, 84, 8, 66) + box(588, 118, 24, 34), tone(iron, depth, 0.1)),
      fill(box(430, 592, 90, 20) + box(680, 592, 90, 20), tone('#cfc0a2', depth)),
      fill(
        box(-12, 608, 1224, 160),
        sheet.fade(608, 750, [
          [0, tone(mix(leaves, '#9fbf6a', 0.6), 0.14)],
          [1, tone(mix(leaves, '#8fb05a', 0.6))],
        ]),
      ),
      fill('M560 608H640L800 762H400z', tone('#e3d5b4', 0.04)),
      ...[
        [330, 650, 130],
        [230, 700, 190],
        [870, 650, 130],
        [970, 700, 190],
      ].map(([x = 0, y = 0, height = 0]) =>
        tree(sheet, { x, y, height, color: leaves, spread: 0.66, depth: 0.02 }),
      ),
      crowd(sheet, [
        [540, 650, 44],
        [566, 654, 42],
        [660, 690, 58],
        [690, 694, 54],
      ]),
    ].join('');
  },
);
