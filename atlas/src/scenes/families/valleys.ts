import { family } from '../family';
import { strata } from '../kit/land';
import { mesas } from '../kit/mesa';
import { wall } from '../kit/rock';
import { curve, fill, ground, type Point, polygon } from '../kit/shape';
import { clouds, mist, sky, streaks, sun } from '../kit/sky';
import { firs, woods } from '../kit/trees';
import { ribbon } from '../kit/water';

/** Sheer red walls on both sides of a green valley floor. */
export const cliffs = family<{ fair?: boolean; sunAt?: Point; leaves: `#${string}`; grass: `#${string}` }>(
  'cliffs',
  {
    day: { light: 'day', fair: true, leaves: '#4c6b3c', grass: '#6b8046' },
    autumn: { light: 'clear', flip: true, throw: 4, leaves: '#d9a23c', grass: '#9a8a4b' },
    dusk: { light: 'golden', sunAt: [560, 330], throw: 1, leaves: '#566636', grass: '#6f7440' },
  },
  (sheet, { fair = false, sunAt, leaves, grass }) => {
    const { tone } = sheet;
    const floor: Point[] = [
      [-12, 640],
      [220, 606],
      [420, 612],
      [620, 630],
      [820, 622],
      [1000, 602],
      [1212, 628],
    ];
    return [
      sky(sheet, 470),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 64) : '',
      fair
        ? clouds(sheet, [
            [470, 170, 220],
            [640, 110, 110],
          ])
        : streaks(sheet, 80, 220, 4, 0.3),
      wall(sheet, {
        top: [
          [250, 470],
          [330, 408],
          [470, 420],
          [640, 400],
          [820, 424],
          [960, 410],
          [1000, 480],
        ],
        color: '#b98a73',
        depth: 0.72,
        faces: 60,
      }),
      wall(sheet, {
        top: [
          [404, 640],
          [420, 366],
          [480, 304],
          [530, 312],
          [568, 254],
          [640, 266],
          [680, 330],
          [742, 320],
          [784, 382],
          [800, 640],
        ],
        color: '#c9845d',
        depth: 0.36,
        faces: 62,
        lines: 4,
      }),
      mist(sheet, 590, 90, 0.35),
      wall(sheet, {
        top: [
          [-12, 122],
          [66, 90],
          [130, 130],
          [200, 116],
          [252, 206],
          [310, 226],
          [334, 346],
          [384, 404],
          [412, 566],
          [452, 662],
        ],
        color: '#b2552f',
        depth: 0.04,
        faces: 80,
        lean: 26,
        lines: 7,
      }),
      wall(sheet, {
        top: [
          [748, 668],
          [790, 598],
          [822, 450],
          [870, 400],
          [890, 270],
          [948, 240],
          [980, 130],
          [1060, 120],
          [1110, 66],
          [1212, 90],
        ],
        color: '#b2552f',
        depth: 0.04,
        faces: 84,
        lean: -22,
        lines: 7,
      }),
      fill(ground(floor, { smooth: true }), tone(grass)),
      woods(sheet, {
        line: floor.map(([x, y]) => [x, y + 4] as const),
        size: [14, 28],
        every: 20,
        color: leaves,
        depth: 0.1,
      }),
      firs(sheet, {
        line: floor.map(([x, y]) => [x, y + 18] as const),
        height: [44, 84],
        every: 26,
        color: '#37523a',
        scatter: 16,
        lit: true,
        to: 520,
      }),
      firs(sheet, {
        line: floor.map(([x, y]) => [x, y + 18] as const),
        height: [44, 88],
        every: 26,
        color: '#37523a',
        scatter: 16,
        lit: true,
        from: 690,
      }),
      fill(
        ribbon([
          [598, 622, 8],
          [624, 656, 24],
          [560, 700, 48],
          [610, 766, 110],
        ]),
        tone('#bfe0de', 0.1, -0.1),
      ),
      fill(
        ground(
          [
            [-12, 712],
            [200, 690],
            [420, 706],
            [520, 764],
          ],
          { smooth: true },
        ),
        tone('#334a2c'),
      ),
      fill(
        ground(
          [
            [690, 764],
            [820, 706],
            [1010, 690],
            [1212, 716],
          ],
          { smooth: true },
        ),
        tone('#334a2c'),
      ),
    ].join('');
  },
);

