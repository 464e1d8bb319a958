import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land, ridgeLine } from '../kit/land';
import { fill, oval, type Point, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, sun } from '../kit/sky';
import { blades, firs, SPRUCE, tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Firs behind firs, fading into the mist. */
export const forest = family<{ sunAt?: Point; color?: `#${string}` }>(
  'forest',
  {
    mist: { light: 'mist' },
    golden: { light: 'golden', sunAt: [330, 250] },
    dusk: { light: 'afterglow', sunAt: [820, 300], throw: 2 },
  },
  (sheet, { sunAt, color = SPRUCE }) => {
    const rows = [
      { y: 372, depth: 0.78, height: [26, 52], every: 9, tiers: 0 },
      { y: 440, depth: 0.6, height: [48, 92], every: 15, tiers: 0 },
      { y: 520, depth: 0.4, height: [80, 150], every: 24, tiers: 4 },
      { y: 620, depth: 0.18, height: [130, 230], every: 36, tiers: 5 },
      { y: 770, depth: 0, height: [210, 350], every: 62, tiers: 6 },
    ] as const;
    return [
      sky(sheet, 400),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      land(sheet, ridgeLine(sheet, { y: 330, rise: 90, peaks: 4 }), { color, depth: 0.9 }),
      ...rows.map(({ y, depth, height, every, tiers }) => {
        const line = hillLine(sheet, { y, rise: 34 });
        return (
          firs(sheet, { line, height, every, color, depth, tiers, scatter: 14 }) +
          land(
            sheet,
            line.map(([x, ly]) => [x, ly + 4] as const),
            { color, depth, foot: 0.2, reach: 120 },
          ) +
          (depth > 0.1 ? mist(sheet, y + 30, 90, 0.45) : '')
        );
      }),
    ].join('');
  },
);

/** Broad crowns in autumn colors by a lake. */
export const autumnWoods = family<{
  sunAt?: Point;
  leaves: readonly [`#${string}`, `#${string}`, `#${string}`];
  boat?: boolean;
}>(
  'autumn-woods',
  {
    day: { light: 'day', leaves: ['#d98b33', '#c75b32', '#e0b04a'], boat: true },
    dawn: { light: 'rose', sunAt: [330, 250], leaves: ['#cf7a3d', '#b54a34', '#dba24c'], flip: true },
    spring: { light: 'clear', leaves: ['#8cb35c', '#6f9f55', '#b9c973'], throw: 2 },
  },
  (sheet, { sunAt, leaves, boat = false }) => {
    const [first, second, third] = leaves;
    const hills = land(sheet, hillLine(sheet, { y: 420, rise: 90 }), {
      color: mix(second, '#7b8a8e', 0.35),
      depth: 0.66,
      smooth: true,
    });
    const back = hillLine(sheet, { y: 480, rise: 70 });
    const shore: Point[] = [
      [-12, 516],
      [300, 520],
      [620, 522],
      [900, 520],
      [1212, 514],
    ];
    const slopes =
      woods(sheet, { line: back, size: [12, 22], every: 15, color: mix(first, second, 0.5), depth: 0.44 }) +
      land(sheet, back, { color: mix(first, second, 0.5), depth: 0.44, smooth: true, foot: 0.1 }) +
      woods(sheet, {
        line: shore.map(([x, y]) => [x, y - 34] as const),
        size: [18, 32],
        every: 30,
        color: second,
        depth: 0.28,
      }) +
      woods(sheet, {
        line: shore.map(([x, y]) => [x, y - 18] as const),
        size: [16, 30],
        every: 34,
        color: third,
        depth: 0.2,
      }) +
      woods(sheet, {
        line: shore.map(([x, y]) => [x, y - 6] as const),
        size: [14, 24],
        every: 30,
        color: first,
        depth: 0.14,
      }) +
      firs(sheet, { line: shore, height: [40, 80], every: 70, color: '#3c5a48', depth: 0.16 });
    const shown = sheet.twice(hills + slopes);
    return [
      sky(sheet, 450),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [200, 130, 190],
            [780, 170, 150],
            [930, 100, 110],
          ]),
      shown.first,
      water(sheet, { y: 522, color: '#3f7f8f' }),
      reflected(sheet, shown.again, { y: 522, opacity: 0.42, squeeze: 0.9 }),
      glints(sheet, { y: 524, count: 24, opacity: 0.34 }),
      boat ? rowboat(sheet, 470, 640) : '',
      land(
        sheet,
        [
          [700, 770],
          [830, 704],
          [1010, 676],
          [1212, 668],
        ],
        { color: mix(second, '#3a2f22', 0.62), smooth: true },
      ),
      tree(sheet, { x: 1060, y: 700, height: 330, color: first, spread: 0.78 }),
      tree(sheet, { x: 930, y: 716, height: 220, color: third, spread: 0.72 }),
      blades(sheet, {
        line: [
          [760, 740],
          [1212, 690],
        ],
        height: [10, 30],
        every: 10,
        from: 780,
        color: mix(third, '#5a4a2a', 0.4),
      }),
    ].join('');
  },
);

