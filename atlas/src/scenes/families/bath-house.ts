import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { box, fill, oval, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** A bath with columns, steam and people in warm water. */
export const bathHouse = family<{ wall: Color; pool: Color; lit?: boolean }>(
  'bath-house',
  {
    day: { light: 'day', wall: '#e6b84f', pool: '#5fb4c0' },
    winter: { light: 'rose', wall: '#d9a05f', pool: '#6fb8c4', lit: true, flip: true, throw: 1 },
    night: { light: 'deepNight', wall: '#d9a860', pool: '#4fb0b4', lit: true, throw: 2 },
  },
  (sheet, { wall, pool, lit = false }) => {
    const { tone, random } = sheet;
    const night = sheet.light.time === 'night';
    let steam = '';
    for (let at = 0; at < 14; at++)
      steam += oval(
        random.whole(150, 1050),
        random.whole(480, 610),
        random.between(60, 130),
        random.between(14, 30),
      );
    return [
      fill(box(0, 0, 1200, 750), sheet.fade(0, 480, sheet.light.sky)),
      fill(box(60, 250, 1080, 260), tone(wall, 0.1)),
      fill('M480 250Q500 130 600 120Q700 130 720 250z', tone('#7fa59a', 0.1)),
      fill('M640 128Q700 150 720 250H660Q670 170 640 128z', tone('#7fa59a', 0.1, 0.3)),
      stroke('M600 120V84', tone('#c9a24a', 0.1), 5),
      fill(box(50, 240, 1100, 16) + box(440, 236, 320, 24), tone('#f7efd9', 0.08)),
      fill(
        arcade(roundArch, { x: 80, y: 500, width: 340, height: 190, count: 5, part: 0.6 }) +
          arcade(roundArch, { x: 780, y: 500, width: 340, height: 190, count: 5, part: 0.6 }),
        lit ? '#ffd28a' : tone('#6f7a74', 0.1),
      ),
      fill(
        roundArch(470, 500, 100, 210) + roundArch(630, 500, 100, 210),
        lit ? '#ffd28a' : tone('#6f7a74', 0.1),
      ),
      fill(roundArch(556, 500, 88, 180), lit ? '#ffe0a0' : tone('#5f6a64', 0.1)),
      fill([446, 580, 604, 738].map((x) => box(x, 290, 18, 210)).join(''), tone('#f7efd9', 0.08)),
      fill(box(-12, 496, 1224, 40), tone('#e6dcc6', 0.06)),
      fill(
        box(-12, 530, 1224, 240),
        sheet.fade(530, 750, [
          [0, mix(tone(pool, 0.1), '#dff4f2', 0.34)],
          [1, tone(pool, 0, 0.1)],
        ]),
      ),
      stroke(
        Array.from(
          { length: 16 },
          () => `M${random.whole(0, 1100)} ${random.whole(560, 740)}q30-10 60 0t60 0`,
        ).join(''),
        '#ffffff',
        4,
        'opacity=".4"',
      ),
      ...[
        [300, 590, 1],
        [370, 596, 1],
        [520, 640, 1.3],
        [760, 610, 1.1],
        [830, 616, 1.1],
        [960, 690, 1.6],
      ].map(
        ([x = 0, y = 0, s = 1]) =>
          fill(
            `M${x - 26 * s} ${y + 14 * s}Q${x - 24 * s} ${y - 12 * s} ${x} ${y - 14 * s}Q${x + 24 * s} ${y - 12 * s} ${x + 26 * s} ${y + 14 * s}z`,
            tone('#d9a888', 0.03),
          ) +
          fill(oval(x, y - 28 * s, 13 * s, 15 * s), tone('#c9926f', 0.03)) +
          fill(
            `M${x - 14 * s} ${y - 30 * s}q${14 * s}-${26 * s} ${28 * s} 0q-${14 * s}-${8 * s}-${28 * s} 0z`,
            tone('#4a3830', 0.03),
          ),
      ),
      fill(steam, '#ffffff', `opacity="${night ? 0.14 : 0.28}"`),
      fill(box(1090, 520, 90, 240), tone('#e6dcc6', 0.02)),
      stroke('M1060 560q-30 0-30 50M1110 560q-40 0-40 60', tone('#c9ccc8', 0.02), 8),
      lit ? halo(sheet, 600, 480, 420, '#ffd28a', 0.24) : '',
    ].join('');
  },
);
