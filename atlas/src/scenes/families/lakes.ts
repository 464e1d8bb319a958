import { family } from '../family';
import { mix } from '../kit/color';
import { land, ridgeLine } from '../kit/land';
import { mountain, range } from '../kit/mountain';
import { boulders, wall } from '../kit/rock';
import { fill, ground, oval, type Point, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, sun } from '../kit/sky';
import { firs, tree, woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** A clear lake in front of snowy peaks, with a canoe. */
export const lake = family<{ sunAt?: Point; rock: `#${string}`; tint: `#${string}` }>(
  'lake',
  {
    day: { light: 'clear', rock: '#66768c', tint: '#1f97a0' },
    dawn: { light: 'rose', sunAt: [360, 300], rock: '#6c7591', tint: '#4d93a6', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [700, 330], rock: '#626c80', tint: '#2f7f8c', throw: 2 },
  },
  (sheet, { sunAt, rock, tint }) => {
    const { tone } = sheet;
    const slopes: Point[] = [
      [-12, 392],
      [180, 440],
      [360, 486],
      [520, 506],
      [700, 506],
      [860, 478],
      [1030, 430],
      [1212, 380],
    ];
    const shown = sheet.twice(
      range(sheet, {
        base: 470,
        height: 180,
        count: 5,
        color: rock,
        depth: 0.62,
        snow: 0.55,
        from: 100,
        to: 1100,
      }) +
        mountain(sheet, {
          x: 210,
          y: 176,
          base: 520,
          left: 400,
          right: 330,
          color: rock,
          depth: 0.34,
          snow: 0.34,
        }) +
        mountain(sheet, {
          x: 1010,
          y: 150,
          base: 520,
          left: 330,
          right: 380,
          color: rock,
          depth: 0.3,
          snow: 0.34,
        }) +
        firs(sheet, { line: slopes, height: [22, 48], every: 10, color: '#355e50', depth: 0.2, tiers: 0 }) +
        fill(ground(slopes, { smooth: true, bottom: 524 }), tone('#355e50', 0.2)),
    );
    const bank: Point[] = [
      [-12, 664],
      [200, 676],
      [420, 720],
      [520, 768],
    ];
    return [
      sky(sheet, 480),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 52)
        : clouds(sheet, [
            [500, 110, 210],
            [720, 170, 120],
          ]),
      shown.first,
      water(sheet, { y: 520, color: tint, sky: 0.4 }),
      reflected(sheet, shown.again, { y: 520, opacity: 0.36, squeeze: 0.72 }),
      sunAt ? sunPath(sheet, sunAt[0], 524, 750, 44) : '',
      glints(sheet, { y: 522, count: 22, opacity: 0.32 }),
      canoe(sheet, 690, 632),
      land(sheet, bank, { color: '#3a4f3c', smooth: true }),
      firs(sheet, {
        line: bank,
        height: [110, 210],
        every: 44,
        to: 360,
        color: '#2a463a',
        scatter: 16,
        tiers: 5,
        lit: true,
      }),
      boulders(sheet, {
        from: 724,
        to: 748,
        count: 7,
        size: [26, 70],
        color: '#7d8488',
        left: 300,
        right: 700,
      }),
    ].join('');
  },
);

/** Two people in a canoe. */
function canoe({ tone }: Sheet, x: number, y: number): string {
  return (
    fill(`M${x - 80} ${y - 14}q8 22 30 24h100q22-2 30-24q-14 10-34 10h-92q-20 0-34-10z`, tone('#b23c2a')) +
    fill(`M${x - 66} ${y - 7}q20 6 34 4h64q14 2 34-4l-4 6h-124z`, tone('#e8cfa0')) +
    [-34, 26]
      .map((dx) =>
        fill(
          `M${x + dx} ${y - 4}q-2-26 10-26t10 26z${oval(x + dx + 10, y - 38, 7)}`,
          tone(dx < 0 ? '#e0a33c' : '#2d6f86'),
        ),
      )
      .join('') +
    stroke(`M${x - 14} ${y - 26}l-16 40M${x + 44} ${y - 26}l16 40`, tone('#5b4030'), 3) +
    fill(`M${x - 60} ${y + 12}h120q-16 12-60 12t-60-12z`, tone('#7a2a20'), 'opacity=".3"')
  );
}

