import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, woods } from '../kit/trees';

/** A Thai temple: steep roofs in tiers with flame-shaped edges, and a golden bell with a needle beside it. */
export const wat = family<{ sunAt?: Point; roof: Color; rim: Color; lit?: boolean }>(
  'wat',
  {
    day: { light: 'clear', roof: '#c85a34', rim: '#3f7f55' },
    golden: { light: 'golden', sunAt: [280, 210], roof: '#b8503a', rim: '#d9a84a', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [290, 320], roof: '#a8483c', rim: '#c9963f', lit: true, throw: 2 },
  },
  (sheet, { sunAt, roof, rim, lit = false }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [520, 600, 0.05] as const;
    const gold: Color = '#e0b04a';
    const gable = (half: number, base: number, top: number) => {
      const left = `M${x - half} ${base}Q${x - half * 0.44} ${base - (base - top) * 0.4} ${x} ${top}`;
      return (
        fill(
          `${left}Q${x + half * 0.44} ${base - (base - top) * 0.4} ${x + half} ${base}z`,
          tone(roof, depth),
        ) +
        fill(
          `M${x} ${top}Q${x + half * 0.44} ${base - (base - top) * 0.4} ${x + half} ${base}H${x + half * 0.42}Q${x + half * 0.16} ${base - (base - top) * 0.4} ${x} ${top}z`,
          tone(roof, depth, 0.3),
        ) +
        stroke(
          `${left}Q${x + half * 0.44} ${base - (base - top) * 0.4} ${x + half} ${base}`,
          tone(rim, depth),
          9,
        ) +
        stroke(
          `M${x - half} ${base}q-12-4-16-20M${x + half} ${base}q12-4 16-20M${x} ${top}q-4-18 5-34`,
          tone(gold, depth),
          5,
        )
      );
    };
    const chedi =
      fill('M786 600V560H954V600z', tone('#f1e8da', depth, 0.06)) +
      fill('M800 562L812 520H928L940 562z', tone(gold, depth, 0.12)) +
      fill('M812 522C822 450 838 420 850 396H890C902 420 918 450 928 522z', tone(gold, depth)) +
      fill('M874 396H890C902 420 918 450 928 522H884C888 460 884 430 874 396z', tone(gold, depth, 0.34)) +
      fill('M848 398H892V382H848z', tone(gold, depth, 0.1)) +
      fill('M854 382C862 330 867 270 870 214C873 270 878 330 886 382z', tone(gold, depth)) +
      fill('M870 214C873 270 878 330 886 382H873z', tone(gold, depth, 0.3)) +
      stroke('M856 372h28M858 356h24M860 340h20M862 322h16M864 304h12', tone(gold, depth, 0.3), 4);
    return [
      weather(sheet, 550, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 40 }),
        size: [26, 52],
        every: 36,
        color: '#5f8f62',
        depth: 0.42,
      }),
      palm(sheet, { x: 190, y: 580, height: 270, lean: 0.14, depth: 0.18 }),
      palm(sheet, { x: 1050, y: 580, height: 240, lean: -0.12, depth: 0.18 }),
      fill(box(-12, 556, 1224, 54), tone('#f1e8da', 0.14)),
      fill(box(-12, 548, 1224, 12), tone(roof, 0.14)),
      chedi,
      gable(268, 486, 330),
      gable(214, 440, 268),
      gable(158, 390, 204),
      fill(
        polygon([
          [x - 92, 388],
          [x, 236],
          [x + 92, 388],
        ]),
        tone(mix(gold, '#8a3a2c', 0.2), depth),
      ),
      stroke(
        `M${x - 60} 374L${x} 278L${x + 60} 374M${x - 26} 374L${x} 330L${x + 26} 374M${x} 278v50`,
        tone(gold, depth, -0.2),
        4,
      ),
      fill(box(x - 200, 484, 400, foot - 484), tone('#f4ece0', depth)),
      fill(box(x + 96, 484, 104, foot - 484), tone('#f4ece0', depth, 0.24)),
      fill(
        [-180, -114, -48, 30, 96, 162].map((dx) => box(x + dx, 484, 20, foot - 484)).join(''),
        tone('#f9f3ea', depth, 0.02),
      ),
      fill(
        [-146, 112].map((dx) => `M${x + dx} 580v-56l17-24l17 24v56z`).join('') +
          `M${x - 27} ${foot}v-78l27-30l27 30v78z`,
        lit ? '#ffcf7a' : tone('#7a3a2f', depth),
      ),
      stroke(`M${x - 34} ${foot}v-82l34-36l34 36v82`, tone(gold, depth), 7),
      fill(box(x - 204, 478, 408, 12), tone(gold, depth)),
      steps(sheet, { x, y: foot, width: 190, count: 3, color: '#ded2c0', rise: 9, grow: 16 }),
      paving(sheet, { y: 626, color: '#d6c6a6', joints: '#b09f7e' }),
      crowd(sheet, [
        [430, 660, 46],
        [456, 662, 42],
        [680, 690, 58],
        [800, 664, 46],
      ]),
    ].join('');
  },
);
