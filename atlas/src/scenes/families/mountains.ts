import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land, mountain, range, ridgeLine } from '../kit/land';
import { LIGHTS } from '../kit/light';
import { boulders, wall } from '../kit/rock';
import { disc, fill, ground, oval, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs, woods } from '../kit/trees';
import { glints, reflected, ribbon, sunPath, water } from '../kit/water';

type Summit = { sunAt: Point; snow?: number; clear?: boolean; gate?: boolean };

/** One white summit over a lake, with firs on both shores. */
export const peak = family<Summit>(
  'peak',
  {
    dawn: { light: 'rose', sunAt: [320, 250], flip: true },
    day: { light: 'day', sunAt: [270, 190], snow: 0.3, clear: true },
    dusk: { light: 'dusk', sunAt: [300, 320], throw: 3 },
    night: { light: 'night', sunAt: [250, 160], snow: 0.5 },
  },
  summitOverLake,
);

/** The same with a red gate of a shrine standing in the water. */
export const shrineGate = family<Summit>(
  'shrine-gate',
  {
    dawn: { light: 'rose', sunAt: [300, 240], flip: true, gate: true, throw: 1 },
    day: { light: 'day', sunAt: [270, 180], snow: 0.34, clear: true, gate: true, throw: 2 },
    dusk: { light: 'dusk', sunAt: [290, 320], gate: true, throw: 5 },
  },
  summitOverLake,
);

function summitOverLake(sheet: Sheet, { sunAt, snow = 0.42, clear = false, gate = false }: Summit): string {
  const { light } = sheet;
  const shore: Point[] = [
    [-12, 520],
    [260, 548],
    [420, 566],
    [600, 572],
    [800, 566],
    [990, 545],
    [1212, 522],
  ];
  const summit = mountain(sheet, {
    x: 590,
    y: 196,
    base: 575,
    left: 470,
    right: 500,
    color: '#5a7196',
    depth: 0.24,
    snow,
    hollow: 0.72,
    crater: 44,
    rough: 0.05,
  });
  const hills = land(sheet, hillLine(sheet, { y: 566, rise: 44, hills: 3 }), {
    color: '#4b6573',
    depth: 0.34,
    smooth: true,
    foot: 0.1,
  });
  const wood = firs(sheet, {
    line: shore,
    height: [16, 34],
    every: 11,
    color: '#2f4e52',
    depth: 0.14,
    tiers: 0,
  });
  const shown = sheet.twice(summit + hills + wood);
  const bank = fill(ground(shore, { smooth: true, bottom: 580 }), sheet.tone('#2f4e52', 0.14));
  const left: Point[] = [
    [-12, 636],
    [150, 640],
    [330, 700],
    [390, 770],
  ];
  const right: Point[] = [
    [840, 770],
    [930, 690],
    [1060, 640],
    [1212, 626],
  ];
  return [
    sky(sheet, 560),
    light.time === 'night' ? stars(sheet, 420) : '',
    sun(sheet, sunAt[0], sunAt[1], light.time === 'night' ? 38 : 58),
    clear
      ? clouds(sheet, [
          [690, 180, 170],
          [930, 130, 210],
        ])
      : streaks(sheet, 120, 330, 5, 0.3),
    shown.first,
    mist(sheet, 556, 70, 0.5),
    bank,
    water(sheet, { y: 578 }),
    reflected(sheet, shown.again, { y: 578, opacity: 0.34, squeeze: 0.75 }),
    sunPath(sheet, sunAt[0], 582, 750, 46),
    glints(sheet, { y: 578, count: 22, opacity: 0.3 }),
    fill(ground(left, { smooth: true }), sheet.tone('#22393c')),
    firs(sheet, {
      line: left,
      height: [70, 150],
      every: 24,
      to: 330,
      color: '#22393c',
      scatter: 10,
      tiers: 4,
    }),
    fill(ground(right, { smooth: true }), sheet.tone('#22393c')),
    firs(sheet, {
      line: right,
      height: [80, 165],
      every: 25,
      from: 905,
      color: '#22393c',
      scatter: 10,
      tiers: 4,
    }),
    gate ? redGate(sheet, 610, 690) : '',
  ].join('');
}

