import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land, mountain, range, ridgeLine } from '../kit/land';
import { boulders, wall } from '../kit/rock';
import { fill, ground, heightAt, oval, type Point, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, crescent, aurora as curtains, mist, sky, stars, streaks, sun } from '../kit/sky';
import { blades, firs, tree, woods } from '../kit/trees';
import { glints, reflected, ribbon, sunPath, water } from '../kit/water';

/** A clear lake before snowy peaks, with a canoe. */
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

/** Water over a cliff into a pool among trees. */
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

/** Hot water thrown up from coloured ground. */
export const geyser = family<{ sunAt?: Point; snowy?: boolean }>(
  'geyser',
  {
    day: { light: 'clear' },
    dawn: { light: 'firstLight', sunAt: [300, 260], flip: true },
    winter: { light: 'pale', throw: 2, snowy: true },
  },
  (sheet, { sunAt, snowy = false }) => {
    const { tone, random, light } = sheet;
    let column = '';
    for (let index = 0; index < 22; index++) {
      const part = index / 21;
      const wide = 24 + 62 * Math.sin(part * 2.4) * part ** 0.4;
      column += oval(
        Math.round(600 + random.between(-0.5, 0.5) * wide),
        Math.round(566 - part * 340),
        Math.round(wide * random.between(0.4, 0.7)),
      );
    }
    const ring = (grow: number) => oval(605, 646, 274 + grow * 2, 49 + grow * 0.66);
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [150, 130, 190],
            [880, 100, 170],
          ]),
      land(sheet, ridgeLine(sheet, { y: 470, rise: 90, peaks: 5 }), { color: '#6f8591', depth: 0.7 }),
      land(sheet, hillLine(sheet, { y: 500, rise: 50 }), { color: '#496a5c', depth: 0.48, smooth: true }),
      firs(sheet, {
        line: hillLine(sheet, { y: 520, rise: 24 }),
        height: [36, 78],
        every: 13,
        color: '#3b5f50',
        depth: 0.36,
      }),
      land(sheet, hillLine(sheet, { y: 522, rise: 16 }), {
        color: snowy ? '#eef1f2' : '#b9a887',
        depth: 0.2,
        smooth: true,
        foot: 0,
      }),
      land(sheet, hillLine(sheet, { y: 566, rise: 20 }), {
        color: snowy ? '#f6f7f7' : '#cdbd9c',
        depth: 0.06,
        smooth: true,
        foot: 0,
      }),
      fill(ring(64), tone('#b8743f')),
      fill(ring(40), tone('#dfa54a')),
      fill(ring(18), tone('#e8d479')),
      fill(
        ring(0),
        sheet.fade(596, 694, [
          [0, tone('#7fc6bf', 0.1)],
          [0.5, tone('#2f9aa8')],
          [1, tone('#1c6f8c')],
        ]),
      ),
      glints(sheet, { y: 606, to: 690, count: 8, from: 420, until: 780 }),
      fill('M520 604q40-30 80-32t80 32q-40 14-80 14t-80-14z', tone('#c8b696')),
      fill('M600 572q44 4 80 32q-40 14-80 14z', tone('#a08c72', 0, 0.2)),
      fill(
        oval(668, 300, 58, 50) + oval(716, 252, 44, 38) + oval(752, 214, 30, 24),
        light.cloud,
        'opacity=".4"',
      ),
      fill(
        column,
        sheet.fade(220, 580, [
          [0, mix(light.cloud, '#ffffff', 0.5)],
          [1, light.cloud],
        ]),
        'opacity=".82"',
      ),
      land(sheet, hillLine(sheet, { y: 726, rise: 18, hills: 2 }), {
        color: snowy ? '#dfe6ea' : '#7d7a52',
        smooth: true,
      }),
      firs(sheet, {
        line: [
          [-12, 740],
          [1212, 740],
        ],
        height: [120, 210],
        every: 46,
        to: 190,
        color: '#2c4a3e',
        scatter: 20,
        tiers: 5,
      }),
      firs(sheet, {
        line: [
          [-12, 740],
          [1212, 740],
        ],
        height: [120, 210],
        every: 46,
        from: 1010,
        color: '#2c4a3e',
        scatter: 20,
        tiers: 5,
      }),
    ].join('');
  },
);

