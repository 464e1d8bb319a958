import { family } from '../family';
import { mix } from '../kit/color';
import { blooms, rows, stripes, vines } from '../kit/fields';
import { hillLine, land, mountain, range, ridgeLine } from '../kit/land';
import { box, curve, fill, ground, heightAt, oval, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, cloudBank, clouds, mist, sky, streaks, sun } from '../kit/sky';
import { acacia, blades, cypress, tree, woods } from '../kit/trees';
import { ribbon } from '../kit/water';

/** A plain with flat-topped trees and far animals. */
export const savanna = family<{ sunAt: Point; grass: `#${string}`; elephants?: boolean }>(
  'savanna',
  {
    dusk: { light: 'dusk', sunAt: [600, 360], grass: '#a8743c', elephants: true },
    day: { light: 'day', sunAt: [300, 190], grass: '#c9a957', throw: 1 },
    golden: { light: 'golden', sunAt: [420, 320], grass: '#b78b42', flip: true, elephants: true, throw: 2 },
  },
  (sheet, { sunAt, grass, elephants = false }) => {
    const near = hillLine(sheet, { y: 690, rise: 24, hills: 2 });
    return [
      sky(sheet, 470),
      sun(sheet, sunAt[0], sunAt[1], 84),
      streaks(sheet, 110, 330, 6, 0.3),
      mountain(sheet, {
        x: 880,
        y: 340,
        base: 482,
        left: 300,
        right: 300,
        color: '#85809a',
        depth: 0.76,
        hollow: 0.7,
        crater: 60,
        rough: 0.05,
      }),
      land(sheet, hillLine(sheet, { y: 478, rise: 24 }), { color: '#8a7a6a', depth: 0.7, smooth: true }),
      land(sheet, hillLine(sheet, { y: 506, rise: 14 }), { color: grass, depth: 0.48, smooth: true }),
      [120, 300, 455, 760, 930, 1100]
        .map((x, index) => acacia(sheet, { x, y: 516, height: 40 + (index % 3) * 16, depth: 0.42 }))
        .join(''),
      land(sheet, hillLine(sheet, { y: 556, rise: 16 }), {
        color: grass,
        depth: 0.24,
        smooth: true,
        foot: 0,
      }),
      elephants ? herd(sheet) : giraffes(sheet),
      land(sheet, hillLine(sheet, { y: 620, rise: 14 }), { color: grass, depth: 0.1, smooth: true, foot: 0 }),
      acacia(sheet, { x: 300, y: 664, height: 330 }),
      acacia(sheet, { x: 1080, y: 650, height: 190, depth: 0.06 }),
      blades(sheet, {
        line: [
          [0, 668],
          [1200, 668],
        ],
        height: [12, 34],
        every: 8,
        color: mix(grass, '#6b4f2a', 0.3),
        depth: 0.04,
        lean: 0.5,
      }),
      land(sheet, near, { color: mix(grass, '#4a3420', 0.45), smooth: true }),
      blades(sheet, {
        line: near,
        height: [20, 60],
        every: 9,
        color: mix(grass, '#4a3420', 0.45),
        lean: 0.5,
        width: 3.4,
      }),
    ].join('');
  },
);

/** Elephants one behind the other. */
function herd({ tone }: Sheet): string {
  const one = (x: number, y: number, s: number) => {
    const p = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(y + dy * s)}`;
    return `M${p(-46, 0)}L${p(-48, -40)}Q${p(-50, -74)} ${p(-14, -76)}Q${p(10, -78)} ${p(18, -70)}Q${p(34, -84)} ${p(46, -66)}Q${p(54, -52)} ${p(56, -30)}Q${p(58, -12)} ${p(66, -12)}L${p(64, -6)}Q${p(50, -4)} ${p(48, -28)}Q${p(40, -40)} ${p(34, -40)}Q${p(30, -34)} ${p(28, -30)}L${p(28, 0)}H${Math.round(x + 14 * s)}L${p(12, -26)}H${Math.round(x - 22 * s)}L${p(-28, 0)}z`;
  };
  return fill(one(560, 580, 0.9) + one(690, 584, 0.7) + one(770, 582, 0.42), tone('#4d3c3c', 0.16, 0.2));
}

/** Two giraffes by the trees. */
function giraffes({ tone }: Sheet): string {
  const one = (x: number, y: number, s: number) => {
    const p = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(y + dy * s)}`;
    return `M${p(-26, 0)}L${p(-24, -46)}Q${p(-30, -66)} ${p(-14, -70)}L${p(12, -80)}L${p(34, -140)}L${p(33, -150)}L${p(38, -146)}L${p(56, -136)}L${p(54, -130)}L${p(42, -132)}L${p(26, -66)}Q${p(24, -56)} ${p(22, -48)}L${p(22, 0)}H${Math.round(x + 16 * s)}L${p(14, -42)}H${Math.round(x - 16 * s)}L${p(-19, 0)}z`;
  };
  return fill(one(640, 584, 0.72) + one(730, 588, 0.6), tone('#9a6a34', 0.18, 0.1));
}

