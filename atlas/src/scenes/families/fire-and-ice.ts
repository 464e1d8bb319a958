import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land, ridgeLine } from '../kit/land';
import { mountain, range } from '../kit/mountain';
import { boulders, wall } from '../kit/rock';
import { disc, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { clouds, sky, stars, streaks, sun } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, water } from '../kit/water';

/** A smoking cone above green slopes. */
export const volcano = family<{
  sunAt?: Point;
  slope: `#${string}`;
  leaves: `#${string}`;
  glow?: boolean;
  palms?: boolean;
}>(
  'volcano',
  {
    day: { light: 'day', slope: '#6d7277', leaves: '#4a7048' },
    dusk: { light: 'dusk', sunAt: [250, 380], slope: '#5d5560', leaves: '#40553f', flip: true, glow: true },
    night: { light: 'deepNight', slope: '#5b5a60', leaves: '#3d5a4a', glow: true, throw: 2 },
  },
  (sheet, { sunAt, slope, leaves, glow = false }) => {
    const { tone, light, random } = sheet;
    let smoke = '';
    for (let index = 0; index < 13; index++) {
      const part = index / 12;
      smoke += oval(
        Math.round(640 + part * part * 330 + random.between(-10, 16)),
        Math.round(190 - part * 150 + random.between(-8, 8)),
        Math.round(20 + part * 64),
        Math.round(17 + part * 42),
      );
    }
    const near = hillLine(sheet, { y: 640, rise: 40, hills: 2 });
    return [
      sky(sheet, 540),
      light.time === 'night' ? stars(sheet, 360, 80) : '',
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 56) : '',
      light.time === 'day'
        ? clouds(sheet, [
            [130, 170, 180],
            [300, 110, 110],
          ])
        : streaks(sheet, 90, 300, 4, 0.25),
      fill(
        smoke,
        sheet.fade(20, 230, [
          [0, light.cloud, 0.5],
          [1, mix(light.cloud, light.haze, 0.5), 0.85],
        ]),
      ),
      glow
        ? disc(
            620,
            205,
            170,
            sheet.glow(620, 205, 170, [
              [0, '#ffb066', 0.75],
              [0.4, '#ff7a3c', 0.28],
              [1, '#ff7a3c', 0],
            ]),
          )
        : '',
      land(sheet, ridgeLine(sheet, { y: 540, rise: 70, peaks: 7 }), { color: '#6a8089', depth: 0.7 }),
      mountain(sheet, {
        x: 620,
        y: 214,
        base: 600,
        left: 470,
        right: 500,
        color: slope,
        depth: 0.26,
        hollow: 0.66,
        crater: 56,
        rough: 0.05,
      }),
      glow
        ? fill('M572 216L598 222L622 219L650 224L670 216L660 234L636 242L612 236L588 238z', '#ff9a4a') +
          fill(
            'M604 236C600 290 626 320 612 372C606 400 622 424 618 450L626 450C634 410 622 396 630 366C642 320 616 288 624 238z',
            '#ff8440',
            'opacity=".9"',
          )
        : fill(
            'M570 218L600 226L622 220L652 228L670 217L664 232L620 238L580 232z',
            tone('#4c4a4e', 0.2, 0.3),
          ),
      land(sheet, hillLine(sheet, { y: 560, rise: 46 }), { color: leaves, depth: 0.42, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 580, rise: 30 }),
        size: [14, 26],
        every: 20,
        color: leaves,
        depth: 0.28,
      }),
      land(sheet, hillLine(sheet, { y: 590, rise: 24 }), { color: leaves, depth: 0.28, smooth: true }),
      woods(sheet, { line: near, size: [24, 46], every: 32, color: leaves, depth: 0.1 }),
      land(sheet, near, { color: leaves, depth: 0.1, smooth: true, foot: 0 }),
      land(sheet, hillLine(sheet, { y: 716, rise: 30, hills: 2 }), {
        color: mix(leaves, '#20301f', 0.4),
        smooth: true,
      }),
    ].join('');
  },
);

