import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks, LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { floors } from '../kit/rows';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** A slim tower with round decks, high above a city. */
export const lookoutTower = family<{ sunAt?: Point; shaft: Color; town: Color; lit?: boolean }>(
  'lookout-tower',
  {
    day: { light: 'day', shaft: '#e6e4dc', town: '#8fa0a8' },
    dusk: {
      light: 'dusk',
      sunAt: [280, 340],
      shaft: '#d9c9c9',
      town: '#7f6f8a',
      lit: true,
      flip: true,
      throw: 1,
    },
    night: { light: 'night', shaft: '#c9d0e6', town: '#5f6f9a', lit: true, throw: 2 },
    dawn: { light: 'rose', sunAt: [290, 260], shaft: '#e6d3cc', town: '#94a0b0', throw: 3 },
  },
  (sheet, { sunAt, shaft, town, lit = false }) => {
    const { tone } = sheet;
    const [x, depth] = [600, 0.1] as const;
    const deck = (y: number, half: number, high: number) =>
      fill(
        `M${x - half} ${y}Q${x - half} ${y - high} ${x - half * 0.5} ${y - high}H${x + half * 0.5}Q${x + half} ${y - high} ${x + half} ${y}Q${x + half * 0.5} ${y + high * 0.8} ${x + 14} ${y + high * 0.9}H${x - 14}Q${x - half * 0.5} ${y + high * 0.8} ${x - half} ${y}z`,
        tone(shaft, depth),
      ) +
      fill(
        `M${x + half * 0.3} ${y - high}H${x + half * 0.5}Q${x + half} ${y - high} ${x + half} ${y}Q${x + half * 0.5} ${y + high * 0.8} ${x + 14} ${y + high * 0.9}Q${x + half * 0.5} ${y} ${x + half * 0.3} ${y - high}z`,
        tone(shaft, depth, 0.3),
      ) +
      floors(lit ? LAMP : tone('#4f6470', depth), {
        x: x - half * 0.9,
        y: y - high * 0.1,
        width: half * 1.8,
        across: 12,
        down: 1,
        every: 1,
        pane: [half * 0.1, high * 0.5],
      });
    return [
      weather(sheet, 600, sunAt),
      land(sheet, hillLine(sheet, { y: 560, rise: 50 }), { color: '#7f948f', depth: 0.74, smooth: true }),
      blocks(sheet, {
        y: 620,
        height: [40, 130],
        width: [34, 70],
        color: town,
        depth: 0.5,
        lights: lit ? 0.3 : 0.1,
      }),
      lit ? halo(sheet, x, 246, 170, '#ffe6b0', 0.5) : '',
      stroke(`M${x} 190V70`, tone('#b9b4b0', depth), 5),
      stroke(`M${x} 120V70`, tone('#c8503f', depth), 5),
      fill(
        polygon([
          [x - 38, 680],
          [x - 13, 250],
          [x + 13, 250],
          [x + 38, 680],
        ]),
        tone(shaft, depth),
      ),
      fill(
        polygon([
          [x + 8, 680],
          [x + 3, 250],
          [x + 13, 250],
          [x + 38, 680],
        ]),
        tone(shaft, depth, 0.34),
      ),
      fill(
        polygon([
          [x - 90, 690],
          [x - 20, 520],
          [x - 14, 690],
        ]) +
          polygon([
            [x + 90, 690],
            [x + 20, 520],
            [x + 14, 690],
          ]),
        tone(shaft, depth, 0.14),
      ),
      deck(256, 92, 30),
      deck(206, 48, 18),
      fill(box(x - 16, 178, 32, 14), tone(shaft, depth)),
      blocks(sheet, {
        y: 690,
        height: [50, 140],
        width: [48, 92],
        color: mix(town, '#5f6f78', 0.2),
        depth: 0.24,
        lights: lit ? 0.3 : 0.1,
        profile: (at) => Math.min(1, Math.abs(at - 600) / 500) * 0.9,
      }),
      woods(sheet, {
        line: [
          [-12, 696],
          [1212, 696],
        ],
        size: [20, 40],
        every: 34,
        color: '#5f7f5c',
        depth: 0.1,
      }),
      fill(box(-12, 700, 1224, 60), tone('#5a7052', 0.04)),
    ].join('');
  },
);
