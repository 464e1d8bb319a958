import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** A great steel arch that carries a road over a harbor or a gorge. */
export const archBridge = family<{ sunAt?: Point; steel: Color; city?: boolean }>(
  'arch-bridge',
  {
    day: { light: 'day', steel: '#6f7f88', city: true },
    golden: { light: 'golden', sunAt: [300, 220], steel: '#8a6f5c', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [300, 350], steel: '#6a6484', city: true, throw: 2 },
  },
  (sheet, { sunAt, steel, city = false }) => {
    const { tone } = sheet;
    const lit = sheet.light.time === 'dusk' && city;
    const depth = 0.08;
    const arch = (x: number, rise: number) => 560 - rise * (1 - ((x - 600) / 400) ** 2);
    let [hangers, web] = ['', ''];
    for (let x = 220; x <= 980; x += 38) {
      const [low, high] = [arch(x, 250), arch(x, 320) - 8];
      web += `M${x} ${round(low)}V${round(high)}L${x + 38} ${round(arch(x + 38, 250))}`;
      if (low < 470) hangers += `M${x} ${round(low)}V478`;
    }
    const curve = (rise: number, lift: number) =>
      `M200 ${560 - lift}Q600 ${560 - rise * 2 - lift} 1000 ${560 - lift}`;
    const pier = (x: number) =>
      fill(box(x - 44, 400, 88, 200), tone('#cbbda2', depth)) +
      fill(box(x + 14, 400, 30, 200), tone('#cbbda2', depth, 0.28)) +
      fill(box(x - 50, 392, 100, 14) + box(x - 50, 476, 100, 10), tone('#cbbda2', depth, -0.14)) +
      fill(box(x - 16, 424, 32, 40), tone('#6a6258', depth));
    const bridge =
      stroke(curve(250, 0), tone(steel, depth, 0.1), 12) +
      stroke(curve(320, 8), tone(steel, depth), 10) +
      stroke(web, tone(steel, depth, 0.1), 4) +
      stroke(hangers, tone(steel, depth), 4) +
      fill(box(-12, 474, 1224, 20), tone(steel, depth, -0.06)) +
      stroke(
        Array.from({ length: 8 }, (_, at) => `M${at * 24} 494V590M${1010 + at * 26} 494V590`).join(''),
        tone(steel, depth, 0.1),
        7,
      ) +
      pier(180) +
      pier(1020);
    const shown = sheet.twice(bridge);
    return [
      weather(sheet, 540, sunAt),
      city
        ? blocks(sheet, {
            y: 590,
            height: [40, 210],
            width: [30, 60],
            gap: [2, 14],
            color: '#8f9fa8',
            depth: 0.54,
            lights: lit ? 0.3 : 0.08,
            profile: (x) => Math.max(0.1, 1 - Math.abs(x - 760) / 330),
          })
        : land(sheet, hillLine(sheet, { y: 540, rise: 110 }), { color: '#8a9478', depth: 0.6, smooth: true }),
      woods(sheet, {
        line: [
          [-12, 592],
          [1212, 592],
        ],
        size: [14, 30],
        every: 28,
        color: mix('#5f8560', '#8f9a70', 0.3),
        depth: 0.36,
      }),
      shown.first,
      water(sheet, { y: 592, color: '#3f8298' }),
      reflected(sheet, shown.again, { y: 596, opacity: 0.3, squeeze: 0.4 }),
      sunAt ? sunPath(sheet, sunAt[0], 598, 748, 44) : '',
      glints(sheet, { y: 600, count: 22 }),
      fill(
        polygon([
          [520, 676],
          [690, 676],
          [668, 700],
          [544, 700],
        ]) + box(560, 656, 90, 20),
        tone('#f1ece0', 0.03),
      ),
      fill(box(520, 684, 164, 6), tone('#3f7a62', 0.03)),
      birds(sheet, 420, 170, 7),
    ].join('');
  },
);