/** A gate of red beams in shallow water. */
function redGate(sheet: Sheet, x: number, y: number): string {
  const { tone } = sheet;
  const red = '#c4432c';
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const pillar = (dx: number, lean: number): Point[] => [
    at(dx - 11, 0),
    at(dx - 8 + lean, -236),
    at(dx + 8 + lean, -236),
    at(dx + 11, 0),
  ];
  const { first, again } = sheet.twice(
    fill([pillar(-128, 8), pillar(128, -8)].map(polygon).join(''), tone(red)) +
      fill(
        [
          [-128, 8],
          [128, -8],
        ]
          .map(([dx = 0, lean = 0]) =>
            polygon([at(dx + 2, 0), at(dx + 2 + lean, -236), at(dx + 8 + lean, -236), at(dx + 11, 0)]),
          )
          .join(''),
        tone(red, 0, 0.36),
      ) +
      fill(polygon([at(-166, -192), at(166, -192), at(166, -174), at(-166, -174)]), tone(red, 0, 0.1)) +
      fill(polygon([at(-14, -236), at(14, -236), at(12, -192), at(-12, -192)]), tone(red, 0, 0.22)) +
      fill(
        `M${x - 190} ${y - 268}Q${x} ${y - 236} ${x + 190} ${y - 268}L${x + 182} ${y - 236}Q${x} ${y - 214} ${x - 182} ${y - 236}z`,
        tone(red),
      ) +
      fill(
        `M${x - 202} ${y - 284}Q${x} ${y - 250} ${x + 202} ${y - 284}L${x + 190} ${y - 262}Q${x} ${y - 232} ${x - 190} ${y - 262}z`,
        tone('#3a3438'),
      ) +
      fill(
        [-128, 128]
          .map((dx) => polygon([at(dx - 17, 4), at(dx - 15, -26), at(dx + 15, -26), at(dx + 17, 4)]))
          .join(''),
        tone('#3a3438', 0, 0.1),
      ),
  );
  return reflected(sheet, again, { y: y + 3, opacity: 0.3, squeeze: 0.6 }) + first;
}

/** A high range over wooded foothills. */
export const alps = family<{ sunAt?: Point; meadow: `#${string}`; huts?: `#${string}`; path?: boolean }>(
  'alps',
  {
    summer: { light: 'clear', meadow: '#7fa356', huts: '#8a5f42', path: true },
    golden: { light: 'golden', sunAt: [250, 210], meadow: '#a9bd7c', throw: 1 },
    winter: { light: 'pale', meadow: '#f3f5f4', huts: '#7a5440', throw: 2 },
  },
  (sheet, { sunAt, meadow, huts, path = false }) => {
    const front: Point[] = [
      [-12, 640],
      [240, 606],
      [520, 640],
      [820, 690],
      [1212, 640],
    ];
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [150, 130, 200],
            [820, 100, 240],
            [560, 190, 120],
          ]),
      range(sheet, { base: 470, height: 210, count: 7, color: '#7c8ea6', depth: 0.72, snow: 0.5 }),
      range(sheet, { base: 545, height: 300, count: 4, color: '#64748c', depth: 0.4, snow: 0.45 }),
      mist(sheet, 500, 90, 0.4),
      land(sheet, ridgeLine(sheet, { y: 540, rise: 70, peaks: 5, rough: 0.1 }), {
        color: '#486a5f',
        depth: 0.42,
      }),
      firs(sheet, {
        line: hillLine(sheet, { y: 566, rise: 30 }),
        height: [22, 42],
        every: 8,
        color: '#3b6152',
        depth: 0.3,
        tiers: 0,
      }),
      land(sheet, hillLine(sheet, { y: 580, rise: 34 }), {
        color: '#3b6152',
        depth: 0.3,
        smooth: true,
        foot: 0,
      }),
      land(sheet, front, { color: meadow, depth: 0.06, smooth: true, foot: 0 }),
      path
        ? fill(
            ribbon([
              [300, 612, 6],
              [360, 640, 16],
              [250, 690, 40],
              [330, 766, 96],
            ]),
            sheet.tone('#d9c79a', 0.05),
          )
        : '',
      huts
        ? `<g transform="matrix(1.7 0 0 1.7 -250 -436)">${cabin(sheet, 340, 622, huts)}${cabin(sheet, 404, 626, huts)}</g>`
        : '',
      firs(sheet, {
        line: front,
        height: [50, 120],
        every: 26,
        from: 690,
        to: 1212,
        color: '#2d5145',
        scatter: 26,
        lit: true,
      }),
    ].join('');
  },
);

