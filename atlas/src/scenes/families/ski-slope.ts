import { family } from '../family';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { mountain, range } from '../kit/mountain';
import { floors } from '../kit/rows';
import { box, disc, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, sun } from '../kit/sky';
import { firs } from '../kit/trees';

/** A slope with a chairlift and fresh tracks. */
export const skiSlope = family<{ sunAt?: Point; lit?: boolean }>(
  'ski-slope',
  {
    day: { light: 'clear' },
    dawn: { light: 'rose', sunAt: [330, 230], flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [320, 300], lit: true, throw: 2 },
  },
  (sheet, { sunAt, lit = false }) => {
    const { tone } = sheet;
    const snow = '#f7fafc';
    const slope: Point[] = [
      [-12, 700],
      [200, 640],
      [480, 560],
      [760, 470],
      [1000, 410],
      [1212, 360],
    ];
    return [
      sky(sheet, 480),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [160, 120, 180],
            [420, 180, 120],
          ]),
      range(sheet, { base: 520, height: 240, count: 5, color: '#8c9fb6', depth: 0.62, snow: 0.8 }),
      mountain(sheet, {
        x: 330,
        y: 200,
        base: 600,
        left: 330,
        right: 330,
        color: '#7f93ab',
        depth: 0.4,
        snow: 0.74,
        rough: 0.13,
      }),
      mist(sheet, 540, 120, 0.5),
      land(sheet, hillLine(sheet, { y: 590, rise: 60 }), {
        color: '#dfe8ef',
        depth: 0.3,
        smooth: true,
        foot: 0.05,
      }),
      firs(sheet, {
        line: hillLine(sheet, { y: 610, rise: 60 }),
        height: [26, 60],
        every: 14,
        to: 620,
        color: '#4d6f70',
        depth: 0.3,
        tiers: 0,
      }),
      land(sheet, slope, { color: snow, depth: 0.06, smooth: true, foot: 0 }),
      firs(sheet, {
        line: slope.map(([x, y]) => [x, y + 8] as const),
        height: [40, 96],
        every: 21,
        from: 660,
        color: '#3f6463',
        depth: 0.12,
        scatter: 18,
        tiers: 4,
        lit: true,
      }),
      fill(
        'M-12 762C260 690 420 640 620 560S980 440 1212 420V520C960 540 800 620 640 700S420 762 380 770z',
        tone('#e3ebf3', 0.04),
      ),
      tracks(sheet),
      lift(sheet),
      skier(sheet, 470, 640, 1.15, '#c8503f'),
      skier(sheet, 800, 566, 0.8, '#2f6f86'),
      skier(sheet, 250, 716, 1.5, '#e0a03f'),
      hut(sheet, 944, 430, lit),
      firs(sheet, {
        line: [
          [880, 780],
          [1060, 720],
          [1212, 690],
        ],
        height: [110, 200],
        every: 50,
        from: 930,
        color: '#37595a',
        depth: 0.02,
        scatter: 26,
        tiers: 5,
        lit: true,
      }),
    ].join('');
  },
);

function tracks({ tone }: Sheet): string {
  const path =
    'M930 462C880 500 900 520 830 540S760 590 690 600 600 650 520 650 420 700 330 706M1010 470C960 520 940 540 880 560S840 620 760 640 640 690 560 710M720 560C640 590 640 620 560 628';
  return (
    stroke(path, tone('#bccbdb', 0.03), 4, 'opacity=".9"') +
    stroke(path, tone('#ffffff', 0, -0.2), 1.6, 'transform="translate(0 4)"')
  );
}

