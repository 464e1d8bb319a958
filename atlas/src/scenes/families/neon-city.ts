import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { blocks, LAMP } from '../kit/houses';
import { walker } from '../kit/people';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { halo, sky, stars, sun } from '../kit/sky';

/** A narrow street at night, with neon signs on both sides and rain on the ground. */
export const neonCity = family<{ signs: readonly [Color, ...Color[]]; wall: Color; rain?: boolean }>(
  'neon-city',
  {
    night: { light: 'night', signs: ['#ff5f8f', '#4fd6e0', '#ffb454', '#b98cff'], wall: '#4d557f' },
    rain: {
      light: 'deepNight',
      signs: ['#ff7a59', '#59e0c0', '#ffd25f', '#ff6fa8'],
      wall: '#4f6672',
      rain: true,
      throw: 1,
    },
    dusk: {
      light: 'dusk',
      signs: ['#ffb454', '#ff6f7f', '#7fe0d4', '#ffd98a'],
      wall: '#6f5f86',
      flip: true,
      throw: 2,
    },
  },
  (sheet, { signs, wall, rain = false }) => {
    const { tone, random, light } = sheet;
    const at: Point = [600, 452];
    const depths = [0.58, 0.8, 1.06, 1.4, 1.9, 2.7, 4.6];
    const ground = (z: number) => at[1] + 250 / z;
    const side = (turn: -1 | 1, reach: number, z: number) => at[0] + (turn * reach) / z;
    let [houses, glows, boards, puddles] = ['', '', '', ''];
    for (let index = depths.length - 2; index >= 0; index--) {
      for (const turn of [-1, 1] as const) {
        const [z, next] = [depths[index] ?? 1, depths[index + 1] ?? 2];
        const tall = random.between(520, 860);
        const reach = 430;
        const top = (far: number) => at[1] - tall / far;
        const far = Math.min(0.62, 0.1 * index);
        const face: Point[] = [
          [side(turn, reach, z), ground(z)],
          [side(turn, reach, z), top(z)],
          [side(turn, reach, next), top(next)],
          [side(turn, reach, next), ground(next)],
        ];
        houses += fill(polygon(face), tone(wall, far, turn < 0 ? 0.3 : 0.06));
        // The visible end of a house that stands out from the row.
        const wide = (turn * 60) / next;
        houses += fill(
          polygon([
            [side(turn, reach, next), top(next) - 20 / next],
            [side(turn, reach, next) - wide * 0.5, top(next) - 20 / next],
            [side(turn, reach, next) - wide * 0.5, ground(next)],
            [side(turn, reach, next), ground(next)],
          ]),
          tone(wall, Math.min(0.7, far + 0.08), 0.5),
        );
        let panes = '';
        for (let floor = 1; floor < 7; floor++) {
          for (const part of [0.18, 0.42, 0.66, 0.86]) {
            if (random.chance(0.62)) continue;
            const depth = z + (next - z) * part;
            const end = z + (next - z) * (part + 0.13);
            const [low, high] = [110 + floor * 88, 150 + floor * 88];
            if (high > tall - 20) continue;
            panes += polygon([
              [side(turn, reach, depth), at[1] + (250 - low) / depth],
              [side(turn, reach, depth), at[1] + (250 - high) / depth],
              [side(turn, reach, end), at[1] + (250 - high) / end],
              [side(turn, reach, end), at[1] + (250 - low) / end],
            ]);
          }
        }
        houses += fill(panes, LAMP, `opacity="${round(0.85 - 0.09 * index)}"`);
        // The shop on the ground floor lights the street in front of it.
        const shop = random.pick(signs);
        houses += fill(
          polygon([
            [side(turn, reach, z + (next - z) * 0.12), at[1] + 244 / (z + (next - z) * 0.12)],
            [side(turn, reach, z + (next - z) * 0.12), at[1] + 160 / (z + (next - z) * 0.12)],
            [side(turn, reach, z + (next - z) * 0.88), at[1] + 160 / (z + (next - z) * 0.88)],
            [side(turn, reach, z + (next - z) * 0.88), at[1] + 244 / (z + (next - z) * 0.88)],
          ]),
          mix(shop, '#fff0cf', 0.55),
          `opacity="${round(0.95 - 0.06 * index)}"`,
        );
        const z2 = z + (next - z) * random.between(0.25, 0.7);
        const sign = random.pick(signs);
        const [w, h] = [70 / z2, random.between(150, 270) / z2];
        const x = side(turn, reach, z2) - (turn < 0 ? 0 : w);
        const y = at[1] - random.between(-40, 190) / z2 - h;
        boards += board(sheet, { x, y, width: w, height: h, color: sign });
        glows += halo(sheet, x + w / 2, y + h / 2, h * 0.95, sign, 0.42);
        puddles += fill(
          box(x, ground(z2) + 6, w, 230 / z2),
          sheet.fade(ground(z2), ground(z2) + 230 / z2, [
            [0, sign, 0],
            [0.25, sign, 0.34],
            [1, sign, 0],
          ]),
        );
      }
    }
    const street = polygon([
      [at[0] - 86, 502],
      [at[0] + 86, 502],
      [1260, 780],
      [-60, 780],
    ]);
    return [
      sky(sheet, 470),
      light.time === 'night' ? stars(sheet, 200, 18) : sun(sheet, 600, 392, 40),
      blocks(sheet, {
        y: 505,
        height: [40, 150],
        width: [18, 34],
        from: 500,
        to: 700,
        color: wall,
        depth: 0.62,
        lights: 0.1,
        tops: false,
      }),
      fill(
        street,
        sheet.fade(500, 760, [
          [0, tone('#5d5a78', 0.3)],
          [1, tone('#2f3048', 0)],
        ]),
      ),
      houses,
      sheet.cut(street, puddles),
      glows,
      boards,
      lanterns(),
      people(sheet),
      rain ? rainOver(sheet) : '',
    ].join('');
  },
);

