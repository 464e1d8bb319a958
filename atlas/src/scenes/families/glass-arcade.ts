import { family } from '../family';
import { roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { crowd } from '../kit/people';
import { type Back, onSide, room } from '../kit/room';
import { box, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** A shopping arcade under a glass roof. */
export const glassArcade = family<{ stone: Color; front: Color; lit?: boolean }>(
  'glass-arcade',
  {
    day: { light: 'day', stone: '#e9dcc0', front: '#5a4436' },
    golden: { light: 'golden', stone: '#e9cfa0', front: '#3f5f54', flip: true, throw: 1 },
    evening: { light: 'afterglow', stone: '#cdbba8', front: '#6a3f44', lit: true, throw: 2 },
  },
  (sheet, { stone, front, lit = false }) => {
    const { tone } = sheet;
    const back: Back = [480, 250, 720, 520];
    const side = (turn: -1 | 1) => {
      const q = (a: number, b: number, low: number, high: number) =>
        polygon([
          onSide(back, turn, a, low),
          onSide(back, turn, b, low),
          onSide(back, turn, b, high),
          onSide(back, turn, a, high),
        ]);
      const shade = turn < 0 ? 0.16 : 0;
      let [shops, windows, posts] = ['', '', ''];
      for (const [a, b] of [
        [0.03, 0.13],
        [0.17, 0.33],
        [0.4, 0.62],
        [0.72, 0.98],
      ] as const) {
        shops += q(a, b, 0.02, 0.36);
        windows +=
          q(a + (b - a) * 0.16, a + (b - a) * 0.42, 0.5, 0.76) +
          q(a + (b - a) * 0.58, a + (b - a) * 0.84, 0.5, 0.76);
        posts += q(b, b + 0.03, 0, 0.96);
      }
      return (
        fill(q(0, 1, 0, 0.96), tone(stone, 0.05, shade)) +
        fill(shops, lit ? '#ffd98a' : mix('#ffe9b8', tone(front, 0.05), 0.34)) +
        fill(windows, tone('#7f949a', 0.06, shade)) +
        fill(q(0, 1, 0.37, 0.43), tone(front, 0.04, shade)) +
        fill(q(0, 1, 0.44, 0.46) + q(0, 1, 0.9, 0.96), tone('#c9a24a', 0.05, shade)) +
        fill(posts, tone(stone, 0.04, shade - 0.16))
      );
    };
    const roof = [1, 0.7, 0.5, 0.36, 0.27]
      .map(
        (s) =>
          `M${round(600 - 520 * s)} ${round(400 - 400 * s)}Q600 ${round(400 - 700 * s)} ${round(600 + 520 * s)} ${round(400 - 400 * s)}`,
      )
      .join('');
    return [
      room(sheet, { back, wall: stone, floor: '#d9cdb4', ceiling: '#cfe4ea' }),
      fill(
        polygon([
          [480, 250],
          [720, 250],
          [1212, -12],
          [-12, -12],
        ]),
        sheet.fade(0, 260, sheet.light.sky),
      ),
      side(-1),
      side(1),
      fill(
        polygon([
          [480, 300],
          [600, 170],
          [720, 300],
        ]),
        tone('#dcebee', 0.2),
      ),
      fill(box(480, 290, 240, 230), tone(stone, 0.16)),
      fill(roundArch(530, 520, 140, 190), tone('#fbf6e6', 0.1, -0.2)),
      stroke(roof, tone('#5a6a6c', 0.06), 7),
      stroke(
        'M600 190V-12M540 214L330 -12M660 214L870 -12M500 244L80 -12M700 244L1120 -12',
        tone('#5a6a6c', 0.06),
        5,
      ),
      fill(
        polygon([
          [480, 520],
          [720, 520],
          [1240, 780],
          [-40, 780],
        ]),
        sheet.fade(520, 750, [
          [0, tone('#e3d8c0', 0.2)],
          [1, tone('#cbbd9e')],
        ]),
      ),
      fill(
        polygon([
          [560, 540],
          [640, 540],
          [664, 570],
          [536, 570],
        ]) +
          polygon([
            [520, 610],
            [680, 610],
            [724, 670],
            [476, 670],
          ]),
        tone('#b5765a', 0.04),
        'opacity=".7"',
      ),
      fill(
        polygon([
          [580, 546],
          [620, 546],
          [630, 564],
          [570, 564],
        ]) +
          polygon([
            [560, 622],
            [640, 622],
            [660, 656],
            [540, 656],
          ]),
        tone('#5f7f86', 0.04),
        'opacity=".7"',
      ),
      ...[
        [380, 330],
        [820, 330],
        [250, 250],
        [950, 250],
      ].map(
        ([x = 0, y = 0]) =>
          halo(sheet, x, y, 70, LAMP, 0.5) +
          fill(oval(x, y, 13, 15), '#fff0c4') +
          stroke(`M${x} ${y - 15}v-34`, tone('#3a3a3c', 0.04), 4),
      ),
      crowd(sheet, [
        [560, 560, 58],
        [584, 562, 56],
        [650, 590, 74],
        [480, 650, 110],
        [510, 656, 106],
        [760, 716, 140],
      ]),
    ].join('');
  },
);
