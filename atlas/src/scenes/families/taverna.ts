import { family } from '../family';
import type { Color } from '../kit/color';
import { bulbs } from '../kit/lamps';
import { hillLine, land } from '../kit/land';
import { paving } from '../kit/paving';
import { roundTable } from '../kit/room';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { glints, sunPath, water } from '../kit/water';

/** Tables under vines above the sea. */
export const taverna = family<{ sunAt?: Point; chair: Color }>(
  'taverna',
  {
    day: { light: 'clear', chair: '#3f74b0' },
    dusk: { light: 'dusk', sunAt: [600, 360], chair: '#3f8a8a', throw: 1 },
    golden: { light: 'golden', sunAt: [420, 260], chair: '#b8563f', flip: true, throw: 2 },
  },
  (sheet, { sunAt, chair }) => {
    const { tone, random } = sheet;
    let [leaves, others, grapes] = ['', '', ''];
    for (let at = 0; at < 150; at++) {
      const leaf = oval(
        random.whole(-10, 1210),
        random.whole(20, 140) + (at % 5 === 0 ? random.whole(0, 60) : 0),
        random.between(16, 30),
        random.between(13, 22),
      );
      if (at % 3) leaves += leaf;
      else others += leaf;
    }
    for (const x of [250, 420, 640, 830, 1000])
      for (let row = 0; row < 4; row++)
        for (let at = 0; at < 4 - row; at++) grapes += oval(x + at * 13 + row * 6.5, 180 + row * 12, 7.5);
    return [
      weather(sheet, 440, sunAt),
      land(sheet, hillLine(sheet, { y: 420, rise: 50, hills: 2 }), {
        color: '#8f9aa0',
        depth: 0.74,
        smooth: true,
        bottom: 432,
      }),
      water(sheet, { y: 430, to: 600, color: '#2f86a8' }),
      sunAt ? sunPath(sheet, sunAt[0], 434, 580, 44) : '',
      glints(sheet, { y: 436, to: 570, count: 18 }),
      fill('M780 470l40-92l36 92zM760 476q50 22 110 0l-14 18h-80z', tone('#f6efe0', 0.2)),
      fill(box(-12, 560, 1224, 40), tone('#f6f2ea', 0.05)),
      fill(box(-12, 586, 1224, 14), tone('#f6f2ea', 0.05, 0.2)),
      paving(sheet, { y: 598, color: '#d9cbb0', joints: '#b5a488' }),
      fill(box(120, 120, 22, 560) + box(1058, 120, 22, 560), tone('#efe8da', 0.03)),
      fill(box(134, 120, 8, 560) + box(1072, 120, 8, 560), tone('#efe8da', 0.03, 0.3)),
      stroke('M-12 130H1212M-12 70H1212', tone('#8a6a4c', 0.03), 13),
      stroke(
        Array.from({ length: 10 }, (_, at) => `M${40 + at * 126} 40V140`).join(''),
        tone('#8a6a4c', 0.03),
        9,
      ),
      fill(leaves, tone('#5f8f45', 0.03)),
      fill(others, tone('#7fab55', 0.03)),
      fill(grapes, tone('#6a3f6f', 0.03)),
      bulbs(sheet, { from: [130, 190], to: [1070, 190], sag: 70, count: 14, color: '#ffe6a8' }),
      fill(oval(1010, 560, 34) + oval(1050, 540, 38) + oval(1090, 566, 34), tone('#d9507a', 0.03)),
      fill(
        polygon([
          [1010, 584],
          [1090, 584],
          [1078, 640],
          [1022, 640],
        ]),
        tone('#b8684a', 0.03),
      ),
      roundTable(sheet, 360, 660, 0.86, '#6fa0c9', chair),
      roundTable(sheet, 700, 650, 0.8, '#f4efe4', chair),
      roundTable(sheet, 530, 736, 1.2, '#f4efe4', chair),
      roundTable(sheet, 900, 730, 1.1, '#6fa0c9', chair),
    ].join('');
  },
);
