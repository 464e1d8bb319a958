import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks, LAMP } from '../kit/houses';
import { floors } from '../kit/rows';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, sky, stars, streaks, sun } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';
import { sailboat } from './coasts';

type Top = 'flat' | 'steps' | 'slant' | 'needle' | 'crown';
/** Center, width, height and top of the towers that form the outline, from back to front. */
const TOWERS: readonly (readonly [
  x: number,
  width: number,
  height: number,
  top: Top,
  tint: number,
  depth: number,
])[] = [
  [360, 62, 215, 'flat', 0.1, 0.34],
  [520, 66, 284, 'slant', 0.3, 0.3],
  [700, 60, 267, 'flat', 0, 0.32],
  [860, 64, 232, 'steps', 0.25, 0.32],
  [430, 74, 249, 'steps', 0.5, 0.2],
  [610, 84, 344, 'needle', 0.15, 0.18],
  [780, 78, 301, 'crown', 0.4, 0.18],
  [310, 80, 163, 'flat', 0.35, 0.12],
  [510, 80, 198, 'flat', 0.6, 0.1],
  [700, 88, 206, 'slant', 0.5, 0.1],
  [900, 80, 181, 'flat', 0.2, 0.12],
];

/** Towers of glass and stone along the water. */
export const skyline = family<{
  sunAt?: Point;
  moon?: Point;
  stone: Color;
  glass: Color;
  lit?: number;
}>(
  'skyline',
  {
    day: { light: 'day', stone: '#c9b69a', glass: '#6f9db0', lit: 0 },
    dusk: {
      light: 'dusk',
      sunAt: [290, 380],
      stone: '#a98f96',
      glass: '#6d7fa6',
      lit: 0.34,
      flip: true,
      throw: 1,
    },
    night: { light: 'night', moon: [320, 160], stone: '#8a8fb8', glass: '#6676a8', lit: 0.42, throw: 2 },
    dawn: { light: 'rose', sunAt: [300, 300], stone: '#c2b3b4', glass: '#8aa6b8', lit: 0.08, throw: 3 },
  },
  (sheet, { sunAt, moon, stone, glass, lit = 0 }) => {
    const shore = 566;
    const shown = sheet.twice(
      blocks(sheet, {
        y: shore,
        height: [70, 190],
        width: [34, 64],
        color: mix(stone, glass, 0.5),
        depth: 0.5,
        lights: lit * 0.12,
        tops: false,
        profile: (x) => 0.25 + 0.75 * Math.exp(-(((x - 610) / 300) ** 2)),
      }) +
        TOWERS.map((parts) => skyTower(sheet, parts, { foot: shore, stone, glass, lit })).join('') +
        blocks(sheet, {
          y: shore,
          height: [34, 96],
          width: [44, 84],
          color: mix(stone, glass, 0.35),
          depth: 0.06,
          lights: lit * 0.2,
          tops: false,
        }) +
        woods(sheet, {
          line: [
            [-12, shore],
            [1212, shore],
          ],
          size: [10, 20],
          every: 30,
          color: '#4f7355',
          depth: 0.06,
        }) +
        fill(box(-12, shore - 4, 1224, 14), sheet.tone('#9a938a', 0.04)),
    );
    return [
      sky(sheet, 540),
      moon ? stars(sheet, 300, 40) + sun(sheet, moon[0], moon[1], 34) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      moon || sunAt
        ? streaks(sheet, 80, 260, 5, 0.28)
        : clouds(sheet, [
            [110, 140, 200],
            [900, 110, 190],
            [300, 230, 120],
          ]),
      shown.first,
      water(sheet, { y: shore + 8, color: '#35718c', sky: 0.4 }),
      reflected(sheet, shown.again, { y: shore + 8, opacity: 0.4, squeeze: 0.5 }),
      sunAt ? sunPath(sheet, sunAt[0], shore + 12, 748, 46) : '',
      glints(sheet, { y: shore + 12, count: 34, opacity: 0.34 }),
      ferry(sheet, 800, 650, lit > 0.2),
      sailboat(sheet, 330, 660, 0.9),
      lit > 0.2 ? '' : birds(sheet, 300, 330, 5),
    ].join('');
  },
);