/** A neon sign with a frame and shapes that aren't letters. */
function board(
  { random }: Sheet,
  { x, y, width: w, height: h, color }: { x: number; y: number; width: number; height: number; color: Color },
): string {
  const pale = mix(color, '#fff6e4', 0.6);
  const marks = Array.from({ length: 3 }, (_, index) => {
    const cy = y + h * (0.2 + 0.3 * index);
    const shape = random.whole(0, 2);
    if (shape === 0) return oval(x + w / 2, cy, w * 0.22);
    if (shape === 1) return box(x + w * 0.26, cy - w * 0.1, w * 0.48, w * 0.2);
    return polygon([
      [x + w / 2, cy - w * 0.24],
      [x + w * 0.74, cy],
      [x + w / 2, cy + w * 0.24],
      [x + w * 0.26, cy],
    ]);
  }).join('');
  return (
    fill(box(x, y, w, h), mix(color, '#2a1430', 0.22)) +
    stroke(box(x, y, w, h), pale, Math.max(1.5, w * 0.06)) +
    fill(marks, pale)
  );
}

/** Paper lanterns on lines over the street. */
function lanterns(): string {
  const rows: readonly (readonly [number, number, number, number])[] = [
    [330, 870, 300, 15],
    [420, 780, 372, 10],
  ];
  return rows
    .map(([from, to, y, size]) => {
      let bodies = '';
      for (let index = 1; index < 8; index++) {
        const part = index / 8;
        const [x, sag] = [from + (to - from) * part, y + 26 * 4 * part * (1 - part) * (size / 12)];
        bodies += oval(x, sag + size, size * 0.8, size);
      }
      return (
        stroke(`M${from} ${y}Q${(from + to) / 2} ${y + 52 * (size / 12)} ${to} ${y}`, '#2a2438', 2) +
        fill(bodies, '#ff9a5c') +
        fill(bodies, '#fff0c4', 'opacity=".28"')
      );
    })
    .join('');
}

/** People with umbrellas. */
function people(sheet: Sheet): string {
  const at: readonly (readonly [number, number, number, Color])[] = [
    [560, 560, 54, '#2b2a44'],
    [652, 590, 74, '#35304c'],
    [486, 640, 112, '#1f2038'],
    [742, 672, 138, '#241f38'],
  ];
  return at
    .map(([x, y, height, color], index) => {
      const dome = `M${round(x - height * 0.36)} ${round(y - height * 0.84)}q${round(height * 0.36)} ${round(-height * 0.46)} ${round(height * 0.72)} 0q${round(-height * 0.12)} ${round(-height * 0.08)} ${round(-height * 0.24)} 0q${round(-height * 0.12)} ${round(-height * 0.08)} ${round(-height * 0.24)} 0q${round(-height * 0.12)} ${round(-height * 0.08)} ${round(-height * 0.24)} 0z`;
      return (
        fill(oval(x, y + 2, height * 0.24, height * 0.05), '#0d0c1c', 'opacity=".4"') +
        walker(sheet, x, y, height * 0.86, color) +
        fill(dome, index % 2 ? '#d0526a' : '#e8b15a', 'opacity=".92"')
      );
    })
    .join('');
}

/** Slanting strokes of rain. */
function rainOver({ random }: Sheet): string {
  let path = '';
  for (let index = 0; index < 46; index++) {
    path += `M${random.whole(0, 1220)} ${random.whole(0, 720)}l-5 22`;
  }
  return stroke(path, '#cfe6ea', 1.4, 'opacity=".3"');
}
