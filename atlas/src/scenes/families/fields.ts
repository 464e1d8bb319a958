import { family } from '../family';
import { mix } from '../kit/color';
import { stripes } from '../kit/fields';
import { land, ridgeLine } from '../kit/land';
import { range } from '../kit/mountain';
import { box, curve, fill, ground, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, cloudBank, clouds, mist, sky, streaks, sun } from '../kit/sky';
import { cypress, tree, woods } from '../kit/trees';

/** Stripes of tulips in front of a windmill. */
export const tulips = family<{ sunAt?: Point; fair?: boolean }>(
  'tulips',
  {
    day: { light: 'day', fair: true },
    dawn: { light: 'rose', sunAt: [330, 290], throw: 1 },
    dusk: { light: 'golden', sunAt: [360, 310], flip: true, throw: 2 },
  },
  (sheet, { sunAt, fair = false }) => {
    const { tone, light } = sheet;
    return [
      sky(sheet, 450),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      fair
        ? clouds(sheet, [
            [120, 150, 240],
            [520, 110, 170],
            [930, 190, 200],
          ]) + cloudBank(sheet, { x: 260, y: 440, width: 300, height: 90, opacity: 0.6 })
        : streaks(sheet, 100, 300, 6, 0.35),
      land(
        sheet,
        [
          [-12, 448],
          [600, 446],
          [1212, 448],
        ],
        { color: '#8aa58a', depth: 0.6, foot: 0 },
      ),
      woods(sheet, {
        line: [
          [-12, 452],
          [1212, 450],
        ],
        size: [7, 17],
        every: 20,
        color: '#66876a',
        depth: 0.52,
        to: 560,
      }),
      [170, 196, 222, 248].map((x) => cypress(sheet, x, 456, 64, '#66876a', 0.46, 18)).join(''),
      stripes(sheet, {
        y: 462,
        colors: [
          '#8fae5f',
          '#e0b83f',
          '#c9413c',
          '#8fae5f',
          '#e58aa0',
          '#f0e2c8',
          '#7c9f52',
          '#d9632f',
          '#e9c23f',
          '#b03a5b',
        ],
        depth: 0.42,
        slant: -40,
      }),
      fill(
        'M700 766L760 470H790L980 766z',
        sheet.fade(470, 766, [
          [0, light.sky.at(-1)?.[1] ?? '#ffffff'],
          [1, tone('#5f9fb0')],
        ]),
      ),
      stroke('M700 766L760 470M980 766L790 470', tone('#6f8f4c', 0.05), 8),
      windmill(sheet, 860, 474),
      heads(sheet),
      birds(sheet, 440, 240, 4),
    ].join('');
  },
);

/** A windmill with four sails. */
export function windmill({ tone }: Sheet, x: number, y: number, depth = 0.18): string {
  const sail = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    const at = (along: number, off: number): Point => [
      x + Math.cos(turn) * along - Math.sin(turn) * off,
      y - 168 + Math.sin(turn) * along + Math.cos(turn) * off,
    ];
    return {
      arm: [at(0, 0), at(118, 0)] as const,
      cloth: [at(24, 3), at(116, 3), at(116, 24), at(24, 24)] as const,
    };
  };
  const sails = [28, 118, 208, 298].map(sail);
  return (
    fill(
      polygon([
        [x - 46, y + 6],
        [x - 26, y - 160],
        [x + 26, y - 160],
        [x + 46, y + 6],
      ]),
      tone('#8a5a44', depth),
    ) +
    fill(
      polygon([
        [x + 6, y - 160],
        [x + 26, y - 160],
        [x + 46, y + 6],
        [x + 12, y + 6],
      ]),
      tone('#8a5a44', depth, 0.32),
    ) +
    fill(`M${x - 30} ${y - 158}q4-38 32-42q28 4 30 42z`, tone('#44535a', depth)) +
    fill(box(x - 62, y - 62, 124, 9), tone('#e8dcc2', depth)) +
    fill(box(x - 8, y - 30, 18, 36) + box(x - 10, y - 112, 12, 16), tone('#e8dcc2', depth)) +
    fill(sails.map(({ cloth }) => polygon(cloth)).join(''), tone('#efe6d2', depth), 'opacity=".92"') +
    stroke(
      sails
        .map(({ arm }) => `M${arm.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`)
        .join(''),
      tone('#4a3a30', depth),
      5,
    )
  );
}

