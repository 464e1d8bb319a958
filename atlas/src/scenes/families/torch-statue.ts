import { family } from '../family';
import { box, disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';

/** The statue with the torch in the harbor of New York. */
export const torchStatue = family<{ sunAt?: Point }>(
  'torch-statue',
  { day: { light: 'clear' }, dusk: { light: 'dusk', sunAt: [290, 360], throw: 1 } },
  (sheet, { sunAt }) => {
    const { tone } = sheet;
    const [copper, depth, x] = ['#7fb09c', 0.05, 600] as const;
    return [
      weather(sheet, 560, sunAt),
      fill(
        Array.from({ length: 24 }, (_, at) => box(760 + at * 19, 560 - 30 - ((at * 37) % 80), 16, 110)).join(
          '',
        ),
        tone('#8f9aa8', 0.6),
      ),
      water(sheet, { y: 560, color: '#3f7f94' }),
      sunAt ? sunPath(sheet, sunAt[0], 564, 748, 46) : '',
      glints(sheet, { y: 566, count: 24 }),
      fill('M330 600Q600 560 880 600L940 640H270z', tone('#6f8f5c', 0.06)),
      woods(sheet, {
        line: [
          [330, 600],
          [600, 584],
          [880, 600],
        ],
        size: [14, 26],
        every: 22,
        from: 340,
        to: 870,
        color: '#5f8552',
        depth: 0.08,
      }),
      fill(
        polygon([
          [420, 602],
          [450, 556],
          [750, 556],
          [780, 602],
        ]),
        tone('#c9bda4', depth),
      ),
      fill(
        polygon([
          [690, 602],
          [700, 556],
          [750, 556],
          [780, 602],
        ]),
        tone('#c9bda4', depth, 0.28),
      ),
      fill(
        polygon([
          [528, 560],
          [544, 440],
          [656, 440],
          [672, 560],
        ]),
        tone('#d9ceb6', depth),
      ),
      fill(
        polygon([
          [624, 560],
          [622, 440],
          [656, 440],
          [672, 560],
        ]),
        tone('#d9ceb6', depth, 0.28),
      ),
      fill(box(536, 432, 128, 14) + box(552, 470, 96, 8), tone('#d9ceb6', depth, -0.16)),
      fill(
        `M${x - 46} 436Q${x - 40} 330 ${x - 34} 286Q${x - 42} 262 ${x - 28} 250Q${x - 14} 240 ${x - 8} 236L${x + 10} 236Q${x + 26} 240 ${x + 32} 256L${x + 42} 196L${x + 36} 150L${x + 54} 148L${x + 62} 200L${x + 42} 290Q${x + 46} 350 ${x + 50} 436z`,
        tone(copper, depth),
      ),
      fill(
        `M${x + 12} 436Q${x + 8} 330 ${x + 22} 262L${x + 32} 256L${x + 42} 196L${x + 50} 200L${x + 42} 290Q${x + 46} 350 ${x + 50} 436z`,
        tone(copper, depth, 0.3),
      ),
      stroke(
        `M${x - 22} 290Q${x - 8} 350 ${x - 26} 434M${x - 4} 280Q${x + 8} 350 ${x - 2} 434M${x + 18} 290Q${x + 26} 360 ${x + 22} 434`,
        tone(copper, depth, 0.34),
        4,
      ),
      fill(
        polygon([
          [x - 60, 330],
          [x - 34, 296],
          [x - 16, 318],
          [x - 40, 356],
        ]),
        tone(copper, depth, 0.14),
      ),
      disc(x, 214, 20, tone(copper, depth)),
      fill(`M${x + 4} 195a20 20 0 0 1 0 38q14-18 0-38z`, tone(copper, depth, 0.3)),
      stroke(
        [-60, -35, -10, 15, 40, 65]
          .map((turn) => {
            const angle = ((turn - 92) * Math.PI) / 180;
            return `M${round(x + Math.cos(angle) * 20)} ${round(206 + Math.sin(angle) * 18)}L${round(x + Math.cos(angle) * 38)} ${round(206 + Math.sin(angle) * 36)}`;
          })
          .join(''),
        tone(copper, depth),
        5,
      ),
      fill(box(x + 30, 132, 28, 20) + box(x + 26, 126, 36, 8), tone(copper, depth, -0.1)),
      halo(sheet, x + 44, 104, 70, '#ffdf9a', 0.6),
      fill(`M${x + 44} 82q16 20 8 44h-18q-8-22 10-44z`, '#f3c15b'),
      fill('M250 690h150l-16 24H270zM290 668h70v22h-70z', tone('#f4eee0', 0.03)),
      fill('M860 670h90l-12 16h-66zM905 664v-54l34 50z', tone('#f4eee0', 0.03)),
    ].join('');
  },
);
