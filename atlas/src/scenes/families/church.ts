import { family } from '../family';
import { arcade, pointedArch, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { walker } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, sky, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { tree, woods } from '../kit/trees';

/** A church on its square: a stone one with pointed arches, or one with painted onion domes. */
export const church = family<{
  sunAt?: Point;
  leaves: Color;
  onions?: boolean;
  snow?: boolean;
  lit?: boolean;
}>(
  'church',
  {
    day: { light: 'day', leaves: '#6f9a58' },
    autumn: { light: 'golden', sunAt: [280, 230], leaves: '#c9803a', flip: true, throw: 1 },
    winter: {
      light: 'rose',
      sunAt: [270, 260],
      leaves: '#c3d0d6',
      onions: true,
      snow: true,
      lit: true,
      throw: 2,
    },
  },
  (sheet, { sunAt, leaves, onions = false, snow = false, lit = false }) => {
    const { tone } = sheet;
    const ground = snow ? '#f3f5f8' : '#cdbd9c';
    const houses = roofRow(sheet, {
      line: [
        [-12, 600],
        [1212, 600],
      ],
      width: [70, 110],
      height: [80, 130],
      walls: ['#e6d3b0', '#dcc199', '#efe2c8', '#d3ab88'],
      roofs: ['#9c5a44', '#8a5546', '#7a6a62'],
      depth: 0.22,
      gables: 0.6,
      pane: 9,
      lit: lit ? 0.4 : 0,
      snow,
      pitch: 0.5,
      down: 20,
    });
    return [
      sky(sheet, 560),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [150, 130, 210],
            [880, 180, 160],
            [760, 90, 120],
          ]),
      sunAt ? streaks(sheet, 80, 260, 4, 0.3) : birds(sheet, 380, 200, 7),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 50 }),
        size: [24, 44],
        every: 40,
        color: snow ? '#b9c6cd' : mix(leaves, '#7f9678', 0.5),
        depth: 0.5,
      }),
      houses,
      onions ? onionChurch(sheet, 600, 612, lit) : gothicChurch(sheet, 600, 612, lit),
      land(
        sheet,
        [
          [-12, 606],
          [600, 612],
          [1212, 606],
        ],
        { color: ground, depth: 0.05, foot: 0 },
      ),
      fill('M560 612H640L760 762H440z', tone(snow ? '#e1e7ee' : '#dccfb2', 0.04)),
      snow ? '' : fill('M-12 640H1212V644H-12zM-12 690H1212V695H-12z', tone('#b9a884', 0.03), 'opacity=".5"'),
      [
        [150, 664, 200],
        [320, 640, 150],
        [880, 640, 150],
        [1060, 668, 210],
      ]
        .map(([x = 0, y = 0, height = 0]) =>
          tree(sheet, { x, y, height, color: leaves, spread: 0.72, depth: 0.02 }),
        )
        .join(''),
      [
        [470, 680, 42, '#7c3d4c'],
        [500, 682, 38, '#2f5a68'],
        [700, 654, 32, '#46505e'],
        [760, 716, 54, '#3f5f4c'],
      ]
        .map(([x, y, height, color]) => walker(sheet, Number(x), Number(y), Number(height), color as Color)) // as listed above
        .join(''),
    ].join('');
  },
);

function gothicChurch(sheet: Sheet, x: number, y: number, lit: boolean): string {
  const { tone } = sheet;
  const [stone, depth] = ['#d6c4a2', 0.06] as const;
  const glass = lit ? LAMP : tone('#5f7486', depth);
  const one = (dx: number) =>
    tower(sheet, {
      x: x + dx,
      y,
      width: 84,
      height: 280,
      wall: stone,
      depth,
      bands: [0.36, 0.66, 1],
      openings: [
        { at: 0.71, count: 2, high: 0.22 },
        { at: 0.42, count: 2, high: 0.16 },
      ],
      cap: { kind: 'spire', height: 150, color: '#8f9a94', over: 1 },
      lit,
    }) +
    fill(
      [-38, 38]
        .map((edge) =>
          polygon([
            [x + dx + edge - 7, y - 278],
            [x + dx + edge, y - 320],
            [x + dx + edge + 7, y - 278],
          ]),
        )
        .join(''),
      tone(stone, depth, 0.1),
    ) +
    fill(pointedArch(x + dx - 20, y, 40, 74), tone('#5d5044', depth));
  return (
    fill(
      polygon([
        [x - 66, y - 210],
        [x, y - 282],
        [x + 66, y - 210],
        [x + 66, y],
        [x - 66, y],
      ]),
      tone(stone, depth),
    ) +
    one(-104) +
    one(104) +
    disc(x, y - 168, 44, tone(stone, depth, 0.26)) +
    disc(x, y - 168, 37, glass) +
    stroke(
      Array.from({ length: 6 }, (_, index) => {
        const angle = (index * Math.PI) / 6;
        const [dx, dy] = [Math.cos(angle) * 37, Math.sin(angle) * 37];
        return `M${round(x - dx)} ${round(y - 168 - dy)}L${round(x + dx)} ${round(y - 168 + dy)}`;
      }).join(''),
      tone(stone, depth, 0.1),
      3,
    ) +
    disc(x, y - 168, 12, tone(stone, depth, 0.1)) +
    fill(
      arcade(roundArch, { x: x - 60, y: y - 96, width: 120, height: 30, count: 7, part: 0.5 }),
      tone('#6f6456', depth),
    ) +
    fill(pointedArch(x - 40, y, 80, 92), tone(stone, depth, 0.2)) +
    fill(pointedArch(x - 30, y, 60, 80), tone(stone, depth, 0.36)) +
    fill(pointedArch(x - 21, y, 42, 66), tone('#5a4436', depth))
  );
}

function onionChurch(sheet: Sheet, x: number, y: number, lit: boolean): string {
  const { tone } = sheet;
  const depth = 0.06;
  const wall: Color = '#f2e3d2';
  const one = (dx: number, width: number, height: number, color: Color, d: number) =>
    tower(sheet, {
      x: x + dx,
      y: y - 60,
      width,
      height,
      wall,
      depth: d,
      bands: [0.55, 1],
      openings: [{ at: 0.62, count: 2, high: 0.2 }],
      cap: { kind: 'onion', height: width * 1.25, color, over: width * 0.2, finial: 26 },
      lit,
    });
  return (
    one(-64, 44, 150, '#4f8a8f', depth + 0.05) +
    one(64, 44, 150, '#c9963f', depth + 0.05) +
    one(0, 66, 224, '#b5483c', depth) +
    one(-128, 54, 112, '#d0a24a', depth) +
    one(128, 54, 112, '#5b7fa8', depth) +
    fill(box(x - 176, y - 104, 352, 108), tone('#c86a52', depth)) +
    fill(box(x + 92, y - 104, 84, 108), tone('#c86a52', depth, 0.28)) +
    fill(
      arcade(roundArch, { x: x - 176, y: y - 98, width: 352, height: 34, count: 8, part: 0.9 }),
      tone(wall, depth),
    ) +
    fill(
      arcade(roundArch, { x: x - 168, y: y - 22, width: 336, height: 52, count: 7, part: 0.42 }),
      lit ? LAMP : tone('#4f5a66', depth),
    ) +
    fill(roundArch(x - 30, y + 2, 60, 84), tone(wall, depth)) +
    fill(roundArch(x - 20, y + 2, 40, 68), tone('#6d4532', depth)) +
    fill(box(x - 182, y - 112, 364, 9), tone('#fafbfc', depth))
  );
}
