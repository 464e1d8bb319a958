import { family } from '../family';
import { arcade, pointedArch, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { roofRow } from '../kit/rows';
import { box, fill, type Point, round } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, crescent, mist, sky, stars, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** Domes behind domes and slender minarets by the water. */
export const mosque = family<{ sunAt?: Point; moon?: boolean; lead: Color; lit?: boolean; bloom?: Color }>(
  'mosque',
  {
    dawn: { light: 'rose', sunAt: [300, 280], lead: '#8fa3a8' },
    day: { light: 'clear', lead: '#7fa0a8', bloom: '#6f9658', flip: true, throw: 3 },
    dusk: { light: 'dusk', sunAt: [300, 370], lead: '#7f8a9c', lit: true, throw: 1 },
    night: { light: 'deepNight', moon: true, lead: '#8aa6a8', lit: true, throw: 2 },
  },
  (sheet, { sunAt, moon = false, lead, lit = false, bloom = '#5f7f62' }) => {
    const shore = 590;
    const town = (y: number, size: number, depth: number) =>
      roofRow(sheet, {
        line: [
          [-12, y + 10],
          [300, y],
          [900, y],
          [1212, y + 10],
        ],
        width: [size, size * 1.6],
        height: [size * 0.7, size * 1.1],
        walls: ['#e2cfb2', '#d6bf9c', '#e9dac2'],
        roofs: ['#b06a4c', '#a35f46', '#8f7a6c'],
        depth,
        pitch: 0.3,
        gables: 0.2,
        pane: 6,
        lit: lit ? 0.4 : 0,
        chimneys: 0.1,
        down: 30,
      });
    const shown = sheet.twice(
      town(548, 36, 0.3) +
        domes(sheet, 600, 560, lead, lit) +
        woods(sheet, {
          line: [
            [-12, 566],
            [600, 572],
            [1212, 566],
          ],
          size: [14, 26],
          every: 40,
          color: bloom,
          depth: 0.12,
        }) +
        town(shore - 6, 44, 0.08) +
        fill(box(-12, shore - 8, 1224, 18), sheet.tone('#a3957f', 0.05)),
    );
    return [
      sky(sheet, 560),
      moon ? stars(sheet, 380, 50) + crescent(sheet, 300, 170, 36) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 60) : '',
      moon
        ? ''
        : sunAt
          ? streaks(sheet, 90, 300, 5, 0.3)
          : clouds(sheet, [
              [140, 140, 200],
              [900, 120, 170],
            ]),
      land(sheet, hillLine(sheet, { y: 520, rise: 60 }), { color: '#8f8f92', depth: 0.72, smooth: true }),
      mist(sheet, 540, 90, 0.4),
      shown.first,
      water(sheet, { y: shore + 8, color: '#3f7790', sky: 0.4 }),
      reflected(sheet, shown.again, { y: shore + 8, opacity: 0.38, squeeze: 0.5 }),
      sunAt ? sunPath(sheet, sunAt[0], shore + 12, 748, 46) : '',
      glints(sheet, { y: shore + 12, count: 28, opacity: 0.34 }),
      caique(sheet, 380, 668, 1.2),
      caique(sheet, 870, 640, 0.85),
      moon ? '' : birds(sheet, 330, 330, 7),
    ].join('');
  },
);

function domes(sheet: Sheet, x: number, y: number, lead: Color, lit: boolean): string {
  const { tone } = sheet;
  const [stone, depth] = ['#e3d3b6', 0.16] as const;
  const glass = lit ? LAMP : tone('#7c6f60', depth);
  const minaret = (mx: number, height: number, d: number) =>
    tower(sheet, {
      x: mx,
      y,
      width: 22,
      height: height * 0.62,
      wall: stone,
      depth: d,
      bands: [0.6, 1],
      cap: { kind: 'flat', height: 8 },
    }) +
    tower(sheet, {
      x: mx,
      y: y - height * 0.62 - 8,
      width: 17,
      height: height * 0.2,
      wall: stone,
      depth: d,
      bands: [1],
      cap: { kind: 'spire', height: height * 0.18, color: lead, over: 1 },
      lit,
    });
  return (
    minaret(408, 320, depth + 0.06) +
    minaret(792, 320, depth + 0.06) +
    cupola(sheet, { x: x - 128, y: y - 96, rx: 54, ry: 46, color: lead, depth, finial: 14 }) +
    cupola(sheet, { x: x + 128, y: y - 96, rx: 54, ry: 46, color: lead, depth, finial: 14 }) +
    fill(box(x - 186, y - 98, 372, 108), tone(stone, depth)) +
    fill(box(x + 96, y - 98, 90, 108), tone(stone, depth, 0.24)) +
    fill(box(x - 104, y - 164, 208, 70), tone(stone, depth)) +
    fill(box(x + 52, y - 164, 52, 70), tone(stone, depth, 0.26)) +
    cupola(sheet, { x: x - 70, y: y - 162, rx: 40, ry: 32, color: lead, depth }) +
    cupola(sheet, { x: x + 70, y: y - 162, rx: 40, ry: 32, color: lead, depth }) +
    tower(sheet, {
      x,
      y: y - 160,
      width: 176,
      height: 34,
      wall: stone,
      depth,
      bands: [1],
      openings: [{ at: 0.2, count: 11, high: 0.6 }],
      cap: { kind: 'cupola', height: 82, color: lead, finial: 34, over: 2 },
      lit,
    }) +
    fill(arcade(pointedArch, { x: x - 96, y: y - 100, width: 192, height: 44, count: 7, part: 0.5 }), glass) +
    fill(arcade(roundArch, { x: x - 178, y: y - 14, width: 356, height: 52, count: 11, part: 0.52 }), glass) +
    fill(pointedArch(x - 26, y + 8, 52, 92), tone('#f3e7cf', depth)) +
    fill(pointedArch(x - 18, y + 8, 36, 78), lit ? LAMP : tone('#5a4f46', depth)) +
    minaret(462, 390, depth) +
    minaret(738, 390, depth)
  );
}

/** A slim boat with a pointed sail. */
function caique({ tone }: Sheet, x: number, y: number, s: number): string {
  return (
    fill(
      `M${round(x - 48 * s)} ${round(y - 12 * s)}Q${round(x)} ${round(y + 18 * s)} ${round(x + 54 * s)} ${round(y - 16 * s)}Q${round(x + 30 * s)} ${round(y + 14 * s)} ${round(x)} ${round(y + 14 * s)}Q${round(x - 30 * s)} ${round(y + 12 * s)} ${round(x - 48 * s)} ${round(y - 12 * s)}z`,
      tone('#6d4532', 0.04),
    ) +
    fill(
      `M${round(x - 6 * s)} ${round(y - 4 * s)}L${round(x + 26 * s)} ${round(y - 92 * s)}Q${round(x + 44 * s)} ${round(y - 40 * s)} ${round(x + 40 * s)} ${round(y - 8 * s)}z`,
      tone('#f3e6ca', 0.04),
    ) +
    fill(
      `M${round(x + 18 * s)} ${round(y - 6 * s)}L${round(x + 26 * s)} ${round(y - 92 * s)}Q${round(x + 44 * s)} ${round(y - 40 * s)} ${round(x + 40 * s)} ${round(y - 8 * s)}z`,
      tone('#f3e6ca', 0.04, 0.2),
    )
  );
}
