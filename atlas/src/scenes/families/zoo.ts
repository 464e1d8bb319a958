import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { acacia, tree, woods } from '../kit/trees';

/** Giraffes and zebras behind a low fence, with visitors. */
export const zoo = family<{ sunAt?: Point; grass: Color; leaves: Color }>(
  'zoo',
  {
    day: { light: 'day', grass: '#9fb464', leaves: '#5f9055' },
    golden: { light: 'golden', sunAt: [290, 210], grass: '#c9ab58', leaves: '#8a8a44', flip: true, throw: 1 },
  },
  (sheet, { sunAt, grass, leaves }) => {
    const { tone, random } = sheet;
    const giraffe = (x: number, y: number, s: number, turn: number) => {
      const p = (dx: number, dy: number) => `${round(x + turn * dx * s)} ${round(y + dy * s)}`;
      const body = `M${p(-60, -130)}Q${p(-64, -176)} ${p(-20, -180)}L${p(30, -196)}L${p(76, -340)}Q${p(84, -366)} ${p(104, -356)}L${p(140, -336)}Q${p(142, -322)} ${p(120, -322)}L${p(100, -322)}L${p(66, -180)}Q${p(66, -140)} ${p(56, -122)}L${p(54, 0)}H${round(x + turn * 40 * s)}L${p(38, -116)}Q${p(0, -104)} ${p(-40, -116)}L${p(-44, 0)}H${round(x - turn * 58 * s)}z`;
      let spots = '';
      for (let at = 0; at < 20; at++)
        spots += oval(
          x + turn * random.between(-52, 60) * s,
          y + random.between(-180, -120) * s,
          random.between(6, 11) * s,
          random.between(5, 8) * s,
        );
      for (let at = 0; at < 9; at++)
        spots += oval(x + turn * (40 + at * 6.6) * s, y + (-200 - at * 15) * s, 7 * s, 6 * s);
      return (
        stroke(
          `M${p(92, -358)}L${p(90, -382)}M${p(106, -356)}L${p(108, -380)}`,
          tone('#7a4f30', 0.05),
          5 * s,
        ) +
        fill(body, tone('#e0b060', 0.05)) +
        sheet.cut(body, fill(spots, tone('#9a5f34', 0.05))) +
        stroke(`M${p(-58, -150)}Q${p(-80, -120)} ${p(-72, -84)}`, tone('#9a5f34', 0.05), 5 * s)
      );
    };
    return [
      weather(sheet, 520, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 40 }),
        size: [40, 76],
        every: 40,
        color: leaves,
        depth: 0.42,
      }),
      land(sheet, hillLine(sheet, { y: 520, rise: 14 }), {
        color: grass,
        depth: 0.16,
        smooth: true,
        foot: 0,
      }),
      acacia(sheet, { x: 250, y: 570, height: 250, depth: 0.12 }),
      acacia(sheet, { x: 980, y: 570, height: 220, depth: 0.12 }),
      fill('M420 560Q600 540 760 562T1000 590Q760 612 560 596T420 560z', tone('#7fb0b4', 0.1)),
      giraffe(470, 600, 0.86, 1),
      giraffe(740, 610, 1, -1),
      fill(box(-12, 640, 1224, 130), tone('#cdb98f', 0.03)),
      stroke(
        Array.from({ length: 22 }, (_, at) => `M${at * 58 - 10} 660V600`).join(''),
        tone('#7a5a40', 0.03),
        9,
      ),
      stroke('M-12 614H1212M-12 640H1212', tone('#8f6c4c', 0.03), 8),
      woods(sheet, {
        line: [
          [-12, 664],
          [1212, 664],
        ],
        size: [10, 20],
        every: 26,
        color: mix(leaves, '#3f6a40', 0.3),
        depth: 0.02,
      }),
      crowd(sheet, [
        [300, 720, 92],
        [340, 724, 64],
        [376, 722, 88],
        [860, 724, 94],
        [900, 728, 60],
      ]),
      tree(sheet, { x: 90, y: 740, height: 260, color: leaves, spread: 0.7, depth: 0.01 }),
      tree(sheet, { x: 1120, y: 740, height: 270, color: leaves, spread: 0.7, depth: 0.01 }),
    ].join('');
  },
);
