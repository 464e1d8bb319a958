import { family } from '../family';
import { roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { hillLine, land, ridgeLine } from '../kit/land';
import { range } from '../kit/mountain';
import { floors } from '../kit/rows';
import { box, disc, fill, oval, type Point } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { ribbon } from '../kit/water';

/** A train on a row of stone arches across a valley. */
export const viaduct = family<{
  sunAt?: Point;
  slopes: Color;
  wood: Color;
  snow?: boolean;
  steam?: boolean;
  train: Color;
}>(
  'viaduct',
  {
    day: { light: 'day', slopes: '#86a862', wood: '#4f7a55', train: '#b5483c', steam: true },
    autumn: {
      light: 'golden',
      sunAt: [290, 220],
      slopes: '#a99f52',
      wood: '#c07a35',
      train: '#3f6a5a',
      flip: true,
      throw: 1,
    },
    winter: { light: 'pale', slopes: '#f0f4f6', wood: '#6d8a8a', train: '#b8433a', snow: true, throw: 2 },
  },
  (sheet, { sunAt, slopes, wood, snow = false, steam = false, train: paint }) => {
    const { tone } = sheet;
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [130, 110, 190],
            [840, 130, 220],
          ]),
      range(sheet, {
        base: 480,
        height: 230,
        count: 4,
        color: '#8496a4',
        depth: 0.6,
        snow: snow ? 0.75 : 0.34,
      }),
      land(sheet, ridgeLine(sheet, { y: 520, rise: 120, peaks: 4, rough: 0.08 }), {
        color: mix(slopes, wood, 0.55),
        depth: 0.46,
      }),
      firs(sheet, {
        line: hillLine(sheet, { y: 540, rise: 70 }),
        height: [24, 46],
        every: 13,
        color: wood,
        depth: 0.4,
        tiers: 0,
      }),
      mist(sheet, 560, 120, 0.55),
      land(
        sheet,
        [
          [-12, 420],
          [140, 470],
          [300, 560],
          [470, 640],
          [560, 690],
          [600, 762],
        ],
        { color: mix(slopes, wood, 0.25), depth: 0.22, smooth: true },
      ),
      land(
        sheet,
        [
          [560, 762],
          [640, 690],
          [800, 620],
          [960, 540],
          [1100, 450],
          [1212, 400],
        ],
        { color: mix(slopes, wood, 0.3), depth: 0.24, smooth: true },
      ),
      arches(sheet, snow),
      train(sheet, paint, steam),
      land(
        sheet,
        [
          [-12, 470],
          [120, 520],
          [270, 600],
          [420, 668],
          [540, 712],
          [590, 770],
        ],
        { color: mix(slopes, wood, 0.15), depth: 0.12, smooth: true, foot: 0.05 },
      ),
      land(
        sheet,
        [
          [560, 770],
          [650, 716],
          [800, 664],
          [950, 590],
          [1090, 510],
          [1212, 450],
        ],
        { color: mix(slopes, wood, 0.2), depth: 0.13, smooth: true, foot: 0.05 },
      ),
      fill(
        ribbon([
          [590, 690, 40],
          [640, 722, 80],
          [590, 775, 150],
        ]),
        tone(snow ? '#a9c4d2' : '#5f9aa6', 0.04),
      ),
      firs(sheet, {
        line: [
          [-12, 480],
          [300, 610],
          [520, 740],
        ],
        height: [60, 120],
        every: 26,
        to: 470,
        color: wood,
        depth: 0.1,
        scatter: 40,
        tiers: 4,
        lit: true,
      }),
      firs(sheet, {
        line: [
          [680, 740],
          [900, 630],
          [1212, 480],
        ],
        height: [60, 120],
        every: 26,
        from: 730,
        color: wood,
        depth: 0.1,
        scatter: 40,
        tiers: 4,
        lit: true,
      }),
      land(
        sheet,
        [
          [-12, 650],
          [180, 690],
          [420, 762],
        ],
        { color: snow ? '#e3eaee' : mix(slopes, '#3f6240', 0.5), smooth: true },
      ),
      land(
        sheet,
        [
          [800, 762],
          [1000, 700],
          [1212, 660],
        ],
        { color: snow ? '#e3eaee' : mix(slopes, '#3f6240', 0.5), smooth: true },
      ),
    ].join('');
  },
);