function skyTower(
  sheet: Sheet,
  [x, width, height, top, tint, depth]: (typeof TOWERS)[number],
  { foot, stone, glass, lit }: { foot: number; stone: Color; glass: Color; lit: number },
): string {
  const { tone, random } = sheet;
  const wall = mix(stone, glass, tint);
  const [left, high] = [x - width / 2, foot - height];
  const crowns: Record<Top, string> = {
    flat: box(left + width * 0.2, high - 14, width * 0.36, 15),
    steps:
      box(left + width * 0.14, high - 24, width * 0.72, 25) +
      box(left + width * 0.3, high - 46, width * 0.4, 24),
    slant: polygon([
      [left, high + 1],
      [left, high - 18],
      [left + width, high - 58],
      [left + width, high + 1],
    ]),
    needle:
      box(left + width * 0.12, high - 26, width * 0.76, 27) +
      box(left + width * 0.26, high - 50, width * 0.48, 26) +
      polygon([
        [x - width * 0.13, high - 50],
        [x - 2, high - 116],
        [x + 2, high - 116],
        [x + width * 0.13, high - 50],
      ]),
    crown: polygon([
      [left, high + 1],
      [left + width * 0.5, high - 52],
      [left + width, high + 1],
    ]),
  };
  const turned: Record<Top, string> = {
    flat: '',
    steps:
      box(left + width * 0.66, high - 24, width * 0.2, 24) +
      box(x + width * 0.08, high - 46, width * 0.12, 24),
    slant: polygon([
      [left + width * 0.68, high],
      [left + width * 0.68, high - 45],
      [left + width, high - 58],
      [left + width, high],
    ]),
    needle:
      box(left + width * 0.68, high - 26, width * 0.2, 26) +
      box(x + width * 0.1, high - 50, width * 0.14, 24),
    crown: polygon([
      [left + width * 0.68, high],
      [x, high - 52],
      [left + width, high],
    ]),
  };
  const [across, down] = [Math.max(3, Math.round(width / 14)), Math.floor((height - 34) / 17)];
  const inner = { x: left + width * 0.04, width: width * 0.62, across, every: 17 };
  const pane = [inner.width / across - 3.4, 9] as const;
  const night = sheet.light.time === 'night' || sheet.light.time === 'dusk';
  const glow = Array.from({ length: Math.round(across * down * lit * 0.5) }, () => {
    const [column, floor] = [random.whole(0, across - 1), random.whole(0, down - 1)];
    return `M${round(inner.x + (inner.width * column) / across + 1.7)} ${round(high + 20 + floor * 17)}h${round(pane[0])}`;
  }).join('');
  return (
    fill(box(left, high, width, height) + crowns[top], tone(wall, depth)) +
    floors(tone(mix(glass, '#243a4c', 0.45), depth), { ...inner, y: high + 20, down, pane }) +
    fill(box(left + width * 0.68, high, width * 0.32, height) + turned[top], tone(wall, depth, 0.36)) +
    (glow && `<path d="${glow}" stroke="${night ? LAMP : tone('#f8f1dc', depth)}" stroke-width="9"/>`)
  );
}

/** A small ferry with its wake. */
function ferry({ tone }: Sheet, x: number, y: number, lit: boolean): string {
  return (
    fill(`M${x - 74} ${y - 12}H${x + 84}L${x + 66} ${y + 12}H${x - 60}z`, tone('#2f5a6a', 0.04)) +
    fill(box(x - 56, y - 34, 112, 22) + box(x - 30, y - 52, 62, 18), tone('#f4eee0', 0.04)) +
    fill(box(x + 28, y - 34, 28, 22) + box(x + 16, y - 52, 16, 18), tone('#f4eee0', 0.04, 0.28)) +
    floors(lit ? LAMP : tone('#51656f', 0.04), {
      x: x - 52,
      y: y - 23,
      width: 80,
      across: 6,
      down: 1,
      every: 1,
      pane: [9, 9],
    }) +
    fill(box(x - 8, y - 70, 16, 18), tone('#c8503f', 0.04)) +
    stroke(`M${x - 100} ${y + 14}q40 8 90 6t120-6`, tone('#ffffff', 0, -0.2), 3, 'opacity=".5"')
  );
}
