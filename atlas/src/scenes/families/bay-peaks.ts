import { family } from '../family';
import type { Color } from '../kit/color';
import { LAMP } from '../kit/houses';
import { streetLamp } from '../kit/lamps';
import { hillLine, land } from '../kit/land';
import { floors } from '../kit/rows';
import { box, fill, type Point, stroke } from '../kit/shape';
import { birds, weather } from '../kit/sky';
import { glints, water } from '../kit/water';

/** A cable car above a bay with a steep rock and a white town. */
export const bayPeaks = family<{ sunAt?: Point; rock: Color; lit?: boolean }>(
  'bay-peaks',
  {
    day: { light: 'day', rock: '#7f8a80' },
    dusk: { light: 'dusk', sunAt: [300, 340], rock: '#7a6a74', lit: true, throw: 1 },
    dawn: { light: 'firstLight', sunAt: [290, 300], rock: '#8f8480', flip: true, throw: 2 },
  },
  (sheet, { sunAt, rock, lit = false }) => {
    const { tone } = sheet;
    return [
      weather(sheet, 480, sunAt),
      land(sheet, hillLine(sheet, { y: 470, rise: 120, hills: 3 }), {
        color: '#7f948e',
        depth: 0.74,
        smooth: true,
        bottom: 484,
      }),
      water(sheet, { y: 480, color: '#3f8aa0' }),
      glints(sheet, { y: 486, to: 700, count: 24 }),
      fill('M590 520C600 420 612 300 660 240Q704 190 748 250C800 330 812 420 830 520z', tone(rock, 0.16)),
      fill(
        'M700 214Q730 214 748 250C800 330 812 420 830 520H730C740 420 730 300 700 214z',
        tone(rock, 0.16, 0.34),
      ),
      fill('M580 520Q620 470 690 486T840 520z', tone('#4f7f58', 0.14)),
      fill('M380 520Q430 420 500 408Q560 410 600 520z', tone(rock, 0.2)),
      fill('M510 408Q560 410 600 520H540Q540 450 510 408z', tone(rock, 0.2, 0.3)),
      fill('M370 522Q420 466 480 476T610 522z', tone('#4f7f58', 0.18)),
      stroke('M500 410L700 232M-12 560L500 410', tone('#3a3c40', 0.1), 2.6),
      fill(`M596 322h40v26q-4 8-20 8t-20-8zM612 322l6-14`, tone('#d6503f', 0.05)),
      fill(box(600, 328, 32, 12), tone('#e9f2f4', 0.05)),
      floors(lit ? LAMP : tone('#f1ede2', 0.2), {
        x: 20,
        y: 486,
        width: 340,
        across: 26,
        down: 2,
        every: 22,
        pane: [9, 16],
      }),
      floors(lit ? LAMP : tone('#f1ede2', 0.2), {
        x: 850,
        y: 490,
        width: 340,
        across: 26,
        down: 2,
        every: 20,
        pane: [9, 14],
      }),
      ...[
        [470, 620, 0.8],
        [640, 660, 1.1],
        [820, 610, 0.7],
      ].map(([x = 0, y = 0, s = 1]) =>
        fill(
          `M${x - 30 * s} ${y}h${60 * s}l-${12 * s} ${14 * s}h-${36 * s}zM${x - 2 * s} ${y - 4 * s}v-${64 * s}l${30 * s} ${60 * s}z`,
          tone('#f6f1e6', 0.04),
        ),
      ),
      land(
        sheet,
        [
          [-12, 600],
          [140, 620],
          [330, 700],
          [420, 762],
        ],
        { color: '#4f7f55', depth: 0.02, smooth: true },
      ),
      land(
        sheet,
        [
          [860, 762],
          [980, 690],
          [1212, 640],
        ],
        { color: '#4f7f55', depth: 0.02, smooth: true },
      ),
      streetLamp(sheet, { x: 120, y: 690, height: 120, lit }),
      birds(sheet, 300, 190, 8),
    ].join('');
  },
);