/** Grassland to the horizon under towering clouds. */
export const prairie = family<{
  sunAt?: Point;
  grass: `#${string}`;
  barn?: boolean;
  bank?: boolean;
  rain?: boolean;
}>(
  'prairie',
  {
    day: { light: 'clear', grass: '#b9b158', bank: true, barn: true },
    dusk: { light: 'dusk', sunAt: [330, 380], grass: '#a98a4a', flip: true, throw: 1 },
    storm: { light: 'storm', grass: '#a8a257', rain: true, throw: 2 },
  },
  (sheet, { sunAt, grass, barn = false, bank = false, rain = false }) => {
    const { tone } = sheet;
    const [far, middle, near] = [
      hillLine(sheet, { y: 500, rise: 30 }),
      hillLine(sheet, { y: 566, rise: 40, hills: 2 }),
      hillLine(sheet, { y: 660, rise: 36, hills: 2 }),
    ];
    return [
      sky(sheet, 480),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 66) : '',
      bank
        ? cloudBank(sheet, { x: 560, y: 430, width: 460, height: 230 }) +
          cloudBank(sheet, { x: 60, y: 440, width: 320, height: 130, opacity: 0.8 })
        : streaks(sheet, 90, 330, 8, rain ? 0.15 : 0.35),
      rain ? shower(sheet) : '',
      land(sheet, hillLine(sheet, { y: 474, rise: 14 }), {
        color: mix(grass, '#6f8a86', 0.5),
        depth: 0.66,
        smooth: true,
      }),
      land(sheet, far, { color: grass, depth: 0.42, smooth: true }),
      barn ? farmstead(sheet, 840, 516) : '',
      woods(sheet, {
        line: far,
        size: [10, 18],
        every: 18,
        from: 150,
        to: 330,
        color: '#5d7a4c',
        depth: 0.36,
      }),
      land(sheet, middle, { color: mix(grass, '#8a9a48', 0.4), depth: 0.2, smooth: true, foot: 0 }),
      fill(
        ribbon([
          [640, 548, 5],
          [600, 590, 14],
          [690, 650, 40],
          [560, 766, 130],
        ]),
        tone('#cdb98c', 0.08),
      ),
      land(sheet, near, { color: grass, depth: 0.04, smooth: true, foot: 0 }),
      fill(
        ribbon([
          [648, 652, 46],
          [600, 700, 80],
          [560, 770, 140],
        ]),
        tone('#c4ad7d'),
      ),
      blades(sheet, {
        line: near.map(([x, y]) => [x, y + 30] as const),
        height: [24, 64],
        every: 6,
        color: mix(grass, '#7d6a2c', 0.35),
        lean: 0.5,
        to: 470,
        width: 3,
      }),
      blades(sheet, {
        line: near.map(([x, y]) => [x, y + 30] as const),
        height: [24, 64],
        every: 6,
        color: mix(grass, '#7d6a2c', 0.35),
        lean: 0.5,
        from: 780,
        width: 3,
      }),
      blooms(sheet, { from: 690, to: 745, count: 40, size: [5, 9], color: '#e0a63c' }),
    ].join('');
  },
);

/** A dark cloud that lets its rain fall on a part of the plain. */
function shower(sheet: Sheet): string {
  const { light, random } = sheet;
  const dark = mix(light.shadow, light.haze, 0.42);
  let drops = '';
  for (let x = 560; x < 990; x += random.between(9, 20)) {
    const from = random.between(300, 380);
    drops += `M${Math.round(x)} ${Math.round(from)}l${Math.round(-(470 - from) * 0.16)} ${Math.round(random.between(0.5, 0.95) * (470 - from))}`;
  }
  const veil = sheet.fade(280, 480, [
    [0, dark, 0.75],
    [1, dark, 0.12],
  ]);
  return (
    fill('M520 280H1010L960 480H486z', veil) +
    stroke(drops, light.cloud, 2, 'opacity=".35"') +
    cloudBank(sheet, { x: 500, y: 312, width: 540, height: 190 }) +
    fill('M512 312H1028Q990 332 900 326T700 332T512 312z', dark, 'opacity=".6"') +
    cloudBank(sheet, { x: 40, y: 300, width: 300, height: 100, opacity: 0.55 })
  );
}

