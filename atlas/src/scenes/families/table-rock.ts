import { family } from '../family';
import { mix } from '../kit/color';
import { roofRow } from '../kit/rows';
import { fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, water } from '../kit/water';

/** The flat mountain of Cape Town, with its cloth of cloud, above the town and the bay. */
export const tableRock = family<{ sunAt?: Point; lit?: boolean }>(
  'table-rock',
  { day: { light: 'clear' }, dusk: { light: 'afterglow', sunAt: [170, 330], lit: true, throw: 1 } },
  (sheet, { sunAt, lit = false }) => {
    const { tone, random } = sheet;
    const rock = '#8f8a80';
    const face: Point[] = [
      [290, 470],
      [350, 330],
      [384, 250],
      [400, 226],
      [820, 222],
      [842, 250],
      [880, 330],
      [960, 470],
    ];
    const gullies = Array.from({ length: 13 }, (_, at) => {
      const x = 420 + at * 32;
      return `M${x} ${random.whole(236, 262)}l${random.whole(-10, 10)} ${random.whole(60, 120)}`;
    }).join('');
    return [
      weather(sheet, 520, sunAt),
      fill('M-12 480L60 420 150 300 190 262 240 310 300 420 340 480z', tone(rock, 0.34)),
      fill('M190 262L240 310 300 420 340 480H230z', tone(rock, 0.34, 0.3)),
      fill('M900 480L990 400 1060 340 1110 352 1212 420V490H900z', tone(rock, 0.36)),
      fill(polygon(face), tone(rock, 0.22)),
      stroke(gullies, tone(rock, 0.22, 0.4), 9, 'opacity=".6"'),
      fill('M700 224L820 222 842 250 880 330 960 470H760z', tone(rock, 0.22, 0.26), 'opacity=".7"'),
      fill(
        'M372 232Q420 196 500 206T640 196T780 204T860 236Q880 262 862 290Q846 256 820 246T700 240T560 246T420 244Q390 250 376 274Q362 250 372 232z',
        mix(sheet.light.cloud, '#ffffff', 0.4),
        'opacity=".85"',
      ),
      fill('M-12 500Q160 420 330 430T640 410T960 430T1212 470V560H-12z', tone('#6f8a5c', 0.2)),
      ...[500, 536].map((y, at) =>
        roofRow(sheet, {
          line: [
            [-12, y + 20],
            [600, y],
            [1212, y + 16],
          ],
          width: [26 + at * 14, 48 + at * 18],
          height: [22 + at * 10, 46 + at * 16],
          walls: ['#f1ece0', '#e6dcc8', '#dfe3e0'],
          roofs: ['#b5694c', '#8f9aa0', '#a8785f'],
          depth: 0.24 - at * 0.1,
          gables: 0.2,
          pitch: 0.3,
          pane: 6 + at * 2,
          lit: lit ? 0.5 : 0,
          down: 40,
        }),
      ),
      woods(sheet, {
        line: [
          [-12, 580],
          [1212, 578],
        ],
        size: [14, 26],
        every: 34,
        color: '#4f7a58',
        depth: 0.08,
      }),
      water(sheet, { y: 582, color: '#3f86a0' }),
      glints(sheet, { y: 588, count: 22 }),
      fill('M520 690h130l-14 18h-100zM580 684v-96l58 90zM574 684v-80l-40 76z', tone('#f6f1e6', 0.03)),
      fill('M880 650h80l-10 12h-60zM918 646v-58l34 54z', tone('#f6f1e6', 0.05)),
    ].join('');
  },
);
