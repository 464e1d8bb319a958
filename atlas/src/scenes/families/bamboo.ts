import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, round, stroke } from '../kit/shape';
import { halo, sky } from '../kit/sky';
import { woods } from '../kit/trees';

/** A path through a grove of tall bamboo. */
export const bamboo = family<{ sunAt?: Point; green: Color }>(
  'bamboo',
  {
    day: { light: 'day', green: '#6f9f4c' },
    mist: { light: 'mist', green: '#6a9a68', flip: true, throw: 1 },
    golden: { light: 'golden', green: '#93a244', throw: 2 },
  },
  (sheet, { green }) => {
    const { tone, random } = sheet;
    const grove = (count: number, depth: number, wide: number, gap: number, foot: number) => {
      let [stems, shade, rings] = ['', '', ''];
      for (let index = 0; index < count; index++) {
        const side = index % 2 ? 1 : -1;
        const x = Math.round(600 + side * (gap + (640 - gap) * random.next()));
        const w = Math.round(wide * random.between(0.8, 1.2));
        const y = Math.round(foot + random.between(-14, 20));
        stems += box(x, -12, w, y + 12);
        shade += box(x + w * 0.6, -12, Math.max(2, w * 0.4), y + 12);
        for (let ring = random.whole(20, 90); ring < y; ring += wide * 5) rings += `M${x} ${ring}h${w}`;
      }
      return (
        fill(stems, tone(green, depth)) +
        fill(shade, tone(green, depth, 0.3)) +
        stroke(rings, tone(mix(green, '#f0f0c0', 0.4), depth), Math.max(1.6, wide * 0.16))
      );
    };
    return [
      sky(sheet, 560),
      woods(sheet, {
        line: [
          [-12, 420],
          [1212, 420],
        ],
        size: [120, 190],
        every: 104,
        color: green,
        depth: 0.72,
      }),
      grove(40, 0.66, 6, 30, 520),
      halo(sheet, 600, 330, 300, sheet.light.disc, 0.5),
      woods(sheet, {
        line: [
          [-12, 70],
          [1212, 70],
        ],
        size: [80, 130],
        every: 84,
        color: green,
        depth: 0.5,
        flat: 0.6,
      }),
      grove(26, 0.42, 11, 80, 540),
      land(
        sheet,
        [
          [-12, 540],
          [1212, 540],
        ],
        { color: mix(green, '#7a7a44', 0.4), depth: 0.24 },
      ),
      fill(
        'M576 540H624C640 600 760 680 860 762H340C440 680 560 600 576 540z',
        sheet.fade(540, 750, [
          [0, tone('#d9c9a0', 0.3)],
          [1, tone('#c3ae82')],
        ]),
      ),
      crowd(sheet, [
        [590, 590, 44],
        [612, 592, 40],
        [652, 640, 62],
      ]),
      grove(16, 0.16, 20, 190, 610),
      stroke('M560 560L330 762M640 560L870 762', tone('#8a6f4a', 0.04), 7),
      stroke(
        Array.from({ length: 12 }, (_, at) => {
          const part = (at / 12) ** 1.6;
          return `M${round(560 - 230 * part)} ${round(560 + 202 * part)}v${round(-14 - 46 * part)}M${round(640 + 230 * part)} ${round(560 + 202 * part)}v${round(-14 - 46 * part)}`;
        }).join(''),
        tone('#9a7f54', 0.04),
        4,
      ),
      grove(7, 0.02, 36, 360, 770),
      woods(sheet, {
        line: [
          [-12, 20],
          [1212, 20],
        ],
        size: [60, 110],
        every: 96,
        color: mix(green, '#2f5a34', 0.3),
        depth: 0.1,
        flat: 0.6,
      }),
    ].join('');
  },
);
