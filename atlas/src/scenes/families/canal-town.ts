import { family } from '../family';
import { roundArch } from '../kit/arches';
import { rowboat } from '../kit/boats';
import { type Color, mix } from '../kit/color';
import { cupola } from '../kit/domes';
import { LAMP } from '../kit/houses';
import { walker } from '../kit/people';
import { floors } from '../kit/rows';
import { box, disc, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, halo, sky, streaks, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { tree } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

const GABLES = ['step', 'bell', 'neck', 'spout'] as const;
type Gable = (typeof GABLES)[number];
const BRICKS: readonly Color[] = [
  '#9c4a3c',
  '#d8b98a',
  '#5f6f74',
  '#b4674a',
  '#ece0c8',
  '#7c4238',
  '#c78d55',
  '#4f6a68',
];

/** Narrow gabled houses on a canal, with an arched bridge over a side canal between them. */
export const canalTown = family<{ sunAt?: Point; leaves?: Color; lit?: boolean; ice?: boolean }>(
  'canal-town',
  {
    day: { light: 'day', leaves: '#6f9a58' },
    dusk: { light: 'afterglow', sunAt: [600, 400], leaves: '#4f7350', lit: true, flip: true, throw: 2 },
    winter: { light: 'pale', ice: true, lit: true, throw: 1 },
  },
  (sheet, { sunAt, leaves, lit = false, ice = false }) => {
    const { tone, random } = sheet;
    const quay = 566;
    const row = (from: number, to: number, first: number) => {
      let drawn = '';
      const count = Math.round((to - from) / 98);
      for (let index = 0, x = from; index < count; index++) {
        const width = (to - x) / (count - index) + (index < count - 1 ? random.between(-12, 12) : 0);
        drawn += canalHouse(sheet, {
          x,
          y: quay,
          width,
          height: random.between(196, 262),
          wall: BRICKS[(first + index) % BRICKS.length] ?? '#9c4a3c',
          gable: GABLES[((first + index) * 3 + 1) % 4] ?? 'bell',
          lit,
          snow: ice,
        });
        x += width;
      }
      return drawn;
    };
    const stone =
      fill(box(-12, quay, 494, 26) + box(718, quay, 494, 26), tone('#a59a86', 0.05)) +
      fill(box(-12, quay, 494, 5) + box(718, quay, 494, 5), tone(ice ? '#f7f9fa' : '#c9bfaa', 0.05));
    const shown = sheet.twice(
      farEnd(sheet, quay, lit) +
        row(-26, 486, 0) +
        row(714, 1222, 4) +
        stone +
        archBridge(sheet, quay, ice) +
        (leaves ? '' : bareTrees(sheet, quay)),
    );
    return [
      sky(sheet, 560),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [420, 130, 180],
            [760, 190, 140],
          ]),
      streaks(sheet, 60, 240, 4, 0.3),
      shown.first,
      leaves
        ? [
            [120, 190],
            [360, 160],
            [850, 170],
            [1090, 200],
          ]
            .map(([x = 0, height = 0]) =>
              tree(sheet, { x, y: quay + 2, height, color: leaves, spread: 0.72, depth: 0.02 }),
            )
            .join('')
        : '',
      ice
        ? fill(
            box(-12, 592, 1224, 170),
            sheet.fade(592, 750, [
              [0, tone('#dbe6ec', 0.1)],
              [1, tone('#b9ccd8')],
            ]),
          ) +
          reflected(sheet, shown.again, { y: 592, opacity: 0.14, squeeze: 0.5 }) +
          skaters(sheet)
        : water(sheet, { y: 592, color: '#4c7f86', sky: 0.3 }) +
          reflected(sheet, shown.again, { y: 592, opacity: 0.36, squeeze: 0.62 }) +
          glints(sheet, { y: 600, count: 26, opacity: 0.3 }),
      lit ? streetLamps(sheet, quay) : '',
      ice
        ? ''
        : rowboat(sheet, 300, 664, 1.25, '#8c4a38') +
          rowboat(sheet, 900, 628, 0.9, '#46675f') +
          (lit ? '' : rowboat(sheet, 1010, 690, 1.4, '#d9cfb8')),
    ].join('');
  },
);

