import { family } from '../family';
import { LAMP } from '../kit/houses';
import { hillLine, land, ridgeLine } from '../kit/land';
import { box, disc, fill, type Point, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, sky, streaks, sun } from '../kit/sky';
import { blades, firs, tree, woods } from '../kit/trees';

/** Earthen walls around a small chapel, in high dry country. */
export const adobeTown = family<{ sunAt?: Point; lit?: boolean; snow?: boolean; leaves?: `#${string}` }>(
  'adobe-town',
  {
    day: { light: 'clear' },
    dusk: { light: 'dusk', sunAt: [240, 330], lit: true, flip: true },
    winter: { light: 'rose', sunAt: [260, 260], snow: true, lit: true, throw: 2 },
  },
  (sheet, { sunAt, lit = false, snow = false }) => {
    const front: Point[] = [
      [-12, 700],
      [300, 682],
      [620, 690],
      [900, 680],
      [1212, 696],
    ];
    return [
      sky(sheet, 520),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [150, 190, 190],
            [820, 120, 240],
            [560, 110, 110],
          ]),
      sunAt ? streaks(sheet, 80, 250, 4, 0.3) : '',
      land(sheet, ridgeLine(sheet, { y: 410, rise: 80, peaks: 5, rough: 0.08 }), {
        color: '#6f86a0',
        depth: 0.62,
      }),
      land(sheet, hillLine(sheet, { y: 480, rise: 50 }), { color: '#62776a', depth: 0.46, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 520, rise: 30 }),
        size: [8, 16],
        every: 24,
        color: '#55705c',
        depth: 0.36,
      }),
      land(sheet, hillLine(sheet, { y: 560, rise: 20 }), {
        color: snow ? '#eceff0' : '#b99a72',
        depth: 0.26,
        smooth: true,
        foot: 0,
      }),
      adobe(sheet, {
        x: 60,
        y: 606,
        width: 190,
        height: 90,
        depth: 0.24,
        beams: 6,
        panes: [
          [40, 36],
          [120, 36],
        ],
        snow,
        lit,
      }),
      adobe(sheet, {
        x: 930,
        y: 600,
        width: 230,
        height: 100,
        depth: 0.22,
        beams: 7,
        panes: [
          [44, 40],
          [150, 40],
        ],
        snow,
        lit,
      }),
      adobe(sheet, {
        x: 120,
        y: 720,
        width: 264,
        height: 200,
        depth: 0.03,
        panes: [
          [58, 76],
          [168, 76],
        ],
        snow,
        lit,
      }),
      adobe(sheet, {
        x: 700,
        y: 720,
        width: 330,
        height: 248,
        depth: 0.03,
        panes: [
          [66, 70],
          [196, 70],
        ],
        beams: 9,
        snow,
        lit,
        shade: 0.08,
      }),
      chapel(sheet, snow, lit),
      land(sheet, front, { color: snow ? '#f2f4f4' : '#8f6a47', smooth: true }),
      snow
        ? ''
        : blades(sheet, { line: front, height: [12, 34], every: 9, color: '#77804f', lean: 0.5, to: 420 }),
      snow
        ? ''
        : blades(sheet, { line: front, height: [12, 34], every: 9, color: '#77804f', lean: 0.5, from: 620 }),
      firs(sheet, {
        line: front,
        height: [40, 84],
        every: 34,
        color: '#3f5a44',
        to: 130,
        scatter: 24,
        slim: 0.5,
      }),
      firs(sheet, {
        line: front,
        height: [40, 90],
        every: 34,
        color: '#3f5a44',
        from: 1050,
        scatter: 24,
        slim: 0.5,
      }),
      tree(sheet, { x: 1120, y: 706, height: 210, color: snow ? '#9a8a72' : '#c9a63f', spread: 0.6 }),
    ].join('');
  },
);

const EARTH = '#c98f62';

/** An adobe house: rounded corners, beams, deep windows. */
function adobe(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    height,
    depth,
    panes,
    beams = 0,
    snow,
    lit,
    shade = 0,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
    depth: number;
    panes: readonly (readonly [number, number])[];
    beams?: number;
    snow: boolean;
    lit: boolean;
    shade?: number;
  },
): string {
  const top = y - height;
  const pane = Math.min(58, height * 0.3);
  const shape = `M${x} ${y}V${top + 16}q0-15 15-16h${width - 30}q15 1 15 16V${y}z`;
  const dots = Array.from({ length: beams }, (_, index) =>
    box(x + 22 + (index * (width - 48)) / Math.max(1, beams - 1), top + 24, 7, 7),
  ).join('');
  return (
    fill(shape, tone(EARTH, depth, shade)) +
    fill(
      `M${x + width * 0.8} ${y}V${top + 2}h${round(width * 0.2 - 16)}q15 1 15 16V${y}z`,
      tone(EARTH, depth, 0.3 + shade),
    ) +
    (snow
      ? fill(
          `M${x} ${top + 18}q0-19 15-20h${width - 30}q15 1 15 20q-20-8-40-4t-60-2t-${Math.max(20, width - 190)} 2t-50 0q-20-2-30 4z`,
          tone('#fbfbf8', depth * 0.5),
        )
      : '') +
    fill(dots, tone('#6b4128', depth)) +
    panes
      .map(
        ([dx, dy]) =>
          fill(box(x + dx - 5, top + dy - 5, pane + 10, pane + 10), tone(EARTH, depth, 0.4)) +
          fill(box(x + dx, top + dy, pane, pane), lit ? LAMP : tone('#2f7a85', depth)) +
          fill(box(x + dx + pane / 2 - 2, top + dy, 4, pane), tone('#245a64', depth)),
      )
      .join('')
  );
}

/** The chapel in the middle, with its bell. */
function chapel({ tone }: Sheet, snow: boolean, lit: boolean): string {
  const [wall, dark] = [tone('#bd7c50', 0.02), tone('#bd7c50', 0.02, 0.34)];
  return (
    fill('M452 432V342q0-12 13-13h20q1-30 27-32q26 2 27 32h20q13 1 13 13V432z', tone('#cd9468', 0.02)) +
    fill('M540 432V330h19q13 1 13 13V432z', tone('#cd9468', 0.02, 0.34)) +
    fill('M494 392v-40q2-20 18-20t18 20v40z', tone('#5c3420', 0.02)) +
    fill('M502 384q0-22 10-24q10 2 10 24z', tone('#d9a441', 0.02)) +
    stroke('M512 262v36M500 275h24', tone('#5c3420', 0.02), 5) +
    fill('M330 720V446q0-17 18-18h328q18 1 18 18V720z', wall) +
    fill('M620 720V428h56q18 1 18 18V720z', dark) +
    (snow
      ? fill('M330 448q0-20 18-21h328q18 1 18 21q-30-9-60-4t-90-3t-90 4t-70-2t-54 5z', tone('#fbfbf8'))
      : '') +
    fill(
      Array.from({ length: 8 }, (_, index) => box(354 + index * 33, 466, 9, 9)).join(''),
      tone('#6b3d24', 0.02),
    ) +
    fill('M460 720V606q0-36 52-38q52 2 52 38V720z', tone('#8f5636', 0.02)) +
    fill('M468 720V608q0-29 44-31q44 2 44 31V720z', tone('#2c7682', 0.02)) +
    fill(box(509, 577, 6, 143), tone('#1f5660', 0.02)) +
    (lit
      ? disc(420, 590, 60, 'none') + fill(box(412, 580, 16, 26) + box(596, 580, 16, 26), LAMP)
      : stroke('M412 568v34M604 568v34', tone('#a8321f'), 15))
  );
}
