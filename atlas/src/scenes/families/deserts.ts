import { family } from '../family';
import { dune, hillLine, land, ridgeLine } from '../kit/land';
import { mesas } from '../kit/mesa';
import { range } from '../kit/mountain';
import { boulders } from '../kit/rock';
import { fill, heightAt, oval, type Point } from '../kit/shape';
import { birds, clouds, sky, stars, streaks, sun } from '../kit/sky';
import { blades, palm, saguaro } from '../kit/trees';

/** Dunes with sharp crests. */
export const dunes = family<{ sunAt?: Point; sand: `#${string}`; caravan?: boolean }>(
  'dunes',
  {
    day: { light: 'day', sand: '#e3bb7e' },
    dusk: { light: 'dusk', sunAt: [300, 330], sand: '#e0a46c', flip: true, caravan: true },
    dawn: { light: 'firstLight', sunAt: [420, 310], sand: '#dba06f', throw: 1 },
  },
  (sheet, { sunAt, sand, caravan = false }) => {
    const { tone } = sheet;
    const back: Point[] = [
      [-12, 470],
      [180, 424],
      [360, 452],
      [560, 408],
      [760, 446],
      [980, 404],
      [1212, 450],
    ];
    const middle: Point[] = [
      [-12, 520],
      [190, 470],
      [330, 486],
      [520, 520],
      [760, 452],
      [930, 424],
      [1080, 460],
      [1212, 500],
    ];
    const front: Point[] = [
      [-12, 560],
      [130, 524],
      [300, 508],
      [470, 560],
      [640, 620],
      [860, 640],
      [1212, 560],
    ];
    return [
      sky(sheet, 440),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 64) : '',
      sunAt
        ? streaks(sheet, 110, 290, 4, 0.28)
        : clouds(sheet, [
            [820, 130, 180],
            [240, 190, 130],
          ]),
      land(sheet, ridgeLine(sheet, { y: 430, rise: 46, peaks: 8 }), { color: '#8a97a6', depth: 0.72 }),
      dune(sheet, {
        points: back,
        crests: [
          { top: 560, end: 470, swing: 60, foot: 800 },
          { top: 980, end: 900, swing: 50, foot: 1230 },
          { top: 180, end: 120, swing: 50, foot: 380 },
        ],
        color: sand,
        depth: 0.44,
      }),
      dune(sheet, {
        points: middle,
        crests: [
          { top: 930, end: 640, swing: 120, foot: 1260 },
          { top: 190, end: 60, swing: 70, foot: 420 },
        ],
        color: sand,
        depth: 0.16,
      }),
      caravan ? camels(sheet, middle) : '',
      dune(sheet, {
        points: front,
        crests: [{ top: 290, end: 60, swing: 150, foot: 760 }],
        color: sand,
      }),
      fill('M620 762C780 690 960 640 1212 600V762z', tone(sand, 0, 0.2), 'opacity=".7"'),
      fill('M860 762C960 716 1080 690 1212 676V762z', tone(sand, 0, 0.42), 'opacity=".6"'),
      sunAt ? '' : birds(sheet, 460, 250, 3),
    ].join('');
  },
);

/** Distant riders on a crest. */
function camels(sheet: Parameters<typeof dune>[0], line: readonly Point[]): string {
  let path = '';
  for (let index = 0; index < 5; index++) {
    const x = 730 + index * 32;
    const y = heightAt(line, x) + 1;
    path += `M${x - 9} ${Math.round(y)}l1-11q2-5 5-5q3-5 6 0q4 0 4 3l2-6l5-1l0 3l-4 1l-2 6l0 10h-2l-1-9h-8l-2 9z${oval(x + 1, Math.round(y - 20), 3)}M${x - 2} ${Math.round(y - 18)}h6l1 6h-8z`;
  }
  return fill(path, sheet.tone('#3a2a2a', 0.1, 0.3));
}

