import { family } from '../family';
import type { Color } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { box, disc, fill, type Point, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';

/** A diner with a long window by the road. */
export const diner = family<{ sunAt?: Point; trim: Color }>(
  'diner',
  {
    dusk: { light: 'dusk', sunAt: [260, 340], trim: '#d6503f' },
    day: { light: 'day', trim: '#3f94a0', flip: true, throw: 1 },
  },
  (sheet, { sunAt, trim }) => {
    const { tone } = sheet;
    const lit = sheet.light.time === 'dusk';
    const steel: Color = '#dfe4e6';
    return [
      weather(sheet, 560, sunAt),
      land(sheet, hillLine(sheet, { y: 560, rise: 60 }), { color: '#8f8a78', depth: 0.66, smooth: true }),
      fill(box(-12, 556, 1224, 210), tone('#b5a88c', 0.12)),
      fill('M250 400Q250 340 310 340H890Q950 340 950 400V600H250z', tone(steel, 0.05)),
      fill('M860 340H890Q950 340 950 400V600H860z', tone(steel, 0.05, 0.24)),
      fill(box(236, 392, 728, 14) + box(236, 560, 728, 12), tone(trim, 0.05)),
      fill(box(250, 582, 700, 20), tone('#6a6f74', 0.05)),
      stroke('M256 372H944M256 548H944M256 534H944', tone(steel, 0.05, 0.2), 4),
      fill(box(276, 420, 244, 104) + box(680, 420, 244, 104), lit ? '#ffdf9a' : tone('#8fb0ba', 0.06)),
      stroke('M357 420V524M438 420V524M761 420V524M842 420V524', tone(steel, 0.05), 7),
      ...[310, 400, 480, 720, 806, 890].map(
        (x) =>
          disc(x, 488, 11, tone('#a87a5f', 0.05)) +
          fill(`M${x - 19} 524q0-24 19-24t19 24z`, tone('#5a5f74', 0.05)),
      ),
      fill(box(552, 410, 96, 190), tone(steel, 0.05, -0.2)),
      fill(box(562, 420, 76, 110), lit ? '#ffe9b8' : tone('#9fbcc4', 0.05)),
      lit ? halo(sheet, 600, 480, 380, '#ffcf8a', 0.36) : '',
      fill(box(886, 150, 18, 200), tone('#6a6f74', 0.05)),
      fill(
        'M740 160Q740 120 780 120H960Q1010 120 1010 170T960 220H860L820 262L812 220H780Q740 220 740 180z',
        tone(trim, 0.04),
      ),
      stroke(
        'M740 160Q740 120 780 120H960Q1010 120 1010 170T960 220H860L820 262L812 220H780Q740 220 740 180z',
        lit ? '#ffe6a8' : tone('#f6efe0', 0.04),
        6,
      ),
      fill('M800 190h96q-4-34-48-34t-48 34zM794 196h108v10H794z', lit ? '#ffe6a8' : tone('#f6efe0', 0.04)),
      lit ? halo(sheet, 876, 170, 180, '#ff9a7a', 0.5) : '',
      fill('M-12 640H1212V770H-12z', tone('#5f5d66', 0.03)),
      stroke('M-12 702H160M240 702H420M500 702H680M760 702H940M1020 702H1212', tone('#f0d890', 0.02), 7),
      fill(
        'M250 640v-30q2-12 18-14l26-34q6-6 18-6h76q14 0 24 10l30 30q46 4 50 18v26z',
        tone('#3f7a8a', 0.02),
      ),
      fill('M300 598l20-26q4-4 12-4h28v30zM370 568h14q10 0 18 8l22 22h-54z', tone('#dfeaec', 0.02)),
      disc(310, 640, 22, tone('#2f2d34', 0)),
      disc(436, 640, 22, tone('#2f2d34', 0)),
      disc(310, 640, 9, tone(steel, 0)),
      disc(436, 640, 9, tone(steel, 0)),
    ].join('');
  },
);
