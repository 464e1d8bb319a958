import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { floors } from '../kit/rows';
import { box, fill, type Point, polygon } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { cloudBank, sky, streaks, sun } from '../kit/sky';

/** A plane above a sea of clouds. */
export const flight = family<{ sunAt: Point; body: Color; moon?: boolean }>(
  'flight',
  {
    day: { light: 'clear', sunAt: [930, 170], body: '#f7f8f8' },
    dusk: { light: 'dusk', sunAt: [330, 420], body: '#f3e6e4', flip: true, throw: 1 },
    dawn: { light: 'rose', sunAt: [860, 400], body: '#f8f4f2', throw: 2 },
  },
  (sheet, { sunAt, body }) => {
    const { light } = sheet;
    const sea = (y: number, height: number, part: number) => {
      let drawn = '';
      for (let x = -120; x < 1240; x += 230) {
        drawn += cloudBank(sheet, {
          x: x + sheet.random.between(-50, 50),
          y: y + sheet.random.between(-6, 14),
          width: 260,
          height: height * sheet.random.between(0.75, 1.2),
          opacity: part,
        });
      }
      return (
        drawn +
        fill(
          box(-12, y - 4, 1224, 770 - y),
          sheet.fade(y - 4, y + 130, [
            [0, mix(light.cloud, light.haze, 0.7)],
            [1, mix(light.cloud, light.haze, 0.25)],
          ]),
        )
      );
    };
    return [
      sky(sheet, 520),
      sun(sheet, sunAt[0], sunAt[1], 62),
      streaks(sheet, 70, 260, 6, 0.3),
      sea(520, 60, 0.75),
      sea(600, 100, 0.85),
      airliner(sheet, body),
      sea(716, 130, 0.95),
    ].join('');
  },
);

/** An airliner seen from the left, climbing. */
function airliner({ tone }: Sheet, body: Color): string {
  const tail = '#2f7f86';
  const [x, y] = [600, 350];
  const hull = `M${x + 292} ${y + 4}C${x + 268} ${y - 22} ${x + 226} ${y - 28} ${x + 190} ${y - 28}H${x - 180}C${x - 230} ${y - 26} ${x - 272} ${y - 16} ${x - 300} ${y - 6}C${x - 262} ${y + 22} ${x - 200} ${y + 30} ${x - 150} ${y + 30}H${x + 196}C${x + 240} ${y + 30} ${x + 280} ${y + 22} ${x + 292} ${y + 4}z`;
  const belly = `M${x + 291} ${y + 7}C${x + 276} ${y + 23} ${x + 240} ${y + 30} ${x + 196} ${y + 30}H${x - 150}C${x - 200} ${y + 30} ${x - 262} ${y + 22} ${x - 300} ${y - 6}C${x - 240} ${y + 12} ${x - 160} ${y + 12} ${x + 291} ${y + 7}z`;
  return `<g transform="rotate(-7 ${x} ${y})">${
    fill(
      polygon([
        [x - 60, y - 20],
        [x - 150, y - 92],
        [x - 112, y - 92],
        [x + 40, y - 22],
      ]),
      tone(body, 0.14, 0.3),
    ) +
    fill(
      polygon([
        [x - 214, y - 24],
        [x - 296, y - 128],
        [x - 252, y - 128],
        [x - 150, y - 28],
      ]),
      tone(tail, 0.05),
    ) +
    fill(
      polygon([
        [x - 256, y - 78],
        [x - 296, y - 128],
        [x - 252, y - 128],
        [x - 212, y - 78],
      ]),
      tone('#e0a94f', 0.05),
    ) +
    fill(hull, tone(body, 0.04, -0.05)) +
    fill(belly, tone(body, 0.04, 0.26)) +
    fill(`M${x - 186} ${y + 12}H${x + 288}l-4 7H${x - 196}z`, tone(tail, 0.05)) +
    floors(tone('#4c6470', 0.05), {
      x: x - 150,
      y: y - 8,
      width: 350,
      across: 24,
      down: 1,
      every: 1,
      pane: [7, 10],
    }) +
    fill(`M${x + 226} ${y - 19}h34q14 6 20 14h-54z`, tone('#3f5560', 0.05)) +
    fill(
      polygon([
        [x + 66, y + 12],
        [x - 168, y + 128],
        [x - 200, y + 128],
        [x - 90, y + 12],
      ]),
      tone(body, 0.03, 0.14),
    ) +
    fill(
      polygon([
        [x + 66, y + 12],
        [x - 168, y + 128],
        [x - 176, y + 128],
        [x + 20, y + 12],
      ]),
      tone(body, 0.03, -0.1),
    ) +
    fill(
      polygon([
        [x - 168, y + 128],
        [x - 200, y + 128],
        [x - 212, y + 104],
        [x - 204, y + 104],
      ]),
      tone(tail, 0.04),
    ) +
    fill(`M${x + 4} ${y + 64}h-62q-12 0-12 15t12 15h52q14-4 14-16t-4-14z`, tone('#d9dcdc', 0.03)) +
    fill(`M${x + 4} ${y + 64}q8 15-6 30h-8q12-14 4-30z`, tone('#6f7a80', 0.03)) +
    fill(
      polygon([
        [x - 214, y + 4],
        [x - 306, y + 44],
        [x - 326, y + 44],
        [x - 266, y + 2],
      ]),
      tone(body, 0.05, 0.16),
    )
  }</g>`;
}