/** Cacti in front of dry mountains. */
export const desert = family<{ sunAt: Point; moon?: boolean }>(
  'desert',
  {
    day: { light: 'clear', sunAt: [300, 190] },
    dusk: { light: 'dusk', sunAt: [430, 350], throw: 1 },
    dawn: { light: 'firstLight', sunAt: [360, 320], flip: true, throw: 3 },
  },
  (sheet, { sunAt }) => {
    const near: Point[] = [
      [-12, 640],
      [300, 610],
      [640, 640],
      [920, 650],
      [1212, 610],
    ];
    return [
      sky(sheet, 470),
      sun(sheet, sunAt[0], sunAt[1], 58),
      streaks(sheet, 90, 260, 4, 0.3),
      range(sheet, { base: 470, height: 120, count: 7, color: '#93809a', depth: 0.76 }),
      range(sheet, { base: 520, height: 150, count: 5, color: '#9b7068', depth: 0.5, rough: 0.16 }),
      land(sheet, hillLine(sheet, { y: 540, rise: 30 }), { color: '#c08a5f', depth: 0.36, smooth: true }),
      [90, 240, 372, 520, 640, 790, 905, 1010, 1130]
        .map((x, index) =>
          saguaro(sheet, x + (index % 2) * 20, 560 + (index % 3) * 6, 54 + (index % 4) * 14, '#5d7356', 0.34),
        )
        .join(''),
      land(sheet, hillLine(sheet, { y: 596, rise: 26 }), { color: '#b67b4f', depth: 0.16, smooth: true }),
      [190, 560, 1000].map((x, index) => saguaro(sheet, x, 618, 130 + index * 20, '#4d6a4a', 0.12)).join(''),
      land(sheet, near, { color: '#9c6440', smooth: true }),
      boulders(sheet, { from: 650, to: 735, count: 12, size: [18, 80], color: '#8a5a41' }),
      saguaro(sheet, 820, 690, 330, '#43603f'),
      saguaro(sheet, 330, 672, 220, '#43603f'),
      [120, 470, 640, 1010, 1120]
        .map((x, index) => agave(sheet, x, 690 + (index % 3) * 18, 34 + (index % 2) * 16))
        .join(''),
    ].join('');
  },
);

/** A rosette of stiff leaves. */
function agave(sheet: Parameters<typeof dune>[0], x: number, y: number, size: number): string {
  let [dark, lit] = ['', ''];
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (0.06 + (0.88 * index) / 8);
    const [dx, dy] = [Math.cos(angle) * size, -Math.sin(angle) * size * 0.85];
    const leaf = `M${Math.round(x - size * 0.1)} ${y}L${Math.round(x + dx)} ${Math.round(y + dy)}L${Math.round(x + size * 0.1)} ${y}z`;
    if (index % 2) lit += leaf;
    else dark += leaf;
  }
  return fill(dark, sheet.tone('#4f6f62', 0, 0.2)) + fill(lit, sheet.tone('#7d9a86', 0, -0.1));
}

/** Water and palms between dunes. */
export const oasis = family<{ sunAt?: Point; night?: boolean }>(
  'oasis',
  {
    day: { light: 'clear' },
    dusk: { light: 'golden', sunAt: [330, 260], flip: true },
    night: { light: 'deepNight', sunAt: [300, 170], night: true, throw: 1 },
  },
  (sheet, { sunAt, night = false }) => {
    const { tone, light } = sheet;
    const pool =
      'M180 640C260 596 430 586 620 588C820 590 1010 606 1040 640C1070 676 900 708 640 710C380 712 120 690 180 640z';
    const stems: readonly (readonly [number, number, number, number])[] = [
      [250, 606, 190, -0.14],
      [318, 596, 236, 0.1],
      [392, 590, 160, 0.2],
      [800, 590, 200, -0.2],
      [868, 596, 262, 0.06],
      [936, 604, 176, 0.2],
      [990, 616, 120, 0.26],
    ];
    return [
      sky(sheet, 480),
      night ? stars(sheet, 400, 90) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], night ? 36 : 60) : clouds(sheet, [[520, 120, 170]]),
      dune(sheet, {
        points: [
          [-12, 470],
          [220, 400],
          [460, 452],
          [700, 396],
          [960, 440],
          [1212, 390],
        ],
        crests: [
          { top: 220, end: 160, swing: 60, foot: 480 },
          { top: 700, end: 620, swing: 70, foot: 990 },
        ],
        color: '#e0b47c',
        depth: 0.46,
      }),
      dune(sheet, {
        points: [
          [-12, 500],
          [160, 520],
          [420, 548],
          [700, 530],
          [930, 470],
          [1212, 520],
        ],
        crests: [{ top: 930, end: 760, swing: 90, foot: 1300 }],
        color: '#deae74',
        depth: 0.2,
      }),
      land(
        sheet,
        [
          [-12, 566],
          [300, 574],
          [620, 566],
          [900, 570],
          [1212, 560],
        ],
        { color: '#d3a167', depth: 0.08, smooth: true, foot: 0 },
      ),
      blades(sheet, {
        line: [
          [200, 604],
          [1010, 604],
        ],
        height: [16, 40],
        every: 9,
        from: 200,
        to: 1010,
        color: '#6d8a52',
        depth: 0.06,
      }),
      fill(
        pool,
        sheet.fade(588, 710, [
          [0, light.sky.at(-1)?.[1] ?? '#ffffff'],
          [0.5, tone('#5fb0b4')],
          [1, tone('#2f7f8c')],
        ]),
      ),
      sheet.cut(
        pool,
        stems
          .map(
            ([x, y, height, lean]) =>
              `<g opacity=".3" transform="matrix(1 0 0 -.7 0 ${Math.round(y * 1.7)})">${palm(sheet, { x, y, height, lean, leaves: 5 })}</g>`,
          )
          .join(''),
      ),
      stems.map(([x, y, height, lean]) => palm(sheet, { x, y, height, lean })).join(''),
      dune(sheet, {
        points: [
          [-12, 640],
          [140, 676],
          [360, 724],
          [560, 770],
        ],
        crests: [],
        color: '#cf9a60',
      }),
      dune(sheet, {
        points: [
          [660, 770],
          [860, 716],
          [1060, 668],
          [1212, 650],
        ],
        crests: [{ top: 1060, end: 1010, swing: 30, foot: 1300 }],
        color: '#cf9a60',
      }),
      blades(sheet, {
        line: [
          [60, 690],
          [420, 746],
        ],
        height: [20, 52],
        every: 12,
        from: 60,
        to: 300,
        color: '#5f7a48',
      }),
    ].join('');
  },
);