/** A red barn with a silo. */
export function farmstead({ tone }: Sheet, x: number, y: number): string {
  return (
    fill(`${box(x + 66, y - 78, 24, 78)}M${x + 66} ${y - 78}a12 12 0 0 1 24 0z`, tone('#c9c3b2', 0.26)) +
    fill(box(x + 80, y - 78, 10, 78), tone('#c9c3b2', 0.26, 0.3)) +
    fill(`M${x} ${y}v-40l10-22l22-14l22 14l10 22v40z`, tone('#a5432f', 0.24)) +
    fill(`M${x + 32} ${y - 76}l22 14l10 22v40h-12v-36l-8-22z`, tone('#a5432f', 0.24, 0.3)) +
    fill(
      `M${x - 4} ${y - 38}l11-26l25-16l25 16l11 26l-6 1l-9-22l-21-14l-21 14l-9 22z`,
      tone('#efe8da', 0.2),
    ) +
    fill(box(x + 22, y - 28, 20, 28), tone('#efe8da', 0.2))
  );
}

/** Vines on rolling hills, a farmhouse and cypresses. */
export const vineyard = family<{ sunAt?: Point; leaf: `#${string}`; soil: `#${string}` }>(
  'vineyard',
  {
    summer: { light: 'day', leaf: '#5f8446', soil: '#b99a63' },
    autumn: { light: 'golden', sunAt: [330, 250], leaf: '#b9703a', soil: '#c19a5a', flip: true },
    dawn: { light: 'rose', sunAt: [400, 290], leaf: '#6d8a4c', soil: '#b59a72', throw: 2 },
  },
  (sheet, { sunAt, leaf, soil }) => {
    const hill: Point[] = [
      [-12, 560],
      [180, 520],
      [420, 470],
      [600, 448],
      [790, 470],
      [1000, 530],
      [1212, 560],
    ];
    const left: Point[] = [
      [-12, 560],
      [200, 556],
      [420, 590],
      [640, 650],
      [760, 700],
      [860, 770],
    ];
    const right: Point[] = [
      [420, 770],
      [620, 690],
      [840, 620],
      [1040, 580],
      [1212, 566],
    ];
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [170, 120, 180],
            [820, 150, 220],
          ]),
      land(sheet, ridgeLine(sheet, { y: 430, rise: 100, peaks: 5, rough: 0.08 }), {
        color: '#8496a5',
        depth: 0.76,
      }),
      land(sheet, hillLine(sheet, { y: 470, rise: 70 }), {
        color: mix(leaf, '#7d8f86', 0.5),
        depth: 0.56,
        smooth: true,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 486, rise: 44 }),
        size: [7, 14],
        every: 26,
        color: mix(leaf, '#4f6b58', 0.6),
        depth: 0.48,
      }),
      mist(sheet, 480, 70, 0.4),
      land(sheet, hill, { color: mix(soil, leaf, 0.35), depth: 0.3, smooth: true, foot: 0.1 }),
      rows(sheet, {
        line: hill.map(([x, y]) => [x, y + 26] as const),
        to: [600, 330],
        width: 74,
        color: leaf,
        depth: 0.28,
        bottom: 640,
      }),
      villa(sheet, 560, 456),
      [470, 500, 528, 704, 730, 762]
        .map((x, index) => cypress(sheet, x, heightAt(hill, x) + 6, 84 + (index % 3) * 20, '#3d5a45', 0.22))
        .join(''),
      land(sheet, right, { color: soil, depth: 0.08, smooth: true, foot: 0 }),
      rows(sheet, {
        line: right.map(([x, y]) => [x, y + 14] as const),
        to: [1300, 430],
        width: 90,
        color: leaf,
        depth: 0.08,
        share: 0.5,
      }),
      land(sheet, left, { color: mix(soil, '#8a6a44', 0.2), smooth: true }),
      vines(sheet, {
        line: left.map(([x, y]) => [x, y + 22] as const),
        rows: 6,
        drop: 32,
        size: 13,
        every: 23,
        color: leaf,
        to: 900,
        shift: -20,
      }),
      [1120, 1168]
        .map((x, index) => cypress(sheet, x, 640 + index * 12, 190 + index * 40, '#34503d', 0.04))
        .join(''),
    ].join('');
  },
);

