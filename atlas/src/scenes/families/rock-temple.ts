import { family } from '../family';
import { arcade, columns, pointedArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { boulder } from '../kit/rock';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** The front of a temple or a tomb cut into a cliff. */
export const rockTemple = family<{ sunAt?: Point; rock: Color; green?: Color; pillared?: boolean }>(
  'rock-temple',
  {
    rose: { light: 'clear', rock: '#cf8a6c', pillared: true },
    dusk: { light: 'dusk', sunAt: [600, 120], rock: '#c47f66', pillared: true, flip: true, throw: 1 },
    green: { light: 'mist', rock: '#8f8474', green: '#5f8a55', throw: 2 },
    golden: { light: 'golden', sunAt: [280, 110], rock: '#b08a66', green: '#8a9448', flip: true, throw: 3 },
  },
  (sheet, { sunAt, rock, green, pillared = false }) => {
    const { tone, random } = sheet;
    let strata = '';
    for (let at = 0; at < 22; at++) {
      const y = 70 + at * 26;
      strata += `M${random.whole(-20, 300)} ${y}q${random.whole(60, 200)} ${random.whole(-14, 14)} ${random.whole(240, 520)} ${random.whole(-8, 8)}`;
    }
    const dark = tone('#4a342e', 0.06);
    return [
      weather(sheet, 300, sunAt),
      fill(
        'M-12 170L120 110 260 150 420 70 600 96 760 60 920 130 1060 96 1212 150V640H-12z',
        tone(rock, 0.14),
      ),
      fill('M920 130L1060 96 1212 150V640H960z', tone(rock, 0.14, 0.26)),
      fill('M-12 170L120 110 180 640H-12z', tone(rock, 0.12, 0.34)),
      stroke(strata, tone(rock, 0.14, 0.3), 4, 'opacity=".35"'),
      green
        ? woods(sheet, {
            line: [
              [-12, 170],
              [120, 112],
              [260, 150],
              [420, 72],
              [600, 98],
              [760, 62],
              [920, 132],
              [1060, 98],
              [1212, 150],
            ],
            size: [26, 50],
            every: 34,
            color: green,
            depth: 0.14,
          })
        : '',
      fill(box(340, 190, 520, 440), tone(rock, 0.1, 0.3)),
      fill(box(360, 206, 480, 424), tone(rock, 0.06, -0.1)),
      ...(pillared
        ? [
            fill(box(360, 400, 480, 26), tone(rock, 0.05, -0.24)),
            fill(
              polygon([
                [470, 400],
                [600, 342],
                [730, 400],
              ]),
              tone(rock, 0.05, -0.2),
            ),
            fill(
              polygon([
                [372, 300],
                [450, 262],
                [450, 400],
                [372, 400],
              ]) +
                polygon([
                  [828, 300],
                  [750, 262],
                  [750, 400],
                  [828, 400],
                ]),
              tone(rock, 0.05, 0.06),
            ),
            fill('M540 300Q600 210 660 300V400H540z', tone(rock, 0.05, -0.06)),
            fill('M600 236v-34', tone(rock, 0.05)),
            fill(oval(600, 222, 18, 22), tone(rock, 0.05, 0.1)),
            fill(box(566, 318, 68, 82) + box(396, 326, 34, 74) + box(770, 326, 34, 74), dark),
            fill(box(556, 450, 88, 180) + box(420, 480, 50, 150) + box(730, 480, 50, 150), dark),
            columns(sheet, {
              x: 386,
              y: 630,
              width: 428,
              height: 196,
              count: 6,
              thick: 30,
              color: mix(rock, '#ffe6cc', 0.16),
              depth: 0.05,
            }),
            columns(sheet, {
              x: 548,
              y: 400,
              width: 104,
              height: 92,
              count: 2,
              thick: 18,
              color: mix(rock, '#ffe6cc', 0.16),
              depth: 0.05,
            }),
          ]
        : [
            fill(pointedArch(470, 420, 260, 200), dark),
            stroke('M470 420V350Q480 250 600 214Q720 250 730 350V420', tone(rock, 0.05, -0.3), 14),
            fill('M540 420V340Q540 300 600 296Q660 300 660 340V420z', tone(rock, 0.12)),
            fill(oval(600, 320, 24, 28), tone(rock, 0.1, -0.1)),
            fill(box(360, 420, 480, 22), tone(rock, 0.05, -0.24)),
            fill(
              arcade((x, y, w, h) => box(x, y - h, w, h), {
                x: 370,
                y: 630,
                width: 460,
                height: 176,
                count: 5,
                part: 0.64,
              }),
              dark,
            ),
            columns(sheet, {
              x: 384,
              y: 630,
              width: 432,
              height: 176,
              count: 6,
              thick: 34,
              color: mix(rock, '#f0e0c8', 0.1),
              depth: 0.05,
            }),
          ]),
      paving(sheet, { y: 628, color: green ? '#a89a80' : '#d9b08c' }),
      fill('M520 628H680L760 762H440z', tone(green ? '#b9ab90' : '#e6c09c', 0.03)),
      boulder(sheet, 240, 700, 130, 70, rock, 0.02),
      boulder(sheet, 980, 690, 150, 80, rock, 0.02),
      green
        ? woods(sheet, {
            line: [
              [-12, 690],
              [200, 720],
            ],
            size: [30, 54],
            every: 34,
            to: 190,
            color: green,
            depth: 0.01,
          })
        : '',
      crowd(sheet, [
        [560, 670, 44],
        [586, 674, 42],
        [680, 690, 52],
      ]),
    ].join('');
  },
);