/** Bare, striped hills. */
export const badlands = family<{ sunAt?: Point }>(
  'badlands',
  {
    day: { light: 'day' },
    dusk: { light: 'golden', sunAt: [320, 230], flip: true, throw: 2 },
    storm: { light: 'storm', throw: 3 },
  },
  (sheet, { sunAt }) => {
    const { tone } = sheet;
    const layer = (y: number, rise: number, depth: number, peaks: number) => {
      const line = ridgeLine(sheet, { y, rise, peaks, rough: 0.1, times: 2 });
      const body = land(sheet, line, { color: '#dcc3a0', depth });
      const bands = (['#c98a72', '#e8d6b8', '#b8735f', '#d9b694'] as const)
        .map((color, index) => {
          const shifted = line.map(
            ([x, ly]): Point => [x, y - rise * 0.52 + index * rise * 0.24 + (ly - y) * 0.1],
          );
          return land(sheet, shifted, { color, depth, foot: 0.14, reach: 120 });
        })
        .join('');
      const outline = `M${line.map(([x, ly]) => `${Math.round(x)} ${Math.round(ly)}`).join('L')}V762H-12z`;
      const facets = line
        .filter(([, ly], index) => ly < (line[index - 1]?.[1] ?? 0) && ly < (line[index + 1]?.[1] ?? 0))
        .map(([x, ly]) => {
          const [down, wide] = [
            rise * sheet.random.between(0.7, 1.3),
            rise * sheet.random.between(0.16, 0.3),
          ];
          return `M${Math.round(x)} ${Math.round(ly - 2)}l${Math.round(wide * 1.4)} ${Math.round(down * 0.5)}l${Math.round(wide * 0.5)} ${Math.round(down * 0.5)}h${Math.round(-wide * 1.5)}l${Math.round(wide * 0.1)} ${Math.round(-down * 0.45)}z`;
        })
        .join('');
      return body + sheet.cut(outline, bands + fill(facets, tone('#8d5a52', depth, 0.2), 'opacity=".34"'));
    };
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [160, 120, 220],
            [700, 160, 180],
            [930, 90, 140],
          ]),
      mesas(sheet, {
        y: 430,
        rise: [20, 44],
        width: [200, 420],
        gap: [10, 150],
        color: '#b99f92',
        depth: 0.82,
        lines: 0,
      }),
      layer(490, 90, 0.6, 8),
      layer(560, 120, 0.34, 6),
      layer(650, 150, 0.12, 5),
      land(sheet, hillLine(sheet, { y: 690, rise: 30 }), { color: '#a8a068', smooth: true }),
      blades(sheet, {
        line: [
          [0, 706],
          [1200, 706],
        ],
        height: [10, 30],
        every: 7,
        color: '#7f7d48',
        lean: 0.6,
      }),
      land(sheet, hillLine(sheet, { y: 730, rise: 16 }), { color: '#8d8a52', smooth: true }),
    ].join('');
  },
);
