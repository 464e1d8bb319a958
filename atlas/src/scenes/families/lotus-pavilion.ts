import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hall } from '../kit/hall';
import { hillLine, land } from '../kit/land';
import { box, fill, oval, type Point, round, stroke } from '../kit/shape';
import { mist, weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A pavilion on stone pillars in a lotus pond, with a humped bridge and willows. */
export const lotusPavilion = family<{ sunAt?: Point; leaves: Color; bloom: Color; roof: Color }>(
  'lotus-pavilion',
  {
    summer: { light: 'day', leaves: '#6a9a5c', bloom: '#e58fb0', roof: '#566064' },
    autumn: {
      light: 'golden',
      sunAt: [300, 200],
      leaves: '#d98a34',
      bloom: '#f0c890',
      roof: '#5a544c',
      flip: true,
      throw: 1,
    },
    dawn: {
      light: 'rose',
      sunAt: [300, 230],
      leaves: '#8aa878',
      bloom: '#f3b6cc',
      roof: '#5f6a70',
      throw: 2,
    },
  },
  (sheet, { sunAt, leaves, bloom, roof }) => {
    const { tone, random } = sheet;
    const pavilion =
      fill([470, 530, 590, 650, 710].map((x) => box(x - 9, 556, 18, 44)).join(''), tone('#b9b0a0', 0.06)) +
      fill(box(448, 546, 294, 14), tone('#a8543f', 0.06)) +
      hall(sheet, {
        x: 595,
        y: 548,
        width: 250,
        height: 74,
        roofHeight: 78,
        roof,
        wall: '#b3513f',
        beam: '#2f8a74',
        door: '#f0e6d0',
        bays: 5,
        lip: 24,
        depth: 0.06,
      }) +
      stroke('M460 536H730M460 524H730', tone('#8a3f34', 0.06), 4) +
      fill('M742 560Q840 500 940 572V590H910Q840 530 770 576L742 574z', tone('#cfc6b6', 0.08)) +
      stroke('M742 552Q840 490 940 562', tone('#e3dccc', 0.08), 7);
    const shown = sheet.twice(pavilion);
    let [pads, petals] = ['', ''];
    for (let at = 0; at < 46; at++) {
      const near = at / 46;
      const [x, y, r] = [random.whole(40, 1160), 640 + near * 100, 13 + near * 24];
      if (x > 420 && x < 760 && near < 0.5) continue;
      pads += oval(x, y, r, r * 0.34);
      if (at % 3 === 0)
        for (const turn of [-0.9, -0.3, 0.3, 0.9])
          petals += `M${x} ${round(y - 4)}q${round(turn * r * 0.6)} ${round(-r * 0.2)} ${round(turn * r * 0.4)} ${round(-r * 0.8)}q${round(-turn * r * 0.5)} ${round(r * 0.2)} ${round(-turn * r * 0.4)} ${round(r * 0.8)}z`;
    }
    return [
      weather(sheet, 500, sunAt),
      land(sheet, hillLine(sheet, { y: 470, rise: 150, hills: 2 }), {
        color: '#7f958c',
        depth: 0.68,
        smooth: true,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 540, rise: 40 }),
        size: [30, 60],
        every: 34,
        color: mix(leaves, '#5f8260', 0.5),
        depth: 0.4,
      }),
      mist(sheet, 550, 80, 0.4),
      fill(box(-12, 556, 1224, 50), tone(mix(leaves, '#8a9a6a', 0.6), 0.24)),
      tree(sheet, { x: 300, y: 596, height: 200, color: leaves, spread: 0.8, depth: 0.16 }),
      tree(sheet, { x: 990, y: 596, height: 230, color: leaves, spread: 0.8, depth: 0.14 }),
      water(sheet, { y: 596, color: '#5a8a88' }),
      reflected(sheet, shown.again, { y: 598, opacity: 0.4, squeeze: 0.6 }),
      shown.first,
      glints(sheet, { y: 606, count: 14 }),
      fill(pads, tone('#6f9f5c', 0.03)),
      fill(petals, tone(bloom, 0.02)),
      tree(sheet, { x: 90, y: 720, height: 330, color: leaves, spread: 0.72, depth: 0.02 }),
      tree(sheet, { x: 1120, y: 720, height: 300, color: leaves, spread: 0.72, depth: 0.02 }),
    ].join('');
  },
);