/** Reeds, channels and birds: a wetland. */
export const marsh = family<{ sunAt?: Point; reed: `#${string}` }>(
  'marsh',
  {
    dawn: { light: 'rose', sunAt: [400, 300], reed: '#8f9a5a' },
    dusk: { light: 'dusk', sunAt: [760, 340], reed: '#7d7a4a', flip: true, throw: 1 },
    day: { light: 'day', reed: '#86a053', throw: 3 },
  },
  (sheet, { sunAt, reed }) => {
    const { tone } = sheet;
    const bank = (y: number, rise: number) => hillLine(sheet, { y, rise, hills: 4 });
    const [far, middle, near] = [bank(470, 10), bank(560, 18), bank(700, 34)];
    return [
      sky(sheet, 430),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [190, 120, 220],
            [640, 170, 150],
            [900, 100, 190],
          ]),
      streaks(sheet, 80, 260, 4, 0.3),
      land(sheet, hillLine(sheet, { y: 432, rise: 26 }), { color: '#708890', depth: 0.76, smooth: true }),
      woods(sheet, {
        line: [
          [-12, 434],
          [1212, 430],
        ],
        size: [8, 20],
        every: 22,
        color: '#5c7a66',
        depth: 0.58,
      }),
      water(sheet, { y: 436, color: '#5a9aa6', sky: 0.75 }),
      sunAt ? sunPath(sheet, sunAt[0], 440, 740, 56) : '',
      glints(sheet, { y: 438, count: 20 }),
      fill(
        `M-12 474q160-14 330 0t250 4q-120 14-300 12t-280-6zM640 484q180-12 330-4t260-6v20q-200 10-330 4t-260-14z`,
        tone(reed, 0.34),
      ),
      blades(sheet, { line: far, height: [10, 24], every: 6, color: reed, depth: 0.34, to: 560 }),
      blades(sheet, { line: far, height: [10, 24], every: 6, color: reed, depth: 0.34, from: 650 }),
      fill(
        `M-12 566q120-14 250-6t170 16q-110 22-240 20t-190-4zM760 560q150-16 290-6t170 0v40q-160 14-300 4t-160-38z`,
        tone(reed, 0.14),
      ),
      blades(sheet, {
        line: middle.map(([x, y]) => [x, y + 14] as const),
        height: [26, 58],
        every: 7,
        color: reed,
        depth: 0.14,
        to: 400,
        width: 3,
      }),
      blades(sheet, {
        line: middle.map(([x, y]) => [x, y + 14] as const),
        height: [26, 58],
        every: 7,
        color: reed,
        depth: 0.14,
        from: 770,
        width: 3,
      }),
      heron(sheet, 560, 640),
      heron(sheet, 640, 616, 0.7),
      fill(ground(near, { smooth: true }), tone(mix(reed, '#2c3a26', 0.5))),
      blades(sheet, {
        line: near,
        height: [60, 150],
        every: 14,
        color: mix(reed, '#33421f', 0.3),
        width: 4.4,
        to: 420,
      }),
      blades(sheet, {
        line: near,
        height: [50, 130],
        every: 14,
        color: mix(reed, '#33421f', 0.3),
        width: 4.4,
        from: 780,
      }),
      bulrushes(sheet, [40, 96, 180, 250, 340, 860, 930, 1010, 1090, 1160], near),
      birds(sheet, 700, 220, 7, 12),
    ].join('');
  },
);

/** A wading bird. */
function heron({ tone }: Sheet, x: number, y: number, size = 1): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  return (
    stroke(`M${at(-4, -30)}L${at(-6, 6)}M${at(6, -30)}L${at(8, 6)}`, tone('#4a4038', 0.1), 2.4 * size) +
    fill(
      `M${at(-34, -26)}Q${at(-10, -58)} ${at(14, -54)}Q${at(26, -50)} ${at(16, -38)}Q${at(0, -20)} ${at(-34, -26)}z`,
      tone('#e9edec', 0.06),
    ) +
    fill(
      `M${at(-34, -26)}Q${at(-10, -44)} ${at(8, -42)}Q${at(0, -24)} ${at(-34, -26)}z`,
      tone('#9fb2bb', 0.08),
    ) +
    stroke(`M${at(12, -50)}C${at(30, -58)} ${at(2, -78)} ${at(18, -92)}`, tone('#e9edec', 0.06), 6 * size) +
    fill(`M${at(13, -97)}L${at(26, -96)}L${at(46, -88)}L${at(18, -88)}z`, tone('#e0a240', 0.05))
  );
}

/** Bulrushes: stems with dark heads. */
function bulrushes({ random, tone }: Sheet, places: readonly number[], line: readonly Point[]): string {
  let [stems, heads] = ['', ''];
  for (const x of places) {
    const tall = random.between(120, 210);
    const lean = random.between(-14, 14);
    const y = heightAt(line, x) + 10;
    stems += `M${x} ${Math.round(y)}q0 ${Math.round(-tall * 0.6)} ${Math.round(lean)} ${Math.round(-tall)}`;
    heads += `M${Math.round(x + lean)} ${Math.round(y - tall + 6)}v34`;
  }
  return stroke(stems, tone('#5f6b3c'), 3.4) + stroke(heads, tone('#6b4028'), 10);
}