/** A farmhouse with a low tower and tiled roofs. */
export function villa({ tone }: Sheet, x: number, y: number, depth = 0.24): string {
  const [wallTone, dark, roof] = [
    tone('#e6cfa2', depth),
    tone('#e6cfa2', depth, 0.34),
    tone('#b5643f', depth),
  ];
  return (
    fill(box(x + 40, y - 62, 34, 64), wallTone) +
    fill(box(x + 62, y - 62, 14, 64), dark) +
    fill(
      polygon([
        [x + 34, y - 60],
        [x + 58, y - 78],
        [x + 82, y - 60],
      ]),
      roof,
    ) +
    fill(box(x, y - 36, 110, 40), wallTone) +
    fill(box(x + 82, y - 36, 30, 40), dark) +
    fill(
      polygon([
        [x - 6, y - 34],
        [x + 12, y - 52],
        [x + 98, y - 52],
        [x + 118, y - 34],
      ]),
      roof,
    ) +
    fill(
      polygon([
        [x + 84, y - 52],
        [x + 98, y - 52],
        [x + 118, y - 34],
        [x + 92, y - 34],
      ]),
      tone('#b5643f', depth, 0.3),
    ) +
    fill(
      [14, 36, 58].map((dx) => box(x + dx, y - 22, 8, 12)).join('') + box(x + 52, y - 50, 7, 10),
      tone('#6b5140', depth),
    )
  );
}

/** Scented rows to a stone house under hills. */
export const lavender = family<{ sunAt?: Point; bloom: `#${string}`; gap: `#${string}`; lone?: boolean }>(
  'lavender',
  {
    day: { light: 'day', bloom: '#7f66ad', gap: '#b8a978' },
    dusk: { light: 'dusk', sunAt: [620, 350], bloom: '#7d5fa5', gap: '#a88a6a', lone: true },
    dawn: { light: 'firstLight', sunAt: [330, 300], bloom: '#8a6cb5', gap: '#b59d7c', flip: true, throw: 1 },
  },
  (sheet, { sunAt, bloom, gap, lone = false }) => {
    const field: Point[] = [
      [-12, 500],
      [300, 492],
      [600, 488],
      [900, 492],
      [1212, 500],
    ];
    return [
      sky(sheet, 460),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 62)
        : clouds(sheet, [
            [160, 140, 200],
            [760, 110, 160],
            [930, 180, 190],
          ]),
      land(sheet, ridgeLine(sheet, { y: 450, rise: 110, peaks: 4, rough: 0.07 }), {
        color: '#8797ad',
        depth: 0.74,
      }),
      land(sheet, hillLine(sheet, { y: 480, rise: 56 }), { color: '#708a6c', depth: 0.52, smooth: true }),
      woods(sheet, {
        line: field.map(([x, y]) => [x, y + 2] as const),
        size: [12, 24],
        every: 26,
        color: '#55744f',
        depth: 0.34,
      }),
      land(sheet, field, { color: gap, depth: 0.1, smooth: true, foot: 0 }),
      rows(sheet, { line: field, to: [600, 452], width: 132, color: bloom, share: 0.66, smooth: true }),
      puffs(sheet, bloom),
      lone
        ? tree(sheet, { x: 600, y: 506, height: 150, color: '#5a6f48', depth: 0.14, spread: 0.86 })
        : villa(sheet, 690, 498, 0.16),
      lone
        ? ''
        : [650, 672, 830]
            .map((x, index) => cypress(sheet, x, 504, 92 + index * 14, '#3f5c46', 0.16))
            .join(''),
    ].join('');
  },
);

/** Round heads along the nearest rows, so that they look like bushes. */
function puffs(sheet: Sheet, color: `#${string}`): string {
  const { random, tone } = sheet;
  let [dark, light] = ['', ''];
  for (let row = -6; row < 7; row++) {
    for (const y of [556, 586, 622, 664, 712, 766]) {
      const scale = (y - 452) / (762 - 452);
      const x = 600 + (row * 132 + 44) * scale;
      if (x < -60 || x > 1260) continue;
      const r = 44 * scale;
      dark += oval(Math.round(x + random.between(-3, 3)), Math.round(y), Math.round(r), Math.round(r * 0.4));
      light += oval(
        Math.round(x - r * 0.3),
        Math.round(y - r * 0.2),
        Math.round(r * 0.5),
        Math.round(r * 0.22),
      );
    }
  }
  return (
    fill(dark, tone(color, 0, 0.1), 'opacity=".55"') + fill(light, tone(color, 0, -0.3), 'opacity=".55"')
  );
}