/** A smoking cone above green slopes. */
export const volcano = family<{
  sunAt?: Point;
  slope: `#${string}`;
  leaves: `#${string}`;
  glow?: boolean;
  palms?: boolean;
}>(
  'volcano',
  {
    day: { light: 'day', slope: '#6d7277', leaves: '#4a7048' },
    dusk: { light: 'dusk', sunAt: [250, 380], slope: '#5d5560', leaves: '#40553f', flip: true, glow: true },
    night: { light: 'deepNight', slope: '#5b5a60', leaves: '#3d5a4a', glow: true, throw: 2 },
  },
  (sheet, { sunAt, slope, leaves, glow = false }) => {
    const { tone, light, random } = sheet;
    let smoke = '';
    for (let index = 0; index < 13; index++) {
      const part = index / 12;
      smoke += oval(
        Math.round(640 + part * part * 330 + random.between(-10, 16)),
        Math.round(190 - part * 150 + random.between(-8, 8)),
        Math.round(20 + part * 64),
        Math.round(17 + part * 42),
      );
    }
    const near = hillLine(sheet, { y: 640, rise: 40, hills: 2 });
    return [
      sky(sheet, 540),
      light.time === 'night' ? stars(sheet, 360, 80) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 56) : '',
      light.time === 'day'
        ? clouds(sheet, [
            [130, 170, 180],
            [300, 110, 110],
          ])
        : streaks(sheet, 90, 300, 4, 0.25),
      fill(
        smoke,
        sheet.fade(20, 230, [
          [0, light.cloud, 0.5],
          [1, mix(light.cloud, light.haze, 0.5), 0.85],
        ]),
      ),
      glow
        ? disc(
            620,
            205,
            170,
            sheet.glow(620, 205, 170, [
              [0, '#ffb066', 0.75],
              [0.4, '#ff7a3c', 0.28],
              [1, '#ff7a3c', 0],
            ]),
          )
        : '',
      land(sheet, ridgeLine(sheet, { y: 540, rise: 70, peaks: 7 }), { color: '#6a8089', depth: 0.7 }),
      mountain(sheet, {
        x: 620,
        y: 214,
        base: 600,
        left: 470,
        right: 500,
        color: slope,
        depth: 0.26,
        hollow: 0.66,
        crater: 56,
        rough: 0.05,
      }),
      glow
        ? fill('M572 216L598 222L622 219L650 224L670 216L660 234L636 242L612 236L588 238z', '#ff9a4a') +
          fill(
            'M604 236C600 290 626 320 612 372C606 400 622 424 618 450L626 450C634 410 622 396 630 366C642 320 616 288 624 238z',
            '#ff8440',
            'opacity=".9"',
          )
        : fill(
            'M570 218L600 226L622 220L652 228L670 217L664 232L620 238L580 232z',
            tone('#4c4a4e', 0.2, 0.3),
          ),
      land(sheet, hillLine(sheet, { y: 560, rise: 46 }), { color: leaves, depth: 0.42, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 580, rise: 30 }),
        size: [14, 26],
        every: 20,
        color: leaves,
        depth: 0.28,
      }),
      land(sheet, hillLine(sheet, { y: 590, rise: 24 }), { color: leaves, depth: 0.28, smooth: true }),
      woods(sheet, { line: near, size: [24, 46], every: 32, color: leaves, depth: 0.1 }),
      land(sheet, near, { color: leaves, depth: 0.1, smooth: true, foot: 0 }),
      land(sheet, hillLine(sheet, { y: 716, rise: 30, hills: 2 }), {
        color: mix(leaves, '#20301f', 0.4),
        smooth: true,
      }),
    ].join('');
  },
);

