import { family } from '../family';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine } from '../kit/land';
import { steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A concert hall of our time by the water, its roof like a rising wave over glass. */
export const concertHall = family<{ sunAt?: Point; roof: Color; lit?: boolean }>(
  'concert-hall',
  {
    day: { light: 'clear', roof: '#f1f0ea' },
    dusk: { light: 'dusk', sunAt: [290, 330], roof: '#e3d3cc', lit: true, flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [280, 210], roof: '#e6b070', throw: 2 },
  },
  (sheet, { sunAt, roof, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.06;
    const glass = lit ? '#ffd28a' : tone('#6f98a6', depth);
    const hall =
      fill('M250 560V430Q420 400 600 420T960 396V560z', glass) +
      stroke(
        Array.from({ length: 23 }, (_, at) => `M${268 + at * 30} 560V${432 - (at % 5) * 5}`).join(''),
        lit ? tone('#8a6f58', depth) : tone('#cfdde0', depth),
        4,
      ) +
      fill(
        'M190 452Q330 330 470 372T700 300T1030 330Q990 400 930 420Q800 372 680 420T400 430T190 452z',
        tone(roof, depth),
      ) +
      fill(
        'M700 300Q860 250 1030 330Q990 400 930 420Q800 372 680 420Q760 372 700 300z',
        tone(roof, depth, 0.2),
      ) +
      fill('M330 380Q400 250 560 250T820 262Q760 300 700 306T470 372T330 380z', tone(roof, depth, -0.1)) +
      fill('M560 250Q700 216 820 262Q760 300 700 306Q640 262 560 250z', tone(roof, depth, 0.26)) +
      stroke('M190 452Q330 330 470 372T700 300T1030 330', tone(roof, depth, -0.3), 5) +
      fill(box(570, 470, 90, 90), lit ? LAMP : tone('#4f626a', depth));
    const shown = sheet.twice(hall);
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 564, rise: 24 }),
        size: [18, 36],
        every: 34,
        color: '#6f9070',
        depth: 0.5,
      }),
      shown.first,
      steps(sheet, { x: 600, y: 558, width: 780, count: 4, color: '#d3c9b8', rise: 10, grow: 16 }),
      water(sheet, { y: 598, color: '#3f869c' }),
      reflected(sheet, shown.again, { y: 590, opacity: 0.38, squeeze: 0.6 }),
      glints(sheet, { y: 606, count: 20 }),
      crowd(sheet, [
        [420, 572, 32],
        [444, 574, 30],
        [620, 576, 34],
        [780, 572, 32],
        [850, 584, 34],
      ]),
    ].join('');
  },
);