/** A small boat at rest. */
export function rowboat({ tone }: Sheet, x: number, y: number, color: `#${string}` = '#a8432f'): string {
  return (
    fill(`M${x - 52} ${y - 18}q52 16 104 0q-6 24-22 26h-60q-16-2-22-26z`, tone(color)) +
    fill(`M${x - 52} ${y - 18}q52 16 104 0l-3 7q-50 14-98 0z`, tone(color, 0, -0.25)) +
    fill(`M${x - 40} ${y + 9}h80q-10 12-40 12t-40-12z`, tone(color), 'opacity=".25"') +
    fill(`M${x - 20} ${y - 13}h12v6h-12zM${x + 14} ${y - 13}h12v6h-12z`, tone('#e3c79a'))
  );
}

/** Tall trees, ferns and vines around a light in the middle. */
export const rainforest = family<{ sunAt?: Point; green: `#${string}` }>(
  'rainforest',
  {
    mist: { light: 'mist', green: '#3f7a56' },
    golden: { light: 'golden', sunAt: [600, 300], green: '#4a7f4c', flip: true },
    day: { light: 'day', sunAt: [560, 230], green: '#3b8058', throw: 3 },
  },
  (sheet, { sunAt, green }) => {
    const { random, tone } = sheet;
    const trunks = (count: number, depth: number, wide: readonly [number, number], clear: number) => {
      let [body, shade] = ['', ''];
      for (let index = 0; index < count; index++) {
        const x = (1200 * (index + random.between(0.2, 0.8))) / count;
        if (Math.abs(x - 600) < clear) continue;
        const w = random.between(wide[0], wide[1]);
        body += `M${Math.round(x - w / 2)}-10L${Math.round(x - w * 0.55)} 600q${Math.round(-w * 0.1)} 70${Math.round(-w * 0.7)} 100h${Math.round(w * 2.4)}q${Math.round(-w * 0.6)}-34${Math.round(-w * 0.65)}-100L${Math.round(x + w / 2)}-10z`;
        shade += `M${Math.round(x + w * 0.12)}-10L${Math.round(x + w * 0.16)} 620q0 60${Math.round(w * 0.5)} 80h${Math.round(w * 0.5)}q${Math.round(-w * 0.6)}-34${Math.round(-w * 0.6)}-100L${Math.round(x + w / 2)}-10z`;
      }
      const bark = mix(green, '#5a4636', 0.55);
      return fill(body, tone(bark, depth)) + fill(shade, tone(bark, depth, 0.35));
    };
    const leafy = (y: number, depth: number, size: readonly [number, number], every: number) =>
      woods(sheet, {
        line: [
          [-12, y],
          [300, y + 20],
          [600, y - 16],
          [900, y + 24],
          [1212, y],
        ],
        size,
        every,
        color: green,
        depth,
        flat: 0.8,
      });
    const crown = (y: number, depth: number, size: number, clear: number) => {
      let [body, light] = ['', ''];
      for (let x = -20; x < 1230; x += size * random.between(0.5, 1)) {
        const off = Math.abs(x - 600) < clear ? -size * 1.4 : 0;
        const r = size * random.between(0.7, 1.15);
        body += oval(Math.round(x), Math.round(y + off), Math.round(r), Math.round(r * 0.7));
        light += oval(
          Math.round(x - r * 0.2),
          Math.round(y + off - r * 0.1),
          Math.round(r * 0.6),
          Math.round(r * 0.36),
        );
      }
      return (
        fill(`M-12-10H1212V${y - size * 0.6}H-12z${body}`, tone(green, depth, 0.12)) +
        fill(light, tone(green, depth, -0.06))
      );
    };
    return [
      sky(sheet, 620),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 60) : '',
      leafy(520, 0.8, [30, 60], 40),
      trunks(16, 0.76, [10, 18], 0),
      mist(sheet, 560, 200, 0.6),
      crown(90, 0.66, 60, 330),
      leafy(580, 0.6, [40, 70], 52),
      trunks(9, 0.48, [20, 34], 180),
      mist(sheet, 610, 160, 0.5),
      crown(56, 0.42, 80, 380),
      leafy(650, 0.36, [40, 76], 60),
      trunks(6, 0.18, [44, 70], 330),
      creepers(sheet, green),
      leafy(720, 0.14, [40, 70], 62),
      land(
        sheet,
        [
          [-12, 716],
          [300, 700],
          [600, 712],
          [900, 700],
          [1212, 714],
        ],
        { color: mix(green, '#23452f', 0.3), smooth: true },
      ),
      [30, 190, 1000, 1160]
        .map((x, index) => fern(sheet, x, 770, 190 + (index % 2) * 60, mix(green, '#6fa04e', 0.25)))
        .join(''),
      [110, 330, 900, 1090]
        .map((x, index) => fern(sheet, x, 790, 150 + (index % 3) * 30, mix(green, '#1e3a2a', 0.35)))
        .join(''),
    ].join('');
  },
);