/** Steep walls on both sides of a still arm of the sea. */
export const fjord = family<{
  sunAt?: Point;
  snow?: number;
  green: `#${string}`;
  cabins?: boolean;
  fair?: boolean;
}>(
  'fjord',
  {
    day: { light: 'day', snow: 0.26, green: '#5d8152', cabins: true, fair: true },
    dusk: { light: 'afterglow', sunAt: [590, 372], green: '#4f6a52', flip: true, throw: 1 },
    winter: { light: 'rose', sunAt: [600, 330], snow: 0.62, green: '#dfe6ea', cabins: true, throw: 4 },
  },
  (sheet, { sunAt, snow = 0.16, green, cabins = false, fair = false }) => {
    const { tone } = sheet;
    const shapes = sheet.twice(
      [
        mountain(sheet, {
          x: 470,
          y: 250,
          base: 482,
          left: 260,
          right: 190,
          color: '#71889a',
          depth: 0.66,
          snow,
          rough: 0.08,
        }),
        mountain(sheet, {
          x: 770,
          y: 232,
          base: 482,
          left: 180,
          right: 270,
          color: '#71889a',
          depth: 0.62,
          snow,
          rough: 0.08,
        }),
        mountain(sheet, {
          x: 300,
          y: 176,
          base: 494,
          left: 380,
          right: 210,
          color: '#5d7684',
          depth: 0.42,
          snow,
          rough: 0.1,
        }),
        mountain(sheet, {
          x: 960,
          y: 150,
          base: 494,
          left: 230,
          right: 330,
          color: '#5d7684',
          depth: 0.38,
          snow,
          rough: 0.1,
        }),
        mountain(sheet, {
          x: 90,
          y: 112,
          base: 512,
          left: 300,
          right: 300,
          color: '#4d6670',
          depth: 0.16,
          snow: snow * 0.8,
          rough: 0.12,
        }),
        mountain(sheet, {
          x: 1140,
          y: 122,
          base: 512,
          left: 270,
          right: 240,
          color: '#4d6670',
          depth: 0.14,
          snow: snow * 0.8,
          rough: 0.12,
        }),
      ].join(''),
    );
    const falls = fill(
      'M176 268l7 2l4 90l10 60l8 88h-12l-10-84l-8-62z',
      tone('#f2f8f8', 0.1),
      'opacity=".85"',
    );
    const left: Point[] = [
      [-12, 470],
      [120, 480],
      [240, 500],
      [330, 514],
    ];
    const right: Point[] = [
      [880, 514],
      [980, 500],
      [1090, 486],
      [1212, 478],
    ];
    const shore =
      fill(ground(left, { smooth: true, bottom: 516 }), tone(green, 0.12)) +
      fill(ground(right, { smooth: true, bottom: 516 }), tone(green, 0.12));
    const houses = cabins
      ? [
          [152, 498],
          [196, 504],
          [240, 508],
        ]
          .map(([x = 0, y = 0], index) => cabin(sheet, x, y, index === 1 ? '#c9a24a' : '#b4432f'))
          .join('')
      : '';
    return [
      sky(sheet, 470),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 52) : '',
      fair
        ? clouds(sheet, [
            [470, 120, 200],
            [620, 180, 110],
          ])
        : streaks(sheet, 90, 240, 5, 0.35),
      shapes.first,
      mist(sheet, 488, 70, 0.45),
      falls,
      shore,
      firs(sheet, {
        line: left,
        height: [18, 40],
        every: 11,
        to: 320,
        color: '#345a4c',
        depth: 0.12,
        tiers: 0,
      }),
      firs(sheet, {
        line: right,
        height: [18, 42],
        every: 11,
        from: 890,
        color: '#345a4c',
        depth: 0.1,
        tiers: 0,
      }),
      houses,
      water(sheet, { y: 512, color: '#2f7c8c' }),
      reflected(sheet, shapes.again + shore, { y: 512, opacity: 0.3, squeeze: 0.8 }),
      sunAt ? sunPath(sheet, sunAt[0], 516, 750, 60) : '',
      glints(sheet, { y: 514, count: 20, opacity: 0.3 }),
      land(
        sheet,
        [
          [-12, 690],
          [160, 676],
          [330, 710],
          [470, 768],
        ],
        { color: '#2c4a3c', smooth: true },
      ),
      firs(sheet, {
        line: [
          [-12, 700],
          [330, 716],
          [470, 768],
        ],
        height: [80, 150],
        every: 30,
        to: 380,
        color: '#274338',
        scatter: 14,
        tiers: 4,
      }),
    ].join('');
  },
);

/** A small wooden house by the water. */
function cabin({ tone, light }: Sheet, x: number, y: number, color: `#${string}`): string {
  // Snow lies on it where the light is that of snow.
  const roof = light === LIGHTS.pale ? '#f6f8f9' : '#4a5158';
  return (
    fill(`M${x} ${y}h26v-16h-26z`, tone(color, 0.08)) +
    fill(`M${x + 26} ${y}h12v-16l-6-12l-6 12z`, tone(color, 0.08, 0.3)) +
    fill(`M${x - 3} ${y - 15}l7-13h28l-6 13z`, tone(roof, 0.1)) +
    fill(`M${x + 6} ${y - 11}h5v6h-5zM${x + 16} ${y - 11}h5v6h-5z`, tone('#f6ead0', 0.05))
  );
}

