import { family } from '../family';
import { arcade, columns, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { LAMP } from '../kit/houses';
import { paving, steps } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, fill, type Point, polygon, stroke } from '../kit/shape';
import { weather } from '../kit/sky';

/** A church with a great dome over a columned front, on a wide square. */
export const basilica = family<{ sunAt?: Point; stone: Color; lead: Color; lit?: boolean }>(
  'basilica',
  {
    day: { light: 'day', stone: '#e9dcc2', lead: '#7f9aa4' },
    golden: { light: 'golden', sunAt: [290, 200], stone: '#ead2ae', lead: '#8a9a92', flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [280, 330], stone: '#dcc9b0', lead: '#6f8a94', lit: true, throw: 2 },
  },
  (sheet, { sunAt, stone, lead, lit = false }) => {
    const { tone } = sheet;
    const [x, foot, depth] = [600, 590, 0.06] as const;
    const glass = lit ? LAMP : tone('#66625c', depth);
    const wing = (side: number) =>
      fill(
        polygon([
          [x + side * 236, 540],
          [x + side * 620, 520],
          [x + side * 620, 628],
          [x + side * 236, 594],
        ]),
        tone(stone, 0.1, side < 0 ? 0.2 : 0.02),
      ) +
      stroke(
        Array.from(
          { length: 14 },
          (_, at) => `M${x + side * (250 + at * 27)} ${556 - at}v${36 + at * 3.6}`,
        ).join(''),
        tone('#6d6258', 0.1),
        9,
      );
    return [
      weather(sheet, 560, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 560],
          [1212, 560],
        ],
        width: [56, 90],
        height: [60, 110],
        walls: ['#e6cfa6', '#d9b88e', '#efdcbc'],
        roofs: ['#a8684a', '#9a5f48'],
        depth: 0.36,
        gables: 0.2,
        pitch: 0.3,
        pane: 8,
        lit: lit ? 0.3 : 0,
        down: 40,
      }),
      cupola(sheet, { x: 446, y: 400, rx: 44, ry: 44, color: lead, depth: 0.1, finial: 22 }),
      cupola(sheet, { x: 754, y: 400, rx: 44, ry: 44, color: lead, depth: 0.1, finial: 22 }),
      fill(box(402, 398, 88, 40) + box(710, 398, 88, 40), tone(stone, 0.1, 0.1)),
      fill(box(x - 112, 320, 224, 110), tone(stone, depth, 0.04)),
      fill(box(x + 56, 320, 56, 110), tone(stone, depth, 0.26)),
      fill(arcade(roundArch, { x: x - 106, y: 386, width: 212, height: 50, count: 9, part: 0.44 }), glass),
      cupola(sheet, { x, y: 322, rx: 118, ry: 124, color: lead, depth }),
      stroke(
        [-80, -42, 0, 42, 80].map((dx) => `M${x + dx} 322Q${x + dx * 0.9} 240 ${x + dx * 0.16} 200`).join(''),
        tone(lead, depth, -0.2),
        4,
        'opacity=".6"',
      ),
      fill(box(x - 20, 166, 40, 36), tone(stone, depth)),
      cupola(sheet, { x, y: 168, rx: 22, ry: 22, color: lead, depth, finial: 34 }),
      wing(-1),
      wing(1),
      fill(box(x - 250, 428, 500, foot - 428), tone(stone, depth)),
      fill(box(x + 180, 428, 70, foot - 428), tone(stone, depth, 0.22)),
      fill(box(x - 256, 420, 512, 14), tone(stone, depth, -0.14)),
      fill(
        arcade((ax, ay, w, h) => box(ax, ay - h, w, h), {
          x: x - 244,
          y: 490,
          width: 488,
          height: 34,
          count: 9,
          part: 0.4,
        }),
        glass,
      ),
      fill(
        arcade(roundArch, { x: x - 240, y: foot, width: 480, height: 74, count: 7, part: 0.44 }),
        lit ? '#f0bd74' : tone('#5a5048', depth),
      ),
      columns(sheet, {
        x: x - 236,
        y: foot,
        width: 472,
        height: 84,
        count: 8,
        thick: 17,
        color: stone,
        depth,
      }),
      fill(
        polygon([
          [x - 128, 432],
          [x, 380],
          [x + 128, 432],
        ]),
        tone(stone, depth, -0.06),
      ),
      fill(
        polygon([
          [x - 90, 426],
          [x, 390],
          [x + 90, 426],
        ]),
        tone(stone, depth, 0.16),
      ),
      steps(sheet, { x, y: foot, width: 420, count: 3, color: stone }),
      paving(sheet, { y: 618, color: '#cfc0a2', joints: '#ab9a7c' }),
      fill(
        box(x - 9, 510, 18, 158) +
          polygon([
            [x - 9, 512],
            [x, 488],
            [x + 9, 512],
          ]) +
          box(x - 20, 660, 40, 16),
        tone('#c08a6a', 0.03),
      ),
      crowd(sheet, [
        [430, 660, 40],
        [456, 662, 38],
        [700, 650, 34],
        [770, 690, 52],
        [520, 710, 58],
      ]),
    ].join('');
  },
);
