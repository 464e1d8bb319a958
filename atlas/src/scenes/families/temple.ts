import { family } from '../family';
import { columns } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { floors } from '../kit/rows';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, sky, streaks, sun } from '../kit/sky';
import { cypress, stonePine, woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';

/** A columned temple on a rock above the sea. */
export const temple = family<{ sunAt?: Point; moon?: boolean; grass: Color }>(
  'temple',
  {
    day: { light: 'clear', grass: '#98a45f' },
    golden: { light: 'golden', sunAt: [300, 250], grass: '#a39a55', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [290, 350], grass: '#7f7f58', throw: 2 },
  },
  (sheet, { sunAt, grass }) => {
    const { tone } = sheet;
    const rock = '#c8ab84';
    const plateau: Point[] = [
      [110, 640],
      [170, 590],
      [220, 560],
      [300, 540],
      [900, 536],
      [980, 560],
      [1060, 600],
      [1212, 640],
    ];
    return [
      sky(sheet, 480),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [120, 130, 190],
            [820, 100, 210],
          ]),
      sunAt ? streaks(sheet, 80, 290, 5, 0.35) : '',
      land(sheet, hillLine(sheet, { y: 470, rise: 60 }), {
        color: '#7c8f96',
        depth: 0.76,
        smooth: true,
        bottom: 482,
        foot: 0,
      }),
      water(sheet, { y: 480, to: 700, color: '#2f7f9f', sky: 0.4 }),
      sunAt ? sunPath(sheet, sunAt[0], 484, 640, 44) : '',
      glints(sheet, { y: 484, to: 640, count: 18 }),
      land(sheet, plateau, { color: rock, depth: 0.08, foot: 0.06 }),
      fill('M170 592L260 548H900L980 562 860 578 600 566 360 584 240 580z', tone(grass, 0.08)),
      fill(
        'M190 600L250 660 230 762H120L110 640zM420 590L470 680 440 762H560L590 670 520 596zM760 584L820 660 800 762H930L950 650 880 580z',
        tone(rock, 0.06, 0.3),
        'opacity=".55"',
      ),
      greekTemple(sheet),
      fallenDrums(sheet),
      land(
        sheet,
        [
          [-12, 650],
          [180, 664],
          [460, 712],
          [800, 706],
          [1040, 672],
          [1212, 656],
        ],
        { color: mix(grass, '#7d8a4c', 0.3), depth: 0.02, smooth: true },
      ),
      stonePine(sheet, 1040, 690, 300, '#55704a', 0.02),
      cypress(sheet, 176, 690, 220, '#45624a', 0.02),
      cypress(sheet, 128, 700, 170, '#45624a', 0.02),
      woods(sheet, {
        line: [
          [-12, 700],
          [240, 722],
          [480, 762],
        ],
        size: [18, 34],
        every: 34,
        to: 420,
        color: '#6f8352',
        depth: 0.01,
      }),
    ].join('');
  },
);

/** Steps, columns, a frieze and a gable with one fallen corner. */
function greekTemple(sheet: Sheet): string {
  const { tone } = sheet;
  const marble = '#f0e0c4';
  const depth = 0.05;
  const [left, right, foot, head] = [350, 800, 548, 336];
  const end = 96;
  return (
    // The long side, in shade, runs back to the right.
    fill(
      polygon([
        [right, foot],
        [right, head - 2],
        [right + end, head + 14],
        [right + end, foot - 12],
      ]),
      tone('#8f7a66', depth, 0.3),
    ) +
    columns(sheet, {
      x: right + 24,
      y: foot - 6,
      width: end - 30,
      height: foot - head - 26,
      count: 3,
      thick: 17,
      color: mix(marble, '#c9ab8a', 0.5),
      depth,
    }) +
    fill(box(left + 10, head, right - left - 20, foot - head), tone('#7d6a5c', depth, 0.25)) +
    fill(box(left + 120, head + 30, right - left - 240, foot - head), tone('#a58d74', depth, 0.1)) +
    columns(sheet, {
      x: left + 18,
      y: foot,
      width: right - left - 36,
      height: foot - head - 12,
      count: 6,
      thick: 36,
      color: marble,
      depth,
    }) +
    fill(box(left - 12, head - 34, right - left + 24, 36), tone(marble, depth)) +
    fill(
      polygon([
        [right + 12, head - 34],
        [right + end + 16, head - 14],
        [right + end + 16, head + 18],
        [right + 12, head + 2],
      ]),
      tone(marble, depth, 0.34),
    ) +
    floors(tone(marble, depth, 0.3), {
      x: left - 4,
      y: head - 17,
      width: right - left + 8,
      across: 15,
      down: 1,
      every: 1,
      pane: [12, 20],
    }) +
    fill(
      polygon([
        [left - 24, head - 34],
        [(left + right) / 2, head - 118],
        [right + 24, head - 34],
      ]),
      tone(marble, depth, -0.06),
    ) +
    fill(
      polygon([
        [left + 28, head - 42],
        [(left + right) / 2, head - 104],
        [right - 28, head - 42],
      ]),
      tone(marble, depth, 0.22),
    ) +
    fill(
      polygon([
        [(left + right) / 2, head - 118],
        [(left + right) / 2 + end * 0.9, head - 96],
        [right + end + 20, head - 18],
        [right + 24, head - 34],
      ]),
      tone('#c08a62', depth, 0.16),
    ) +
    fill(
      box(left - 16, foot, right - left + 32, 11) +
        box(left - 30, foot + 10, right - left + 60, 11) +
        box(left - 44, foot + 20, right - left + 88, 12),
      tone(marble, depth, 0.04),
    ) +
    fill(
      polygon([
        [right + 16, foot],
        [right + end + 14, foot - 12],
        [right + end + 40, foot + 16],
        [right + 44, foot + 32],
      ]),
      tone(marble, depth, 0.32),
    ) +
    stroke(
      `M${left - 16} ${foot + 11}H${right + 16}M${left - 30} ${foot + 21}H${right + 30}`,
      tone(marble, depth, 0.34),
      2,
    )
  );
}

/** Pieces of columns in the grass. */
function fallenDrums({ tone }: Sheet): string {
  const color = '#e6d3b3';
  return [
    [250, 600, 1],
    [300, 618, 0.8],
    [950, 612, 1.1],
  ]
    .map(([x = 0, y = 0, s = 1]) => {
      const r = 17 * s;
      return (
        fill(
          `M${x} ${round(y - r)}h${round(46 * s)}a${round(r * 0.5)} ${round(r)} 0 0 1 0 ${round(2 * r)}h${round(-46 * s)}z`,
          tone(color, 0.04, 0.14),
        ) + fill(oval(x, y, r * 0.5, r), tone(color, 0.04, -0.1))
      );
    })
    .join('');
}
