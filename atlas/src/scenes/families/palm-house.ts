import { family } from '../family';
import type { Color } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { box, dome, fill, oval, type Point, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, tree, woods } from '../kit/trees';

/** A great glasshouse full of palms, with flower beds in front. */
export const palmHouse = family<{ sunAt?: Point; bloom: Color; lit?: boolean }>(
  'palm-house',
  {
    day: { light: 'day', bloom: '#d9577a' },
    golden: { light: 'golden', sunAt: [280, 190], bloom: '#e6903f', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [280, 320], bloom: '#b06fc0', lit: true, throw: 2 },
  },
  (sheet, { sunAt, bloom, lit = false }) => {
    const { tone, random } = sheet;
    const glass = lit ? '#ffe6ac' : tone('#cfe3e2', 0.1, -0.1);
    const iron = tone('#f3f6f2', 0.06);
    const [x, foot] = [600, 570];
    const shell = `M${x - 150} ${foot}V380Q${x - 140} 270 ${x} 250Q${x + 140} 270 ${x + 150} 380V${foot}z`;
    const wings = `M${x - 400} ${foot}V470Q${x - 390} 420 ${x - 270} 412H${x - 150}V${foot}zM${x + 400} ${foot}V470Q${x + 390} 420 ${x + 270} 412H${x + 150}V${foot}z`;
    let ribs = '';
    for (let at = -5; at <= 5; at++)
      ribs += `M${x + at * 28} ${foot}V${round(380 - (25 - at * at) * 1.4)}Q${x + at * 24} 290 ${x + at * 3} 252`;
    for (let at = 0; at < 9; at++)
      for (const side of [-1, 1]) ribs += `M${x + side * (166 + at * 28)} ${foot}V${at > 6 ? 440 : 414}`;
    let blooms = '';
    for (let at = 0; at < 120; at++) {
      const near = random.next();
      const px = random.between(-1, 1) * (300 + 260 * near);
      if (Math.abs(px) < 70 + 90 * near) continue;
      blooms += oval(Math.round(x + px), Math.round(612 + near * 118), 4 + near * 6);
    }
    return [
      weather(sheet, 540, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 20 }),
        size: [40, 76],
        every: 44,
        color: '#5f8f62',
        depth: 0.34,
      }),
      fill(wings + shell, glass),
      sheet.cut(
        wings + shell,
        palm(sheet, { x: 540, y: 580, height: 250, lean: -0.1, depth: 0.16 }) +
          palm(sheet, { x: 650, y: 580, height: 290, lean: 0.1, depth: 0.16 }) +
          woods(sheet, {
            line: [
              [180, 560],
              [1020, 560],
            ],
            size: [24, 46],
            every: 26,
            from: 190,
            to: 1010,
            color: '#4f8a58',
            depth: 0.2,
          }),
      ),
      fill(
        `M${x + 60} ${foot}V360Q${x + 60} 290 ${x} 250Q${x + 140} 270 ${x + 150} 380V${foot}z`,
        tone('#5f8a94', 0.1),
        'opacity=".2"',
      ),
      stroke(
        `${ribs}M${x - 150} 380H${x + 150}M${x - 150} 470H${x + 150}M${x - 398} 480H${x - 150}M${x + 398} 480H${x + 150}`,
        iron,
        3,
      ),
      stroke(
        `M${x - 150} ${foot}V380Q${x - 140} 270 ${x} 250Q${x + 140} 270 ${x + 150} 380V${foot}M${x - 400} ${foot}V470Q${x - 390} 420 ${x - 270} 412H${x - 150}M${x + 400} ${foot}V470Q${x + 390} 420 ${x + 270} 412H${x + 150}`,
        iron,
        7,
      ),
      fill(box(x - 34, 236, 68, 18) + dome(x, 238, 30, 24), iron),
      stroke(`M${x} 216v-26`, iron, 5),
      fill(box(x - 412, foot - 10, 824, 18), tone('#cdbfa4', 0.06)),
      fill(`M${x - 32} ${foot}v-80a32 32 0 0 1 64 0v80z`, lit ? '#fff3cf' : tone('#5f7f7a', 0.06)),
      land(
        sheet,
        [
          [-12, 578],
          [1212, 578],
        ],
        { color: '#7fa25c', depth: 0.05, foot: 0 },
      ),
      fill('M570 578H630L760 762H440z', tone('#e0d0aa', 0.04)),
      fill(
        'M200 606Q360 588 536 604L470 700Q260 722 60 690zM1000 606Q840 588 664 604L730 700Q940 722 1140 690z',
        tone('#4f7f48', 0.04),
      ),
      fill(blooms, tone(bloom, 0.03)),
      tree(sheet, { x: 90, y: 640, height: 230, color: '#5f8f52', spread: 0.74, depth: 0.04 }),
      tree(sheet, { x: 1110, y: 640, height: 230, color: '#5f8f52', spread: 0.74, depth: 0.04 }),
      crowd(sheet, [
        [560, 640, 46],
        [636, 670, 54],
        [662, 674, 50],
      ]),
    ].join('');
  },
);
