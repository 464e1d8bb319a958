import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import { LAMP } from '../kit/houses';
import { roofRow } from '../kit/rows';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { glints, reflected, sunPath, water } from '../kit/water';

/** A lifting bridge with two Gothic towers. */
export const towerBridge = family<{ sunAt?: Point }>(
  'tower-bridge',
  { day: { light: 'day' }, dusk: { light: 'dusk', sunAt: [600, 400], throw: 1 } },
  (sheet, { sunAt }) => {
    const { tone } = sheet;
    const [stone, steel, depth] = ['#d3c4a4', '#6fa5bf', 0.06] as const;
    const lit = sheet.light.time === 'dusk';
    const pier = (x: number) =>
      fill(
        box(x - 70, 560, 140, 70) +
          polygon([
            [x - 84, 640],
            [x - 70, 600],
            [x + 70, 600],
            [x + 84, 640],
          ]),
        tone(stone, depth, 0.16),
      ) +
      fill(box(x - 54, 270, 108, 300), tone(stone, depth)) +
      fill(box(x + 18, 270, 36, 300), tone(stone, depth, 0.28)) +
      fill(
        arcade(pointedArch, { x: x - 46, y: 350, width: 92, height: 52, count: 3, part: 0.5 }) +
          arcade(pointedArch, { x: x - 46, y: 440, width: 92, height: 52, count: 3, part: 0.5 }),
        lit ? LAMP : tone('#5a6068', depth),
      ) +
      fill(pointedArch(x - 28, 560, 56, 84), tone('#5a5048', depth)) +
      fill(
        box(x - 58, 362, 116, 8) + box(x - 58, 454, 116, 8) + box(x - 60, 266, 120, 10),
        tone(stone, depth, -0.2),
      ) +
      fill(
        [-50, 50]
          .map(
            (dx) =>
              box(x + dx - 10, 236, 20, 36) +
              polygon([
                [x + dx - 12, 238],
                [x + dx, 190],
                [x + dx + 12, 238],
              ]),
          )
          .join(''),
        tone(stone, depth, 0.06),
      ) +
      fill(
        polygon([
          [x - 40, 268],
          [x, 168],
          [x + 40, 268],
        ]),
        tone('#66737a', depth),
      ) +
      fill(
        polygon([
          [x + 6, 268],
          [x, 168],
          [x + 40, 268],
        ]),
        tone('#66737a', depth, 0.34),
      );
    const bridge =
      stroke('M-12 380Q160 560 356 300M1212 380Q1040 560 844 300', tone(steel, depth), 12) +
      stroke(
        Array.from(
          { length: 9 },
          (_, at) =>
            `M${20 + at * 38} ${[408, 440, 466, 486, 494, 490, 470, 434, 384][at]}V560M${1180 - at * 38} ${[408, 440, 466, 486, 494, 490, 470, 434, 384][at]}V560`,
        ).join(''),
        tone(steel, depth),
        4,
      ) +
      fill(box(-12, 556, 1224, 18), tone(steel, depth, 0.1)) +
      fill(box(454, 300, 292, 12) + box(454, 340, 292, 12), tone(steel, depth)) +
      stroke(
        Array.from(
          { length: 10 },
          (_, at) => `M${460 + at * 29} 310L${474 + at * 29} 342L${489 + at * 29} 310`,
        ).join(''),
        tone(steel, depth),
        4,
      ) +
      pier(400) +
      pier(800);
    const shown = sheet.twice(bridge);
    return [
      weather(sheet, 540, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 600],
          [1212, 600],
        ],
        width: [60, 110],
        height: [60, 150],
        walls: ['#c9b89c', '#b8a890', '#d3c6ae'],
        roofs: ['#7f8488', '#8a7a70'],
        depth: 0.5,
        gables: 0.2,
        pitch: 0.2,
        pane: 9,
        lit: lit ? 0.4 : 0,
        down: 20,
      }),
      shown.first,
      water(sheet, { y: 618, color: '#5a828c' }),
      reflected(sheet, shown.again, { y: 628, opacity: 0.34, squeeze: 0.4 }),
      sunAt ? sunPath(sheet, sunAt[0], 622, 748, 44) : '',
      glints(sheet, { y: 626, count: 22 }),
    ].join('');
  },
);
