import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { boulder } from '../kit/rock';
import { box, fill, type Point } from '../kit/shape';
import { weather } from '../kit/sky';
import { stonePine, woods } from '../kit/trees';

/** A Roman amphitheater of three rows of arches, one side of it broken away. */
export const amphitheater = family<{ sunAt?: Point; stone: Color; lit?: boolean }>(
  'amphitheater',
  {
    day: { light: 'day', stone: '#dcc49a' },
    golden: { light: 'golden', sunAt: [280, 200], stone: '#e3b87c', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [270, 330], stone: '#c99a7c', lit: true, throw: 2 },
  },
  (sheet, { sunAt, stone, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.06;
    const wall = 'M210 600V270Q400 214 640 230V340L700 348V430L790 440V510Q900 516 1000 536V612H210z';
    const row = (y: number, to: number, count: number, high: number) =>
      arcade(roundArch, { x: 226, y, width: to - 226, height: high, count, part: 0.6 });
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 30 }),
        size: [22, 44],
        every: 38,
        color: '#7f9260',
        depth: 0.44,
      }),
      fill('M640 340Q820 330 1000 420V540H640z', tone(stone, depth + 0.12, 0.2)),
      fill(
        arcade(roundArch, { x: 700, y: 520, width: 290, height: 56, count: 7, part: 0.6 }),
        tone('#6a5040', depth + 0.1),
      ),
      fill(wall, tone(stone, depth)),
      sheet.cut(
        wall,
        fill('M560 200H1010V620H560Q620 420 560 200z', tone('#8a5f4c', depth, 0.1), 'opacity=".22"') +
          fill(
            box(200, 254, 460, 14) + box(200, 352, 520, 12) + box(200, 440, 620, 12) + box(200, 522, 820, 12),
            tone(stone, depth, -0.2),
          ) +
          fill(row(346, 640, 8, 66), lit ? '#e9a95c' : tone('#6a5040', depth)) +
          fill(row(436, 690, 9, 70), lit ? LAMP : tone('#6a5040', depth)) +
          fill(row(518, 790, 11, 68), lit ? '#e9a95c' : tone('#6a5040', depth)) +
          fill(row(606, 1000, 15, 76), lit ? LAMP : tone('#5a4436', depth)),
      ),
      paving(sheet, { y: 604, color: '#cbb68f', joints: '#a6906a' }),
      fill('M-12 610H330Q240 690 60 762H-12z', tone('#8f9f58', 0.04)),
      stonePine(sheet, 130, 690, 330, '#55704a', 0.02),
      stonePine(sheet, 1080, 700, 290, '#55704a', 0.02),
      boulder(sheet, 870, 650, 70, 36, stone),
      boulder(sheet, 930, 664, 50, 26, stone),
      crowd(sheet, [
        [420, 650, 44],
        [446, 654, 42],
        [600, 670, 50],
        [740, 690, 58],
      ]),
    ].join('');
  },
);
