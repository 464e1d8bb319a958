import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { hillLine } from '../kit/land';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { palm, woods } from '../kit/trees';
import { glints, water } from '../kit/water';

/** Palms, giant leaves and water lilies in a tropical garden. */
export const lilyPond = family<{ sunAt?: Point; green: Color; bloom: Color }>(
  'lily-pond',
  {
    day: { light: 'day', green: '#5f9a5c', bloom: '#e58fb0' },
    mist: { light: 'mist', green: '#4f8a68', bloom: '#f3e6f0', flip: true, throw: 1 },
    golden: { light: 'golden', sunAt: [600, 220], green: '#7f9a48', bloom: '#f0b0a0', throw: 2 },
  },
  (sheet, { sunAt, green, bloom }) => {
    const { tone, random } = sheet;
    let [pads, notches, petals] = ['', '', ''];
    for (let at = 0; at < 34; at++) {
      const near = at / 34;
      const [px, py, r] = [random.whole(120, 1080), 580 + near * 150, 16 + near * 34];
      pads += oval(px, py, r, r * 0.32);
      notches += polygon([
        [px, py],
        [px + r, py - r * 0.12],
        [px + r, py + r * 0.12],
      ]);
      if (at % 4 === 0)
        for (const turn of [-1, -0.4, 0.4, 1])
          petals += `M${px} ${round(py - 2)}q${round(turn * r * 0.5)} ${round(-r * 0.3)} ${round(turn * r * 0.36)} ${round(-r * 0.66)}q${round(-turn * r * 0.4)} ${round(r * 0.2)} ${round(-turn * r * 0.36)} ${round(r * 0.66)}z`;
    }
    return [
      weather(sheet, 520, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 470, rise: 70 }),
        size: [50, 90],
        every: 46,
        color: green,
        depth: 0.56,
      }),
      woods(sheet, {
        line: hillLine(sheet, { y: 530, rise: 40 }),
        size: [36, 70],
        every: 36,
        color: mix(green, '#2f6a48', 0.3),
        depth: 0.34,
      }),
      fill(box(-12, 530, 1224, 50), tone(mix(green, '#2f6a48', 0.3), 0.3)),
      palm(sheet, { x: 280, y: 570, height: 330, lean: 0.12, depth: 0.14 }),
      palm(sheet, { x: 390, y: 566, height: 240, lean: -0.08, depth: 0.2 }),
      palm(sheet, { x: 880, y: 570, height: 350, lean: -0.14, depth: 0.12 }),
      palm(sheet, { x: 770, y: 566, height: 230, lean: 0.1, depth: 0.2 }),
      fill('M520 566L560 470H640L680 566z', tone('#a8744f', 0.16)),
      fill('M500 476L600 410L700 476z', tone('#7a4f3c', 0.16)),
      fill('M600 410L700 476H640z', tone('#7a4f3c', 0.16, 0.3)),
      fill(box(490, 560, 220, 12), tone('#8a5f44', 0.14)),
      water(sheet, { y: 568, color: '#4f8a80' }),
      glints(sheet, { y: 574, count: 14 }),
      fill(pads, tone(mix(green, '#8fb85c', 0.5), 0.03)),
      fill(notches, tone('#4f8a80', 0.05)),
      fill(petals, tone(bloom, 0.02)),
      woods(sheet, {
        line: [
          [-12, 700],
          [280, 762],
        ],
        size: [40, 80],
        every: 40,
        to: 280,
        color: mix(green, '#1f4a34', 0.4),
      }),
      woods(sheet, {
        line: [
          [920, 762],
          [1212, 700],
        ],
        size: [40, 80],
        every: 40,
        from: 930,
        color: mix(green, '#1f4a34', 0.4),
      }),
      stroke(
        'M40 760Q60 600 20 500M60 760Q110 620 150 540M1160 760Q1150 620 1190 520M1130 760Q1090 640 1050 560',
        tone(mix(green, '#8fc060', 0.4), 0),
        16,
      ),
      fill(
        'M20 500q-40 40-20 100q40-40 20-100zM150 540q30 40 0 90q-40-40 0-90zM1190 520q30 50-4 96q-30-50 4-96zM1050 560q-36 30-10 84q36-36 10-84z',
        tone(mix(green, '#9fd070', 0.4), 0),
      ),
    ].join('');
  },
);
