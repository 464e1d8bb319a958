import { family } from '../family';
import { arcade, pointedArch, roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { crowd } from '../kit/people';
import { type Back, room } from '../kit/room';
import { box, dome, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** The inside of a great mosque: a wide dome, tiled walls, a ring of lamps and a carpet. */
export const mosqueHall = family<{ wall: Color; tile: Color; carpet: Color }>(
  'mosque-hall',
  {
    day: { light: 'clear', wall: '#e9dfcb', tile: '#3f7fae', carpet: '#a8433f' },
    golden: { light: 'golden', wall: '#e3c08a', tile: '#3f8a7a', carpet: '#8a3f4c', flip: true, throw: 1 },
    dusk: { light: 'dusk', wall: '#c9a894', tile: '#4f6fa0', carpet: '#3f5f74', throw: 2 },
  },
  (sheet, { wall, tile, carpet }) => {
    const { tone } = sheet;
    const back: Back = [330, 240, 870, 560];
    const windows = (y: number, count: number, from: number, to: number, high: number) =>
      arcade(roundArch, { x: from, y, width: to - from, height: high, count, part: 0.5 });
    const ring = (x: number, y: number, r: number) =>
      stroke(
        `M${x - r} ${y}a${r} ${round(r * 0.22)} 0 1 0 ${r * 2} 0a${r} ${round(r * 0.22)} 0 1 0${-r * 2} 0`,
        tone('#5a4a38', 0.03),
        4,
      ) +
      stroke(
        `M${x} ${y - r * 0.6}V-12M${x - r} ${y}L${x} ${y - r * 1.2}L${x + r} ${y}`,
        tone('#5a4a38', 0.03),
        2,
      ) +
      halo(sheet, x, y, r * 1.3, LAMP, 0.4) +
      fill(
        Array.from({ length: 14 }, (_, at) => {
          const angle = (at * Math.PI) / 7;
          return oval(x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.22 + 8, 5, 7);
        }).join(''),
        '#fff0c4',
      );
    let rows = '';
    for (let at = 0; at < 8; at++) {
      const [near, next] = [(at / 8) ** 1.6, ((at + 0.5) / 8) ** 1.6];
      const [y, low] = [560 + 202 * near, 560 + 202 * next];
      rows += polygon([
        [330 - 345 * near, y],
        [870 + 345 * near, y],
        [870 + 345 * next, low],
        [330 - 345 * next, low],
      ]);
    }
    return [
      room(sheet, { back, wall, floor: carpet, ceiling: mix(wall, '#ffffff', 0.2) }),
      fill('M130 250Q160 -60 600 -70T1070 250z', tone(mix(wall, tile, 0.16), 0.06)),
      stroke('M130 250Q160 -60 600 -70T1070 250', tone(tile, 0.06), 12),
      fill(oval(600, 40, 250, 70), tone(mix(tile, wall, 0.3), 0.08)),
      stroke('M350 40a250 70 0 1 0 500 0a250 70 0 1 0-500 0', tone('#c9a24a', 0.06), 7),
      stroke('M600 -30V110M430 -12L770 92M770 -12L430 92', tone('#c9a24a', 0.08), 3),
      fill(windows(236, 13, 250, 950, 58), tone('#f6f8f0', 0.06, -0.4)),
      fill(box(330, 250, 540, 18), tone(tile, 0.06)),
      fill(windows(400, 7, 350, 850, 110), tone('#f6f4e4', 0.06, -0.4)),
      stroke('M340 420H860', tone(tile, 0.06), 14),
      fill(pointedArch(520, 560, 160, 200), tone(tile, 0.08)),
      fill(pointedArch(538, 560, 124, 172), tone(mix(tile, '#f6ead0', 0.5), 0.1)),
      fill(pointedArch(560, 560, 80, 132), tone(tile, 0.08, 0.2)),
      fill(
        polygon([
          [712, 560],
          [712, 470],
          [742, 440],
          [742, 560],
        ]) + dome(728, 440, 18, 26),
        tone('#f4ead6', 0.08),
      ),
      ...[-1, 1].map((side) => {
        const x = 600 + side * 352;
        return (
          fill(box(x - 34, 210, 68, 420), tone(mix(wall, tile, 0.2), 0.03)) +
          fill(box(x + 6, 210, 28, 420), tone(mix(wall, tile, 0.2), 0.03, 0.24)) +
          stroke(`M${x - 34} 260h68M${x - 34} 520h68M${x - 34} 300h68`, tone(tile, 0.04), 10) +
          fill(box(x - 44, 610, 88, 24), tone('#d9c9ac', 0.03))
        );
      }),
      fill(rows, tone(mix(carpet, '#e6b06a', 0.24), 0.03)),
      ring(600, 350, 210),
      crowd(sheet, [
        [470, 600, 54],
        [496, 602, 52],
        [690, 640, 70],
        [560, 690, 92],
      ]),
    ].join('');
  },
);
