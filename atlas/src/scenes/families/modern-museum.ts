import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine } from '../kit/land';
import { crowd } from '../kit/people';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A museum of our time: stacked white blocks with long windows over still water. */
export const modernMuseum = family<{ sunAt?: Point; block: Color; green: Color; lit?: boolean }>(
  'modern-museum',
  {
    day: { light: 'day', block: '#f1f0ea', green: '#6f9f5c' },
    dusk: {
      light: 'afterglow',
      sunAt: [280, 300],
      block: '#e3ddd4',
      green: '#7a8f58',
      lit: true,
      flip: true,
      throw: 1,
    },
    rust: { light: 'golden', sunAt: [280, 200], block: '#b8704a', green: '#a89a4c', throw: 2 },
    night: { light: 'night', block: '#dcdfe4', green: '#4f7358', lit: true, throw: 3 },
  },
  (sheet, { sunAt, block, green, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.06;
    const glass = lit ? LAMP : tone('#6f95a2', depth);
    const body =
      fill(
        polygon([
          [300, 570],
          [300, 486],
          [820, 470],
          [820, 570],
        ]),
        glass,
      ) +
      stroke(
        Array.from({ length: 17 }, (_, at) => `M${310 + at * 31} 480V570`).join(''),
        tone(mix(block, '#55626a', 0.5), depth),
        4,
      ) +
      fill(
        polygon([
          [230, 492],
          [230, 388],
          [700, 360],
          [700, 474],
        ]),
        tone(block, depth),
      ) +
      fill(
        polygon([
          [700, 360],
          [780, 376],
          [780, 474],
          [700, 474],
        ]),
        tone(block, depth, 0.34),
      ) +
      fill(
        polygon([
          [260, 452],
          [260, 424],
          [610, 404],
          [610, 436],
        ]),
        glass,
      ) +
      fill(
        polygon([
          [470, 386],
          [430, 270],
          [880, 230],
          [930, 352],
        ]),
        tone(block, depth, -0.06),
      ) +
      fill(
        polygon([
          [930, 352],
          [880, 230],
          [980, 262],
          [1000, 372],
        ]),
        tone(block, depth, 0.3),
      ) +
      fill(
        polygon([
          [470, 386],
          [930, 352],
          [1000, 372],
          [540, 402],
        ]),
        tone(block, depth, 0.46),
      ) +
      fill(
        polygon([
          [520, 350],
          [508, 312],
          [850, 282],
          [864, 322],
        ]),
        glass,
      ) +
      stroke('M600 343L586 305M690 335L677 298M780 328L766 290', tone(block, depth, 0.2), 4) +
      fill(
        polygon([
          [780, 570],
          [780, 430],
          [960, 440],
          [960, 570],
        ]),
        tone(block, depth, 0.14),
      ) +
      fill(box(820, 486, 54, 84), lit ? '#f6c87f' : tone('#4f5f66', depth));
    const shown = sheet.twice(body);
    return [
      weather(sheet, 560, sunAt ?? (lit ? [250, 140] : undefined)),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 30 }),
        size: [24, 46],
        every: 38,
        color: mix(green, '#7f9678', 0.4),
        depth: 0.48,
      }),
      shown.first,
      fill(box(-12, 568, 1224, 26), tone('#d3ccbc', 0.05)),
      water(sheet, { y: 592, color: '#4f8594' }),
      reflected(sheet, shown.again, { y: 590, opacity: 0.42, squeeze: 0.6 }),
      glints(sheet, { y: 600, count: 14 }),
      fill(
        polygon([
          [-12, 594],
          [330, 594],
          [200, 762],
          [-12, 762],
        ]) +
          polygon([
            [1212, 594],
            [900, 594],
            [1030, 762],
            [1212, 762],
          ]),
        tone('#ddd6c6', 0.03),
      ),
      tree(sheet, { x: 110, y: 640, height: 190, color: green, spread: 0.74, depth: 0.02 }),
      tree(sheet, { x: 1100, y: 650, height: 210, color: green, spread: 0.74, depth: 0.02 }),
      crowd(sheet, [
        [220, 650, 56],
        [250, 654, 52],
        [990, 630, 46],
        [760, 590, 34],
        [400, 590, 34],
      ]),
    ].join('');
  },
);