/** A river of ice between peaks, ending in a lake with floes. */
export const glacier = family<{ sunAt?: Point }>(
  'glacier',
  {
    day: { light: 'clear' },
    dawn: { light: 'rose', sunAt: [300, 190], flip: true, throw: 1 },
    dusk: { light: 'afterglow', sunAt: [340, 300], throw: 2 },
  },
  (sheet, { sunAt }) => {
    const { tone, random } = sheet;
    const tongue: Point[] = [
      [500, 326],
      [640, 316],
      [700, 330],
      [770, 420],
      [860, 470],
      [960, 540],
      [1010, 584],
      [190, 584],
      [260, 520],
      [380, 450],
      [470, 400],
    ];
    let cracks = '';
    for (let index = 0; index < 34; index++) {
      const part = random.next() ** 0.7;
      const y = 350 + part * 210;
      const half = 60 + part * 330;
      const x = 600 + random.between(-1, 1) * half * 0.9;
      const long = 16 + part * 46;
      cracks += `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} ${Math.round(6 + part * 10)} ${Math.round(long)} 0`;
    }
    const face: Point[] = [];
    for (let x = 170; x <= 1030; x += random.between(16, 40))
      face.push([x, 556 - 34 * Math.sin(((x - 170) / 860) * Math.PI) + random.between(-9, 9)]);
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 54)
        : clouds(sheet, [
            [180, 130, 190],
            [820, 100, 150],
          ]),
      streaks(sheet, 80, 220, 3, 0.3),
      range(sheet, { base: 420, height: 190, count: 7, color: '#8a9cb4', depth: 0.72, snow: 0.75 }),
      mountain(sheet, {
        x: 250,
        y: 180,
        base: 540,
        left: 420,
        right: 340,
        color: '#5f7186',
        depth: 0.32,
        snow: 0.42,
      }),
      mountain(sheet, {
        x: 950,
        y: 160,
        base: 540,
        left: 350,
        right: 400,
        color: '#5f7186',
        depth: 0.28,
        snow: 0.42,
      }),
      fill(
        polygon(tongue),
        sheet.fade(316, 584, [
          [0, tone('#f4f8fa', 0.35, -0.1)],
          [1, tone('#d5e9f0', 0.05)],
        ]),
      ),
      sheet.cut(
        polygon(tongue),
        fill(
          'M600 318C560 400 480 470 400 590H520C560 500 610 420 640 318z',
          tone('#a9b7bf', 0.2),
          'opacity=".35"',
        ) + stroke(cracks, tone('#6fb3c8', 0.1), 3, 'opacity=".6"'),
      ),
      land(
        sheet,
        [
          [-12, 540],
          [90, 552],
          [170, 584],
          [230, 610],
        ],
        { color: '#66727f', depth: 0.24, bottom: 612 },
      ),
      land(
        sheet,
        [
          [980, 610],
          [1040, 584],
          [1120, 550],
          [1212, 536],
        ],
        { color: '#66727f', depth: 0.24, bottom: 612 },
      ),
      wall(sheet, { top: face, bottom: 606, color: '#a9dbe6', depth: 0.06, faces: 26, relief: 0.7 }),
      water(sheet, { y: 602, color: '#4aa3ad', sky: 0.35 }),
      floes(sheet),
      glints(sheet, { y: 606, count: 14, opacity: 0.35 }),
      land(
        sheet,
        [
          [-12, 590],
          [90, 600],
          [180, 640],
          [260, 690],
          [300, 770],
        ],
        { color: '#54585d', smooth: true },
      ),
      boulders(sheet, {
        from: 640,
        to: 745,
        count: 10,
        size: [24, 80],
        color: '#5f646a',
        left: -10,
        right: 230,
      }),
      boulders(sheet, {
        from: 700,
        to: 750,
        count: 5,
        size: [30, 90],
        color: '#5f646a',
        left: 980,
        right: 1210,
      }),
    ].join('');
  },
);

/** Pieces of ice on a lake. */
function floes(sheet: Parameters<typeof mountain>[0]): string {
  const { random, tone } = sheet;
  return Array.from({ length: 15 }, (_, index) => (index + random.next()) / 15)
    .map((near) => {
      const y = 618 + near * 120;
      const wide = 26 + near * 110 * random.between(0.5, 1);
      const x = random.between(300, 1100);
      const high = wide * random.between(0.16, 0.4);
      return (
        fill(
          polygon([
            [x - wide / 2, y],
            [x - wide * 0.4, y - high * 0.6],
            [x - wide * 0.1, y - high],
            [x + wide * 0.2, y - high * 0.7],
            [x + wide / 2, y],
          ]),
          tone('#f6fbfc'),
        ) +
        fill(
          polygon([
            [x - wide * 0.1, y - high],
            [x + wide * 0.2, y - high * 0.7],
            [x + wide / 2, y],
            [x + wide * 0.05, y],
          ]),
          tone('#9fd0de', 0.04),
        ) +
        fill(
          polygon([
            [x - wide / 2, y],
            [x + wide / 2, y],
            [x + wide * 0.3, y + high * 0.35],
            [x - wide * 0.3, y + high * 0.3],
          ]),
          tone('#e8f6f8'),
          'opacity=".35"',
        )
      );
    })
    .join('');
}
