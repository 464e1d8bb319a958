import { family } from '../family';
import { columns } from '../kit/arches';
import { cupola } from '../kit/domes';
import { hillLine } from '../kit/land';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, oval, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { firs, woods } from '../kit/trees';

/** A round hall with three blue roofs on a round terrace. */
export const prayerHall = family('prayer-hall', { day: { light: 'day' } }, (sheet) => {
  const { tone } = sheet;
  const [x, white] = [600, '#f3ece0'] as const;
  const storey = (y: number, half: number, roofHalf: number, high: number) =>
    fill(box(x - half, y, half * 2, high), tone('#b3402f', 0.05)) +
    columns(sheet, {
      x: x - half + 8,
      y: y + high,
      width: half * 2 - 16,
      height: high - 8,
      count: 9,
      thick: 12,
      color: '#c4503c',
      depth: 0.05,
    }) +
    fill(box(x - half, y, half * 2, 14), tone('#3f8a7a', 0.05)) +
    fill(
      `M${x - roofHalf} ${y}Q${x - roofHalf * 0.6} ${y - 12} ${x - half * 0.72} ${y - 58}H${x + half * 0.72}Q${x + roofHalf * 0.6} ${y - 12} ${x + roofHalf} ${y}Q${x} ${y + 22} ${x - roofHalf} ${y}z`,
      tone('#3a6a9c', 0.05),
    ) +
    fill(
      `M${x + half * 0.2} ${y - 58}H${x + half * 0.72}Q${x + roofHalf * 0.6} ${y - 12} ${x + roofHalf} ${y}Q${x + roofHalf * 0.7} ${y + 9} ${x + roofHalf * 0.42} ${y + 9}z`,
      tone('#3a6a9c', 0.05, 0.34),
    ) +
    stroke(`M${x - roofHalf} ${y}Q${x} ${y + 22} ${x + roofHalf} ${y}`, tone('#d9a84a', 0.05), 6);
  const ring = (y: number, half: number) =>
    fill(`M${x - half} ${y}V${y + 34}Q${x} ${y + 60} ${x + half} ${y + 34}V${y}z`, tone(white, 0.06, 0.1)) +
    fill(oval(x, y, half, half * 0.075), tone(white, 0.06, -0.04)) +
    stroke(
      Array.from({ length: 26 }, (_, at) => {
        const part = (at / 25) * 2 - 1;
        return `M${round(x + half * part)} ${round(y + Math.sqrt(1 - part * part) * half * 0.075)}v-16`;
      }).join(''),
      tone(white, 0.05, 0.16),
      5,
    );
  return [
    weather(sheet, 560),
    woods(sheet, {
      line: hillLine(sheet, { y: 560, rise: 30 }),
      size: [26, 46],
      every: 34,
      color: '#5f8468',
      depth: 0.4,
    }),
    firs(sheet, {
      line: [
        [-12, 590],
        [1212, 590],
      ],
      height: [60, 110],
      every: 46,
      color: '#3f6a55',
      depth: 0.24,
    }),
    paving(sheet, { y: 590, color: '#cfc3ac', joints: '#a89c86' }),
    ring(630, 400),
    ring(594, 330),
    ring(560, 264),
    storey(488, 170, 236, 76),
    storey(400, 128, 186, 50),
    storey(318, 92, 136, 44),
    cupola(sheet, { x, y: 262, rx: 22, ry: 24, color: '#d9a84a', depth: 0.05 }),
    fill('M548 566H652L700 700H500z', tone(white, 0.05, -0.06)),
    stroke(
      [590, 612, 634, 656, 678]
        .map((y) => `M${548 - (y - 566) * 0.36} ${y}H${652 + (y - 566) * 0.36}`)
        .join(''),
      tone(white, 0.05, 0.28),
      3,
    ),
    crowd(sheet, [
      [460, 722, 46],
      [488, 724, 42],
      [760, 716, 46],
    ]),
  ].join('');
});