function arches({ tone }: Sheet, snow: boolean): string {
  const [stone, depth, deck] = ['#b9a78a', 0.12, 420] as const;
  const count = 9;
  const [from, step] = [60, 120];
  let [holes, sides] = ['', ''];
  for (let index = 0; index < count; index++) {
    const x = from + index * step;
    holes += roundArch(x + 16, 762, step - 32, 762 - deck - 34);
    sides += box(x + step - 16, deck + 84, 12, 678 - deck);
  }
  // Its base is hidden by the slopes in front.
  const outline = box(-12, deck, 1224, 342);
  return (
    `<path d="${outline}${holes}" fill="${tone(stone, depth)}" fill-rule="evenodd"/>` +
    fill(sides, tone(stone, depth, 0.34)) +
    fill(box(-12, deck - 10, 1224, 14), tone(stone, depth, -0.1)) +
    fill(box(-12, deck + 4, 1224, 6), tone(stone, depth, 0.3)) +
    (snow ? fill(box(-12, deck - 15, 1224, 6), tone('#fafcfd', depth)) : '')
  );
}

/** An engine and its cars. */
function train(sheet: Sheet, paint: Color, steam: boolean): string {
  const { tone } = sheet;
  const [rail, depth] = [410, 0.08] as const;
  const carriage = (x: number) =>
    fill(`M${x} ${rail - 6}V${rail - 44}q2-8 12-8h96q10 0 12 8V${rail - 6}z`, tone(paint, depth)) +
    fill(box(x, rail - 18, 120, 5), tone('#f2e6cc', depth)) +
    floors(tone('#f6ecd2', depth), {
      x: x + 8,
      y: rail - 33,
      width: 104,
      across: 5,
      down: 1,
      every: 1,
      pane: [14, 14],
    }) +
    fill(box(x, rail - 56, 120, 6), tone('#4f4a48', depth)) +
    fill([20, 38, 84, 102].map((dx) => oval(x + dx, rail - 4, 6)).join(''), tone('#37383c', depth));
  const engine = steam
    ? fill(`M752 ${rail - 10}V${rail - 50}h34v14h74q10 4 10 14v12z`, tone('#37424a', depth)) +
      fill(box(748, rail - 58, 42, 8) + box(840, rail - 60, 14, 26), tone('#37424a', depth, 0.2)) +
      fill(box(758, rail - 44, 20, 14), tone('#f6ecd2', depth)) +
      fill(
        oval(770, rail - 6, 11) + oval(800, rail - 6, 11) + oval(832, rail - 4, 8) + oval(856, rail - 4, 8),
        tone('#a8463a', depth),
      ) +
      [
        [850, 336, 16],
        [826, 316, 22],
        [790, 300, 27],
        [744, 290, 30],
        [694, 284, 28],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, tone('#fbf8f0', 0.1, -0.1), 'opacity=".8"'))
        .join('')
    : fill(`M752 ${rail - 6}V${rail - 44}q2-8 12-8h60q40 6 52 40v6z`, tone(paint, depth)) +
      fill(`M826 ${rail - 44}q22 6 34 22h-34z`, tone('#3f4c56', depth)) +
      fill(box(752, rail - 18, 122, 5), tone('#f2e6cc', depth)) +
      fill([20, 38, 84, 102].map((dx) => oval(752 + dx, rail - 4, 6)).join(''), tone('#37383c', depth));
  return [376, 501, 626].map(carriage).join('') + engine;
}
