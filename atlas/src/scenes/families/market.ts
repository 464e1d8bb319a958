import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { walker } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, halo, mist, sky, stars, sun } from '../kit/sky';

const CLOTHS: readonly Color[] = ['#c8503f', '#e0a94f', '#2f7f86', '#7f9a56', '#b8617a'];

/** Stalls under striped awnings in a square of old houses. */
export const market = family<{ sunAt?: Point; lit?: boolean; snow?: boolean }>(
  'market',
  {
    day: { light: 'day' },
    dusk: { light: 'dusk', sunAt: [600, 380], lit: true, flip: true, throw: 1 },
    winter: { light: 'night', lit: true, snow: true, throw: 2 },
  },
  (sheet, { sunAt, lit = false, snow = false }) => {
    const { tone } = sheet;
    const people: readonly (readonly [number, number, number, Color])[] = [
      [470, 620, 58, '#7c3d4c'],
      [520, 626, 54, '#2f5a68'],
      [660, 618, 56, '#5f7a4c'],
      [800, 660, 84, '#46505e'],
      [704, 694, 104, '#a8563f'],
      [400, 684, 98, '#3f5f6c'],
    ];
    return [
      sky(sheet, 460),
      snow ? stars(sheet, 300, 14) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 56) : '',
      lit
        ? ''
        : clouds(sheet, [
            [160, 110, 190],
            [820, 140, 160],
          ]),
      roofRow(sheet, {
        line: [
          [-12, 560],
          [1212, 560],
        ],
        width: [86, 130],
        height: [170, 240],
        walls: ['#e3c79a', '#d9a878', '#ecdcc0', '#c98f6a', '#d8c3a0'],
        roofs: ['#a3563f', '#8f4f40', '#b5674a'],
        depth: 0.34,
        gables: 0.5,
        pitch: 0.5,
        pane: 15,
        lit: lit ? 0.4 : 0,
        snow,
        down: 40,
      }),
      mist(sheet, 560, 80, 0.25),
      fill(
        box(-12, 580, 1224, 190),
        sheet.fade(580, 750, [
          [0, tone(snow ? '#e6ebf2' : '#d2bd98', 0.16)],
          [1, tone(snow ? '#cfd8e4' : '#b89f78')],
        ]),
      ),
      snow ? christmasTree(sheet, 600, 596) : fountain(sheet, 600, 606),
      stall(sheet, { x: 372, y: 622, s: 0.86, color: CLOTHS[2] ?? '#2f7f86', lit, snow, kind: 0 }),
      stall(sheet, { x: 838, y: 622, s: 0.86, color: CLOTHS[0] ?? '#c8503f', lit, snow, kind: 1 }),
      ...people.slice(0, 3).map(([x, y, height, color]) => walker(sheet, x, y, height, color)),
      garland(sheet, lit),
      stall(sheet, { x: 168, y: 716, s: 1.3, color: CLOTHS[0] ?? '#c8503f', lit, snow, kind: 2 }),
      stall(sheet, { x: 1034, y: 716, s: 1.3, color: CLOTHS[1] ?? '#e0a94f', lit, snow, kind: 0 }),
      ...people.slice(3).map(([x, y, height, color]) => walker(sheet, x, y, height, color)),
    ].join('');
  },
);

/** A table of goods under a striped roof. */
function stall(
  sheet: Sheet,
  {
    x,
    y,
    s,
    color,
    lit,
    snow,
    kind,
  }: { x: number; y: number; s: number; color: Color; lit: boolean; snow: boolean; kind: number },
): string {
  const { tone } = sheet;
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const depth = 0.04;
  const cream: Color = '#f6ecd6';
  let [stripes, scallops] = ['', ''];
  for (let index = 0; index < 8; index++) {
    const [a, b] = [-130 + index * 32.5, -130 + (index + 1) * 32.5];
    const strip = polygon([p(a * 0.84, -170), p(b * 0.84, -170), p(b, -118), p(a, -118)]);
    const scallop = `M${round(x + a * s)} ${round(y - 118 * s)}a${round(16.25 * s)} ${round(15 * s)} 0 0 0 ${round(32.5 * s)} 0z`;
    if (index % 2) scallops += strip + scallop;
    else stripes += strip + scallop;
  }
  const wares: readonly (readonly [Color, Color, Color])[] = [
    ['#d9732f', '#c8503f', '#8fae4c'],
    ['#e0b04f', '#a8563f', '#d99a6a'],
    ['#c8577f', '#e8c86a', '#8f6fae'],
  ];
  const chosen = wares[kind] ?? wares[0] ?? ['#d9732f', '#c8503f', '#8fae4c'];
  const heap = (from: number, ware: Color) => {
    let drawn = '';
    for (let row = 0; row < (s > 1 ? 3 : 1); row++)
      for (let at = 0; at < 5 - row; at++)
        drawn += oval(...p(from + at * 13 + row * 6.5, -58 - row * 9), 7.5 * s);
    return (
      fill(drawn, tone(ware, depth)) +
      fill(
        oval(...p(from + 8, -78), 3 * s) + oval(...p(from + 30, -66), 3 * s),
        tone(ware, depth, -0.4),
        'opacity=".6"',
      )
    );
  };
  return (
    fill(oval(...p(6, 4), 150 * s, 12 * s), tone('#3f3648', depth), 'opacity=".25"') +
    fill(
      polygon([p(-112, -120), p(112, -120), p(112, -50), p(-112, -50)]),
      lit ? mix('#ffcf8a', tone(color, 0.2), 0.4) : tone('#6b5648', depth, 0.1),
    ) +
    (lit ? halo(sheet, ...p(0, -96), 120 * s, '#ffdf9a', 0.7) : '') +
    fill(
      box(x - 118 * s, y - 168 * s, 7 * s, 168 * s) + box(x + 111 * s, y - 168 * s, 7 * s, 168 * s),
      tone('#6d4f3a', depth),
    ) +
    heap(-98, chosen[0]) +
    heap(-30, chosen[1]) +
    heap(38, chosen[2]) +
    fill(polygon([p(-112, -52), p(112, -52), p(106, 0), p(-106, 0)]), tone('#a87a4f', depth)) +
    fill(polygon([p(-112, -52), p(112, -52), p(111, -38), p(-111, -38)]), tone('#c4955f', depth)) +
    stroke(
      `M${round(x - 40 * s)} ${round(y - 38 * s)}v${round(38 * s)}M${round(x + 34 * s)} ${round(y - 38 * s)}v${round(38 * s)}`,
      tone('#7d5638', depth),
      2.4 * s,
    ) +
    fill(stripes, tone(color, depth)) +
    fill(scallops, tone(cream, depth)) +
    (snow
      ? fill(
          `M${round(x - 112 * s)} ${round(y - 166 * s)}q${round(16 * s)} ${round(-18 * s)} ${round(60 * s)} ${round(-12 * s)}t${round(80 * s)} 0t${round(84 * s)} ${round(14 * s)}z`,
          tone('#fafcfd', depth),
        )
      : '') +
    (lit ? fill([-70, 0, 70].map((dx) => oval(...p(dx, -100), 6 * s)).join(''), '#fff0c4') : '')
  );
}

