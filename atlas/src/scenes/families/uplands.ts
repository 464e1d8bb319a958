import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land, ridgeLine } from '../kit/land';
import { range } from '../kit/mountain';
import { boulders } from '../kit/rock';
import { fill, oval, type Point } from '../kit/shape';
import { clouds, crescent, aurora as curtains, mist, sky, stars, sun } from '../kit/sky';
import { firs } from '../kit/trees';
import { glints, ribbon } from '../kit/water';

/** Hot water erupting from colored ground. */
export const geyser = family<{ sunAt?: Point; snowy?: boolean }>(
  'geyser',
  {
    day: { light: 'clear' },
    dawn: { light: 'firstLight', sunAt: [300, 260], flip: true },
    winter: { light: 'pale', throw: 2, snowy: true },
  },
  (sheet, { sunAt, snowy = false }) => {
    const { tone, random, light } = sheet;
    let column = '';
    for (let index = 0; index < 22; index++) {
      const part = index / 21;
      const wide = 24 + 62 * Math.sin(part * 2.4) * part ** 0.4;
      column += oval(
        Math.round(600 + random.between(-0.5, 0.5) * wide),
        Math.round(566 - part * 340),
        Math.round(wide * random.between(0.4, 0.7)),
      );
    }
    const ring = (grow: number) => oval(605, 646, 274 + grow * 2, 49 + grow * 0.66);
    return [
      sky(sheet, 470),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [150, 130, 190],
            [880, 100, 170],
          ]),
      land(sheet, ridgeLine(sheet, { y: 470, rise: 90, peaks: 5 }), { color: '#6f8591', depth: 0.7 }),
      land(sheet, hillLine(sheet, { y: 500, rise: 50 }), { color: '#496a5c', depth: 0.48, smooth: true }),
      firs(sheet, {
        line: hillLine(sheet, { y: 520, rise: 24 }),
        height: [36, 78],
        every: 13,
        color: '#3b5f50',
        depth: 0.36,
      }),
      land(sheet, hillLine(sheet, { y: 522, rise: 16 }), {
        color: snowy ? '#eef1f2' : '#b9a887',
        depth: 0.2,
        smooth: true,
        foot: 0,
      }),
      land(sheet, hillLine(sheet, { y: 566, rise: 20 }), {
        color: snowy ? '#f6f7f7' : '#cdbd9c',
        depth: 0.06,
        smooth: true,
        foot: 0,
      }),
      fill(ring(64), tone('#b8743f')),
      fill(ring(40), tone('#dfa54a')),
      fill(ring(18), tone('#e8d479')),
      fill(
        ring(0),
        sheet.fade(596, 694, [
          [0, tone('#7fc6bf', 0.1)],
          [0.5, tone('#2f9aa8')],
          [1, tone('#1c6f8c')],
        ]),
      ),
      glints(sheet, { y: 606, to: 690, count: 8, from: 420, until: 780 }),
      fill('M520 604q40-30 80-32t80 32q-40 14-80 14t-80-14z', tone('#c8b696')),
      fill('M600 572q44 4 80 32q-40 14-80 14z', tone('#a08c72', 0, 0.2)),
      fill(
        oval(668, 300, 58, 50) + oval(716, 252, 44, 38) + oval(752, 214, 30, 24),
        light.cloud,
        'opacity=".4"',
      ),
      fill(
        column,
        sheet.fade(220, 580, [
          [0, mix(light.cloud, '#ffffff', 0.5)],
          [1, light.cloud],
        ]),
        'opacity=".82"',
      ),
      land(sheet, hillLine(sheet, { y: 726, rise: 18, hills: 2 }), {
        color: snowy ? '#dfe6ea' : '#7d7a52',
        smooth: true,
      }),
      firs(sheet, {
        line: [
          [-12, 740],
          [1212, 740],
        ],
        height: [120, 210],
        every: 46,
        to: 190,
        color: '#2c4a3e',
        scatter: 20,
        tiers: 5,
      }),
      firs(sheet, {
        line: [
          [-12, 740],
          [1212, 740],
        ],
        height: [120, 210],
        every: 46,
        from: 1010,
        color: '#2c4a3e',
        scatter: 20,
        tiers: 5,
      }),
    ].join('');
  },
);