/** A narrow house with one of the traditional gable shapes. */
function canalHouse(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    height,
    wall,
    gable,
    lit,
    snow,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
    wall: Color;
    gable: Gable;
    lit: boolean;
    snow: boolean;
  },
): string {
  const depth = 0.05;
  const top = y - height;
  const [w, h] = [width, 64];
  const cap = snow ? '#f7f9fa' : '#efe6d2';
  const outlines: Record<Gable, string> = {
    step: polygon(
      [0, 1, 2, 3]
        .flatMap((step): Point[] => [
          [x + (w * step) / 8, top - (h * step) / 4],
          [x + (w * step) / 8, top - (h * (step + 1)) / 4],
        ])
        .concat(
          [3, 2, 1, 0].flatMap((step): Point[] => [
            [x + w - (w * step) / 8, top - (h * (step + 1)) / 4],
            [x + w - (w * step) / 8, top - (h * step) / 4],
          ]),
        ),
    ),
    bell: `M${round(x)} ${round(top)}q${round(w * 0.06)}-4 ${round(w * 0.2)}-34q${round(w * 0.04)}-18 ${round(w * 0.16)}-18q${round(w * 0.14)}-16 ${round(w * 0.28)} 0q${round(w * 0.12)} 0 ${round(w * 0.16)} 18q${round(w * 0.14)} 30 ${round(w * 0.2)} 34z`,
    neck: `M${round(x)} ${round(top)}q${round(w * 0.2)} 0 ${round(w * 0.28)}-26v-28h${round(w * 0.06)}l${round(w * 0.16)}-18l${round(w * 0.16)} 18h${round(w * 0.06)}v28q${round(w * 0.08)} 26 ${round(w * 0.28)} 26z`,
    spout: polygon([
      [x, top],
      [x + w * 0.4, top - h * 0.86],
      [x + w * 0.4, top - h],
      [x + w * 0.6, top - h],
      [x + w * 0.6, top - h * 0.86],
      [x + w, top],
    ]),
  };
  const rows = Math.max(3, Math.round((height - 60) / 50));
  const every = (height - 64) / rows;
  const inner = { x: x + w * 0.06, width: w * 0.86, across: 3, down: rows, y: top + every * 0.55, every };
  const pane = [w * 0.16, every * 0.62] as const;
  const frame = tone('#f3ecdc', depth);
  const glass = lit ? mix(LAMP, wall, 0.08) : tone('#3e4c54', depth);
  return (
    fill(box(x, top, w, height) + outlines[gable], tone(wall, depth)) +
    fill(box(x + w * 0.86, top, w * 0.14, height), tone(wall, depth, 0.32)) +
    stroke(outlines[gable].replace(/z$/, ''), tone(cap, depth), snow ? 9 : 5, 'stroke-linejoin="round"') +
    fill(oval(x + w / 2, top - 14, w * 0.07, w * 0.1), glass) +
    floors(frame, { ...inner, pane: [pane[0] + 5, pane[1] + 5] }) +
    floors(glass, { ...inner, pane }) +
    fill(box(x, y - 54, w, 4), tone('#f3ecdc', depth), 'opacity=".7"') +
    fill(box(x + w * 0.12, y - 44, w * 0.2, 44), tone('#2f4a44', depth)) +
    fill(box(x + w * 0.44, y - 42, w * 0.4, 28), lit ? LAMP : tone('#46555c', depth))
  );
}

/** The end of the side canal: small houses and a church tower in the haze. */
function farEnd(sheet: Sheet, y: number, lit: boolean): string {
  const { tone } = sheet;
  const far = [
    [470, 50, 96, '#b4674a'],
    [516, 44, 110, '#d8b98a'],
    [648, 46, 104, '#9c4a3c'],
    [690, 46, 90, '#c78d55'],
  ] as const;
  return (
    tower(sheet, {
      x: 612,
      y,
      width: 54,
      height: 226,
      wall: '#b9a586',
      depth: 0.4,
      bands: [0.5, 0.8, 1],
      openings: [
        { at: 0.84, count: 2, high: 0.11 },
        { at: 0.58, high: 0.1 },
      ],
      cap: { kind: 'spire', height: 40, color: '#5d7a78', over: 3 },
    }) +
    tower(sheet, {
      x: 612,
      y: y - 250,
      width: 22,
      height: 26,
      wall: '#b9a586',
      depth: 0.4,
      openings: [{ at: 0.2, count: 2, high: 0.6 }],
      cap: { kind: 'onion', height: 44, color: '#5d7a78', over: 2, finial: 18 },
    }) +
    cupola(sheet, { x: 560, y: y - 88, rx: 26, color: '#7a938c', depth: 0.46 }) +
    far
      .map(
        ([x, w, h, color]) =>
          fill(
            polygon([
              [x, y],
              [x, y - h],
              [x + w / 2, y - h - 30],
              [x + w, y - h],
              [x + w, y],
            ]),
            tone(color, 0.34),
          ) +
          floors(lit ? mix(LAMP, '#c78d55', 0.3) : tone('#4a555a', 0.34), {
            x: x + 4,
            y: y - h + 16,
            width: w - 8,
            across: 2,
            down: 2,
            every: 26,
            pane: [9, 14],
          }),
      )
      .join('')
  );
}

