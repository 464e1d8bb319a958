import { family } from '../family';
import { hillLine, land, range, strata } from '../kit/land';
import { mesas } from '../kit/mesa';
import { boulders, wall } from '../kit/rock';
import { curve, disc, fill, ground, oval, type Point, polygon } from '../kit/shape';
import { birds, clouds, crescent, mist, sky, stars, streaks, sun } from '../kit/sky';
import { blades, firs, woods } from '../kit/trees';
import { ribbon } from '../kit/water';

/** Layers of table mountains seen from the rim, a river far below. */
export const canyon = family<{ sunAt?: Point; high?: boolean }>(
  'canyon',
  {
    dawn: { light: 'firstLight', sunAt: [300, 318] },
    day: { light: 'clear', high: true, flip: true },
    dusk: { light: 'dusk', sunAt: [690, 352], throw: 2 },
  },
  (sheet, { sunAt, high = false }) => {
    const { tone } = sheet;
    const rim: Point[] = [
      [-12, 556],
      [48, 541],
      [140, 556],
      [182, 606],
      [258, 614],
      [312, 682],
      [402, 700],
      [430, 762],
    ];
    const ledge: Point[] = [
      [890, 762],
      [936, 692],
      [1040, 672],
      [1112, 622],
      [1212, 640],
    ];
    return [
      sky(sheet, 430),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 62) : '',
      high
        ? clouds(sheet, [
            [180, 150, 190],
            [760, 110, 250],
            [960, 210, 120],
          ])
        : streaks(sheet, 90, 260, 5, 0.3),
      mesas(sheet, {
        y: 412,
        rise: [26, 56],
        width: [150, 330],
        gap: [10, 190],
        color: '#b0675a',
        depth: 0.9,
        from: -40,
        lines: 0,
      }),
      mesas(sheet, {
        y: 462,
        rise: [40, 68],
        width: [120, 290],
        gap: [30, 130],
        color: '#b5604a',
        depth: 0.66,
        from: -90,
        lines: 1,
      }),
      mesas(sheet, {
        y: 524,
        rise: [62, 92],
        width: [110, 250],
        gap: [40, 150],
        color: '#bb5f41',
        depth: 0.42,
        from: -30,
      }),
      mesas(sheet, {
        y: 588,
        rise: [66, 92],
        width: [110, 230],
        gap: [30, 150],
        color: '#ad5035',
        depth: 0.2,
        from: -120,
      }),
      mesas(sheet, {
        y: 664,
        rise: [74, 98],
        width: [90, 220],
        gap: [40, 170],
        color: '#8f3f2a',
        depth: 0.06,
        from: -60,
      }),
      fill(
        ribbon([
          [560, 606, 6],
          [585, 640, 16],
          [528, 686, 32],
          [580, 762, 86],
        ]),
        tone('#9cd3d2', 0.15, -0.2),
      ),
      wall(sheet, { top: rim, color: '#5d2b23', faces: 70, relief: 0.8 }),
      firs(sheet, {
        line: rim,
        height: [42, 92],
        every: 15,
        from: 4,
        to: 176,
        color: '#2a3a30',
        scatter: 12,
      }),
      wall(sheet, { top: ledge, color: '#5d2b23', faces: 70, relief: 0.8 }),
      high ? birds(sheet, 640, 330, 4) : '',
    ].join('');
  },
);

