import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { Paints } from '../kit/rows';
import { box, fill, oval, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { halo } from '../kit/sky';

const FRUIT: readonly [Color, ...Color[]] = [
  '#d9573f',
  '#e6a03c',
  '#8fae4c',
  '#c8577f',
  '#e6c95f',
  '#6f8fae',
  '#a86a3f',
];

/** A market under a roof of iron and glass. */
export const marketHall = family<{ iron: Color; cloths: readonly [Color, Color] }>(
  'market-hall',
  {
    day: { light: 'day', iron: '#4f7a6c', cloths: ['#c8503f', '#e6b04f'] },
    golden: { light: 'golden', iron: '#8a4f3c', cloths: ['#3f7a86', '#c9603f'], flip: true, throw: 1 },
    evening: { light: 'afterglow', iron: '#4a5f74', cloths: ['#b8617a', '#e0a94f'], throw: 2 },
  },
  (sheet, { iron, cloths }) => {
    const { tone } = sheet;
    const ribs = [1, 0.72, 0.52, 0.38]
      .map((s, index) => {
        const depth = 0.04 + index * 0.1;
        const half = 640 * s;
        const spring = 430 - 130 * s;
        return (
          stroke(
            `M${round(600 - half)} ${round(430 + 330 * s)}V${round(spring)}Q${round(600 - half * 0.6)} ${round(430 - 470 * s)} 600 ${round(430 - 490 * s)}Q${round(600 + half * 0.6)} ${round(430 - 470 * s)} ${round(600 + half)} ${round(spring)}V${round(430 + 330 * s)}`,
            tone(iron, depth),
            22 * s,
          ) +
          stroke(
            `M${round(600 - half)} ${round(spring)}H${round(600 + half)}M${round(600 - half * 0.9)} ${round(spring)}L${round(600 - half * 0.5)} ${round(430 - 380 * s)}M${round(600 + half * 0.9)} ${round(spring)}L${round(600 + half * 0.5)} ${round(430 - 380 * s)}M600 ${round(spring)}V${round(430 - 490 * s)}`,
            tone(iron, depth),
            7 * s,
          )
        );
      })
      .reverse()
      .join('');
    const booth = (x: number, y: number, w: number, s: number, at: number) => {
      const color = cloths[at % 2] ?? cloths[0];
      let stripes = '';
      for (let stripe = 0; stripe < 4; stripe++)
        stripes += polygon([
          [x + (w * (stripe * 2 + 1)) / 8, y - 150 * s],
          [x + (w * (stripe * 2 + 2)) / 8, y - 150 * s],
          [x + (w * (stripe * 2 + 2)) / 8, y - 112 * s],
          [x + (w * (stripe * 2 + 1)) / 8, y - 112 * s],
        ]);
      return (
        fill(box(x + 6 * s, y - 120 * s, w - 12 * s, 120 * s), tone('#6d5a4c', 0.1)) +
        halo(sheet, x + w / 2, y - 80 * s, 120 * s, LAMP, 0.55) +
        fill(box(x, y - 150 * s, w, 38 * s), tone(color, 0.04)) +
        fill(stripes, tone('#f6ecd6', 0.04)) +
        fill(
          box(x, y - 150 * s, 8 * s, 160 * s) + box(x + w - 8 * s, y - 150 * s, 8 * s, 160 * s),
          tone('#5a4436', 0.04),
        ) +
        counter(sheet, { x, y: y - 10 * s, width: w, s, front: '#8a6244', board: '#b98a5c' })
      );
    };
    return [
      fill(box(0, 0, 1200, 750), sheet.fade(0, 480, sheet.light.sky)),
      fill(box(360, 300, 480, 180), tone('#e6dcc6', 0.3)),
      fill(
        arcade(roundArch, { x: 370, y: 480, width: 460, height: 150, count: 5, part: 0.7 }),
        tone('#f6f4ea', 0.2, -0.3),
      ),
      ribs,
      paving(sheet, { y: 480, color: '#b3a48c', joints: '#8c7e68' }),
      booth(400, 540, 120, 0.5, 0),
      booth(680, 540, 120, 0.5, 1),
      crowd(sheet, [
        [560, 560, 62],
        [590, 566, 60],
        [640, 556, 58],
      ]),
      booth(250, 610, 190, 0.76, 1),
      booth(760, 610, 190, 0.76, 0),
      crowd(sheet, [
        [500, 630, 92],
        [690, 640, 96],
      ]),
      booth(-30, 716, 300, 1.2, 0),
      booth(930, 716, 300, 1.2, 1),
      crowd(sheet, [
        [400, 720, 132],
        [450, 726, 128],
        [790, 716, 128],
      ]),
    ].join('');
  },
);

/** Rows of crates full of fruit, or of other goods, on a table seen from the front. */
function counter(
  { tone, random }: Sheet,
  {
    x,
    y,
    width,
    s,
    front,
    board,
  }: { x: number; y: number; width: number; s: number; front: Color; board: Color },
): string {
  const goods = new Paints();
  const crates = Math.max(2, Math.round(width / (56 * s)));
  const step = width / crates;
  for (let crate = 0; crate < crates; crate++) {
    const color = tone(random.pick(FRUIT), 0.03);
    for (let row = 0; row < 2; row++)
      for (let at = 0; at < 4; at++)
        goods.add(
          color,
          oval(x + step * (crate + 0.16 + at * 0.22 + row * 0.08), y - (8 + row * 11) * s, 9 * s),
        );
  }
  return (
    goods.drawn() +
    fill(
      polygon([
        [x - 4 * s, y - 6 * s],
        [x + width + 4 * s, y - 6 * s],
        [x + width, y + 14 * s],
        [x, y + 14 * s],
      ]),
      tone(board, 0.03),
    ) +
    fill(box(x + 4 * s, y + 14 * s, width - 8 * s, 62 * s), tone(front, 0.03)) +
    fill(box(x + width * 0.7, y + 14 * s, width * 0.3 - 4 * s, 62 * s), tone(front, 0.03, 0.26))
  );
}
