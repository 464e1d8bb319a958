import { family } from '../family';
import { mix } from '../kit/color';
import { rows, vines } from '../kit/fields';
import { hillLine, land, ridgeLine } from '../kit/land';
import { box, fill, heightAt, oval, type Point, polygon } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, sun } from '../kit/sky';
import { cypress, tree, woods } from '../kit/trees';

/** Vines on rolling hills, with a farmhouse and cypresses. */
export const vineyard = family<{ sunAt?: Point; leaf: `#${string}`; soil: `#${string}` }>(
  'vineyard',
  {
    summer: { light: 'day', leaf: '#5f8446', soil: '#b99a63' },
    autumn: { light: 'golden', sunAt: [330, 250], leaf: '#b9703a', soil: '#c19a5a', flip: true },
    dawn: { light: 'rose', sunAt: [400, 290], leaf: '#6d8a4c', soil: '#b59a72', throw: 2 },
  },
  (sheet, { sunAt, leaf, soil }) => {
    const hill: Point[] = [
      [-12, 560],
      [180, 520],
      [420, 470],
      [600, 448],
      [790, 470],
      [1000, 530],
      [1212, 560],
    ];
    const left: Point[] = [
      [-12, 560],
      [200, 556],
      [420, 590],
      [640, 650],
      [760, 700],
      [860, 770],
    ];
    const right: Point[] = [
      [420, 770],
      [620, 690],
      [840, 620],
      [1040, 580],
      [1212, 566],
    ];
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [170, 120, 180],
            [820, 150, 220],
          ]),
      land(sheet, ridgeLine(sheet, { y: 430, rise: 100, peaks: 5, rough: 0.08 }), {
        color: '#8496a5',
        depth: 0.76,
      }),
      land(sheet, hillLine(sheet, { y: 470, rise: 70 }), {
        color: mix(leaf, '#7d8f86', 0.5),
        depth: 0.56,
        smooth: true,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 486, rise: 44 }),
        size: [7, 14],
        every: 26,
        color: mix(leaf, '#4f6b58', 0.6),
        depth: 0.48,
      }),
      mist(sheet, 480, 70, 0.4),
      land(sheet, hill, { color: mix(soil, leaf, 0.35), depth: 0.3, smooth: true, foot: 0.1 }),
      rows(sheet, {
        line: hill.map(([x, y]) => [x, y + 26] as const),
        to: [600, 330],
        width: 74,
        color: leaf,
        depth: 0.28,
        bottom: 640,
      }),
      villa(sheet, 560, 456),
      [470, 500, 528, 704, 730, 762]
        .map((x, index) => cypress(sheet, x, heightAt(hill, x) + 6, 84 + (index % 3) * 20, '#3d5a45', 0.22))
        .join(''),
      land(sheet, right, { color: soil, depth: 0.08, smooth: true, foot: 0 }),
      rows(sheet, {
        line: right.map(([x, y]) => [x, y + 14] as const),
        to: [1300, 430],
        width: 90,
        color: leaf,
        depth: 0.08,
        share: 0.5,
      }),
      land(sheet, left, { color: mix(soil, '#8a6a44', 0.2), smooth: true }),
      vines(sheet, {
        line: left.map(([x, y]) => [x, y + 22] as const),
        rows: 6,
        drop: 32,
        size: 13,
        every: 23,
        color: leaf,
        to: 900,
        shift: -20,
      }),
      [1120, 1168]
        .map((x, index) => cypress(sheet, x, 640 + index * 12, 190 + index * 40, '#34503d', 0.04))
        .join(''),
    ].join('');
  },
);

