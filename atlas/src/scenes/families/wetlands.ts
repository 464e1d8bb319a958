import { family } from '../family';
import { mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { fill, ground, heightAt, type Point, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, sky, streaks, sun } from '../kit/sky';
import { blades, woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';

/** Reeds, channels and birds: a wetland. */
export const marsh = family<{ sunAt?: Point; reed: `#${string}` }>(
  'marsh',
  {
    dawn: { light: 'rose', sunAt: [400, 300], reed: '#8f9a5a' },
    dusk: { light: 'dusk', sunAt: [760, 340], reed: '#7d7a4a', flip: true, throw: 1 },
    day: { light: 'day', reed: '#86a053', throw: 3 },
  },
  (sheet, { sunAt, reed }) => {
    const { tone } = sheet;
    const bank = (y: number, rise: number) => hillLine(sheet, { y, rise, hills: 4 });
    const [far, middle, near] = [bank(470, 10), bank(560, 18), bank(700, 34)];
    return [
      sky(sheet, 430),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [190, 120, 220],
            [640, 170, 150],
            [900, 100, 190],
          ]),
      streaks(sheet, 80, 260, 4, 0.3),
      land(sheet, hillLine(sheet, { y: 432, rise: 26 }), { color: '#708890', depth: 0.76, smooth: true }),
      woods(sheet, {
        line: [
          [-12, 434],
          [1212, 430],
        ],
        size: [8, 20],
        every: 22,
        color: '#5c7a66',
        depth: 0.58,
      }),
      water(sheet, { y: 436, color: '#5a9aa6', sky: 0.75 }),
      sunAt ? sunPath(sheet, sunAt[0], 440, 740, 56) : '',
      glints(sheet, { y: 438, count: 20 }),
      fill(
        `M-12 474q160-14 330 0t250 4q-120 14-300 12t-280-6zM640 484q180-12 330-4t260-6v20q-200 10-330 4t-260-14z`,
        tone(reed, 0.34),
      ),
      blades(sheet, { line: far, height: [10, 24], every: 6, color: reed, depth: 0.34, to: 560 }),
      blades(sheet, { line: far, height: [10, 24], every: 6, color: reed, depth: 0.34, from: 650 }),
      fill(
        `M-12 566q120-14 250-6t170 16q-110 22-240 20t-190-4zM760 560q150-16 290-6t170 0v40q-160 14-300 4t-160-38z`,
        tone(reed, 0.14),
      ),
      blades(sheet, {
        line: middle.map(([x, y]) => [x, y + 14] as const),
        height: [26, 58],
        every: 7,
        color: reed,
        depth: 0.14,
        to: 400,
        width: 3,
      }),
      blades(sheet, {
        line: middle.map(([x, y]) => [x, y + 14] as const),
        height: [26, 58],
        every: 7,
        color: reed,
        depth: 0.14,
        from: 770,
        width: 3,
      }),
      heron(sheet, 560, 640),
      heron(sheet, 640, 616, 0.7),
      fill(ground(near, { smooth: true }), tone(mix(reed, '#2c3a26', 0.5))),
      blades(sheet, {
        line: near,
        height: [60, 150],
        every: 14,
        color: mix(reed, '#33421f', 0.3),
        width: 4.4,
        to: 420,
      }),
      blades(sheet, {
        line: near,
        height: [50, 130],
        every: 14,
        color: mix(reed, '#33421f', 0.3),
        width: 4.4,
        from: 780,
      }),
      bulrushes(sheet, [40, 96, 180, 250, 340, 860, 930, 1010, 1090, 1160], near),
      birds(sheet, 700, 220, 7, 12),
    ].join('');
  },
);

/** A wading bird. */
function heron({ tone }: Sheet, x: number, y: number, size = 1): string {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  return (
    stroke(`M${at(-4, -30)}L${at(-6, 6)}M${at(6, -30)}L${at(8, 6)}`, tone('#4a4038', 0.1), 2.4 * size) +
    fill(
      `M${at(-34, -26)}Q${at(-10, -58)} ${at(14, -54)}Q${at(26, -50)} ${at(16, -38)}Q${at(0, -20)} ${at(-34, -26)}z`,
      tone('#e9edec', 0.06),
    ) +
    fill(
      `M${at(-34, -26)}Q${at(-10, -44)} ${at(8, -42)}Q${at(0, -24)} ${at(-34, -26)}z`,
      tone('#9fb2bb', 0.08),
    ) +
    stroke(`M${at(12, -50)}C${at(30, -58)} ${at(2, -78)} ${at(18, -92)}`, tone('#e9edec', 0.06), 6 * size) +
    fill(`M${at(13, -97)}L${at(26, -96)}L${at(46, -88)}L${at(18, -88)}z`, tone('#e0a240', 0.05))
  );
}

/** Bulrushes: stems with dark heads. */
function bulrushes({ random, tone }: Sheet, places: readonly number[], line: readonly Point[]): string {
  let [stems, heads] = ['', ''];
  for (const x of places) {
    const tall = random.between(120, 210);
    const lean = random.between(-14, 14);
    const y = heightAt(line, x) + 10;
    stems += `M${x} ${Math.round(y)}q0 ${Math.round(-tall * 0.6)} ${Math.round(lean)} ${Math.round(-tall)}`;
    heads += `M${Math.round(x + lean)} ${Math.round(y - tall + 6)}v34`;
  }
  return stroke(stems, tone('#5f6b3c'), 3.4) + stroke(heads, tone('#6b4028'), 10);
}