/** Hanging stems with leaves. */
function creepers({ random, tone }: Sheet, green: `#${string}`): string {
  let [stems, leaves] = ['', ''];
  for (const x of [70, 150, 260, 940, 1050, 1150]) {
    const long = random.between(160, 380);
    const sway = random.between(-40, 40);
    stems += `M${x}-10q${Math.round(sway)} ${Math.round(long * 0.6)} ${Math.round(sway * 0.4)} ${Math.round(long)}`;
    for (let at = 60; at < long; at += random.between(34, 60)) {
      const lx = x + sway * 0.6 * (at / long);
      leaves += `M${Math.round(lx)} ${Math.round(at)}q14 2 18 20q-16-2-18-20zM${Math.round(lx)} ${Math.round(at + 16)}q-14 2-18 20q16-2 18-20z`;
    }
  }
  return stroke(stems, tone(green, 0.1, 0.3), 3) + fill(leaves, tone(mix(green, '#86b05a', 0.35), 0.06));
}

/** A fern or a young palm: leaves that arch from one point. */
export function fern(
  { random, tone }: Sheet,
  x: number,
  y: number,
  size: number,
  color: `#${string}`,
): string {
  let [dark, lit] = ['', ''];
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (0.1 + (0.8 * index) / 8) + random.between(-0.06, 0.06);
    const [dx, dy] = [Math.cos(angle) * size, -Math.sin(angle) * size];
    const sag = Math.abs(Math.cos(angle)) * size * 0.45;
    const wide = size * 0.09;
    const leaf = `M${x} ${y}q${Math.round(dx * 0.4 - wide)} ${Math.round(dy * 0.95 - wide)} ${Math.round(dx)} ${Math.round(dy + sag)}q${Math.round(-dx * 0.5 + wide)} ${Math.round(-sag * 0.6 + wide * 2)} ${Math.round(-dx)} ${Math.round(-dy - sag)}z`;
    if (index % 2) lit += leaf;
    else dark += leaf;
  }
  return fill(dark, tone(color, 0, 0.22)) + fill(lit, tone(color, 0, -0.04));
}
