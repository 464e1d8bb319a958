import { family } from '../family';
import { land } from '../kit/land';
import { wall } from '../kit/rock';
import { fill, ground, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { cloudBank, clouds, sky, stars, streaks, sun } from '../kit/sky';
import { palm, woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';
import { sailboat } from './coasts';
import { fern } from './woods';

/** Palms over a white beach and a lagoon. */
export const beach = family<{ sunAt?: Point; hut?: boolean; islands?: boolean }>(
  'beach',
  {
    day: { light: 'clear', hut: true },
    dusk: { light: 'dusk', sunAt: [600, 356], flip: true, throw: 1 },
    dawn: { light: 'rose', sunAt: [640, 330], islands: true, throw: 2 },
  },
  (sheet, { sunAt, hut = false, islands = false }) => {
    const { tone } = sheet;
    const shore: Point[] = [
      [-12, 520],
      [150, 540],
      [320, 590],
      [520, 640],
      [760, 664],
      [980, 660],
      [1212, 690],
    ];
    const shifted = (down: number) => shore.map(([x, y]) => [x, y + down] as const);
    return [
      sky(sheet, 410),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 64)
        : clouds(sheet, [
            [560, 140, 200],
            [900, 190, 140],
          ]) + cloudBank(sheet, { x: 720, y: 412, width: 380, height: 120, opacity: 0.75 }),
      sunAt ? streaks(sheet, 90, 300, 6, 0.35) : '',
      islands
        ? [
            [860, 90, 150],
            [960, 120, 210],
            [1080, 76, 130],
          ]
            .map(([x = 0, wide = 0, tall = 0]) => karst(sheet, x, 420, wide, tall, 0.46))
            .join('')
        : land(
            sheet,
            [
              [640, 412],
              [760, 386],
              [860, 366],
              [980, 392],
              [1080, 380],
              [1212, 408],
            ],
            { color: '#5f8474', depth: 0.66, smooth: true, bottom: 412, foot: 0 },
          ),
      water(sheet, { y: 410, color: '#1fa3ad', sky: 0.42 }),
      fill('M-12 500C200 480 500 560 760 600S1100 610 1212 600V762H-12z', tone('#5fd0c4'), 'opacity=".4"'),
      sunAt ? sunPath(sheet, sunAt[0], 414, 660, 60) : '',
      glints(sheet, { y: 412, to: 640, count: 24, opacity: 0.4 }),
      sailboat(sheet, 800, 470, 0.8),
      fill(ground(shifted(-16), { smooth: true }), tone('#ffffff', 0, -0.2), 'opacity=".55"'),
      fill(ground(shifted(0), { smooth: true }), tone('#dcc08e')),
      fill(ground(shifted(16), { smooth: true }), tone('#f3e0b4')),
      fill(
        ground(
          [
            [-12, 600],
            [160, 640],
            [340, 720],
            [420, 770],
          ],
          { smooth: true },
        ),
        tone('#e0c48c'),
      ),
      hut ? parasols(sheet) : '',
      palm(sheet, { x: 96, y: 640, height: 400, lean: 0.34, leaves: 11 }),
      palm(sheet, { x: 210, y: 660, height: 300, lean: 0.46, leaves: 10 }),
      palm(sheet, { x: 20, y: 660, height: 300, lean: -0.1, leaves: 9 }),
      [
        [20, 700],
        [120, 730],
        [230, 766],
      ]
        .map(([x = 0, y = 0], index) => fern(sheet, x, y, 110 + index * 14, '#3d7a4c'))
        .join(''),
    ].join('');
  },
);

/** A steep green limestone island. */
function karst(sheet: Sheet, x: number, y: number, width: number, height: number, depth: number): string {
  const top: Point[] = [
    [x - width / 2, y],
    [x - width * 0.44, y - height * 0.6],
    [x - width * 0.26, y - height * 0.92],
    [x, y - height],
    [x + width * 0.24, y - height * 0.84],
    [x + width * 0.4, y - height * 0.5],
    [x + width * 0.5, y],
  ];
  return (
    wall(sheet, { top, bottom: y, color: '#9aa08c', depth, faces: width * 0.2, relief: 0.7 }) +
    woods(sheet, {
      line: top.slice(1, -1),
      size: [width * 0.07, width * 0.13],
      every: width * 0.1,
      from: x - width * 0.42,
      to: x + width * 0.38,
      color: '#4f7d55',
      depth,
    })
  );
}

/** Straw sunshades with chairs. */
function parasols({ tone }: Sheet): string {
  return [
    [600, 716, 1],
    [760, 722, 1.1],
    [450, 690, 0.8],
  ]
    .map(([x = 0, y = 0, s = 1]) => {
      const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
      return (
        fill(polygon([p(-2, 0), p(-2, -70), p(2, -70), p(2, 0)]), tone('#7d5f42')) +
        fill(polygon([p(-48, -56), p(0, -92), p(48, -56)]), tone('#c99a55')) +
        fill(polygon([p(0, -92), p(48, -56), p(14, -56)]), tone('#c99a55', 0, 0.3)) +
        fill(
          polygon([
            p(8, 0),
            p(14, -12),
            p(44, -12),
            p(60, -26),
            p(63, -23),
            p(48, -8),
            p(50, 0),
            p(46, 0),
            p(44, -8),
            p(16, -8),
            p(12, 0),
          ]),
          tone('#f6f0e2'),
        ) +
        fill(polygon([p(-20, 2), p(30, 2), p(50, 7), p(-8, 7)]), tone('#d0b27c'))
      );
    })
    .join('');
}

/** A ring of sand and palms in a turquoise lagoon, seen from above. */
export const atoll = family<{ sunAt?: Point; huts?: boolean; moon?: boolean }>(
  'atoll',
  {
    day: { light: 'clear', huts: true },
    dusk: { light: 'dusk', sunAt: [330, 300], flip: true, huts: true, throw: 1 },
    night: { light: 'deepNight', sunAt: [300, 150], moon: true, huts: true, throw: 2 },
  },
  (sheet, { sunAt, huts = false, moon = false }) => {
    const { tone, random } = sheet;
    const ring = (grow: number) =>
      `M${160 - grow} 560C${180 - grow} ${500 - grow * 0.4} 420 ${476 - grow * 0.4} 640 ${478 - grow * 0.4}S${1070 + grow} ${506 - grow * 0.3} ${1080 + grow} 566S900 ${668 + grow * 0.6} 620 ${672 + grow * 0.6}S${140 - grow} ${630 + grow * 0.5} ${160 - grow} 560z`;
    let [crowns, stems] = ['', ''];
    for (let index = 0; index < 26; index++) {
      const turn = Math.PI * (0.98 + (1.1 * index) / 25);
      const [x, y] = [
        620 + 440 * Math.cos(turn) + random.between(-14, 14),
        566 + 84 * Math.sin(turn) + random.between(-4, 6),
      ];
      const tall = random.between(44, 84);
      stems += `M${Math.round(x)} ${Math.round(y)}q4-${Math.round(tall * 0.6)} ${random.whole(2, 8)}-${Math.round(tall)}`;
      for (const [dx, dy] of [
        [-30, 12],
        [-22, -6],
        [-6, -14],
        [14, -12],
        [27, -2],
        [30, 14],
      ] as const) {
        crowns += `M${Math.round(x + 5)} ${Math.round(y - tall)}q${Math.round(dx * 0.5)} ${dy - 14} ${dx} ${dy}q${Math.round(-dx * 0.5)} ${Math.round(-dy * 0.6 - 4)} ${Math.round(-dx)} ${-dy}z`;
      }
    }
    return [
      sky(sheet, 330),
      moon ? stars(sheet, 300, 80) : '',
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], moon ? 34 : 56)
        : clouds(sheet, [
            [170, 110, 200],
            [560, 160, 140],
          ]),
      cloudBank(sheet, { x: 700, y: 334, width: 400, height: moon ? 70 : 110, opacity: 0.6 }),
      land(
        sheet,
        [
          [120, 332],
          [220, 306],
          [330, 322],
          [430, 332],
        ],
        { color: '#5d8078', depth: 0.7, smooth: true, bottom: 332, foot: 0 },
      ),
      water(sheet, { y: 330, color: '#1d6f98', sky: 0.35 }),
      sunAt ? sunPath(sheet, sunAt[0], 334, 470, 40) : '',
      glints(sheet, { y: 334, to: 480, count: 14 }),
      fill(ring(70), tone('#2f9fb4'), 'opacity=".55"'),
      fill(ring(36), tone('#5fcfc8'), 'opacity=".7"'),
      fill(ring(12), tone('#f4e3b8')),
      fill(
        'M220 562C250 516 440 500 640 502S1010 524 1020 566S860 640 620 642S200 616 220 562z',
        sheet.fade(500, 644, [
          [0, tone('#8fe0d4')],
          [0.5, tone('#3cb8bd')],
          [1, tone('#2b9bb0')],
        ]),
      ),
      woods(sheet, {
        line: [
          [180, 560],
          [260, 520],
          [420, 494],
        ],
        size: [12, 24],
        every: 20,
        from: 190,
        to: 400,
        color: '#4b8a58',
      }),
      woods(sheet, {
        line: [
          [860, 494],
          [1000, 520],
          [1060, 556],
        ],
        size: [10, 20],
        every: 20,
        from: 900,
        to: 1050,
        color: '#4b8a58',
      }),
      stroke(stems, tone('#7d6148'), 4) + fill(crowns, tone('#3f7d52', 0, 0.1)),
      huts ? bungalows(sheet, moon) : '',
      sailboat(sheet, 380, 570, 0.6),
      glints(sheet, { y: 690, to: 750, count: 12, opacity: 0.3 }),
    ].join('');
  },
);