/** A great arch of red rock, the low sun in its opening. */
export const arch = family<{ sunAt: Point; moon?: boolean }>(
  'arch',
  {
    day: { light: 'day', sunAt: [640, 428] },
    dawn: { light: 'firstLight', sunAt: [590, 450], flip: true },
    night: { light: 'night', sunAt: [640, 410], moon: true },
  },
  (sheet, { sunAt, moon = false }) => {
    const { tone } = sheet;
    const whole =
      'M300 762C300 640 318 520 360 420C396 330 470 250 585 240C720 230 800 300 838 400C868 480 880 610 905 762H770C768 640 760 520 726 440C700 380 650 350 588 354C520 360 478 404 456 462C430 540 428 640 430 762z';
    const face =
      'M300 762C300 640 318 520 360 420C396 330 470 250 585 240C640 236 686 246 724 266C660 256 600 262 540 290C460 330 420 400 396 490C378 570 372 660 372 762z';
    const inside =
      'M588 354C650 350 700 380 726 440C760 520 768 640 770 762H806C800 640 786 520 752 440C722 372 668 334 588 354z';
    return [
      sky(sheet, 520),
      moon ? stars(sheet, 420, 90) : '',
      sun(sheet, sunAt[0], sunAt[1], moon ? 44 : 88),
      moon ? '' : streaks(sheet, 80, 230, 4, 0.28),
      range(sheet, { base: 500, height: 110, count: 8, color: '#8393a0', depth: 0.74 }),
      mesas(sheet, {
        y: 560,
        rise: [56, 86],
        width: [110, 240],
        gap: [20, 150],
        color: '#c37750',
        depth: 0.5,
        from: -70,
      }),
      mesas(sheet, {
        y: 634,
        rise: [70, 100],
        width: [120, 250],
        gap: [30, 160],
        color: '#b95f3b',
        depth: 0.2,
        from: -30,
      }),
      fill(whole, tone('#a34a2b')),
      fill(face, tone('#c76a41', 0, -0.06)),
      fill(inside, tone('#7b3721', 0, 0.2)),
      sheet.cut(
        whole,
        strata(sheet, { x: 260, y: 300, width: 420, height: 450, count: 16, color: '#a34a2b' }) +
          strata(sheet, { x: 640, y: 300, width: 300, height: 450, count: 14, color: '#a34a2b' }),
      ),
      land(sheet, hillLine(sheet, { y: 712, rise: 22 }), { color: '#71301f', smooth: true }),
      boulders(sheet, { from: 700, to: 742, count: 9, size: [16, 60], color: '#8a3f28' }),
      blades(sheet, {
        line: [
          [0, 722],
          [1200, 722],
        ],
        height: [8, 20],
        every: 14,
        color: '#4a4a2c',
        lean: 0.8,
      }),
    ].join('');
  },
);

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

/** A river in a horseshoe round a rock, seen from above. */
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

/** Needles of banded rock, row behind row. */
export const hoodoos = family<{ sunAt?: Point; rock: `#${string}`; snow?: boolean }>(
  'hoodoos',
  {
    dawn: { light: 'firstLight', sunAt: [330, 200], rock: '#cf6f45' },
    day: { light: 'clear', rock: '#d4764a', flip: true, throw: 1 },
    winter: { light: 'pale', rock: '#c9714d', snow: true, throw: 2 },
  },
  (sheet, { sunAt, rock, snow = false }) =>
    [
      sky(sheet, 380),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [200, 140, 200],
            [760, 110, 160],
          ]),
      mesas(sheet, {
        y: 370,
        rise: [26, 50],
        width: [260, 460],
        gap: [20, 120],
        color: '#9d8a86',
        depth: 0.84,
        lines: 0,
      }),
      land(sheet, hillLine(sheet, { y: 400, rise: 40 }), { color: '#6c7f63', depth: 0.62, smooth: true }),
      firs(sheet, {
        line: [
          [0, 396],
          [1200, 390],
        ],
        height: [10, 20],
        every: 14,
        color: '#4c6a54',
        depth: 0.52,
        tiers: 0,
        scatter: 16,
      }),
      pinnacles(sheet, { y: 440, height: [40, 96], width: [42, 64], color: rock, depth: 0.52, snow }),
      pinnacles(sheet, { y: 520, height: [60, 150], width: [54, 84], color: rock, depth: 0.32, snow }),
      pinnacles(sheet, { y: 620, height: [90, 210], width: [64, 104], color: rock, depth: 0.12, snow }),
      land(sheet, hillLine(sheet, { y: 706, rise: 40, hills: 2 }), {
        color: snow ? '#f4f1ee' : '#a9583a',
        smooth: true,
      }),
      firs(sheet, {
        line: [
          [0, 726],
          [1200, 716],
        ],
        height: [70, 150],
        every: 64,
        color: '#2c4436',
        scatter: 24,
        lit: true,
      }),
    ].join(''),
);

