import { family } from '../family';
import { columns, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { type Back, room } from '../kit/room';
import { box, disc, fill, oval, polygon, round, stroke } from '../kit/shape';

/** Marble figures between columns in a hall with light from above. */
export const statueHall = family<{ wall: Color; marble: Color }>(
  'statue-hall',
  {
    day: { light: 'day', wall: '#d9c7a6', marble: '#f4efe4' },
    terracotta: { light: 'golden', wall: '#c0704f', marble: '#f3e6cc', flip: true, throw: 1 },
    blue: { light: 'pale', wall: '#7f98a8', marble: '#f6f4ee', throw: 2 },
  },
  (sheet, { wall, marble }) => {
    const { tone } = sheet;
    const back: Back = [380, 190, 820, 540];
    const figure = (x: number, y: number, s: number, depth: number, side: number) => {
      const p = (dx: number, dy: number) => `${round(x + side * dx * s)} ${round(y + dy * s)}`;
      return (
        fill(
          box(x - 46 * s, y - 76 * s, 92 * s, 76 * s) +
            box(x - 54 * s, y - 84 * s, 108 * s, 12 * s) +
            box(x - 54 * s, y - 10 * s, 108 * s, 12 * s),
          tone(mix(marble, '#b9a88c', 0.4), depth),
        ) +
        fill(box(x + 12 * s, y - 72 * s, 34 * s, 62 * s), tone(mix(marble, '#b9a88c', 0.4), depth, 0.3)) +
        fill(
          `M${p(-26, -84)}L${p(-22, -170)}Q${p(-38, -204)} ${p(-32, -236)}Q${p(-20, -256)} ${p(0, -256)}Q${p(24, -256)} ${p(34, -236)}L${p(66, -276)}L${p(74, -268)}L${p(40, -206)}Q${p(24, -190)} ${p(26, -166)}L${p(30, -84)}z`,
          tone(marble, depth),
        ) +
        fill(
          `M${p(4, -84)}L${p(8, -180)}Q${p(20, -210)} ${p(34, -236)}L${p(66, -276)}L${p(74, -268)}L${p(40, -206)}Q${p(24, -190)} ${p(26, -166)}L${p(30, -84)}z`,
          tone(marble, depth, 0.3),
        ) +
        disc(x, y - 278 * s, 19 * s, tone(marble, depth)) +
        fill(
          `M${p(4, -296)}A${19 * s} ${19 * s} 0 0 ${side > 0 ? 1 : 0} ${p(4, -260)}Q${p(14, -278)} ${p(4, -296)}z`,
          tone(marble, depth, 0.3),
        ) +
        stroke(
          `M${p(-22, -168)}Q${p(4, -140)} ${p(28, -164)}M${p(-8, -150)}L${p(-12, -88)}M${p(8, -146)}L${p(12, -88)}`,
          tone(marble, depth, 0.34),
          3 * s,
        )
      );
    };
    return [
      room(sheet, { back, wall, floor: '#b9ac98', ceiling: '#f1eadc', joints: '#8f8270' }),
      fill(
        polygon([
          [450, 186],
          [750, 186],
          [980, -12],
          [220, -12],
        ]),
        tone('#f8fcfd', 0, -0.2),
      ),
      stroke('M525 186L410 -12M600 186V-12M675 186L790 -12M380 120H820M310 60H890', tone('#b9b4a8', 0.04), 4),
      fill(roundArch(520, 540, 160, 270), tone(wall, 0.1, 0.3)),
      fill(roundArch(536, 540, 128, 246), tone(mix(wall, '#f6efe0', 0.5), 0.24)),
      columns(sheet, {
        x: 420,
        y: 540,
        width: 360,
        height: 310,
        count: 4,
        thick: 30,
        color: marble,
        depth: 0.1,
      }),
      fill(box(392, 206, 416, 22), tone(marble, 0.1, 0.08)),
      figure(600, 560, 0.78, 0.1, 1),
      figure(330, 640, 1.1, 0.05, 1),
      figure(880, 640, 1.1, 0.05, -1),
      fill(oval(600, 700, 220, 22), tone('#ffffff', 0, -0.2), 'opacity=".16"'),
      crowd(sheet, [
        [500, 600, 84],
        [716, 620, 96],
        [742, 624, 90],
        [560, 700, 132],
      ]),
    ].join('');
  },
);
