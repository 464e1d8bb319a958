import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { box, fill, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm } from '../kit/trees';
import { glints, water } from '../kit/water';

/** Glass towers between a sandy shore and the haze, one of them far higher than the others. */
export const gulfCity = family<{ sunAt?: Point; glass: Color; lit?: boolean }>(
  'gulf-city',
  {
    day: { light: 'clear', glass: '#8fb0bc' },
    golden: { light: 'golden', sunAt: [270, 240], glass: '#a89f94', flip: true, throw: 1 },
    night: { light: 'deepNight', glass: '#6f94a4', lit: true, throw: 2 },
    dusk: { light: 'dusk', sunAt: [280, 350], glass: '#8f8aa8', lit: true, throw: 3 },
  },
  (sheet, { sunAt, glass, lit = false }) => {
    const { tone, random } = sheet;
    const tall = (x: number, base: number, height: number, width: number, depth: number, shape: number) => {
      const top = base - height;
      const half = width / 2;
      const outline =
        shape === 0
          ? `M${x - half} ${base}V${top + 40}L${x + half} ${top}V${base}z`
          : shape === 1
            ? `M${x - half} ${base}V${top + 30}Q${x} ${top - 24} ${x + half} ${top + 30}V${base}z`
            : `M${x - half} ${base}Q${x - half * 1.1} ${top + height * 0.3} ${x - half * 0.2} ${top}Q${x + half} ${top + height * 0.2} ${x + half} ${base}z`;
      return (
        fill(outline, tone(glass, depth)) +
        sheet.cut(
          outline,
          fill(box(x + half * 0.3, top - 30, half, height + 40), tone(glass, depth, 0.3)) +
            stroke(
              Array.from(
                { length: Math.floor(height / 16) },
                (_, at) => `M${x - half} ${base - 10 - at * 16}h${width}`,
              ).join(''),
              lit ? mix(LAMP, '#8a7a5c', random.between(0, 0.4)) : tone(glass, depth, -0.34),
              4,
              `opacity="${lit ? 0.75 : 0.6}" stroke-dasharray="${lit ? '14 9' : '1000 1'}"`,
            ),
        )
      );
    };
    const steps = [
      [330, 88],
      [260, 70],
      [180, 52],
      [110, 36],
      [50, 22],
    ] as const;
    const spireAt = 610;
    const needle =
      steps
        .map(([y, half]) =>
          fill(box(spireAt - half / 2, 640 - (640 - y), half, 640 - y), tone(glass, 0.12, -0.04)),
        )
        .join('') +
      steps
        .map(([y, half]) => fill(box(spireAt + half * 0.12, y, half * 0.38, 640 - y), tone(glass, 0.12, 0.3)))
        .join('') +
      stroke(`M${spireAt} 52V14`, tone('#d9dde0', 0.12), 4) +
      stroke(
        Array.from(
          { length: 34 },
          (_, at) => `M${spireAt - 6 - at * 1.1} ${80 + at * 16}h${12 + at * 2.2}`,
        ).join(''),
        lit ? LAMP : tone(glass, 0.12, -0.4),
        3,
        'opacity=".7"',
      );
    return [
      weather(sheet, 620, sunAt),
      land(sheet, hillLine(sheet, { y: 600, rise: 20 }), { color: '#cbb694', depth: 0.7, smooth: true }),
      ...[
        [120, 170, 60, 0],
        [240, 230, 66, 1],
        [330, 190, 54, 2],
        [850, 210, 64, 0],
        [960, 260, 60, 1],
        [1080, 180, 66, 2],
      ].map(([x = 0, height = 0, width = 0, shape = 0]) => tall(x, 640, height, width, 0.4, shape)),
      needle,
      ...[
        [430, 290, 74, 2],
        [520, 220, 66, 0],
        [720, 250, 70, 1],
        [800, 330, 64, 0],
        [190, 150, 80, 0],
        [1010, 150, 84, 1],
      ].map(([x = 0, height = 0, width = 0, shape = 0]) => tall(x, 650, height, width, 0.2, shape)),
      fill(box(-12, 640, 1224, 30), tone('#d9c49a', 0.1)),
      water(sheet, { y: 664, color: '#3f93a0' }),
      glints(sheet, { y: 668, count: 18 }),
      ...[90, 300, 690, 900, 1120].map((x) =>
        palm(sheet, { x, y: 668, height: 96, lean: random.between(-0.1, 0.1), depth: 0.06, leaves: 7 }),
      ),
    ].join('');
  },
);
