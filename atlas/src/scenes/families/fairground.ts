import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { bulbs } from '../kit/lamps';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, disc, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { woods } from '../kit/trees';

/** A big wheel, a roller coaster and a carousel. */
export const fairground = family<{ sunAt?: Point; lit?: boolean; cars: readonly [Color, Color, Color] }>(
  'fairground',
  {
    day: { light: 'day', cars: ['#d6503f', '#f0c04a', '#3f8fae'] },
    dusk: {
      light: 'dusk',
      sunAt: [900, 330],
      lit: true,
      cars: ['#ff8f6a', '#ffd98a', '#8fd0e0'],
      flip: true,
      throw: 1,
    },
    night: { light: 'night', lit: true, cars: ['#ff7f9f', '#ffe08a', '#7fe0d0'], throw: 2 },
  },
  (sheet, { sunAt, lit = false, cars }) => {
    const { tone } = sheet;
    const [cx, cy, r] = [460, 330, 212] as const;
    const steel = lit ? mix('#ffe6b0', tone('#8f98a8', 0.1), 0.4) : tone('#eef0ee', 0.08);
    let [spokes, cabins] = ['', ''];
    for (let at = 0; at < 16; at++) {
      const angle = (at * Math.PI) / 8 + 0.1;
      const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
      spokes += `M${cx} ${cy}L${round(x)} ${round(y)}`;
      const color = cars[at % 3] ?? '#d6503f';
      cabins +=
        fill(`M${round(x - 15)} ${round(y + 2)}h30v14q-4 12-15 12t-15-12z`, lit ? color : tone(color, 0.05)) +
        (lit ? halo(sheet, x, y + 14, 40, color, 0.4) : '');
    }
    const track =
      'M700 600Q730 380 800 340Q870 310 900 430T970 540Q1020 560 1050 420T1130 330Q1190 330 1212 400';
    return [
      weather(sheet, 560, sheet.light.time === 'night' ? [820, 120] : sunAt),
      woods(sheet, {
        line: [
          [-12, 590],
          [1212, 590],
        ],
        size: [30, 60],
        every: 40,
        color: '#5f8560',
        depth: 0.4,
      }),
      stroke(
        Array.from(
          { length: 13 },
          (_, at) =>
            `M${716 + at * 40} 620V${[470, 370, 350, 380, 470, 540, 550, 520, 430, 370, 350, 350, 380][at]}`,
        ).join(''),
        tone('#c9ccc8', 0.2),
        5,
      ),
      stroke(
        'M716 500L800 620M800 400L880 620M880 440L960 620M1000 560L1080 620M1080 420L1170 620',
        tone('#c9ccc8', 0.2),
        3,
      ),
      stroke(track, lit ? cars[0] : tone('#d6503f', 0.1), 11),
      fill(
        polygon([
          [842, 320],
          [874, 338],
          [866, 358],
          [834, 338],
        ]) +
          polygon([
            [878, 344],
            [902, 382],
            [886, 392],
            [862, 352],
          ]),
        tone('#2f5f8a', 0.06),
      ),
      lit ? halo(sheet, cx, cy, 340, '#ffcf9a', 0.4) : '',
      stroke(
        `M${cx} ${cy}L${cx - 130} 640M${cx} ${cy}L${cx + 130} 640M${cx - 60} 480H${cx + 60}`,
        tone('#dfe2df', 0.1, 0.1),
        13,
      ),
      stroke(spokes, steel, 2.6),
      stroke(
        `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0${-r * 2} 0M${cx - r + 22} ${cy}a${r - 22} ${r - 22} 0 1 0 ${(r - 22) * 2} 0a${r - 22} ${r - 22} 0 1 0${-(r - 22) * 2} 0`,
        steel,
        6,
      ),
      disc(cx, cy, 20, lit ? cars[1] : tone('#d6503f', 0.06)),
      cabins,
      paving(sheet, { y: 610, color: lit ? '#a08f8a' : '#cfc0a4', joints: '#8f8270' }),
      // The carousel.
      fill('M720 560Q820 430 920 560z', lit ? cars[2] : tone('#3f8fae', 0.05)),
      fill('M760 560Q800 470 820 492L812 560zM828 560L820 492Q840 470 880 560z', tone('#f6efe0', 0.05)),
      fill(box(716, 556, 208, 18), tone('#f0c04a', 0.05)),
      fill(box(730, 574, 180, 66), lit ? '#ffdf9a' : tone('#b98a6a', 0.1)),
      stroke('M740 574V644M780 574V644M820 574V644M860 574V644M900 574V644', tone('#f6efe0', 0.05), 6),
      fill(
        'M746 622q12-20 30-12l6-12 8 6-4 16-8 18h-24zM836 622q12-20 30-12l6-12 8 6-4 16-8 18h-24z',
        tone('#f4efe4', 0.04),
      ),
      fill(oval(820, 648, 116, 12), tone('#8a5f48', 0.05)),
      stroke('M820 476V452', tone('#f0c04a', 0.05), 5),
      bulbs(sheet, {
        from: [-12, 540],
        to: [340, 560],
        sag: 50,
        count: 12,
        color: lit ? '#ffe6a8' : '#e6b04f',
      }),
      crowd(sheet, [
        [300, 690, 66],
        [332, 694, 42],
        [560, 680, 62],
        [590, 684, 60],
        [690, 716, 78],
        [960, 700, 70],
        [990, 704, 46],
      ]),
    ].join('');
  },
);
