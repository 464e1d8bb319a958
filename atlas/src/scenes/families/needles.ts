import { family } from '../family';
import { hillLine, land, strata } from '../kit/land';
import { mesas } from '../kit/mesa';
import { boulders } from '../kit/rock';
import { fill, ground, oval, type Point, polygon } from '../kit/shape';
import { clouds, crescent, halo, sky, stars, sun } from '../kit/sky';
import { firs } from '../kit/trees';

/** Needles of banded rock in rows, one behind another. */
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

/** A row of needles that rise from one wall. */
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

/** Stars over rocks, under a dark sky. */
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
      haze += halo(sheet, x, y, radius, light.cloud, 0.3);
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