/** Northern lights over snow and firs. */
export const aurora = family<{ tint: `#${string}`; other: `#${string}` }>(
  'aurora',
  {
    night: { light: 'deepNight', tint: '#6ff0b0', other: '#5fd4c8' },
    violet: { light: 'night', tint: '#7ef0c0', other: '#b08af0', flip: true, throw: 2 },
  },
  (sheet, { tint, other }) => {
    const snow = '#e8f1f6';
    return [
      sky(sheet, 520),
      stars(sheet, 440, 70),
      curtains(
        sheet,
        [
          [-20, 320],
          [180, 262],
          [360, 316],
          [560, 240],
          [760, 290],
          [980, 190],
          [1240, 250],
        ],
        230,
        other,
      ),
      curtains(
        sheet,
        [
          [-20, 450],
          [140, 420],
          [300, 352],
          [440, 400],
          [640, 330],
          [820, 380],
          [1040, 290],
          [1240, 330],
        ],
        270,
        tint,
      ),
      crescent(sheet, 260, 130, 26),
      range(sheet, { base: 520, height: 150, count: 5, color: '#7f93b0', depth: 0.5, snow: 0.8 }),
      land(sheet, hillLine(sheet, { y: 540, rise: 34 }), { color: snow, depth: 0.42, smooth: true }),
      firs(sheet, {
        line: hillLine(sheet, { y: 560, rise: 18 }),
        height: [24, 56],
        every: 15,
        color: '#2b4652',
        depth: 0.3,
        tiers: 3,
      }),
      land(sheet, hillLine(sheet, { y: 572, rise: 26 }), { color: snow, depth: 0.22, smooth: true, foot: 0 }),
      fill(
        'M300 640C420 606 560 602 680 606S900 620 940 646S820 700 640 704S200 690 300 640z',
        sheet.fade(602, 704, [
          [0, mix(sheet.tone('#5fb7a8', 0.2), tint, 0.45)],
          [1, sheet.tone('#2c6f86')],
        ]),
      ),
      land(
        sheet,
        [
          [-12, 690],
          [160, 668],
          [340, 706],
          [520, 768],
        ],
        { color: snow, smooth: true },
      ),
      land(
        sheet,
        [
          [700, 768],
          [880, 708],
          [1060, 676],
          [1212, 684],
        ],
        { color: snow, smooth: true },
      ),
      firs(sheet, {
        line: [
          [-12, 706],
          [340, 720],
        ],
        height: [120, 240],
        every: 60,
        to: 330,
        color: '#1f3a44',
        scatter: 20,
        tiers: 4,
      }),
      firs(sheet, {
        line: [
          [860, 724],
          [1212, 700],
        ],
        height: [120, 250],
        every: 60,
        from: 900,
        color: '#1f3a44',
        scatter: 20,
        tiers: 4,
      }),
    ].join('');
  },
);

/** A stream through bare hills under a dramatic sky. */
export const moor = family<{ sunAt?: Point; heather: `#${string}`; grass: `#${string}` }>(
  'moor',
  {
    day: { light: 'storm', heather: '#8d6f8e', grass: '#7f8a56' },
    mist: { light: 'mist', heather: '#a1789a', grass: '#8b9a68', flip: true, throw: 1 },
    autumn: { light: 'golden', sunAt: [330, 250], heather: '#a8643f', grass: '#a88d4a', throw: 2 },
  },
  (sheet, { sunAt, heather, grass }) => {
    const { tone, random } = sheet;
    const tufts = (from: number, to: number, count: number, size: number, depth: number) => {
      let [body, light] = ['', ''];
      for (let index = 0; index < count; index++) {
        const near = random.next();
        const [x, y, r] = [random.between(-10, 1210), from + (to - from) * near, size * (0.5 + near * 0.8)];
        if (Math.abs(x - 620 + (y - 640) * 0.6) < 90) continue;
        body += oval(Math.round(x), Math.round(y), Math.round(r * 1.6), Math.round(r * 0.7));
        light += oval(Math.round(x - r * 0.3), Math.round(y - r * 0.25), Math.round(r), Math.round(r * 0.36));
      }
      return (
        fill(body, tone(mix(heather, grass, 0.3), depth, 0.08)) + fill(light, tone(heather, depth, -0.12))
      );
    };
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 56)
        : clouds(sheet, [
            [90, 130, 280],
            [480, 90, 330],
            [860, 170, 260],
          ]),
      land(sheet, ridgeLine(sheet, { y: 430, rise: 150, peaks: 4, rough: 0.08 }), {
        color: '#73839a',
        depth: 0.72,
      }),
      land(sheet, ridgeLine(sheet, { y: 480, rise: 150, peaks: 3, rough: 0.06 }), {
        color: mix(grass, '#6a7080', 0.4),
        depth: 0.5,
      }),
      mist(sheet, 470, 90, 0.4),
      land(sheet, hillLine(sheet, { y: 530, rise: 80, hills: 2 }), {
        color: grass,
        depth: 0.32,
        smooth: true,
      }),
      tufts(500, 570, 60, 9, 0.28),
      land(sheet, hillLine(sheet, { y: 600, rise: 50, hills: 2 }), {
        color: mix(grass, heather, 0.25),
        depth: 0.14,
        smooth: true,
        foot: 0,
      }),
      fill(
        ribbon([
          [640, 566, 5],
          [610, 600, 14],
          [690, 644, 30],
          [560, 700, 60],
          [640, 766, 120],
        ]),
        tone('#b9d3d6', 0.1),
      ),
      tufts(596, 745, 120, 18, 0.06),
      boulders(sheet, { from: 620, to: 745, count: 13, size: [22, 96], color: '#7d8080' }),
    ].join('');
  },
);
