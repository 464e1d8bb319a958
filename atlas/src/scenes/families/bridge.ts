import { family } from '../family';
import type { Color } from '../kit/color';
import { blocks } from '../kit/houses';
import { land, ridgeLine } from '../kit/land';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';
import { sailboat } from './coasts';

/** A long suspension bridge over a strait. */
export const bridge = family<{ sunAt?: Point; moon?: Point; steel: Color; fog?: boolean; lit?: boolean }>(
  'bridge',
  {
    mist: { light: 'rose', sunAt: [600, 240], steel: '#8b8390', fog: true },
    dusk: { light: 'dusk', sunAt: [640, 400], steel: '#5f6f88', lit: true, flip: true, throw: 1 },
    day: { light: 'day', steel: '#6f8f96', throw: 2 },
    night: { light: 'night', moon: [600, 170], steel: '#dfe4f4', lit: true, throw: 3 },
  },
  (sheet, { sunAt, moon, steel, fog = false, lit = false }) =>
    [
      sky(sheet, 500),
      moon ? stars(sheet, 340, 46) + sun(sheet, moon[0], moon[1], 34) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 60) : '',
      moon
        ? ''
        : sunAt
          ? streaks(sheet, 80, 300, 5, 0.3)
          : clouds(sheet, [
              [140, 120, 220],
              [700, 90, 160],
              [930, 160, 200],
            ]),
      land(sheet, ridgeLine(sheet, { y: 500, rise: 90, peaks: 5, rough: 0.06 }), {
        color: '#74888c',
        depth: 0.72,
        bottom: 504,
        foot: 0,
      }),
      lit
        ? blocks(sheet, {
            y: 502,
            height: [16, 60],
            width: [16, 34],
            from: 640,
            to: 960,
            color: '#5f6680',
            depth: 0.5,
            lights: 0.08,
            tops: false,
          })
        : '',
      water(sheet, { y: 500, color: '#35768c', sky: 0.42 }),
      sunAt ? sunPath(sheet, sunAt[0], 504, 748, 54) : '',
      glints(sheet, { y: 506, count: 30 }),
      fog ? mist(sheet, 500, 110, 0.9) : '',
      suspension(sheet, steel, lit),
      fog ? mist(sheet, 548, 110, 0.75) : '',
      sailboat(sheet, 700, 640, 1),
      headland(sheet),
      moon ? '' : birds(sheet, 520, 230, 5),
    ].join(''),
);

function suspension(sheet: Sheet, steel: Color, lit: boolean): string {
  const { tone } = sheet;
  // From near and tall on the left to distant and small on the right.
  const deck = (x: number) => 520 - (x - 200) * 0.036;
  const towers = [
    { x: 330, top: 190, wide: 44, foot: 640, depth: 0.06 },
    { x: 900, top: 318, wide: 24, foot: 540, depth: 0.3 },
  ] as const;
  const [near, far] = towers;
  const sag = (x: number) => {
    const part = (x - near.x) / (far.x - near.x);
    const [a, b] = [near.top + 8, far.top + 6];
    const straight = a + (b - a) * part;
    const low = 150 * 4 * part * (1 - part) * 0.9;
    return Math.min(deck(x) - 12, straight + low);
  };
  let [cable, hangers] = [`M${near.x} ${near.top + 8}`, ''];
  for (let x = near.x + 15; x < far.x; x += 15) {
    cable += `L${x} ${round(sag(x))}`;
    hangers += `M${x} ${round(sag(x))}V${round(deck(x))}`;
  }
  cable += `L${far.x} ${far.top + 6}`;
  const back = `M${near.x} ${near.top + 8}Q160 400-12 470M${far.x} ${far.top + 6}Q1000 440 1130 482`;
  let ties = '';
  for (let x = 300; x > 20; x -= 26) {
    const part = (near.x - x) / (near.x + 12);
    const y = near.top + 8 + (470 - near.top) * (1 - (1 - part) ** 2) * 0.98;
    if (y < deck(x) - 6) ties += `M${x} ${round(y)}V${round(deck(x))}`;
  }
  const tower = ({ x, top, wide, foot, depth }: (typeof towers)[number]) => {
    const leg = wide * 0.28;
    const beams = [0.02, 0.28, 0.52]
      .map((at) => box(x - wide / 2, top + (deck(x) - top) * at, wide, wide * 0.24))
      .join('');
    return (
      fill(
        box(x - wide / 2, top, leg, foot - top) + box(x + wide / 2 - leg, top, leg, foot - top) + beams,
        tone(steel, depth),
      ) +
      fill(box(x + wide / 2 - leg * 0.5, top, leg * 0.5, foot - top), tone(steel, depth, 0.36)) +
      fill(
        polygon([
          [x - wide, foot + 26],
          [x - wide * 0.8, foot - 22],
          [x + wide * 0.8, foot - 22],
          [x + wide, foot + 26],
        ]),
        tone('#8f8a80', depth),
      ) +
      fill(
        polygon([
          [x + wide * 0.1, foot + 26],
          [x + wide * 0.1, foot - 22],
          [x + wide * 0.8, foot - 22],
          [x + wide, foot + 26],
        ]),
        tone('#8f8a80', depth, 0.34),
      )
    );
  };
  const lamps = lit
    ? Array.from({ length: 20 }, (_, index) => 20 + index * 56)
        .map((x) => oval(x, deck(x) - 9, Math.max(1.6, 3.4 - x * 0.0016)))
        .join('')
    : '';
  return (
    tower(far) +
    stroke(hangers, tone(steel, 0.14), 1.6, 'opacity=".7"') +
    stroke(ties, tone(steel, 0.08), 1.8, 'opacity=".7"') +
    stroke(cable, tone(steel, 0.12), 4) +
    stroke(back, tone(steel, 0.1), 4) +
    fill(
      polygon([
        [-12, 522],
        [1212, 480],
        [1212, 486],
        [-12, 546],
      ]),
      tone(steel, 0.08),
    ) +
    fill(
      polygon([
        [-12, 536],
        [1212, 484],
        [1212, 487],
        [-12, 548],
      ]),
      tone(steel, 0.08, 0.4),
    ) +
    tower(near) +
    fill(lamps, '#ffe6ac') +
    (lit ? fill(oval(near.x, near.top - 8, 5) + oval(far.x, far.top - 6, 3.4), '#ff8a6a') : '')
  );
}

/** Grass over rocks in the near corner. */
function headland(sheet: Sheet): string {
  const line: Point[] = [
    [-12, 610],
    [90, 620],
    [180, 660],
    [250, 716],
    [280, 770],
  ];
  return (
    land(sheet, line, { color: '#6f7f56', smooth: true, depth: 0.02 }) +
    land(
      sheet,
      line.map(([x, y]) => [x - 20, y + 46] as const),
      { color: '#55643f', smooth: true },
    ) +
    firs(sheet, { line, height: [60, 130], every: 30, to: 170, color: '#2f4f44', scatter: 14, tiers: 4 })
  );
}