/** String lights across the square, or small cloth flags without any symbol. */
function garland(sheet: Sheet, lit: boolean): string {
  const lines: readonly (readonly [number, number, number, number])[] = [
    [-12, 250, 600, 330],
    [600, 330, 1212, 250],
  ];
  return lines
    .map(([x1, y1, x2, y2]) => {
      let bulbs = '';
      for (let index = 1; index < 12; index++) {
        const part = index / 12;
        const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part + 60 * 4 * part * (1 - part)];
        bulbs += lit
          ? oval(x, y + 8, 6)
          : polygon([
              [x - 10, y],
              [x + 10, y],
              [x, y + 22],
            ]);
      }
      const rope = stroke(
        `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 120} ${x2} ${y2}`,
        sheet.tone('#4a4048', 0.1),
        2,
      );
      return lit ? rope + fill(bulbs, '#ffe6a8') : rope + fill(bulbs, sheet.tone('#e0a94f', 0.06));
    })
    .join('');
}

/** A fountain with two basins. */
function fountain({ tone }: Sheet, x: number, y: number): string {
  const [stone, depth] = ['#cfc3ac', 0.14] as const;
  return (
    fill(`M${x - 86} ${y - 22}h172q-4 30-30 34h-112q-26-4-30-34z`, tone(stone, depth)) +
    fill(`M${x + 24} ${y + 12}q18-14 22-34h40q-4 30-30 34z`, tone(stone, depth, 0.3)) +
    fill(oval(x, y - 22, 86, 10), tone('#7fb0b8', depth)) +
    fill(box(x - 9, y - 96, 18, 78), tone(stone, depth, 0.1)) +
    fill(`M${x - 42} ${y - 86}h84q-6 22-30 24h-24q-24-2-30-24z`, tone(stone, depth)) +
    fill(oval(x, y - 86, 42, 6), tone('#8fbcc2', depth)) +
    stroke(
      `M${x} ${y - 120}q-34 4-36 36M${x} ${y - 120}q34 4 36 36M${x - 38} ${y - 82}q-16 20-18 58M${x + 38} ${y - 82}q16 20 18 58`,
      tone('#eef6f6', 0.1, -0.2),
      3.4,
      'opacity=".8"',
    )
  );
}

/** A tall fir with lights. */
function christmasTree(sheet: Sheet, x: number, y: number): string {
  const { random } = sheet;
  let body = '';
  for (let tier = 0; tier < 5; tier++) {
    const [wide, top] = [40 + tier * 22, y - 250 + tier * 44];
    body += polygon([
      [x, top - 30],
      [x + wide, top + 58],
      [x - wide, top + 58],
    ]);
  }
  let lights = '';
  for (let index = 0; index < 24; index++) {
    const part = random.next() ** 0.7;
    lights += oval(
      Math.round(x + random.between(-1, 1) * (16 + 100 * part)),
      Math.round(y - 236 + 210 * part),
      4,
    );
  }
  return (
    halo(sheet, x, y - 110, 240, '#ffd98a', 0.5) +
    fill(box(x - 12, y - 24, 24, 34), sheet.tone('#5f4636', 0.1)) +
    fill(body, sheet.tone('#3f7a5c', 0.06)) +
    fill(lights, '#ffe9b0') +
    fill(polygon(star(x, y - 290, 20)), '#ffe08a')
  );
}

function star(x: number, y: number, reach: number): Point[] {
  return Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const far = index % 2 ? reach * 0.44 : reach;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
}