/** A river of ice between peaks, with a lake of floes at its end. */
export const glacier = family<{ sunAt?: Point }>(
  'glacier',
  {
    day: { light: 'clear' },
    dawn: { light: 'rose', sunAt: [300, 190], flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [340, 300], throw: 2 },
  },
  (sheet, { sunAt }) => {
    const { tone, random } = sheet;
    const tongue: Point[] = [
      [500, 326],
      [640, 316],
      [700, 330],
      [770, 420],
      [860, 470],
      [960, 540],
      [1010, 584],
      [190, 584],
      [260, 520],
      [380, 450],
      [470, 400],
    ];
    let cracks = '';
    for (let index = 0; index < 34; index++) {
      const part = random.next() ** 0.7;
      const y = 350 + part * 210;
      const half = 60 + part * 330;
      const x = 600 + random.between(-1, 1) * half * 0.9;
      const long = 16 + part * 46;
      cracks += `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} ${Math.round(6 + part * 10)} ${Math.round(long)} 0`;
    }
    const face: Point[] = [];
    for (let x = 170; x <= 1030; x += random.between(16, 40))
      face.push([x, 556 - 34 * Math.sin(((x - 170) / 860) * Math.PI) + random.between(-9, 9)]);
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [180, 130, 190],
            [820, 100, 150],
          ]),
      streaks(sheet, 80, 220, 3, 0.3),
      range(sheet, { base: 420, height: 190, count: 7, color: '#8a9cb4', depth: 0.72, snow: 0.75 }),
      mountain(sheet, {
        x: 250,
        y: 180,
        base: 540,
        left: 420,
        right: 340,
        color: '#5f7186',
        depth: 0.32,
        snow: 0.42,
      }),
      mountain(sheet, {
        x: 950,
        y: 160,
        base: 540,
        left: 350,
        right: 400,
        color: '#5f7186',
        depth: 0.28,
        snow: 0.42,
      }),
      fill(
        polygon(tongue),
        sheet.fade(316, 584, [
          [0, tone('#f4f8fa', 0.35, -0.1)],
          [1, tone('#d5e9f0', 0.05)],
        ]),
      ),
      sheet.cut(
        polygon(tongue),
        fill(
          'M600 318C560 400 480 470 400 590H520C560 500 610 420 640 318z',
          tone('#a9b7bf', 0.2),
          'opacity=".35"',
        ) + stroke(cracks, tone('#6fb3c8', 0.1), 3, 'opacity=".6"'),
      ),
      land(
        sheet,
        [
          [-12, 540],
          [90, 552],
          [170, 584],
          [230, 610],
        ],
        { color: '#66727f', depth: 0.24, bottom: 612 },
      ),
      land(
        sheet,
        [
          [980, 610],
          [1040, 584],
          [1120, 550],
          [1212, 536],
        ],
        { color: '#66727f', depth: 0.24, bottom: 612 },
      ),
      wall(sheet, { top: face, bottom: 606, color: '#a9dbe6', depth: 0.06, faces: 26, relief: 0.7 }),
      water(sheet, { y: 602, color: '#4aa3ad', sky: 0.35 }),
      floes(sheet),
      glints(sheet, { y: 606, count: 14, opacity: 0.35 }),
      land(
        sheet,
        [
          [-12, 590],
          [90, 600],
          [180, 640],
          [260, 690],
          [300, 770],
        ],
        { color: '#54585d', smooth: true },
      ),
      boulders(sheet, {
        from: 640,
        to: 745,
        count: 10,
        size: [24, 80],
        color: '#5f646a',
        left: -10,
        right: 230,
      }),
      boulders(sheet, {
        from: 700,
        to: 750,
        count: 5,
        size: [30, 90],
        color: '#5f646a',
        left: 980,
        right: 1210,
      }),
    ].join('');
  },
);

/** Pieces of ice on a lake. */
function floes(sheet: Parameters<typeof mountain>[0]): string {
  const { random, tone } = sheet;
  return Array.from({ length: 15 }, (_, index) => (index + random.next()) / 15)
    .map((near) => {
      const y = 618 + near * 120;
      const wide = 26 + near * 110 * random.between(0.5, 1);
      const x = random.between(300, 1100);
      const high = wide * random.between(0.16, 0.4);
      return (
        fill(
          polygon([
            [x - wide / 2, y],
            [x - wide * 0.4, y - high * 0.6],
            [x - wide * 0.1, y - high],
            [x + wide * 0.2, y - high * 0.7],
            [x + wide / 2, y],
          ]),
          tone('#f6fbfc'),
        ) +
        fill(
          polygon([
            [x - wide * 0.1, y - high],
            [x + wide * 0.2, y - high * 0.7],
            [x + wide / 2, y],
            [x + wide * 0.05, y],
          ]),
          tone('#9fd0de', 0.04),
        ) +
        fill(
          polygon([
            [x - wide / 2, y],
            [x + wide / 2, y],
            [x + wide * 0.3, y + high * 0.35],
            [x - wide * 0.3, y + high * 0.3],
          ]),
          tone('#e8f6f8'),
          'opacity=".35"',
        )
      );
    })
    .join('');
}