/** A farmhouse with a low tower and tiled roofs. */
export function villa({ tone }: Sheet, x: number, y: number, depth = 0.24): string {
  const [wallTone, dark, roof] = [
    tone('#e6cfa2', depth),
    tone('#e6cfa2', depth, 0.34),
    tone('#b5643f', depth),
  ];
  return (
    fill(box(x + 40, y - 62, 34, 64), wallTone) +
    fill(box(x + 62, y - 62, 14, 64), dark) +
    fill(
      polygon([
        [x + 34, y - 60],
        [x + 58, y - 78],
        [x + 82, y - 60],
      ]),
      roof,
    ) +
    fill(box(x, y - 36, 110, 40), wallTone) +
    fill(box(x + 82, y - 36, 30, 40), dark) +
    fill(
      polygon([
        [x - 6, y - 34],
        [x + 12, y - 52],
        [x + 98, y - 52],
        [x + 118, y - 34],
      ]),
      roof,
    ) +
    fill(
      polygon([
        [x + 84, y - 52],
        [x + 98, y - 52],
        [x + 118, y - 34],
        [x + 92, y - 34],
      ]),
      tone('#b5643f', depth, 0.3),
    ) +
    fill(
      [14, 36, 58].map((dx) => box(x + dx, y - 22, 8, 12)).join('') + box(x + 52, y - 50, 7, 10),
      tone('#6b5140', depth),
    )
  );
}

/** Rows of lavender leading to a stone house below hills. */
export const lavender = family<{ sunAt?: Point; bloom: `#${string}`; gap: `#${string}`; lone?: boolean }>(
  'lavender',
  {
    day: { light: 'day', bloom: '#7f66ad', gap: '#b8a978' },
    dusk: { light: 'dusk', sunAt: [620, 350], bloom: '#7d5fa5', gap: '#a88a6a', lone: true },
    dawn: { light: 'firstLight', sunAt: [330, 300], bloom: '#8a6cb5', gap: '#b59d7c', flip: true, throw: 1 },
  },
  (sheet, { sunAt, bloom, gap, lone = false }) => {
    const field: Point[] = [
      [-12, 500],
      [300, 492],
      [600, 488],
      [900, 492],
      [1212, 500],
    ];
    return [
      sky(sheet, 460),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 62)
        : clouds(sheet, [
            [160, 140, 200],
            [760, 110, 160],
            [930, 180, 190],
          ]),
      land(sheet, ridgeLine(sheet, { y: 450, rise: 110, peaks: 4, rough: 0.07 }), {
        color: '#8797ad',
        depth: 0.74,
      }),
      land(sheet, hillLine(sheet, { y: 480, rise: 56 }), { color: '#708a6c', depth: 0.52, smooth: true }),
      woods(sheet, {
        line: field.map(([x, y]) => [x, y + 2] as const),
        size: [12, 24],
        every: 26,
        color: '#55744f',
        depth: 0.34,
      }),
      land(sheet, field, { color: gap, depth: 0.1, smooth: true, foot: 0 }),
      rows(sheet, { line: field, to: [600, 452], width: 132, color: bloom, share: 0.66, smooth: true }),
      puffs(sheet, bloom),
      lone
        ? tree(sheet, { x: 600, y: 506, height: 150, color: '#5a6f48', depth: 0.14, spread: 0.86 })
        : villa(sheet, 690, 498, 0.16),
      lone
        ? ''
        : [650, 672, 830]
            .map((x, index) => cypress(sheet, x, 504, 92 + index * 14, '#3f5c46', 0.16))
            .join(''),
    ].join('');
  },
);

/** Round tops along the nearest rows, so that they look like bushes. */
function puffs(sheet: Sheet, color: `#${string}`): string {
  const { random, tone } = sheet;
  let [dark, light] = ['', ''];
  for (let row = -6; row < 7; row++) {
    for (const y of [556, 586, 622, 664, 712, 766]) {
      const scale = (y - 452) / (762 - 452);
      const x = 600 + (row * 132 + 44) * scale;
      if (x < -60 || x > 1260) continue;
      const r = 44 * scale;
      dark += oval(Math.round(x + random.between(-3, 3)), Math.round(y), Math.round(r), Math.round(r * 0.4));
      light += oval(
        Math.round(x - r * 0.3),
        Math.round(y - r * 0.2),
        Math.round(r * 0.5),
        Math.round(r * 0.22),
      );
    }
  }
  return (
    fill(dark, tone(color, 0, 0.1), 'opacity=".55"') + fill(light, tone(color, 0, -0.3), 'opacity=".55"')
  );
}
