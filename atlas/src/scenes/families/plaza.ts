import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { streetLamp } from '../kit/lamps';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { floors } from '../kit/rows';
import { box, disc, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, weather } from '../kit/sky';
import { tower } from '../kit/tower';

/** A square with arcades on three sides and a column, a horseman or a fountain in the middle. */
export const plaza = family<{
  sunAt?: Point;
  wall: Color;
  middle: 'rider' | 'column' | 'fountain';
  lit?: boolean;
}>(
  'plaza',
  {
    day: { light: 'day', wall: '#b5563f', middle: 'rider' },
    golden: { light: 'golden', sunAt: [280, 190], wall: '#e0a86a', middle: 'fountain', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [290, 300], wall: '#e6cf9f', middle: 'column', lit: true, throw: 2 },
    night: { light: 'night', wall: '#dcbf94', middle: 'fountain', lit: true, throw: 3 },
  },
  (sheet, { sunAt, wall, middle, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.1;
    const glass = lit ? LAMP : tone('#565a5c', depth);
    const top = 340;
    const side = (turn: number) => {
      const p = (dx: number, dy: number): Point => [600 + turn * dx, dy];
      let [panes, arches] = ['', ''];
      for (let at = 0; at < 5; at++) {
        const [a, b] = [404 + at * 44 + at * at * 2, 426 + at * 46 + at * at * 2];
        for (const floor of [0, 1])
          panes += polygon([
            p(a, top + 42 - at * 9 + floor * 62 + at * floor * 2),
            p(b, top + 40 - at * 9 + floor * 62 + at * floor * 2),
            p(b, top + 76 - at * 7 + floor * 64 + at * floor * 3),
            p(a, top + 76 - at * 6 + floor * 64 + at * floor * 3),
          ]);
        arches += polygon([
          p(a - 4, 530 - at * 2),
          p(b + 2, 526 - at * 2),
          p(b + 2, 598 + at * 10),
          p(a - 4, 594 + at * 9),
        ]);
      }
      return (
        fill(
          polygon([p(380, top), p(640, top - 66), p(640, 680), p(380, 592)]),
          tone(wall, 0.05, turn < 0 ? 0.26 : 0.02),
        ) +
        fill(
          polygon([p(370, top + 6), p(640, top - 58), p(640, top - 110), p(390, top - 34)]),
          tone('#7f8a90', 0.05, turn < 0 ? 0.2 : 0),
        ) +
        fill(panes, lit ? LAMP : tone('#565a5c', 0.05)) +
        fill(arches, lit ? '#e9a95c' : tone('#5a4640', 0.05))
      );
    };
    return [
      weather(sheet, 540, sunAt),
      tower(sheet, {
        x: 470,
        y: 320,
        width: 54,
        height: 46,
        wall,
        depth: 0.12,
        cap: { kind: 'spire', height: 96, color: '#6f7a80', over: 4 },
      }),
      tower(sheet, {
        x: 730,
        y: 320,
        width: 54,
        height: 46,
        wall,
        depth: 0.12,
        cap: { kind: 'spire', height: 96, color: '#6f7a80', over: 4 },
      }),
      fill(
        polygon([
          [210, top],
          [236, top - 40],
          [964, top - 40],
          [990, top],
        ]),
        tone('#7f8a90', depth),
      ),
      fill(box(214, top, 772, 250), tone(wall, depth)),
      fill(box(214, top + 172, 772, 8) + box(206, top - 4, 788, 9), tone(mix(wall, '#f6ead0', 0.6), depth)),
      floors(glass, { x: 220, y: top + 52, width: 760, across: 20, down: 2, every: 70, pane: [16, 40] }),
      fill(
        arcade(roundArch, { x: 220, y: 590, width: 760, height: 66, count: 15, part: 0.6 }),
        lit ? '#e9a95c' : tone('#5a4640', depth),
      ),
      fill(
        box(536, top - 52, 128, 60) +
          polygon([
            [524, top - 50],
            [600, top - 96],
            [676, top - 50],
          ]),
        tone(mix(wall, '#f6ead0', 0.4), depth),
      ),
      disc(600, top - 24, 17, tone('#f6ead0', depth)),
      side(-1),
      side(1),
      paving(sheet, { y: 590, color: '#cdbd9e', joints: '#a8977a' }),
      fill(oval(600, 668, 190, 26), tone('#b9a888', 0.04)),
      middle === 'fountain'
        ? fountain(sheet, 600, 672)
        : middle === 'column'
          ? column(sheet, 600, 670)
          : rider(sheet, 600, 668),
      lit
        ? streetLamp(sheet, { x: 330, y: 690, height: 150, lit }) +
          streetLamp(sheet, { x: 870, y: 690, height: 150, lit })
        : birds(sheet, 420, 180, 7),
      crowd(sheet, [
        [400, 650, 44],
        [426, 654, 42],
        [780, 640, 40],
        [860, 690, 58],
        [320, 706, 62],
        [470, 720, 66],
      ]),
    ].join('');
  },
);

function rider({ tone }: Sheet, x: number, y: number): string {
  const bronze: Color = '#4f6a60';
  return (
    fill(
      box(x - 58, y - 110, 116, 104) + box(x - 70, y - 118, 140, 12) + box(x - 72, y - 14, 144, 16),
      tone('#ded2bb', 0.03),
    ) +
    fill(box(x + 20, y - 106, 38, 92), tone('#ded2bb', 0.03, 0.28)) +
    fill(
      `M${x - 62} ${y - 196}Q${x - 76} ${y - 206} ${x - 66} ${y - 222}L${x - 42} ${y - 240}Q${x - 30} ${y - 236} ${x - 26} ${y - 206}Q${x} ${y - 192} ${x + 34} ${y - 200}Q${x + 58} ${y - 196} ${x + 60} ${y - 170}Q${x + 66} ${y - 150} ${x + 58} ${y - 140}Q${x + 56} ${y - 160} ${x + 48} ${y - 168}L${x + 44} ${y - 118}H${x + 32}L${x + 28} ${y - 160}Q${x} ${y - 154} ${x - 20} ${y - 160}L${x - 16} ${y - 118}H${x - 28}L${x - 34} ${y - 164}L${x - 56} ${y - 150}L${x - 50} ${y - 176}z`,
      tone(bronze, 0.03),
    ) +
    fill(
      `M${x - 8} ${y - 196}L${x - 14} ${y - 244}Q${x} ${y - 260} ${x + 16} ${y - 244}L${x + 20} ${y - 190}L${x + 6} ${y - 150}H${x - 4}z`,
      tone(bronze, 0.03, -0.1),
    ) +
    disc(x, y - 268, 13, tone(bronze, 0.03)) +
    stroke(`M${x + 8} ${y - 240}L${x + 40} ${y - 262}`, tone(bronze, 0.03), 9)
  );
}

function column({ tone }: Sheet, x: number, y: number): string {
  return (
    fill(
      box(x - 54, y - 70, 108, 66) + box(x - 64, y - 78, 128, 12) + box(x - 70, y - 12, 140, 14),
      tone('#ded2bb', 0.03),
    ) +
    fill(box(x + 18, y - 66, 36, 54), tone('#ded2bb', 0.03, 0.28)) +
    fill(
      polygon([
        [x - 19, y - 78],
        [x - 15, y - 380],
        [x + 15, y - 380],
        [x + 19, y - 78],
      ]),
      tone('#e6dcc6', 0.03),
    ) +
    fill(
      polygon([
        [x + 4, y - 78],
        [x + 3, y - 380],
        [x + 15, y - 380],
        [x + 19, y - 78],
      ]),
      tone('#e6dcc6', 0.03, 0.3),
    ) +
    fill(box(x - 26, y - 394, 52, 16), tone('#e6dcc6', 0.03)) +
    fill(
      `M${x - 12} ${y - 394}L${x - 9} ${y - 440}Q${x} ${y - 452} ${x + 9} ${y - 440}L${x + 12} ${y - 394}z`,
      tone('#5f7a6c', 0.03),
    ) +
    disc(x, y - 458, 9, tone('#5f7a6c', 0.03)) +
    stroke(
      `M${x + 6} ${y - 440}L${x + 30} ${y - 470}M${x - 8} ${y - 436}Q${x - 40} ${y - 440} ${x - 44} ${y - 470}`,
      tone('#5f7a6c', 0.03),
      6,
    )
  );
}

function fountain({ tone }: Sheet, x: number, y: number): string {
  const stone: Color = '#ddd0b8';
  const jet = (dx: number) => `M${x} ${y - 190}q${dx * 0.5} -16 ${dx} 60`;
  return (
    fill(`M${x - 150} ${y - 36}h300q-6 34-40 46h-220q-34-12-40-46z`, tone(stone, 0.03)) +
    fill(`M${x + 40} ${y + 10}q34-20 40-46h70q-6 34-40 46z`, tone(stone, 0.03, 0.3)) +
    fill(oval(x, y - 36, 150, 18), tone('#7fb4be', 0.04)) +
    fill(box(x - 14, y - 120, 28, 90), tone(stone, 0.03, 0.1)) +
    fill(`M${x - 72} ${y - 116}h144q-10 30-44 34h-56q-34-4-44-34z`, tone(stone, 0.03)) +
    fill(oval(x, y - 116, 72, 10), tone('#8fc0c8', 0.04)) +
    fill(box(x - 8, y - 176, 16, 60), tone(stone, 0.03)) +
    fill(`M${x - 34} ${y - 172}h68q-6 18-22 20h-24q-16-2-22-20z`, tone(stone, 0.03)) +
    stroke(
      `${jet(-44)}${jet(44)}${jet(-20)}${jet(20)}M${x - 66} ${y - 112}q-30 20-36 74M${x + 66} ${y - 112}q30 20 36 74M${x - 44} ${y - 108}q-16 24-18 70M${x + 44} ${y - 108}q16 24 18 70`,
      tone('#f4fafa', 0.08, -0.2),
      4,
      'opacity=".8"',
    )
  );
}