/** Water falling over a cliff into a pool among trees. */
export const waterfall = family<{ sunAt?: Point; rock: `#${string}`; leaves: `#${string}`; twin?: boolean }>(
  'waterfall',
  {
    day: { light: 'day', rock: '#6b6a66', leaves: '#4f7d4a' },
    dawn: {
      light: 'rose',
      sunAt: [300, 170],
      rock: '#75707a',
      leaves: '#5b8259',
      flip: true,
      throw: 1,
      twin: true,
    },
    autumn: { light: 'golden', rock: '#6d5d54', leaves: '#c4803a', throw: 2 },
  },
  (sheet, { sunAt, rock, leaves, twin = false }) => {
    const { tone, random } = sheet;
    const edge: Point[] = [
      [-12, 250],
      [140, 262],
      [300, 246],
      [440, 268],
      [540, 296],
      [660, 296],
      [780, 262],
      [930, 236],
      [1080, 250],
      [1212, 230],
    ];
    const fall = (x: number, wide: number, top: number, foot: number) => {
      const body = `M${x - wide / 2} ${top}q${wide / 2}-10 ${wide} 0c${wide * 0.1} 60 ${wide * 0.06} 200 ${wide * 0.3} ${foot - top}h${-wide * 1.6}c${wide * 0.2}-90 ${wide * 0.2}-230 ${wide * 0.3} ${top - foot}z`;
      let strands = '';
      for (let index = 0; index < 7; index++) {
        const at = x - wide * 0.44 + (wide * 0.88 * index) / 6;
        strands += `M${Math.round(at)} ${Math.round(top + random.between(4, 90))}q${random.whole(-4, 4)} 60 ${Math.round((at - x) * 0.3)} ${Math.round((foot - top) * random.between(0.3, 0.6))}`;
      }
      return (
        fill(
          body,
          sheet.fade(top, foot, [
            [0, tone('#e9f5f6', 0.05)],
            [1, tone('#f8fdfc', 0, -0.2)],
          ]),
        ) +
        sheet.cut(
          body,
          fill(
            `M${x + wide * 0.2} ${top - 20}h${wide}v${foot - top + 30}h${-wide * 0.7}z`,
            tone('#9fc9d0', 0.05),
            'opacity=".6"',
          ),
        ) +
        stroke(strands, tone('#a8d0d6', 0.04), 3, 'opacity=".7"')
      );
    };
    let spray = '';
    for (let index = 0; index < 16; index++)
      spray += oval(
        Math.round(600 + random.between(-130, 130)),
        Math.round(600 + random.between(-22, 14)),
        random.whole(18, 44),
        random.whole(12, 26),
      );
    const pool =
      'M250 616C360 590 480 588 600 588S860 592 960 616C1040 640 1100 700 1130 766H60C90 700 150 640 250 616z';
    return [
      sky(sheet, 330),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 50)
        : clouds(sheet, [
            [420, 90, 180],
            [760, 130, 130],
          ]),
      land(sheet, ridgeLine(sheet, { y: 270, rise: 110, peaks: 5 }), { color: '#6c8a86', depth: 0.72 }),
      firs(sheet, {
        line: edge,
        height: [40, 84],
        every: 23,
        color: mix(leaves, '#2f5546', 0.6),
        depth: 0.28,
      }),
      wall(sheet, { top: edge, bottom: 640, color: rock, depth: 0.14, faces: 54, lines: 6, relief: 1.1 }),
      fall(600, 110, 294, 604),
      twin ? fall(770, 40, 268, 604) : '',
      woods(sheet, {
        line: edge.map(([x, y]) => [x, y + 6] as const),
        size: [16, 28],
        every: 34,
        color: leaves,
        depth: 0.12,
        to: 500,
      }),
      woods(sheet, {
        line: edge.map(([x, y]) => [x, y + 6] as const),
        size: [16, 28],
        every: 34,
        color: leaves,
        depth: 0.12,
        from: 712 + (twin ? 90 : 0),
      }),
      wall(sheet, {
        top: [
          [-12, 380],
          [90, 400],
          [180, 470],
          [250, 520],
          [330, 600],
          [380, 640],
        ],
        bottom: 660,
        color: mix(rock, '#4c5a48', 0.3),
        depth: 0.06,
        faces: 60,
      }),
      wall(sheet, {
        top: [
          [820, 640],
          [880, 580],
          [960, 520],
          [1040, 430],
          [1130, 400],
          [1212, 360],
        ],
        bottom: 660,
        color: mix(rock, '#4c5a48', 0.3),
        depth: 0.06,
        faces: 60,
      }),
      woods(sheet, {
        line: [
          [-12, 384],
          [90, 404],
          [180, 474],
          [250, 524],
          [330, 604],
        ],
        size: [20, 40],
        every: 28,
        color: leaves,
        depth: 0.04,
        to: 330,
      }),
      woods(sheet, {
        line: [
          [870, 590],
          [960, 524],
          [1040, 434],
          [1130, 404],
          [1212, 364],
        ],
        size: [20, 40],
        every: 28,
        color: leaves,
        depth: 0.04,
        from: 870,
      }),
      fill(
        pool,
        sheet.fade(588, 760, [
          [0, tone('#bfe6e4', 0.1)],
          [0.4, tone('#4aa5a8')],
          [1, tone('#1f6d78', 0, 0.2)],
        ]),
      ),
      fill(spray, '#ffffff', 'opacity=".35"'),
      mist(sheet, 596, 90, 0.5),
      glints(sheet, { y: 624, count: 16, from: 240, until: 960, opacity: 0.45 }),
      boulders(sheet, { from: 620, to: 690, count: 7, size: [36, 90], color: rock, left: 140, right: 420 }),
      boulders(sheet, { from: 620, to: 690, count: 7, size: [36, 90], color: rock, left: 800, right: 1080 }),
      land(
        sheet,
        [
          [-12, 664],
          [110, 690],
          [210, 764],
        ],
        { color: mix(leaves, '#1f3324', 0.5), smooth: true },
      ),
      land(
        sheet,
        [
          [990, 764],
          [1080, 700],
          [1212, 668],
        ],
        { color: mix(leaves, '#1f3324', 0.5), smooth: true },
      ),
      [-10, 120, 1080, 1200]
        .map((x, index) =>
          tree(sheet, {
            x,
            y: 780,
            height: 300 + (index % 2) * 60,
            color: mix(leaves, '#28402c', 0.3),
            spread: 0.7,
          }),
        )
        .join(''),
    ].join('');
  },
);