/** Huts on stilts in the lagoon, with a jetty. */
function bungalows({ tone }: Sheet, lit: boolean): string {
  const window = lit ? '#ffd98a' : tone('#5a4634');
  return (
    stroke('M640 512L640 590L820 604', tone('#8a6a48'), 6) +
    [
      [650, 560, 0.9],
      [700, 598, 1.1],
      [770, 606, 1.2],
      [840, 610, 1.25],
    ]
      .map(([x = 0, y = 0, s = 1]) => {
        const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
        return (
          stroke(
            `M${Math.round(x - 14 * s)} ${y}v${Math.round(14 * s)}M${Math.round(x + 14 * s)} ${y}v${Math.round(14 * s)}`,
            tone('#6d5238'),
            3,
          ) +
          fill(polygon([p(-18, 2), p(-18, -16), p(18, -16), p(18, 2)]), tone('#b48d5c')) +
          fill(polygon([p(4, 2), p(4, -16), p(18, -16), p(18, 2)]), tone('#b48d5c', 0, 0.3)) +
          fill(polygon([p(-26, -13), p(0, -42), p(26, -13)]), tone('#d6b374')) +
          fill(polygon([p(0, -42), p(26, -13), p(6, -13)]), tone('#d6b374', 0, 0.32)) +
          fill(polygon([p(-12, -4), p(-12, -12), p(-5, -12), p(-5, -4)]), window)
        );
      })
      .join('')
  );
}