/** Single flowers right in front of the viewer. */
function heads(sheet: Sheet): string {
  const { random, tone } = sheet;
  const paths: Record<string, string> = { '#d8433f': '', '#e9c23f': '', '#e58aa0': '' };
  let stems = '';
  for (let x = -10; x < 1210; x += random.between(16, 28)) {
    const y = random.between(672, 726);
    if (x > 704 && x < 968) continue;
    const color = random.pick(['#d8433f', '#e9c23f', '#e58aa0']);
    paths[color] += `M${Math.round(x - 11)} ${Math.round(y - 12)}l6 5l5-9l5 9l6-5q4 24-11 26q-15-2-11-26z`;
    stems += `M${Math.round(x)} ${Math.round(y + 10)}V760M${Math.round(x)} 752q-12-14-12-34M${Math.round(x)} 756q12-14 13-30`;
  }
  return (
    stroke(stems, tone('#4f7a3f'), 4) +
    Object.entries(paths)
      .map(([color, path]) => fill(path, tone(color as `#${string}`)))
      .join('')
  );
}

/** Flooded terraces around a hill. */
export const terraces = family<{ sunAt?: Point; rice: `#${string}`; flooded: number }>(
  'terraces',
  {
    dawn: { light: 'rose', sunAt: [330, 250], rice: '#7f9a52', flooded: 0.75 },
    day: { light: 'day', rice: '#7fae4a', flooded: 0.2, flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [400, 230], rice: '#c9a544', flooded: 0.12, throw: 2 },
  },
  (sheet, { sunAt, rice, flooded }) => {
    const { tone, random, light } = sheet;
    const steps: string[] = [];
    const count = 15;
    for (let index = 0; index < count; index++) {
      const part = index / (count - 1);
      const y = 400 + 340 * part ** 1.25;
      const swell = 46 + 60 * part;
      const line = Array.from({ length: 8 }, (_, at): Point => {
        const x = -20 + at * 178;
        return [
          x,
          y +
            swell * (Math.sin(at * 0.92 + 0.5 + part * 0.5) * 0.5 + Math.sin(at * 0.47 + 2.2) * 0.55) +
            random.between(-6, 6),
        ];
      });
      const depth = 0.46 * (1 - part);
      const wet = random.chance(flooded);
      const sky1 = light.sky.at(-1)?.[1] ?? light.haze;
      steps.push(
        fill(ground(line, { smooth: true }), tone(mix(rice, '#4b5a2c', 0.45), depth)),
        fill(
          ground(
            line.map(([x, ly]) => [x, ly + 4 + 7 * part] as const),
            { smooth: true },
          ),
          wet
            ? mix(tone('#8fb5bb', depth), mix(sky1, light.sky[1]?.[1] ?? sky1, 0.4), 0.6)
            : tone(index % 3 ? rice : mix(rice, '#a8c060', 0.4), depth),
        ),
        stroke(curve(line), tone(mix(rice, '#c3d07a', 0.5), depth, -0.1), 2 + 2 * part),
      );
    }
    return [
      sky(sheet, 390),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [200, 110, 190],
            [760, 150, 150],
          ]),
      range(sheet, { base: 400, height: 170, count: 5, color: '#6f8a94', depth: 0.72 }),
      land(sheet, ridgeLine(sheet, { y: 410, rise: 90, peaks: 4, rough: 0.06 }), {
        color: '#5c8070',
        depth: 0.54,
      }),
      mist(sheet, 400, 120, 0.6),
      ...steps,
      [
        [210, 520],
        [930, 486],
        [760, 610],
      ]
        .map(([x = 0, y = 0], index) => hut(sheet, x, y, 0.8 + index * 0.3))
        .join(''),
      [
        [170, 524],
        [980, 488],
        [830, 612],
        [1120, 560],
      ]
        .map(([x = 0, y = 0], index) =>
          tree(sheet, { x, y, height: 70 + index * 16, color: '#55803f', depth: 0.14 }),
        )
        .join(''),
    ].join('');
  },
);

/** A hut with a straw roof. */
function hut({ tone }: Sheet, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return (
    fill(polygon([p(-20, 0), p(-20, -22), p(20, -22), p(20, 0)]), tone('#8a6a48', 0.12)) +
    fill(polygon([p(4, 0), p(4, -22), p(20, -22), p(20, 0)]), tone('#8a6a48', 0.12, 0.35)) +
    fill(polygon([p(-30, -18), p(-12, -46), p(12, -46), p(30, -18)]), tone('#b8945a', 0.1)) +
    fill(polygon([p(4, -46), p(12, -46), p(30, -18), p(8, -18)]), tone('#b8945a', 0.1, 0.32))
  );
}