/** Pylons with chairs on the cable between them. */
function lift({ tone }: Sheet): string {
  const steel = '#5b6b76';
  const pylons: readonly (readonly [number, number, number])[] = [
    [110, 690, 250],
    [420, 590, 186],
    [680, 508, 138],
    [880, 450, 104],
  ];
  let [rope, chairs, legs] = ['', '', ''];
  pylons.forEach(([x, y, tall], index) => {
    const s = tall / 250;
    legs += box(x - 5 * s, y - tall, 10 * s, tall + 10) + box(x - 40 * s, y - tall, 80 * s, 8 * s);
    const next = pylons[index + 1];
    if (!next) return;
    const [nx, ny, nt] = next;
    const ns = nt / 250;
    for (const side of [-1, 1]) {
      const [ax, ay, bx, by] = [x + side * 36 * s, y - tall, nx + side * 36 * ns, ny - nt];
      rope += `M${round(ax)} ${round(ay)}Q${round((ax + bx) / 2)} ${round((ay + by) / 2 + 16)} ${round(bx)} ${round(by)}`;
      for (const part of side > 0 ? [0.3, 0.75] : [0.5]) {
        const size = s + (ns - s) * part;
        const [cx, cy] = [ax + (bx - ax) * part, ay + (by - ay) * part + 32 * part * (1 - part)];
        chairs += `M${round(cx)} ${round(cy)}v${round(34 * size)}m${round(-18 * size)} ${round(22 * size)}h${round(36 * size)}m${round(-36 * size)} 0v${round(-22 * size)}h${round(36 * size)}`;
      }
    }
  });
  return (
    fill(legs, tone(steel, 0.1)) +
    stroke(rope, tone(steel, 0.16), 2) +
    stroke(chairs, tone('#37444e', 0.08), 3.4, 'stroke-linejoin="round"')
  );
}

function skier({ tone }: Sheet, x: number, y: number, s: number, color: Color): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return (
    fill(
      polygon([p(-40, 10), p(30, -8), p(32, -5), p(-38, 14)]) +
        polygon([p(-34, 18), p(36, 0), p(38, 3), p(-32, 22)]),
      tone('#2f3a44', 0.03),
    ) +
    fill(
      polygon([p(-10, 4), p(-14, -14), p(2, -26), p(12, -20), p(2, -8), p(6, 2), p(-2, 8)]),
      tone('#34424e', 0.03),
    ) +
    fill(polygon([p(-2, -24), p(-14, -44), p(0, -58), p(14, -50), p(12, -22)]), tone(color, 0.03)) +
    fill(polygon([p(4, -24), p(4, -56), p(14, -50), p(12, -22)]), tone(color, 0.03, 0.3)) +
    stroke(
      `M${round(x - 8 * s)} ${round(y - 44 * s)}l${round(-16 * s)} ${round(20 * s)}M${round(x - 24 * s)} ${round(y - 26 * s)}l${round(40 * s)} ${round(24 * s)}M${round(x + 12 * s)} ${round(y - 44 * s)}l${round(18 * s)} ${round(16 * s)}l${round(-16 * s)} ${round(28 * s)}`,
      tone('#34424e', 0.03),
      3 * s,
    ) +
    disc(x - 4 * s, y - 66 * s, 9 * s, tone('#e6e9ec', 0.03)) +
    fill(polygon([p(-13, -68), p(-3, -68), p(-3, -62), p(-13, -62)]), tone('#34424e', 0.03))
  );
}

/** A hut at the top of the lift. */
function hut({ tone }: Sheet, x: number, y: number, lit: boolean): string {
  return (
    fill(
      polygon([
        [x - 50, y],
        [x - 50, y - 40],
        [x, y - 70],
        [x + 50, y - 40],
        [x + 50, y],
      ]),
      tone('#8a5a3c', 0.1),
    ) +
    fill(
      polygon([
        [x + 24, y],
        [x + 24, y - 54],
        [x + 50, y - 40],
        [x + 50, y],
      ]),
      tone('#8a5a3c', 0.1, 0.34),
    ) +
    fill(
      polygon([
        [x - 64, y - 34],
        [x, y - 82],
        [x + 64, y - 34],
        [x + 54, y - 30],
        [x, y - 66],
        [x - 54, y - 30],
      ]),
      tone('#fbfcfd', 0.06),
    ) +
    floors(lit ? LAMP : tone('#4f5c66', 0.1), {
      x: x - 44,
      y: y - 24,
      width: 66,
      across: 3,
      down: 1,
      every: 1,
      pane: [13, 16],
    })
  );
}
