import { family } from '../family';
import type { Color } from '../kit/color';
import { hall } from '../kit/hall';
import { bulbs, lantern } from '../kit/lamps';
import { hillLine } from '../kit/land';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, type Point, stroke } from '../kit/shape';
import { halo, mist, weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** The court of a temple with a bronze vessel for incense and red lanterns. */
export const incenseTemple = family<{ sunAt?: Point; wall: Color; lit?: boolean }>(
  'incense-temple',
  {
    day: { light: 'mist', wall: '#c9a05a' },
    golden: { light: 'golden', sunAt: [300, 170], wall: '#b8563c', flip: true, throw: 1 },
    night: { light: 'night', wall: '#a8483a', lit: true, throw: 2 },
  },
  (sheet, { sunAt, wall, lit = false }) => {
    const { tone } = sheet;
    const roof: Color = '#5f6a58';
    const strings = [0, 1, 2].map((row) =>
      [-3, -2, -1, 0, 1, 2, 3]
        .map((at) =>
          lantern(
            sheet,
            600 + at * (92 + row * 40),
            250 + row * 66 - Math.abs(at) * 12,
            13 + row * 5,
            '#d6402f',
            lit || row > 3,
          ),
        )
        .join(''),
    );
    return [
      weather(sheet, 520, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 500, rise: 70 }),
        size: [30, 60],
        every: 44,
        color: '#5c8262',
        depth: 0.44,
      }),
      mist(sheet, 520, 90, 0.4),
      hall(sheet, {
        x: 600,
        y: 586,
        width: 520,
        height: 126,
        roofHeight: 84,
        roof,
        wall,
        beam: '#8a3428',
        door: lit ? '#e9a95c' : '#5a3a30',
        bays: 5,
        lip: 34,
        lit,
      }),
      fill(
        'M420 386q-26-6-40-34q34 20 66 14zM780 386q26-6 40-34q-34 20-66 14zM560 376q20-26 40-26t40 26z',
        tone('#d9a84a', 0.05),
      ),
      fill(box(-12, 500, 250, 90) + box(962, 500, 250, 90), tone(wall, 0.1, 0.1)),
      fill(box(-12, 486, 262, 18) + box(950, 486, 262, 18), tone(roof, 0.1)),
      steps(sheet, { x: 600, y: 586, width: 540, count: 3, color: '#b9b0a0' }),
      paving(sheet, { y: 614, color: '#b3aa98', joints: '#8c8474' }),
      fill('M540 640q-8 52 24 58h72q32-6 24-58z', tone('#7a6a4a', 0.03)),
      fill('M620 698h16q32-6 24-58h-30z', tone('#7a6a4a', 0.03, 0.3)),
      fill(box(528, 632, 144, 12) + box(556, 698, 14, 18) + box(630, 698, 14, 18), tone('#8f7d56', 0.03)),
      stroke('M578 632v-26M594 632v-34M610 632v-30M624 632v-24', tone('#8a3428', 0.03), 3),
      stroke(
        'M594 596q-24-30 4-58t0-62M612 600q22-30-2-56t8-58',
        tone('#f4f2ea', 0.1, -0.1),
        7,
        'opacity=".45"',
      ),
      lit ? halo(sheet, 600, 500, 300, '#ffc078', 0.3) : '',
      ...strings,
      bulbs(sheet, { from: [-12, 210], to: [1212, 210], sag: 130, count: 2, size: 0.1 }),
      crowd(sheet, [
        [440, 690, 74],
        [474, 694, 70],
        [770, 700, 80],
      ]),
    ].join('');
  },
);
