import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { hillLine } from '../kit/land';
import { crowd } from '../kit/people';
import { box, dome, fill, type Point, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A gilded shrine in the middle of a pool, with white arcades around it. */
export const poolShrine = family<{ sunAt?: Point; roof: Color; lit?: boolean }>(
  'pool-shrine',
  {
    day: { light: 'clear', roof: '#e0b04a' },
    dusk: { light: 'afterglow', sunAt: [290, 330], roof: '#e6b85a', lit: true, throw: 1 },
  },
  (sheet, { sunAt, roof, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.07;
    const onionAt = (x: number, y: number, r: number) =>
      fill(
        `M${x} ${y - r * 1.9}C${x + r * 0.3} ${y - r * 1.4} ${x + r * 1.2} ${y - r * 1.1} ${x + r} ${y - r * 0.4}Q${x + r * 0.9} ${y} ${x + r * 0.7} ${y}H${x - r * 0.7}Q${x - r * 0.9} ${y} ${x - r} ${y - r * 0.4}C${x - r * 1.2} ${y - r * 1.1} ${x - r * 0.3} ${y - r * 1.4} ${x} ${y - r * 1.9}z`,
        tone(roof, depth),
      ) +
      fill(
        `M${x} ${y - r * 1.9}C${x + r * 0.3} ${y - r * 1.4} ${x + r * 1.2} ${y - r * 1.1} ${x + r} ${y - r * 0.4}Q${x + r * 0.9} ${y} ${x + r * 0.7} ${y}H${x + r * 0.3}Q${x + r * 0.6} ${y - r} ${x} ${y - r * 1.9}z`,
        tone(roof, depth, 0.34),
      ) +
      stroke(`M${x} ${y - r * 1.8}v${-r * 0.7}`, tone(roof, depth), Math.max(2, r * 0.1));
    const glass = lit ? '#ffd98a' : tone('#6d5a48', depth);
    const wings =
      fill(box(60, 430, 1080, 134), tone('#f4efe6', 0.16)) +
      fill(
        arcade(pointedArch, { x: 70, y: 540, width: 1060, height: 62, count: 22, part: 0.56 }),
        lit ? '#f0b878' : tone('#9a8f86', 0.16),
      ) +
      fill(box(50, 424, 1100, 10), tone('#f4efe6', 0.16, -0.1)) +
      [120, 330, 870, 1080].map((x) => fill(dome(x, 424, 24, 26), tone('#f4efe6', 0.16, 0.06))).join('');
    const shrine =
      fill(box(470, 400, 260, 164), tone('#f4efe6', depth)) +
      fill(box(470, 400, 260, 76), tone(roof, depth)) +
      fill(box(658, 400, 72, 166), tone('#8a6a44', depth, 0.2), 'opacity=".4"') +
      fill(arcade(pointedArch, { x: 480, y: 470, width: 240, height: 48, count: 5, part: 0.6 }), glass) +
      fill(arcade(pointedArch, { x: 480, y: 562, width: 240, height: 66, count: 5, part: 0.56 }), glass) +
      fill(box(460, 390, 280, 14), tone(roof, depth, -0.2)) +
      fill(box(530, 346, 140, 46), tone(roof, depth, 0.06)) +
      onionAt(600, 346, 50) +
      [486, 714, 544, 656].map((x, at) => onionAt(x, at < 2 ? 392 : 350, at < 2 ? 20 : 13)).join('');
    const shown = sheet.twice(wings + shrine);
    return [
      weather(sheet, 540, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 470, rise: 24 }),
        size: [20, 40],
        every: 36,
        color: '#6f8f6c',
        depth: 0.5,
      }),
      shown.first,
      lit ? halo(sheet, 600, 450, 300, '#ffd98a', 0.3) : '',
      water(sheet, { y: 560, color: '#3f7f94' }),
      reflected(sheet, shown.again, { y: 560, opacity: 0.44, squeeze: 0.7 }),
      glints(sheet, { y: 566, count: 20 }),
      fill('M-12 706H1212V770H-12z', tone('#efe6d6', 0.02)),
      fill('M-12 706H1212V716H-12z', tone('#d9ccb4', 0.02)),
      crowd(sheet, [
        [220, 730, 80],
        [262, 734, 74],
        [930, 732, 84],
      ]),
    ].join('');
  },
);
