import { family } from '../family';
import { arcade, pointedArch, roundArch } from '../kit/arches';
import { LAMP } from '../kit/houses';
import { floors } from '../kit/rows';
import { box, disc, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, reflected, sunPath, water } from '../kit/water';

/** The clock tower and the long Gothic front by the river in London. */
export const riverClock = family<{ sunAt?: Point; lit?: boolean }>(
  'river-clock',
  { day: { light: 'pale' }, dusk: { light: 'afterglow', sunAt: [880, 330], lit: true, throw: 1 } },
  (sheet, { sunAt, lit = false }) => {
    const { tone } = sheet;
    const [stone, depth] = ['#d9be8c', 0.07] as const;
    const glass = lit ? LAMP : tone('#6a6458', depth);
    const pinnacles = Array.from({ length: 17 }, (_, at) =>
      polygon([
        [456 + at * 36, 446],
        [462 + at * 36, 404],
        [468 + at * 36, 446],
      ]),
    ).join('');
    const body =
      fill(box(440, 440, 620, 150), tone(stone, depth)) +
      fill(pinnacles, tone(stone, depth, 0.1)) +
      stroke(
        Array.from({ length: 34 }, (_, at) => `M${452 + at * 18} 446V588`).join(''),
        tone(stone, depth, 0.2),
        4,
      ) +
      floors(glass, { x: 446, y: 490, width: 610, across: 34, down: 2, every: 56, pane: [8, 34] }) +
      fill(box(440, 440, 620, 8) + box(440, 516, 620, 7), tone(stone, depth, -0.2)) +
      fill(box(1030, 300, 90, 290), tone(stone, depth)) +
      fill(box(1090, 300, 30, 290), tone(stone, depth, 0.3)) +
      fill(
        arcade(pointedArch, { x: 1034, y: 400, width: 82, height: 70, count: 2, part: 0.5 }) +
          arcade(pointedArch, { x: 1034, y: 520, width: 82, height: 70, count: 2, part: 0.5 }),
        glass,
      ) +
      fill(
        [1034, 1062, 1090, 1116]
          .map((x) =>
            polygon([
              [x - 7, 302],
              [x, 250],
              [x + 7, 302],
            ]),
          )
          .join(''),
        tone(stone, depth, 0.1),
      ) +
      fill(box(346, 250, 92, 340), tone(stone, depth)) +
      fill(box(406, 250, 32, 340), tone(stone, depth, 0.28)) +
      stroke('M362 350V586M380 350V586M398 350V586M420 350V586', tone(stone, depth, 0.24), 5) +
      fill(box(338, 236, 108, 112), tone(stone, depth, -0.1)) +
      fill(box(412, 236, 34, 112), tone(stone, depth, 0.24)) +
      disc(390, 292, 43, tone('#c9a24a', depth)) +
      disc(390, 292, 38, lit ? '#fff3cf' : tone('#f7f3e6', depth)) +
      stroke('M390 292V262M390 292L412 304', tone('#3a3a40', depth), 5) +
      fill(
        polygon([
          [334, 238],
          [354, 190],
          [426, 190],
          [446, 238],
        ]),
        tone('#6f7f78', depth),
      ) +
      fill(box(360, 158, 60, 34), tone(stone, depth)) +
      fill(arcade(pointedArch, { x: 362, y: 190, width: 56, height: 28, count: 4, part: 0.5 }), glass) +
      fill(
        polygon([
          [352, 160],
          [390, 62],
          [428, 160],
        ]),
        tone('#6f7f78', depth),
      ) +
      fill(
        polygon([
          [396, 160],
          [390, 62],
          [428, 160],
        ]),
        tone('#6f7f78', depth, 0.34),
      ) +
      stroke('M390 62V36', tone('#c9a24a', depth), 4);
    const shown = sheet.twice(body);
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: [
          [-12, 590],
          [340, 586],
        ],
        size: [24, 46],
        every: 32,
        to: 340,
        color: '#6f8f6c',
        depth: 0.36,
      }),
      shown.first,
      fill(box(-12, 588, 1224, 22), tone('#a89c88', 0.06)),
      fill('M-12 560H330V600H-12z', tone('#b5aa94', 0.1)),
      `<path d="${box(-12, 566, 346, 64)}${arcade(roundArch, { x: -20, y: 632, width: 346, height: 46, count: 4, part: 0.8 })}" fill="${tone('#8fa08a', 0.08)}" fill-rule="evenodd"/>`,
      water(sheet, { y: 608, color: '#5f8088' }),
      reflected(sheet, shown.again, { y: 606, opacity: 0.34, squeeze: 0.5 }),
      sunAt ? sunPath(sheet, sunAt[0], 612, 748, 40) : '',
      glints(sheet, { y: 614, count: 24 }),
      fill('M620 690h190l-20 26H646zM650 666h120v24H650z', tone('#f4efe4', 0.03)),
      fill('M646 716h144l6-8H636z', tone('#b8433f', 0.03)),
    ].join('');
  },
);
