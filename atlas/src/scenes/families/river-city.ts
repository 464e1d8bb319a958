import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { roofRow } from '../kit/rows';
import { box, disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { tree, woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** Quays, a stone bridge and a great dome: an old capital on its river. */
export const riverCity = family<{ sunAt?: Point; moon?: Point; leaves: Color; lit?: boolean }>(
  'river-city',
  {
    day: { light: 'day', leaves: '#6f9658' },
    golden: { light: 'golden', sunAt: [300, 240], leaves: '#b5893f', flip: true, throw: 1 },
    night: { light: 'night', moon: [330, 170], leaves: '#4f6f58', lit: true, throw: 2 },
    dusk: { light: 'afterglow', sunAt: [310, 380], leaves: '#5c7a50', lit: true, throw: 3 },
  },
  (sheet, { sunAt, moon, leaves, lit = false }) => {
    const { tone } = sheet;
    const quay = 548;
    const facades = (y: number, size: number, depth: number, pane: number) =>
      roofRow(sheet, {
        line: [
          [-12, y],
          [1212, y],
        ],
        width: [size * 1.1, size * 1.8],
        height: [size * 1.1, size * 1.4],
        walls: ['#e9dcc3', '#e0cfae', '#f0e6d2', '#d9c5a2'],
        roofs: ['#6d7a84', '#7a858c', '#62707c'],
        depth,
        gables: 0,
        pitch: 0.22,
        pane,
        lit: lit ? 0.4 : 0,
        frame: '#5f6568',
        chimneys: 0.8,
        down: 8,
      });
    const shown = sheet.twice(
      facades(500, 44, 0.42, 5) +
        mist(sheet, 480, 90, 0.3) +
        greatDome(sheet, 590, 500, lit) +
        twinTowers(sheet, 850, 510, lit) +
        facades(quay - 6, 66, 0.2, 7) +
        woods(sheet, {
          line: [
            [-12, quay - 6],
            [1212, quay - 6],
          ],
          size: [14, 24],
          every: 34,
          color: leaves,
          depth: 0.12,
        }) +
        fill(box(-12, quay - 8, 1224, 44), tone('#c4b292', 0.1)) +
        fill(box(-12, quay - 8, 1224, 6), tone('#e0d2b6', 0.1)) +
        fill(
          arcade(roundArch, { x: -10, y: quay + 36, width: 300, height: 26, count: 4, part: 0.5 }),
          tone('#7d705c', 0.1),
        ),
    );
    return [
      sky(sheet, 520),
      moon ? stars(sheet, 300, 40) + sun(sheet, moon[0], moon[1], 34) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      moon || sunAt
        ? streaks(sheet, 80, 260, 5, 0.3)
        : clouds(sheet, [
            [130, 120, 210],
            [760, 150, 150],
            [980, 110, 170],
          ]),
      land(sheet, hillLine(sheet, { y: 470, rise: 50 }), { color: '#7f9688', depth: 0.74, smooth: true }),
      shown.first,
      water(sheet, { y: quay + 34, color: '#4b7c84', sky: 0.36 }),
      reflected(sheet, shown.again, { y: quay + 34, opacity: 0.36, squeeze: 0.5 }),
      sunAt ? sunPath(sheet, sunAt[0], quay + 40, 700, 44) : '',
      glints(sheet, { y: quay + 40, count: 26, opacity: 0.32 }),
      stoneBridge(sheet, lit),
      [
        [40, 190],
        [1150, 210],
      ]
        .map(([x = 0, height = 0]) => tree(sheet, { x, y: 768, height, color: leaves, spread: 0.9 }))
        .join(''),
    ].join('');
  },
);

/** A dome on a ring of columns over a palace front. */
function greatDome(sheet: Sheet, x: number, y: number, lit: boolean): string {
  const { tone } = sheet;
  const [wall, depth] = ['#efe4cc', 0.26] as const;
  const glass = lit ? LAMP : tone('#7a7264', depth);
  return (
    fill(box(x - 130, y - 78, 260, 90), tone(wall, depth)) +
    fill(box(x + 60, y - 78, 70, 90), tone(wall, depth, 0.28)) +
    fill(
      polygon([
        [x - 66, y - 78],
        [x, y - 106],
        [x + 66, y - 78],
      ]),
      tone(wall, depth, -0.1),
    ) +
    fill(arcade(roundArch, { x: x - 124, y: y, width: 248, height: 52, count: 9, part: 0.46 }), glass) +
    tower(sheet, {
      x,
      y: y - 92,
      width: 142,
      height: 68,
      wall,
      depth,
      bands: [0.1, 1],
      openings: [{ at: 0.2, count: 7, high: 0.62 }],
      cap: { kind: 'cupola', height: 92, color: '#7fa097', over: 4 },
      lit,
    }) +
    tower(sheet, {
      x,
      y: y - 248,
      width: 30,
      height: 30,
      wall,
      depth,
      openings: [{ at: 0.2, count: 3, high: 0.6 }],
      cap: { kind: 'cupola', height: 20, color: '#7fa097', finial: 34, over: 2 },
      lit,
    })
  );
}

/** Two square towers with a round window between them. */
function twinTowers(sheet: Sheet, x: number, y: number, lit: boolean): string {
  const { tone } = sheet;
  const [wall, depth] = ['#d6c6a8', 0.26] as const;
  const one = (dx: number) =>
    tower(sheet, {
      x: x + dx,
      y,
      width: 48,
      height: 172,
      wall,
      depth,
      bands: [0.34, 0.64, 1],
      openings: [
        { at: 0.68, count: 2, high: 0.24 },
        { at: 0.4, count: 2, high: 0.16 },
        { at: 0.06, count: 1, high: 0.2 },
      ],
      cap: { kind: 'spire', height: 74, color: '#74868c', over: 2 },
      lit,
    });
  return (
    fill(
      box(x - 30, y - 118, 60, 118) +
        polygon([
          [x - 26, y - 117],
          [x, y - 150],
          [x + 26, y - 117],
        ]),
      tone(wall, depth),
    ) +
    one(-46) +
    one(46) +
    disc(x, y - 84, 17, tone(wall, depth, 0.3)) +
    disc(x, y - 84, 13, lit ? LAMP : tone('#6f8aa0', depth)) +
    fill(roundArch(x - 13, y, 26, 44), tone('#5f5448', depth))
  );
}

/** A bridge with stone arches from the near bank to the far one. */
function stoneBridge({ tone }: Sheet, lit: boolean): string {
  const deck = 'M-12 618C260 596 760 588 1212 604V640H-12z';
  const [stone, depth] = ['#d3c19f', 0.04] as const;
  const spans: readonly (readonly [number, number, number])[] = [
    [40, 200, 92],
    [290, 220, 100],
    [560, 220, 102],
    [830, 210, 98],
    [1080, 200, 94],
  ];
  const holes = spans.map(([x, w, h]) => `M${x} 716v-${h - 74}a${w / 2} 74 0 0 1 ${w} 0v${h - 74}z`).join('');
  const rims = spans.map(([x, w, h]) => `M${x} ${716 - (h - 74)}a${w / 2} 74 0 0 1 ${w} 0`).join('');
  const body = `M-12 626C260 604 760 596 1212 612V716H-12z`;
  const posts = [-10, 130, 265, 400, 535, 670, 805, 940, 1060, 1180];
  return (
    `<path d="${body}${holes}" fill="${tone(stone, depth)}" fill-rule="evenodd"/>` +
    stroke(rims, tone(stone, depth, 0.22), 7) +
    fill(
      spans
        .slice(1)
        .map(([x]) =>
          polygon([
            [x - 26, 716],
            [x - 16, 648],
            [x - 4, 716],
          ]),
        )
        .join(''),
      tone(stone, depth, 0.3),
    ) +
    fill(deck.replace('V640H-12z', 'V618C760 602 260 610-12 632z'), tone(stone, depth, -0.14)) +
    stroke('M-12 604C260 582 760 574 1212 590', tone(stone, depth, 0.1), 6) +
    posts
      .map((x, index) => {
        const y = 612 - 30 * Math.sin(((x + 12) / 1224) * Math.PI * 0.8);
        return (
          fill(box(x - 5, y - 14, 10, 24), tone(stone, depth, 0.12)) +
          (index % 2
            ? stroke(`M${x} ${round(y - 14)}v-34`, tone('#3f4644', depth), 4) +
              disc(x, y - 52, 6, lit ? '#fff1c9' : tone('#e8e2d2', depth))
            : '')
        );
      })
      .join('')
  );
}