/** A stone bridge with one arch, in the middle of the scene. */
function archBridge({ tone }: Sheet, quay: number, snow: boolean): string {
  const deck = `M452 ${quay + 4}Q600 ${quay - 66} 748 ${quay + 4}V${quay + 30}H686Q600 ${quay - 62} 514 ${quay + 30}H452z`;
  const rail = `M452 ${quay - 16}Q600 ${quay - 88} 748 ${quay - 16}`;
  const posts = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((at) => {
      const part = at / 8;
      const x = 452 + 296 * part;
      const y = quay + 4 - 70 * 2 * part * (1 - part);
      return `M${round(x)} ${round(y)}v-20`;
    })
    .join('');
  return (
    fill(roundArch(520, quay + 30, 160, 64), tone('#4d6a70', 0.2)) +
    fill(deck, tone('#a3866c', 0.04)) +
    stroke(`M514 ${quay + 30}Q600 ${quay - 62} 686 ${quay + 30}`, tone('#d6c3a4', 0.04), 7) +
    stroke(`M452 ${quay + 3}Q600 ${quay - 67} 748 ${quay + 3}`, tone(snow ? '#f7f9fa' : '#cbb697', 0.04), 6) +
    stroke(rail + posts, tone('#3f4a48', 0.04), 3)
  );
}

/** Glowing lamps along the quay. */
function streetLamps(sheet: Sheet, quay: number): string {
  return [60, 240, 430, 770, 970, 1150]
    .map(
      (x) =>
        stroke(`M${x} ${quay}v-62`, sheet.tone('#2f3a3c'), 4) +
        halo(sheet, x, quay - 68, 44, '#ffe2a0', 0.7) +
        disc(x, quay - 68, 6, '#fff1c9'),
    )
    .join('');
}

/** Bare winter trees. */
function bareTrees({ tone }: Sheet, y: number): string {
  return [120, 360, 850, 1090]
    .map((x, index) => {
      const h = 130 + (index % 2) * 24;
      const limbs = [-0.34, -0.18, 0, 0.16, 0.32]
        .map(
          (lean, at) =>
            `M${x} ${round(y - h * (0.3 + 0.07 * at))}q${round(h * lean * 0.4)} ${round(-h * 0.2)} ${round(h * lean)} ${round(-h * (0.5 - 0.06 * at))}`,
        )
        .join('');
      return (
        stroke(`M${x} ${y}V${round(y - h * 0.7)}`, tone('#5b4a40', 0.04), 8) +
        stroke(limbs, tone('#5b4a40', 0.04), 4)
      );
    })
    .join('');
}

/** People and their tracks on the ice. */
function skaters(sheet: Sheet): string {
  const people: readonly (readonly [number, number, number, Color])[] = [
    [260, 640, 40, '#a8403a'],
    [420, 672, 54, '#2f5a68'],
    [470, 676, 48, '#c98a3c'],
    [640, 622, 32, '#46505e'],
    [790, 690, 62, '#7c3d4c'],
    [960, 640, 42, '#2f6d62'],
  ];
  const tracks = 'M120 660q160 30 340 6M520 700q170-26 320 4M700 640q140 22 300 4M220 720q180-14 260 8';
  return (
    stroke(tracks, '#ffffff', 3, 'opacity=".6"') +
    people
      .map(
        ([x, y, height, color]) =>
          fill(oval(x + 6, y + 2, height * 0.3, 4), sheet.tone('#6d8698', 0.1), 'opacity=".4"') +
          walker(sheet, x, y, height, color),
      )
      .join('')
  );
}