/** Northern lights over snow and firs. */
export const aurora = family<{ tint: `#${string}`; other: `#${string}` }>(
  'aurora',
  {
    night: { light: 'deepNight', tint: '#6ff0b0', other: '#5fd4c8' },
    violet: { light: 'night', tint: '#7ef0c0', other: '#b08af0', flip: true, throw: 2 },
  },
  (sheet, { tint, other }) => {
    const snow = '#e8f1f6';
    return [
      sky(sheet, 520),
      stars(sheet, 440, 70),
      curtains(
        sheet,
        [
          [-20, 320],
          [180, 262],
          [360, 316],
          [560, 240],
          [760, 290],
          [980, 190],
          [1240, 250],
        ],
        230,
        other,
      ),
      curtains(
        sheet,
        [
          [-20, 450],
          [140, 420],
          [300, 352],
          [440, 400],
          [640, 330],
          [820, 380],
          [1040, 290],
          [1240, 330],
        ],
        270,
        tint,
      ),
      crescent(sheet, 260, 130, 26),
      range(sheet, { base: 520, height: 150, count: 5, color: '#7f93b0', depth: 0.5, snow: 0.8 }),
      land(sheet, hillLine(sheet, { y: 540, rise: 34 }), { color: snow, depth: 0.42, smooth: true }),
      firs(sheet, {
        line: hillLine(sheet, { y: 560, rise: 18 }),
        height: [24, 56],
        every: 15,
        color: '#2b4652',
        depth: 0.3,
        tiers: 3,
      }),
      land(sheet, hillLine(sheet, { y: 572, rise: 26 }), { color: snow, depth: 0.22, smooth: true, foot: 0 }),
      fill(
        'M300 640C420 606 560 602 680 606S900 620 940 646S820 700 640 704S200 690 300 640z',
        sheet.fade(602, 704, [
          [0, mix(sheet.tone('#5fb7a8', 0.2), tint, 0.45)],
          [1, sheet.tone('#2c6f86')],
        ]),
      ),
      land(
        sheet,
        [
          [-12, 690],
          [160, 668],
          [340, 706],
          [520, 768],
        ],
        { color: snow, smooth: true },
      ),
      land(
        sheet,
        [
          [700, 768],
          [880, 708],
          [1060, 676],
          [1212, 684],
        ],
        { color: snow, smooth: true },
      ),
      firs(sheet, {
        line: [
          [-12, 706],
          [340, 720],
        ],
        height: [120, 240],
        every: 60,
        to: 330,
        color: '#1f3a44',
        scatter: 20,
        tiers: 4,
      }),
      firs(sheet, {
        line: [
          [860, 724],
          [1212, 700],
        ],
        height: [120, 250],
        every: 60,
        from: 900,
        color: '#1f3a44',
        scatter: 20,
        tiers: 4,
      }),
    ].join('');
  },
);

/** A stream through bare hills under big weather. */
export const moor = family<{ sunAt?: Point; heather: `#${string}`; grass: `#${string}` }>(
  'moor',
  {
    day: { light: 'storm', heather: '#8d6f8e', grass: '#7f8a56' },
    mist: { light: 'mist', heather: '#a1789a', grass: '#8b9a68', flip: true, throw: 1 },
    autumn: { light: 'golden', sunAt: [330, 250], heather: '#a8643f', grass: '#a88d4a', throw: 2 },
  },
  (sheet, { sunAt, heather, grass }) => {
    const { tone, random } = sheet;
    const tufts = (from: number, to: number, count: number, size: number, depth: number) => {
      let [body, light] = ['', ''];
      for (let index = 0; index < count; index++) {
        const near = random.next();
        const [x, y, r] = [random.between(-10, 1210), from + (to - from) * near, size * (0.5 + near * 0.8)];
        if (Math.abs(x - 620 + (y - 640) * 0.6) < 90) continue;
        body += oval(Math.round(x), Math.round(y), Math.round(r * 1.6), Math.round(r * 0.7));
        light += oval(Math.round(x - r * 0.3), Math.round(y - r * 0.25), Math.round(r), Math.round(r * 0.36));
      }
      return (
        fill(body, tone(mix(heather, grass, 0.3), depth, 0.08)) + fill(light, tone(heather, depth, -0.12))
      );
    };
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [90, 130, 280],
            [480, 90, 330],
            [860, 170, 260],
          ]),
      land(sheet, ridgeLine(sheet, { y: 430, rise: 150, peaks: 4, rough: 0.08 }), {
        color: '#73839a',
        depth: 0.72,
      }),
      land(sheet, ridgeLine(sheet, { y: 480, rise: 150, peaks: 3, rough: 0.06 }), {
        color: mix(grass, '#6a7080', 0.4),
        depth: 0.5,
      }),
      mist(sheet, 470, 90, 0.4),
      land(sheet, hillLine(sheet, { y: 530, rise: 80, hills: 2 }), {
        color: grass,
        depth: 0.32,
        smooth: true,
      }),
      tufts(500, 570, 60, 9, 0.28),
      land(sheet, hillLine(sheet, { y: 600, rise: 50, hills: 2 }), {
        color: mix(grass, heather, 0.25),
        depth: 0.14,
        smooth: true,
        foot: 0,
      }),
      fill(
        ribbon([
          [640, 566, 5],
          [610, 600, 14],
          [690, 644, 30],
          [560, 700, 60],
          [640, 766, 120],
        ]),
        tone('#b9d3d6', 0.1),
      ),
      tufts(596, 745, 120, 18, 0.06),
      boulders(sheet, { from: 620, to: 745, count: 13, size: [22, 96], color: '#7d8080' }),
    ].join('');
  },
);