/** Stripes of tulips before a windmill. */
export const tulips = family<{ sunAt?: Point; fair?: boolean }>(
  'tulips',
  {
    day: { light: 'day', fair: true },
    dawn: { light: 'rose', sunAt: [330, 290], throw: 1 },
    dusk: { light: 'golden', sunAt: [360, 310], flip: true, throw: 2 },
  },
  (sheet, { sunAt, fair = false }) => {
    const { tone, light } = sheet;
    return [
      sky(sheet, 450),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      fair
        ? clouds(sheet, [
            [120, 150, 240],
            [520, 110, 170],
            [930, 190, 200],
          ]) + cloudBank(sheet, { x: 260, y: 440, width: 300, height: 90, opacity: 0.6 })
        : streaks(sheet, 100, 300, 6, 0.35),
      land(
        sheet,
        [
          [-12, 448],
          [600, 446],
          [1212, 448],
        ],
        { color: '#8aa58a', depth: 0.6, foot: 0 },
      ),
      woods(sheet, {
        line: [
          [-12, 452],
          [1212, 450],
        ],
        size: [7, 17],
        every: 20,
        color: '#66876a',
        depth: 0.52,
        to: 560,
      }),
      [170, 196, 222, 248].map((x) => cypress(sheet, x, 456, 64, '#66876a', 0.46, 18)).join(''),
      stripes(sheet, {
        y: 462,
        colors: [
          '#8fae5f',
          '#e0b83f',
          '#c9413c',
          '#8fae5f',
          '#e58aa0',
          '#f0e2c8',
          '#7c9f52',
          '#d9632f',
          '#e9c23f',
          '#b03a5b',
        ],
        depth: 0.42,
        slant: -40,
      }),
      fill(
        'M700 766L760 470H790L980 766z',
        sheet.fade(470, 766, [
          [0, light.sky.at(-1)?.[1] ?? '#ffffff'],
          [1, tone('#5f9fb0')],
        ]),
      ),
      stroke('M700 766L760 470M980 766L790 470', tone('#6f8f4c', 0.05), 8),
      windmill(sheet, 860, 474),
      heads(sheet),
      birds(sheet, 440, 240, 4),
    ].join('');
  },
);

/** A windmill with four sails. */
export function windmill({ tone }: Sheet, x: number, y: number, depth = 0.18): string {
  const sail = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    const at = (along: number, off: number): Point => [
      x + Math.cos(turn) * along - Math.sin(turn) * off,
      y - 168 + Math.sin(turn) * along + Math.cos(turn) * off,
    ];
    return {
      arm: [at(0, 0), at(118, 0)] as const,
      cloth: [at(24, 3), at(116, 3), at(116, 24), at(24, 24)] as const,
    };
  };
  const sails = [28, 118, 208, 298].map(sail);
  return (
    fill(
      polygon([
        [x - 46, y + 6],
        [x - 26, y - 160],
        [x + 26, y - 160],
        [x + 46, y + 6],
      ]),
      tone('#8a5a44', depth),
    ) +
    fill(
      polygon([
        [x + 6, y - 160],
        [x + 26, y - 160],
        [x + 46, y + 6],
        [x + 12, y + 6],
      ]),
      tone('#8a5a44', depth, 0.32),
    ) +
    fill(`M${x - 30} ${y - 158}q4-38 32-42q28 4 30 42z`, tone('#44535a', depth)) +
    fill(box(x - 62, y - 62, 124, 9), tone('#e8dcc2', depth)) +
    fill(box(x - 8, y - 30, 18, 36) + box(x - 10, y - 112, 12, 16), tone('#e8dcc2', depth)) +
    fill(sails.map(({ cloth }) => polygon(cloth)).join(''), tone('#efe6d2', depth), 'opacity=".92"') +
    stroke(
      sails
        .map(({ arm }) => `M${arm.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`)
        .join(''),
      tone('#4a3a30', depth),
      5,
    )
  );
}

