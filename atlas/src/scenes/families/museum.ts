import { family } from '../family';
import { columns } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine } from '../kit/land';
import { walker } from '../kit/people';
import { floors } from '../kit/rows';
import { box, dome, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { clouds, crescent, sky, stars, streaks, sun } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A gallery with a columned front and wide steps, and a pool in front. */
export const museum = family<{ sunAt?: Point; leaves: Color; lit?: boolean }>(
  'museum',
  {
    day: { light: 'day', leaves: '#6f9a58' },
    autumn: { light: 'golden', sunAt: [290, 220], leaves: '#c9843a', flip: true, throw: 1 },
    night: { light: 'night', leaves: '#4f7358', lit: true, throw: 2 },
  },
  (sheet, { sunAt, leaves, lit = false }) => {
    const { tone } = sheet;
    const [stone, depth, foot] = ['#e6d9bf', 0.07, 586] as const;
    const glass = lit ? LAMP : tone('#5f6f78', depth);
    const hall =
      fill(box(180, 430, 840, 160), tone(stone, depth, 0.06)) +
      fill(box(176, 418, 848, 16), tone(stone, depth, -0.1)) +
      floors(glass, { x: 196, y: 512, width: 216, across: 4, down: 1, every: 1, pane: [24, 80] }) +
      floors(glass, { x: 788, y: 512, width: 216, across: 4, down: 1, every: 1, pane: [24, 80] }) +
      fill(box(960, 434, 60, 156), tone(stone, depth, 0.3)) +
      fill(dome(600, 330, 122, 84), tone('#8fb0aa', depth + 0.1)) +
      fill(
        'M640 252C690 266 722 300 722 330H664C664 298 656 270 640 252z',
        tone('#8fb0aa', depth + 0.1, 0.3),
      ) +
      fill(box(470, 328, 260, 34), tone(stone, depth, 0.1)) +
      floors(glass, { x: 476, y: 346, width: 248, across: 9, down: 1, every: 1, pane: [12, 20] }) +
      fill(box(420, 420, 360, 170), lit ? '#f6c87f' : tone('#8f8474', depth, 0.2)) +
      fill(
        box(470, 470, 60, 116) + box(570, 456, 60, 130) + box(670, 470, 60, 116),
        lit ? '#fff0c4' : tone('#6a6258', depth, 0.2),
      ) +
      columns(sheet, { x: 440, y: foot, width: 320, height: 146, count: 6, thick: 27, color: stone, depth }) +
      fill(box(412, 404, 376, 34), tone(stone, depth)) +
      fill(
        polygon([
          [400, 404],
          [600, 318],
          [800, 404],
        ]),
        tone(stone, depth, -0.08),
      ) +
      fill(
        polygon([
          [450, 396],
          [600, 332],
          [750, 396],
        ]),
        tone(stone, depth, 0.2),
      ) +
      fill(oval(600, 374, 16) + oval(556, 382, 10) + oval(644, 382, 10), tone(stone, depth, -0.1)) +
      fill(
        box(396, foot - 2, 408, 10) + box(376, foot + 7, 448, 10) + box(352, foot + 16, 496, 12),
        tone(stone, depth, 0.02),
      ) +
      stroke(`M396 ${foot + 7}H804M376 ${foot + 16}H824`, tone(stone, depth, 0.34), 2);
    const shown = sheet.twice(hall);
    return [
      sky(sheet, 540),
      lit ? stars(sheet, 300, 46) + crescent(sheet, 300, 160, 32) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      lit || sunAt
        ? streaks(sheet, 80, 240, 4, 0.25)
        : clouds(sheet, [
            [140, 120, 200],
            [860, 100, 190],
            [420, 170, 120],
          ]),
      woods(sheet, {
        line: hillLine(sheet, { y: 540, rise: 40 }),
        size: [22, 44],
        every: 40,
        color: mix(leaves, '#6f8a78', 0.5),
        depth: 0.5,
      }),
      shown.first,
      fill(box(-12, 612, 1224, 160), tone('#cdbf9f', 0.03)),
      fill('M-12 612H1212V620H-12z', tone('#b9aa88', 0.04)),
      sheet.cut(
        'M400 640H800L900 724H300z',
        water(sheet, { y: 640, to: 730, color: '#4f8594' }) +
          reflected(sheet, shown.again, { y: 628, to: 740, opacity: 0.42, squeeze: 0.6 }) +
          glints(sheet, { y: 642, to: 724, count: 10, from: 340, until: 860 }),
      ),
      stroke('M400 640H800L900 724H300z', tone('#efe4cb', 0.02), 8, 'stroke-linejoin="round"'),
      [
        [80, 660, 230],
        [230, 640, 170],
        [970, 640, 170],
        [1120, 662, 240],
      ]
        .map(([x = 0, y = 0, height = 0]) =>
          tree(sheet, { x, y, height, color: leaves, spread: 0.7, depth: 0.02 }),
        )
        .join(''),
      walker(sheet, 340, 650, 44, '#7c3d4c'),
      walker(sheet, 366, 652, 38, '#3f5f6c'),
      walker(sheet, 850, 664, 52, '#46505e'),
    ].join('');
  },
);
