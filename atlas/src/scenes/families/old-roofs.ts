import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { roofRow } from '../kit/rows';
import { box, fill, oval, type Point } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, mist, sky, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { woods } from '../kit/trees';

/** A sea of roofs with the towers of an old town, seen from its hill. */
export const oldRoofs = family<{
  sunAt?: Point;
  hills: Color;
  roofs: readonly [Color, ...Color[]];
  lit?: number;
  snow?: boolean;
}>(
  'old-roofs',
  {
    day: { light: 'day', hills: '#6f9078', roofs: ['#c0603f', '#b2543a', '#cf7650'] },
    golden: {
      light: 'golden',
      sunAt: [300, 260],
      hills: '#8a8f62',
      roofs: ['#b9573a', '#a94e36', '#c66c47'],
      lit: 0.1,
      flip: true,
      throw: 1,
    },
    winter: {
      light: 'rose',
      sunAt: [330, 250],
      hills: '#93a3ab',
      roofs: ['#8d5a4c', '#7c5148', '#9a6756'],
      lit: 0.24,
      snow: true,
      throw: 2,
    },
  },
  (sheet, { sunAt, hills, roofs, lit = 0, snow = false }) => {
    const walls: readonly [Color, ...Color[]] = ['#efdfc2', '#e6cfa6', '#f3ead8', '#dcc09a'];
    const row = (
      y: number,
      size: number,
      depth: number,
      options: { pane?: number; gables?: number; chimneys?: number } = {},
    ) =>
      roofRow(sheet, {
        line: hillLine(sheet, { y, rise: size * 0.3 }),
        width: [size * 0.9, size * 1.7],
        height: [size * 0.5, size * 1.1],
        walls,
        roofs,
        depth,
        lit,
        snow,
        pitch: 0.42,
        ...options,
      });
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [120, 130, 200],
            [760, 100, 230],
          ]),
      sunAt ? streaks(sheet, 80, 260, 5, 0.35) : birds(sheet, 420, 190, 5),
      land(sheet, hillLine(sheet, { y: 430, rise: 90 }), { color: hills, depth: 0.72, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 462, rise: 50 }),
        size: [14, 26],
        every: 30,
        color: mix(hills, '#54705a', 0.4),
        depth: 0.56,
      }),
      row(514, 34, 0.5, { pane: 0, chimneys: 0 }),
      mist(sheet, 500, 80, 0.35),
      domeChurch(sheet, 790, 520, snow),
      row(556, 44, 0.36, { pane: 7 }),
      twinSpires(sheet, 450, 560, roofs[0], snow),
      row(616, 60, 0.2, { pane: 8 }),
      belfry(sheet, 640, 640, roofs[1] ?? roofs[0], lit > 0),
      row(690, 80, 0.1, { pane: 10 }),
      row(794, 116, 0.02, { pane: 14, gables: 0.25 }),
    ].join('');
  },
);

/** A church with a green dome. */
function domeChurch(sheet: Sheet, x: number, y: number, snow: boolean): string {
  const { tone } = sheet;
  const [wall, depth] = ['#efe3cc', 0.34] as const;
  const copper: Color = snow ? '#dfe8ea' : '#6fa08e';
  return (
    fill(box(x - 70, y - 66, 140, 90), tone(wall, depth)) +
    fill(box(x + 24, y - 66, 46, 90), tone(wall, depth, 0.28)) +
    tower(sheet, {
      x,
      y: y - 60,
      width: 92,
      height: 60,
      wall,
      depth,
      openings: [{ at: 0.16, count: 4, high: 0.6 }],
      cap: { kind: 'cupola', height: 58, color: copper, over: 5 },
    }) +
    tower(sheet, {
      x,
      y: y - 174,
      width: 20,
      height: 20,
      wall,
      depth,
      cap: { kind: 'cupola', height: 14, color: copper, finial: 20, over: 2 },
    })
  );
}

/** Two tall towers with pointed roofs. */
function twinSpires(sheet: Sheet, x: number, y: number, roof: Color, snow: boolean): string {
  const depth = 0.24;
  return [-42, 42]
    .map((dx) =>
      tower(sheet, {
        x: x + dx,
        y,
        width: 46,
        height: 170,
        wall: '#cdb897',
        depth,
        bands: [0.42, 0.72, 1],
        openings: [
          { at: 0.76, count: 2, high: 0.17 },
          { at: 0.5, high: 0.14 },
        ],
        cap: { kind: 'spire', height: 118, color: snow ? mix(roof, '#ffffff', 0.7) : '#4d6b6a', over: 3 },
      }),
    )
    .join('');
}

/** The town tower, with a clock and an onion dome on top. */
function belfry(sheet: Sheet, x: number, y: number, roof: Color, lit: boolean): string {
  const { tone } = sheet;
  const depth = 0.12;
  return (
    tower(sheet, {
      x,
      y,
      width: 58,
      height: 236,
      wall: '#ead7b2',
      depth,
      bands: [0.6, 0.86, 1],
      openings: [{ at: 0.89, count: 2, high: 0.09 }],
      cap: { kind: 'onion', height: 62, color: mix(roof, '#3f5f5a', 0.8), over: 1, finial: 26 },
      lit,
    }) +
    fill(oval(x - 3, y - 172, 17), tone('#fbf5e6', depth)) +
    fill(`M${x - 5} ${y - 185}h3v12h9v3h-12z`, tone('#4a4038', depth)) +
    cupola(sheet, { x, y: y - 296, rx: 7, color: '#3f5f5a', depth })
  );
}