/** A row of needles that grow out of one wall. */
function pinnacles(
  sheet: Parameters<typeof strata>[0],
  {
    y,
    height,
    width,
    color,
    depth,
    snow,
  }: {
    y: number;
    height: readonly [number, number];
    width: readonly [number, number];
    color: `#${string}`;
    depth: number;
    snow: boolean;
  },
): string {
  const { random, tone } = sheet;
  const outline: Point[] = [[-20, y]];
  let [shade, white] = ['', ''];
  let swell = random.between(0, 6);
  for (let x = -20; x < 1220; ) {
    const wide = random.between(width[0], width[1]);
    swell += 0.55;
    const tall =
      height[0] + (height[1] - height[0]) * (0.5 + 0.5 * Math.sin(swell)) * random.between(0.55, 1);
    const top = y - tall;
    const [head, neck] = [wide * random.between(0.18, 0.26), wide * random.between(0.15, 0.2)];
    const middle = x + wide / 2;
    const right: Point[] = [
      [middle + head * 0.6, top],
      [middle + head, top + tall * 0.1],
      [middle + neck, top + tall * 0.2],
      [middle + head * 1.25, top + tall * 0.34],
      [middle + neck * 1.35, top + tall * 0.48],
      [middle + head * 1.6, top + tall * 0.68],
      [x + wide, y - tall * 0.12],
    ];
    const left = right
      .map(([px, py]): Point => [2 * middle - px, py + random.between(-0.02, 0.02) * tall])
      .reverse();
    outline.push(...left, ...right);
    shade += polygon([
      [middle + head * 0.1, top - 2],
      ...right,
      [x + wide, y + 60],
      [middle + head * 0.5, y + 40],
      [middle + head * 0.4, top + tall * 0.4],
    ]);
    if (snow)
      white += polygon([
        [middle - head * 0.7, top - 3],
        [middle + head * 0.7, top - 3],
        [middle + head, top + tall * 0.09],
        [middle + head * 0.2, top + tall * 0.05],
        [middle - head, top + tall * 0.1],
      ]);
    x += wide;
  }
  outline.push([1220, y]);
  const body = ground(outline);
  const top = y - height[1];
  const level = (from: number, to: number, shown: `#${string}`) =>
    fill(
      `M-12 ${Math.round(top + (y - top) * from)}H1212V${Math.round(top + (y - top) * to)}H-12z`,
      tone(shown, depth),
      'opacity=".5"',
    );
  return (
    fill(
      body,
      sheet.fade(top, y + 90, [
        [0, tone(color, depth, -0.12)],
        [1, tone(color, Math.min(1, depth + 0.2))],
      ]),
    ) +
    sheet.cut(
      body,
      level(0.2, 0.32, '#f0b48a') +
        level(0.55, 0.63, '#f0b48a') +
        level(0.8, 0.86, '#b4533a') +
        fill(shade, tone(color, depth, 0.4), 'opacity=".72"') +
        strata(sheet, { x: 0, y: top, width: 1200, height: y - top + 50, count: 7, color, depth }),
    ) +
    (snow ? fill(white, tone('#fbfbf8', depth * 0.6, -0.1)) : '')
  );
}

/** Stars over rocks: a dark-sky country. */
export const nightDesert = family<{ rock: `#${string}` }>(
  'star-desert',
  {
    night: { light: 'night', rock: '#a9603f' },
    deep: { light: 'deepNight', rock: '#a06a4c', flip: true, throw: 2 },
  },
  (sheet, { rock }) => {
    const { random, light } = sheet;
    let [dust, haze] = ['', ''];
    for (let index = 0; index < 130; index++) {
      const along = random.next();
      const off = (random.next() + random.next() + random.next() - 1.5) * 110;
      dust += oval(
        Math.round(260 + along * 720 + off * 0.7),
        Math.round(480 - along * 520 + off * 0.8),
        random.chance(0.2) ? 1.6 : 0.9,
      );
    }
    for (let index = 0; index < 9; index++) {
      const [x, y, radius] = [
        250 + index * 92,
        500 - index * 64 + random.between(-16, 16),
        random.between(90, 150),
      ];
      haze += disc(
        x,
        y,
        radius,
        sheet.glow(x, y, radius, [
          [0, light.cloud, 0.3],
          [1, light.cloud, 0],
        ]),
      );
    }
    return [
      sky(sheet, 560),
      haze,
      fill(dust, '#fff8e4', 'opacity=".8"'),
      stars(sheet, 540, 130),
      crescent(sheet, 250, 170, 34),
      mesas(sheet, {
        y: 560,
        rise: [50, 90],
        width: [60, 170],
        gap: [120, 320],
        color: rock,
        depth: 0.6,
        lines: 1,
        from: 60,
      }),
      mesas(sheet, {
        y: 632,
        rise: [110, 190],
        width: [40, 130],
        gap: [220, 420],
        color: rock,
        depth: 0.24,
        from: 90,
      }),
      land(sheet, hillLine(sheet, { y: 690, rise: 26 }), { color: '#5a3a30', smooth: true }),
      boulders(sheet, { from: 690, to: 745, count: 8, size: [20, 90], color: '#6b4335' }),
    ].join('');
  },
);
