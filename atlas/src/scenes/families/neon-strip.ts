import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { land, ridgeLine } from '../kit/land';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { halo, weather } from '../kit/sky';
import { palm } from '../kit/trees';

/** A boulevard of neon and palms in a desert city. */
export const neonStrip = family<{ sunAt?: Point; neon: readonly [Color, Color, Color] }>(
  'neon-strip',
  {
    dusk: { light: 'dusk', sunAt: [600, 400], neon: ['#ff6f8f', '#ffd25f', '#5fe0e0'] },
    night: { light: 'night', neon: ['#ff5fa8', '#ffb454', '#6fb8ff'], throw: 1 },
    late: { light: 'deepNight', neon: ['#ff7a59', '#ffe08a', '#9f8cff'], flip: true, throw: 2 },
  },
  (sheet, { sunAt, neon }) => {
    const { tone, random } = sheet;
    const hotel = (x: number, y: number, w: number, h: number, color: Color, depth: number) => {
      let rows = '';
      for (let floor = 0; floor < Math.floor(h / 17) - 1; floor++)
        rows += `M${x + 8} ${y - h + 18 + floor * 17}h${w - 16}`;
      return (
        fill(box(x, y - h, w, h), tone('#5f5a78', depth)) +
        fill(box(x + w * 0.7, y - h, w * 0.3, h), tone('#5f5a78', depth, 0.3)) +
        `<path d="${rows}" stroke="${mix('#ffd98a', '#6a5f78', depth)}" stroke-width="7" stroke-dasharray="7 9" opacity=".75"/>` +
        stroke(`M${x} ${y - h}V${y}M${x + w} ${y - h}V${y}M${x} ${y - h}h${w}`, color, 5) +
        halo(sheet, x + w / 2, y - h, w * 0.9, color, 0.3)
      );
    };
    const sign = (x: number, y: number, s: number, color: Color, other: Color) =>
      fill(box(x - 7 * s, y - 120 * s, 14 * s, 120 * s), tone('#3a3648', 0.05)) +
      halo(sheet, x, y - 170 * s, 130 * s, color, 0.5) +
      fill(
        `M${x} ${y - 236 * s}L${x + 84 * s} ${y - 176 * s}L${x} ${y - 112 * s}L${x - 84 * s} ${y - 176 * s}z`,
        tone('#3a3050', 0.04),
      ) +
      stroke(
        `M${x} ${y - 236 * s}L${x + 84 * s} ${y - 176 * s}L${x} ${y - 112 * s}L${x - 84 * s} ${y - 176 * s}z`,
        color,
        7 * s,
        'stroke-linejoin="round"',
      ) +
      fill(star(x, y - 252 * s, 26 * s), other) +
      stroke(`M${x - 44 * s} ${y - 184 * s}h${88 * s}M${x - 30 * s} ${y - 166 * s}h${60 * s}`, other, 7 * s);
    return [
      weather(sheet, 520, sheet.light.time === 'night' ? [880, 120] : sunAt),
      land(sheet, ridgeLine(sheet, { y: 520, rise: 90, peaks: 6, rough: 0.08 }), {
        color: '#8a6f78',
        depth: 0.64,
      }),
      ...[
        [40, 540, 120, 190, 0],
        [180, 540, 90, 260, 2],
        [300, 540, 110, 150, 1],
        [800, 540, 100, 220, 0],
        [920, 540, 120, 300, 1],
        [1070, 540, 110, 170, 2],
      ].map(([x = 0, y = 0, w = 0, h = 0, at = 0]) => hotel(x, y, w, h, neon[at] ?? neon[0], 0.3)),
      // A wheel, a fountain and a small pyramid of light between the hotels.
      stroke('M440 430a70 70 0 1 0 140 0a70 70 0 1 0-140 0M510 430L470 540M510 430L550 540', neon[2], 5),
      stroke(
        Array.from(
          { length: 6 },
          (_, at) =>
            `M${round(510 - Math.cos((at * Math.PI) / 6) * 70)} ${round(430 - Math.sin((at * Math.PI) / 6) * 70)}L${round(510 + Math.cos((at * Math.PI) / 6) * 70)} ${round(430 + Math.sin((at * Math.PI) / 6) * 70)}`,
        ).join(''),
        mix(neon[2], '#40405f', 0.4),
        2,
      ),
      fill(
        polygon([
          [620, 540],
          [700, 420],
          [780, 540],
        ]),
        tone('#4a4466', 0.2),
      ),
      stroke('M620 540L700 420L780 540M700 420V540M660 480H740', neon[1], 4),
      fill(box(-12, 536, 1224, 60), tone('#4f4a62', 0.1)),
      stroke('M-12 560H420M780 560H1212', neon[0], 5),
      stroke('M-12 574H420M780 574H1212', neon[1], 3),
      fill(
        polygon([
          [560, 540],
          [640, 540],
          [1240, 770],
          [-40, 770],
        ]),
        sheet.fade(540, 750, [
          [0, tone('#5a5470', 0.2)],
          [1, tone('#3a3648')],
        ]),
      ),
      stroke('M600 556V566M600 582V600M600 622V654M600 686V750', '#ffe0a0', 6),
      ...[480, 700].map((x, at) => fill(oval(x, 690, 100, 18), neon[at] ?? neon[0], 'opacity=".25"')),
      sign(250, 660, 1.1, neon[0], neon[1]),
      sign(950, 650, 1, neon[2], neon[0]),
      ...[
        [120, 690, 260],
        [390, 620, 170],
        [810, 620, 170],
        [1090, 690, 270],
      ].map(([x = 0, y = 0, height = 0]) =>
        palm(sheet, { x, y, height, lean: random.between(-0.08, 0.08), depth: 0.02 }),
      ),
      ...[
        [430, 640, 0.8, '#ffe9b0'],
        [760, 690, 1.2, '#ff6f5f'],
      ].map(([x, y, s, lamp]) => car(sheet, Number(x), Number(y), Number(s), lamp as Color)), // as listed above
    ].join('');
  },
);

function car({ tone }: Sheet, x: number, y: number, s: number, lamp: Color): string {
  return (
    fill(
      `M${x - 50 * s} ${y}v${-24 * s}q0-10 ${14 * s}-12l${12 * s}-${20 * s}h${48 * s}l${12 * s} ${20 * s}q${14 * s} 2 ${14 * s} 12v${24 * s}z`,
      tone('#5a5f78', 0.02),
    ) +
    fill(
      `M${x - 28 * s} ${y - 36 * s}l${9 * s}-${14 * s}h${38 * s}l${9 * s} ${14 * s}z`,
      tone('#9fb0c0', 0.02),
    ) +
    fill(oval(x - 36 * s, y - 16 * s, 8 * s, 6 * s) + oval(x + 36 * s, y - 16 * s, 8 * s, 6 * s), lamp) +
    fill(box(x - 44 * s, y - 2, 20 * s, 8 * s) + box(x + 24 * s, y - 2, 20 * s, 8 * s), tone('#26262f', 0))
  );
}

function star(x: number, y: number, reach: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index * Math.PI) / 5 - Math.PI / 2;
      const far = index % 2 ? reach * 0.42 : reach;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
}
