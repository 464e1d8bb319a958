import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { lantern } from '../kit/lamps';
import { land } from '../kit/land';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { mist, sky } from '../kit/sky';
import { woods } from '../kit/trees';

/** Red gates one behind another over a path in the woods. */
export const gatePath = family<{ sunAt?: Point; green: Color; lamps?: boolean }>(
  'gate-path',
  {
    day: { light: 'mist', green: '#4f7f58' },
    golden: { light: 'golden', green: '#6f8a48', throw: 1 },
    dusk: { light: 'dusk', green: '#4f6f5c', lamps: true, flip: true, throw: 2 },
  },
  (sheet, { green, lamps = false }) => {
    const { tone, random } = sheet;
    let trunks = '';
    for (let index = 0; index < 26; index++) {
      const x = random.chance(0.5) ? random.whole(-10, 400) : random.whole(800, 1210);
      const wide = random.whole(14, 34);
      trunks += box(x, -12, wide, random.whole(480, 560));
    }
    let gates = '';
    const count = 9;
    for (let index = count - 1; index >= 0; index--) {
      const s = 1 / (1 + index * 0.42);
      const depth = 0.02 + index * 0.055;
      const x = 600 + index * 5;
      const [foot, half, tall] = [456 + 268 * s, 250 * s, 520 * s];
      const wide = 34 * s;
      gates +=
        fill(
          box(x - half - wide / 2, foot - tall, wide, tall) +
            box(x + half - wide / 2, foot - tall, wide, tall),
          tone('#d6502f', depth),
        ) +
        fill(
          box(x - half + wide * 0.1, foot - tall, wide * 0.4, tall) +
            box(x + half + wide * 0.1, foot - tall, wide * 0.4, tall),
          tone('#d6502f', depth, 0.34),
        ) +
        fill(
          box(x - half - wide * 0.7, foot - 40 * s, wide * 1.4, 40 * s) +
            box(x + half - wide * 0.7, foot - 40 * s, wide * 1.4, 40 * s),
          tone('#2f2c30', depth),
        ) +
        fill(
          box(x - half - wide, foot - tall + 74 * s, half * 2 + wide * 2, 30 * s),
          tone('#c8472b', depth, 0.1),
        ) +
        fill(
          `M${round(x - half - wide * 2.6)} ${round(foot - tall - 34 * s)}Q${round(x)} ${round(foot - tall - 8 * s)} ${round(x + half + wide * 2.6)} ${round(foot - tall - 34 * s)}L${round(x + half + wide * 2)} ${round(foot - tall + 14 * s)}H${round(x - half - wide * 2)}z`,
          tone('#d6502f', depth, -0.04),
        ) +
        stroke(
          `M${round(x - half - wide * 2.6)} ${round(foot - tall - 34 * s)}Q${round(x)} ${round(foot - tall - 8 * s)} ${round(x + half + wide * 2.6)} ${round(foot - tall - 34 * s)}`,
          tone('#2f2c30', depth),
          14 * s,
        ) +
        (lamps && index > 0 && index < 5
          ? lantern(sheet, x - half + wide, foot - tall + 150 * s, 17 * s, '#ffcf7a')
          : '');
    }
    return [
      sky(sheet, 560),
      woods(sheet, {
        line: [
          [-12, 330],
          [1212, 330],
        ],
        size: [90, 150],
        every: 70,
        color: green,
        depth: 0.6,
      }),
      woods(sheet, {
        line: [
          [-12, 470],
          [1212, 470],
        ],
        size: [60, 110],
        every: 60,
        color: green,
        depth: 0.44,
      }),
      fill(trunks, tone('#6a5648', 0.34)),
      mist(sheet, 470, 220, 0.5),
      land(
        sheet,
        [
          [-12, 486],
          [600, 480],
          [1212, 486],
        ],
        { color: mix(green, '#6f7a48', 0.3), depth: 0.2, smooth: true },
      ),
      fill(
        polygon([
          [600, 520],
          [664, 520],
          [900, 762],
          [300, 762],
        ]),
        sheet.fade(520, 750, [
          [0, tone('#b9a88c', 0.3)],
          [1, tone('#a08e74')],
        ]),
      ),
      stroke('M584 560H668M556 600H706M520 646H752M474 700H806', tone('#7f6f5a', 0.04), 3, 'opacity=".6"'),
      gates,
      woods(sheet, {
        line: [
          [-12, 720],
          [260, 762],
        ],
        size: [40, 70],
        every: 44,
        to: 250,
        color: mix(green, '#24402c', 0.4),
      }),
      woods(sheet, {
        line: [
          [940, 762],
          [1212, 720],
        ],
        size: [40, 70],
        every: 44,
        from: 960,
        color: mix(green, '#24402c', 0.4),
      }),
    ].join('');
  },
);
