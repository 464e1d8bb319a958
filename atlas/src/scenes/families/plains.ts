import { family } from '../family';
import { mix } from '../kit/color';
import { blooms } from '../kit/fields';
import { hillLine, land } from '../kit/land';
import { mountain } from '../kit/mountain';
import { box, fill, type Point, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { cloudBank, sky, streaks, sun } from '../kit/sky';
import { acacia, blades, woods } from '../kit/trees';
import { ribbon } from '../kit/water';

/** A plain with flat-topped trees and distant animals. */
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

/** Elephants in a line. */
function herd({ tone }: Sheet): string {
  const one = (x: number, y: number, s: number) => {
    const p = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(y + dy * s)}`;
    return `M${p(-46, 0)}L${p(-48, -40)}Q${p(-50, -74)} ${p(-14, -76)}Q${p(10, -78)} ${p(18, -70)}Q${p(34, -84)} ${p(46, -66)}Q${p(54, -52)} ${p(56, -30)}Q${p(58, -12)} ${p(66, -12)}L${p(64, -6)}Q${p(50, -4)} ${p(48, -28)}Q${p(40, -40)} ${p(34, -40)}Q${p(30, -34)} ${p(28, -30)}L${p(28, 0)}H${Math.round(x + 14 * s)}L${p(12, -26)}H${Math.round(x - 22 * s)}L${p(-28, 0)}z`;
  };
  return fill(one(560, 580, 0.9) + one(690, 584, 0.7) + one(770, 582, 0.42), tone('#4d3c3c', 0.16, 0.2));
}

/** Two giraffes next to the trees. */
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

/** A dark cloud that rains on part of the plain. */
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
