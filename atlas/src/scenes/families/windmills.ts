import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { land } from '../kit/land';
import { disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Windmills along a ditch in flat green land. */
export const windmills = family<{ sunAt?: Point; green: Color }>(
  'windmills',
  {
    day: { light: 'day', green: '#8fae5c' },
    dawn: { light: 'rose', sunAt: [300, 300], green: '#8fa070', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [560, 380], green: '#7f9452', throw: 2 },
  },
  (sheet, { sunAt, green }) => {
    const { tone } = sheet;
    const mill = (x: number, y: number, s: number, depth: number, turn: number) => {
      const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
      const hub = p(0, -236);
      let [arms, sails] = ['', ''];
      for (let arm = 0; arm < 4; arm++) {
        const angle = turn + (arm * Math.PI) / 2;
        const [c, d] = [Math.cos(angle), Math.sin(angle)];
        const at = (r: number, o: number): Point => [
          hub[0] + (c * r - d * o) * s,
          hub[1] + (d * r + c * o) * s,
        ];
        arms += `M${hub.map(round).join(' ')}L${at(168, 0).map(round).join(' ')}`;
        sails += polygon([at(36, 4), at(164, 4), at(164, 34), at(36, 30)]);
      }
      return (
        fill(polygon([p(-58, 0), p(-34, -210), p(34, -210), p(58, 0)]), tone('#7a5a44', depth)) +
        fill(polygon([p(14, 0), p(8, -210), p(34, -210), p(58, 0)]), tone('#7a5a44', depth, 0.34)) +
        fill(polygon([p(-86, -72), p(86, -72), p(82, -58), p(-82, -58)]), tone('#efe8da', depth)) +
        fill(polygon([p(-66, 0), p(-62, -58), p(62, -58), p(66, 0)]), tone('#a8563f', depth)) +
        fill(polygon([p(20, 0), p(18, -58), p(62, -58), p(66, 0)]), tone('#a8563f', depth, 0.3)) +
        fill(
          `M${p(-40, -206).map(round).join(' ')}Q${p(-36, -258).map(round).join(' ')} ${p(0, -264).map(round).join(' ')}Q${p(36, -258).map(round).join(' ')} ${p(40, -206).map(round).join(' ')}z`,
          tone('#4f5a5c', depth),
        ) +
        fill(
          polygon([p(-10, -130), p(10, -130), p(10, -100), p(-10, -100)]) +
            polygon([p(-12, 0), p(-12, -40), p(12, -40), p(12, 0)]),
          tone('#efe8da', depth),
        ) +
        fill(sails, tone('#f3ead6', depth), 'opacity=".85"') +
        stroke(arms, tone('#5a4436', depth), 7 * s) +
        disc(hub[0], hub[1], 9 * s, tone('#c8503f', depth))
      );
    };
    const row =
      mill(930, 528, 0.5, 0.34, 0.5) + mill(740, 540, 0.72, 0.2, 0.2) + mill(450, 566, 1.2, 0.06, 0.62);
    const shown = sheet.twice(row);
    return [
      weather(sheet, 520, sunAt),
      land(
        sheet,
        [
          [-12, 516],
          [1212, 512],
        ],
        { color: green, depth: 0.6 },
      ),
      firs(sheet, {
        line: [
          [-12, 520],
          [1212, 516],
        ],
        height: [10, 26],
        every: 20,
        color: '#6f8a68',
        depth: 0.56,
        tiers: 0,
      }),
      land(
        sheet,
        [
          [-12, 540],
          [600, 532],
          [1212, 528],
        ],
        { color: green, depth: 0.26 },
      ),
      shown.first,
      land(
        sheet,
        [
          [-12, 564],
          [1212, 560],
        ],
        { color: mix(green, '#6f9a4c', 0.3), depth: 0.1, bottom: 590 },
      ),
      water(sheet, { y: 584, color: '#5f93a4' }),
      reflected(sheet, shown.again, { y: 580, opacity: 0.4, squeeze: 0.6 }),
      glints(sheet, { y: 592, count: 16 }),
      land(
        sheet,
        [
          [-12, 660],
          [300, 690],
          [560, 762],
        ],
        { color: green, depth: 0.01, smooth: true },
      ),
      land(
        sheet,
        [
          [860, 762],
          [1040, 700],
          [1212, 680],
        ],
        { color: green, depth: 0.01, smooth: true },
      ),
      stroke(
        Array.from(
          { length: 26 },
          (_, at) => `M${20 + at * 17} ${720 + (at % 4) * 9}q6-40 ${at % 2 ? 12 : -4}-70`,
        ).join(''),
        tone('#a8a45c', 0.01),
        4,
      ),
      birds(sheet, 620, 210, 8),
    ].join('');
  },
);