/** A river in a horseshoe bend around a rock, seen from above. */
export const riverBend = family<{ sunAt?: Point; water: `#${string}` }>(
  'river-bend',
  {
    day: { light: 'clear', water: '#14707a' },
    dusk: { light: 'dusk', sunAt: [320, 292], water: '#2b6a86' },
    dawn: { light: 'rose', sunAt: [880, 270], water: '#2f8a8c', flip: true },
  },
  (sheet, { sunAt, water }) => {
    const { tone } = sheet;
    const plain: Point[] = [
      [-12, 356],
      [1212, 356],
    ];
    const hollow = 'M84 762C60 560 250 428 600 424S1150 560 1120 762z';
    const river = 'M160 766C120 600 300 486 600 482S1085 600 1046 766z';
    const rock = 'M408 766C392 640 430 560 520 536C580 522 660 520 712 548C790 590 800 680 792 766z';
    return [
      sky(sheet, 345),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 52)
        : clouds(sheet, [
            [180, 120, 160],
            [820, 90, 230],
            [640, 190, 110],
          ]),
      sunAt ? streaks(sheet, 70, 220, 5, 0.3) : '',
      mesas(sheet, {
        y: 340,
        rise: [18, 40],
        width: [120, 300],
        gap: [20, 200],
        color: '#b27462',
        depth: 0.86,
        lines: 0,
      }),
      mesas(sheet, {
        y: 366,
        rise: [28, 52],
        width: [90, 250],
        gap: [60, 260],
        color: '#bd6f49',
        depth: 0.5,
        from: -60,
        lines: 1,
      }),
      fill(
        ground(plain),
        sheet.fade(356, 560, [
          [0, tone('#cd8257', 0.38)],
          [1, tone('#c06c42')],
        ]),
      ),
      strata(sheet, { x: 0, y: 372, width: 1200, height: 160, count: 13, color: '#c06c42' }),
      fill(
        hollow,
        sheet.fade(424, 700, [
          [0, tone('#9c4a28', 0.12)],
          [1, tone('#6c2c18', 0, 0.2)],
        ]),
      ),
      sheet.cut(
        hollow,
        strata(sheet, { x: 80, y: 440, width: 1040, height: 110, count: 9, color: '#8a3f22' }) +
          wallColumns(sheet),
      ),
      fill(
        river,
        sheet.fade(482, 762, [
          [0, tone(water, 0.2, -0.3)],
          [0.4, tone(water, 0, -0.05)],
          [1, tone(water, 0, 0.3)],
        ]),
      ),
      sheet.cut(
        river,
        fill(
          'M160 766C150 620 320 520 600 512S1000 600 1046 766L1010 766C970 620 840 548 600 540S260 620 240 766z',
          tone(water, 0, -0.4),
          'opacity=".35"',
        ),
      ),
      fill(rock, tone('#ad5530')),
      sheet.cut(
        rock,
        fill('M408 766C392 640 430 560 520 536C500 580 470 620 486 766z', tone('#ad5530', 0, -0.22)) +
          fill('M712 548C690 600 720 680 690 766H800C800 680 790 590 712 548z', tone('#ad5530', 0, 0.36)) +
          strata(sheet, { x: 400, y: 570, width: 400, height: 190, count: 9, color: '#ad5530' }),
      ),
      fill(
        `${curve([
          [520, 537],
          [580, 524],
          [660, 522],
          [712, 549],
          [650, 566],
          [570, 562],
          [520, 537],
        ])}z`,
        tone('#d08f62', 0, -0.1),
      ),
      wall(sheet, {
        top: [
          [-12, 548],
          [60, 536],
          [112, 590],
          [150, 640],
          [140, 700],
          [176, 764],
        ],
        color: '#8d3f20',
        faces: 46,
      }),
      wall(sheet, {
        top: [
          [1030, 764],
          [1070, 690],
          [1076, 640],
          [1130, 580],
          [1176, 536],
          [1212, 540],
        ],
        color: '#8d3f20',
        faces: 46,
      }),
    ].join('');
  },
);

/** Shaded columns along the wall of a hollow. */
function wallColumns(sheet: Parameters<typeof strata>[0]): string {
  const { random, tone } = sheet;
  let path = '';
  for (let angle = 200; angle <= 340; angle += random.between(3, 8)) {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [600 + 520 * Math.cos(turn), 690 + 266 * Math.sin(turn)];
    const wide = random.between(8, 26);
    path += polygon([
      [x, y + 4],
      [x + wide, y + 2],
      [x + wide * 0.6 + (600 - x) * 0.06, y + 80],
      [x - wide * 0.1 + (600 - x) * 0.07, y + 66],
    ]);
  }
  return fill(path, tone('#6c2c18', 0, 0.25), 'opacity=".55"');
}
