import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import { longBoat } from '../kit/boats';
import type { Color } from '../kit/color';
import { hillLine } from '../kit/land';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Towers of a temple by a wide river, slim and tall or budded like lotus, with boats. */
export const riverSpires = family<{ sunAt?: Point; stone: Color; ruined?: boolean }>(
  'river-spires',
  {
    dawn: { light: 'firstLight', sunAt: [300, 330], stone: '#c9b394' },
    dusk: { light: 'dusk', sunAt: [300, 360], stone: '#b08a72', ruined: true, flip: true, throw: 1 },
    day: { light: 'clear', stone: '#a89a86', ruined: true, throw: 2 },
  },
  (sheet, { sunAt, stone, ruined = false }) => {
    const { tone } = sheet;
    const depth = 0.1;
    const spire = (x: number, y: number, half: number, height: number) => {
      // Budded like lotus, or drawn out to a needle.
      const [low, high] = ruined ? [1.1, 0.8] : [0.5, 0.5];
      const [first, second] = ruined ? [0.4, 0.8] : [0.3, 0.86];
      const rise = `${round(x - half * low)} ${round(y - height * first)} ${round(x - half * high)} ${round(y - height * second)} ${x} ${round(y - height)}`;
      const fall = `${round(x + half * high)} ${round(y - height * second)} ${round(x + half * low)} ${round(y - height * first)} ${x + half} ${y}`;
      const body = `M${x - half} ${y}C${rise}C${fall}z`;
      const shade = `M${x} ${round(y - height)}C${fall}H${round(x + half * 0.2)}z`;
      const rings = [1, 2, 3, 4, 5, 6]
        .map((ring) => `M${round(x - half * 1.2)} ${round(y - (height * ring) / 7.4)}h${round(half * 2.4)}`)
        .join('');
      return (
        fill(body, tone(stone, depth)) +
        fill(shade, tone(stone, depth, 0.3)) +
        sheet.cut(body, stroke(rings, tone(stone, depth, 0.4), Math.max(3, half * 0.07), 'opacity=".7"')) +
        (ruined ? '' : stroke(`M${x} ${y - height}v${-height * 0.08}`, tone('#d9a84a', depth), 4))
      );
    };
    const base =
      fill(box(300, 500, 600, 60), tone(stone, depth, 0.1)) +
      fill(
        polygon([
          [340, 500],
          [380, 452],
          [820, 452],
          [860, 500],
        ]),
        tone(stone, depth, 0.04),
      ) +
      fill(
        polygon([
          [720, 452],
          [820, 452],
          [860, 500],
          [860, 560],
          [740, 560],
        ]),
        tone(stone, depth, 0.3),
        'opacity=".6"',
      ) +
      fill(
        arcade(pointedArch, { x: 310, y: 560, width: 580, height: 40, count: 15, part: 0.4 }),
        tone('#5a4a40', depth),
      );
    const temple =
      spire(420, 470, 36, 150) +
      spire(780, 470, 36, 150) +
      (ruined ? spire(500, 458, 44, 210) + spire(700, 458, 44, 210) : '') +
      spire(600, 456, ruined ? 58 : 66, ruined ? 270 : 300) +
      base +
      fill(
        polygon([
          [560, 560],
          [576, 440],
          [624, 440],
          [640, 560],
        ]),
        tone(stone, depth, -0.16),
      ) +
      stroke(
        [460, 480, 500, 520, 540]
          .map((y) => `M${574 - (y - 440) * 0.13} ${y}h${52 + (y - 440) * 0.26}`)
          .join(''),
        tone(stone, depth, 0.3),
        3,
      );
    const trees =
      woods(sheet, {
        line: [
          [-12, 556],
          [320, 560],
        ],
        size: [26, 54],
        every: 34,
        to: 320,
        color: '#54805a',
        depth: 0.16,
      }) +
      woods(sheet, {
        line: [
          [880, 560],
          [1212, 556],
        ],
        size: [26, 54],
        every: 34,
        from: 884,
        color: '#54805a',
        depth: 0.16,
      });
    const shown = sheet.twice(temple + trees);
    return [
      weather(sheet, 540, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 540, rise: 20 }),
        size: [16, 34],
        every: 30,
        color: '#6f8f6c',
        depth: 0.5,
      }),
      shown.first,
      palm(sheet, { x: 180, y: 566, height: 210, lean: 0.12, depth: 0.1 }),
      palm(sheet, { x: 1010, y: 566, height: 230, lean: -0.14, depth: 0.1 }),
      water(sheet, { y: 564, color: '#5c8a8a' }),
      reflected(sheet, shown.again, { y: 564, opacity: 0.4, squeeze: 0.6 }),
      glints(sheet, { y: 572, count: 22 }),
      longBoat(sheet, 400, 660, 1.1),
      longBoat(sheet, 860, 634, 0.8),
    ].join('');
  },
);