/** Single flowers right before the viewer. */
function heads(sheet: Sheet): string {
  const { random, tone } = sheet;
  const paths: Record<string, string> = { '#d8433f': '', '#e9c23f': '', '#e58aa0': '' };
  let stems = '';
  for (let x = -10; x < 1210; x += random.between(16, 28)) {
    const y = random.between(672, 726);
    if (x > 704 && x < 968) continue;
    const color = random.pick(['#d8433f', '#e9c23f', '#e58aa0']);
    paths[color] += `M${Math.round(x - 11)} ${Math.round(y - 12)}l6 5l5-9l5 9l6-5q4 24-11 26q-15-2-11-26z`;
    stems += `M${Math.round(x)} ${Math.round(y + 10)}V760M${Math.round(x)} 752q-12-14-12-34M${Math.round(x)} 756q12-14 13-30`;
  }
  return (
    stroke(stems, tone('#4f7a3f'), 4) +
    Object.entries(paths)
      .map(([color, path]) => fill(path, tone(color as `#${string}`)))
      .join('')
  );
}

/** Steps of flooded fields round a hill. */
export const terraces = family<{ sunAt?: Point; rice: `#${string}`; flooded: number }>(
  'terraces',
  {
    dawn: { light: 'rose', sunAt: [330, 250], rice: '#7f9a52', flooded: 0.75 },
    day: { light: 'day', rice: '#7fae4a', flooded: 0.2, flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [400, 230], rice: '#c9a544', flooded: 0.12, throw: 2 },
  },
  (sheet, { sunAt, rice, flooded }) => {
    const { tone, random, light } = sheet;
    const steps: string[] = [];
    const count = 15;
    for (let index = 0; index < count; index++) {
      const part = index / (count - 1);
      const y = 400 + 340 * part ** 1.25;
      const swell = 46 + 60 * part;
      const line = Array.from({ length: 8 }, (_, at): Point => {
        const x = -20 + at * 178;
        return [
          x,
          y +
            swell * (Math.sin(at * 0.92 + 0.5 + part * 0.5) * 0.5 + Math.sin(at * 0.47 + 2.2) * 0.55) +
            random.between(-6, 6),
        ];
      });
      const depth = 0.46 * (1 - part);
      const wet = random.chance(flooded);
      const sky1 = light.sky.at(-1)?.[1] ?? light.haze;
      steps.push(
        fill(ground(line, { smooth: true }), tone(mix(rice, '#4b5a2c', 0.45), depth)),
        fill(
          ground(
            line.map(([x, ly]) => [x, ly + 4 + 7 * part] as const),
            { smooth: true },
          ),
          wet
            ? mix(tone('#8fb5bb', depth), mix(sky1, light.sky[1]?.[1] ?? sky1, 0.4), 0.6)
            : tone(index % 3 ? rice : mix(rice, '#a8c060', 0.4), depth),
        ),
        stroke(curve(line), tone(mix(rice, '#c3d07a', 0.5), depth, -0.1), 2 + 2 * part),
      );
    }
    return [
      sky(sheet, 390),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [200, 110, 190],
            [760, 150, 150],
          ]),
      range(sheet, { base: 400, height: 170, count: 5, color: '#6f8a94', depth: 0.72 }),
      land(sheet, ridgeLine(sheet, { y: 410, rise: 90, peaks: 4, rough: 0.06 }), {
        color: '#5c8070',
        depth: 0.54,
      }),
      mist(sheet, 400, 120, 0.6),
      ...steps,
      [
        [210, 520],
        [930, 486],
        [760, 610],
      ]
        .map(([x = 0, y = 0], index) => hut(sheet, x, y, 0.8 + index * 0.3))
        .join(''),
      [
        [170, 524],
        [980, 488],
        [830, 612],
        [1120, 560],
      ]
        .map(([x = 0, y = 0], index) =>
          tree(sheet, { x, y, height: 70 + index * 16, color: '#55803f', depth: 0.14 }),
        )
        .join(''),
    ].join('');
  },
);

/** A hut under a roof of straw. */
function hut({ tone }: Sheet, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return (
    fill(polygon([p(-20, 0), p(-20, -22), p(20, -22), p(20, 0)]), tone('#8a6a48', 0.12)) +
    fill(polygon([p(4, 0), p(4, -22), p(20, -22), p(20, 0)]), tone('#8a6a48', 0.12, 0.35)) +
    fill(polygon([p(-30, -18), p(-12, -46), p(12, -46), p(30, -18)]), tone('#b8945a', 0.1)) +
    fill(polygon([p(4, -46), p(12, -46), p(30, -18), p(8, -18)]), tone('#b8945a', 0.1, 0.32))
  );
}
