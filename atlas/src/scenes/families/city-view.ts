import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks, LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { woods } from '../kit/trees';
import { glints, water } from '../kit/water';

/** A terrace with a telescope over a city in a bay. */
export const cityView = family<{ sunAt?: Point; town: Color; lit?: boolean }>(
  'city-view',
  {
    day: { light: 'day', town: '#c9bfae' },
    dusk: { light: 'dusk', sunAt: [740, 300], town: '#8a7890', lit: true, throw: 1 },
    night: { light: 'night', town: '#5f6c98', lit: true, flip: true, throw: 2 },
    dawn: { light: 'rose', sunAt: [420, 270], town: '#b9aab0', throw: 3 },
  },
  (sheet, { sunAt, town, lit = false }) => {
    const { tone, random } = sheet;
    let lamps = '';
    if (lit)
      for (let at = 0; at < 36; at++)
        lamps += oval(random.whole(0, 1200), random.whole(430, 600), random.between(1.4, 3));
    return [
      weather(sheet, 420, sheet.light.time === 'night' ? [800, 130] : sunAt),
      land(sheet, hillLine(sheet, { y: 400, rise: 110, hills: 3 }), {
        color: '#7f9490',
        depth: 0.76,
        smooth: true,
      }),
      water(sheet, { y: 400, to: 520, color: '#4f8a9a' }),
      glints(sheet, { y: 404, to: 470, count: 14 }),
      land(
        sheet,
        [
          [-12, 470],
          [200, 440],
          [420, 436],
          [640, 452],
          [900, 430],
          [1212, 450],
        ],
        { color: '#8aa080', depth: 0.5, smooth: true, bottom: 640 },
      ),
      blocks(sheet, {
        y: 500,
        height: [20, 90],
        width: [20, 38],
        gap: [2, 14],
        color: town,
        depth: 0.5,
        lights: lit ? 0.2 : 0.06,
        tops: false,
        profile: (x) => Math.max(0.1, 1 - Math.abs(x - 520) / 420),
      }),
      roofRow(sheet, {
        line: [
          [-12, 540],
          [600, 556],
          [1212, 530],
        ],
        width: [32, 54],
        height: [24, 44],
        walls: [town, mix(town, '#ffffff', 0.3), mix(town, '#b5694c', 0.3)],
        roofs: ['#a8684c', '#b5765a'],
        depth: 0.34,
        gables: 0.3,
        pane: 5,
        lit: lit ? 0.5 : 0,
        down: 40,
      }),
      roofRow(sheet, {
        line: [
          [-12, 600],
          [600, 620],
          [1212, 590],
        ],
        width: [44, 70],
        height: [34, 60],
        walls: [town, mix(town, '#ffffff', 0.3), mix(town, '#b5694c', 0.3)],
        roofs: ['#a8684c', '#8f5a48'],
        depth: 0.18,
        gables: 0.3,
        pane: 8,
        lit: lit ? 0.5 : 0,
        down: 80,
      }),
      fill(lamps, LAMP, 'opacity=".8"'),
      woods(sheet, {
        line: [
          [-12, 650],
          [600, 664],
          [1212, 640],
        ],
        size: [24, 46],
        every: 34,
        color: '#5a7a58',
        depth: 0.1,
      }),
      fill(box(-12, 664, 1224, 100), tone('#a89c8c', 0.03)),
      fill(box(-12, 660, 1224, 14), tone('#c9bda8', 0.02)),
      stroke(
        Array.from({ length: 20 }, (_, at) => `M${at * 66 - 20} 664V600`).join(''),
        tone('#3f4a4c', 0.02),
        5,
      ),
      stroke('M-12 600H1212M-12 632H1212', tone('#3f4a4c', 0.02), 6),
      fill(
        box(866, 560, 14, 120) +
          polygon([
            [846, 690],
            [900, 690],
            [884, 660],
            [862, 660],
          ]),
        tone('#4f5f66', 0.01),
      ),
      fill('M828 536L912 508Q926 512 928 528L846 562Q830 556 828 536z', tone('#6f8a94', 0.01)),
      fill('M828 536Q830 556 846 562L858 556Q844 548 842 532z', tone('#4f5f66', 0.01)),
      fill(oval(837, 549, 10, 15), tone('#cfe0e4', 0.01)),
      crowd(sheet, [
        [300, 716, 128],
        [344, 720, 120],
        [620, 712, 116],
      ]),
      birds(sheet, 300, 190, 7),
    ].join('');
  },
);
