import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { land } from '../kit/land';
import { range } from '../kit/mountain';
import { disc, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { halo, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** Tents and a fire at the edge of a lake. */
export const campsite = family<{
  sunAt?: Point;
  moon?: boolean;
  fire?: boolean;
  cloth: readonly [Color, Color];
}>(
  'campsite',
  {
    dusk: { light: 'afterglow', sunAt: [420, 330], fire: true, cloth: ['#e0a03f', '#c8503f'] },
    night: {
      light: 'deepNight',
      moon: true,
      fire: true,
      cloth: ['#e8b45a', '#7fb0a0'],
      flip: true,
      throw: 1,
    },
    dawn: { light: 'rose', sunAt: [520, 290], cloth: ['#d9825a', '#6f9a86'], throw: 2 },
  },
  (sheet, { sunAt, moon = false, fire = false, cloth }) => {
    const shore: Point[] = [
      [-12, 600],
      [260, 596],
      [560, 620],
      [900, 606],
      [1212, 590],
    ];
    const behind = sheet.twice(
      range(sheet, { base: 470, height: 190, count: 4, color: '#7a90a0', depth: 0.6, snow: 0.36 }) +
        firs(sheet, {
          line: [
            [-12, 478],
            [1212, 478],
          ],
          height: [22, 50],
          every: 15,
          color: '#3f5f58',
          depth: 0.4,
          tiers: 0,
        }),
    );
    return [
      sky(sheet, 470),
      moon ? stars(sheet, 420, 70) + sun(sheet, 420, 160, 34) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) + streaks(sheet, 80, 280, 5, 0.3) : '',
      behind.first,
      water(sheet, { y: 476, color: '#3f7584', sky: 0.44 }),
      reflected(sheet, behind.again, { y: 476, opacity: 0.34, squeeze: 0.6 }),
      glints(sheet, { y: 480, to: 610, count: 20, opacity: 0.36 }),
      moon ? '' : mist(sheet, 480, 60, 0.4),
      land(sheet, shore, { color: '#6f7f52', depth: 0.05, smooth: true, foot: 0 }),
      firs(sheet, {
        line: [
          [-12, 640],
          [300, 640],
        ],
        height: [230, 380],
        every: 66,
        to: 250,
        color: '#274840',
        depth: 0.04,
        scatter: 34,
        tiers: 6,
        lit: true,
      }),
      firs(sheet, {
        line: [
          [900, 640],
          [1212, 640],
        ],
        height: [240, 400],
        every: 66,
        from: 980,
        color: '#274840',
        depth: 0.04,
        scatter: 34,
        tiers: 6,
        lit: true,
      }),
      tent(sheet, 400, 652, 1, cloth[1], fire),
      tent(sheet, 760, 678, 1.45, cloth[0], fire),
      fire ? campfire(sheet, 560, 700) : kettle(sheet, 560, 700),
      land(
        sheet,
        [
          [-12, 716],
          [300, 730],
          [700, 752],
          [1212, 716],
        ],
        { color: '#46573c', smooth: true },
      ),
    ].join('');
  },
);

function tent(sheet: Sheet, x: number, y: number, s: number, color: Color, lit: boolean): string {
  const { tone } = sheet;
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const warm = lit ? mix(color, '#ffdf9a', 0.5) : tone(color, 0.03, -0.1);
  return (
    (lit ? halo(sheet, ...p(0, -40), 130 * s, '#ffd98a', 0.5) : '') +
    fill(oval(...p(20, 2), 120 * s, 9 * s), tone('#1f2a22', 0.02), 'opacity=".35"') +
    fill(polygon([p(-86, 0), p(-10, -104), p(60, 0)]), warm) +
    fill(polygon([p(60, 0), p(-10, -104), p(52, -92), p(118, -10)]), tone(color, 0.03, lit ? 0.3 : 0.36)) +
    fill(polygon([p(-40, 0), p(-10, -84), p(14, 0)]), lit ? '#fff0c4' : tone('#4a4436', 0.03)) +
    fill(polygon([p(-10, -84), p(14, 0), p(30, 0)]), mix(warm, '#6b4a34', 0.2)) +
    stroke(
      `M${round(x - 86 * s)} ${round(y)}l${round(-26 * s)} ${round(8 * s)}M${round(x + 118 * s)} ${round(y - 10 * s)}l${round(28 * s)} ${round(12 * s)}M${round(x - 10 * s)} ${round(y - 104 * s)}L${round(x - 52 * s)} ${round(y + 6 * s)}`,
      tone('#efe6d2', 0.03),
      1.6 * s,
      'opacity=".7"',
    )
  );
}

function campfire(sheet: Sheet, x: number, y: number): string {
  const { tone } = sheet;
  const flame = (s: number) =>
    `M${round(x - 22 * s)} ${y}C${round(x - 34 * s)} ${round(y - 26 * s)} ${round(x - 12 * s)} ${round(y - 36 * s)} ${round(x - 10 * s)} ${round(y - 62 * s)}C${round(x + 4 * s)} ${round(y - 50 * s)} ${round(x + 6 * s)} ${round(y - 40 * s)} ${round(x + 6 * s)} ${round(y - 34 * s)}C${round(x + 12 * s)} ${round(y - 40 * s)} ${round(x + 13 * s)} ${round(y - 46 * s)} ${round(x + 12 * s)} ${round(y - 50 * s)}C${round(x + 26 * s)} ${round(y - 34 * s)} ${round(x + 32 * s)} ${round(y - 18 * s)} ${round(x + 22 * s)} ${y}z`;
  const sitting = (sx: number, side: -1 | 1, color: Color) =>
    fill(
      `M${sx} ${y + 4}v-30q${side * 2}-20 ${side * 18}-24q${side * 16} 2 ${side * 18} 22v10h${-side * 10}q${-side * 4} 4-2 22z`,
      tone(color, 0.03),
    ) + disc(sx + side * 15, y - 56, 10, mix('#c99a78', '#ffb46a', 0.3));
  return (
    disc(
      x,
      y - 30,
      190,
      sheet.glow(x, y - 30, 190, [
        [0, '#ffb45a', 0.6],
        [0.4, '#ff9a4a', 0.2],
        [1, '#ff9a4a', 0],
      ]),
    ) +
    sitting(x - 84, 1, '#3f4f5c') +
    sitting(x + 92, -1, '#6b4048') +
    stroke(`M${x - 34} ${y + 4}l64-12M${x + 34} ${y + 4}l-64-12`, tone('#5b4032', 0.02), 10) +
    fill(flame(1.25), '#f2803f') +
    fill(flame(0.85), '#ffb84f') +
    fill(flame(0.46), '#fff0b8')
  );
}

/** A cold fireplace with a kettle, in the morning. */
function kettle({ tone }: Sheet, x: number, y: number): string {
  return (
    stroke(
      `M${x - 40} ${y + 4}L${x} ${y - 84}L${x + 40} ${y + 4}M${x} ${y - 82}v30`,
      tone('#5b4636', 0.02),
      5,
    ) +
    fill(`M${x - 18} ${y - 50}h36q6 24-4 34h-28q-10-10-4-34z`, tone('#3f4a50', 0.02)) +
    fill([-30, -14, 4, 22].map((dx) => oval(x + dx + 3, y + 4, 12, 8)).join(''), tone('#8a857c', 0.02)) +
    stroke(`M${x - 2} ${y - 96}q-14-16 0-32t0-34`, tone('#fbf8f2', 0.1, -0.1), 6, 'opacity=".5"')
  );
}
