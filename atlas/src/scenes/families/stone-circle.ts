import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { flecks, hillLine, land, ridgeLine } from '../kit/land';
import { fill, ground, oval, type Point, polygon } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { mist, sky, streaks, sun } from '../kit/sky';

/** A ring of standing stones on open ground. */
export const stoneCircle = family<{ sunAt: Point; grass: Color; heath?: Color; snow?: boolean }>(
  'stone-circle',
  {
    dawn: { light: 'firstLight', sunAt: [600, 420], grass: '#8a9a62' },
    dusk: { light: 'afterglow', sunAt: [430, 400], grass: '#7f8f58', heath: '#8f5f86', flip: true, throw: 1 },
    winter: { light: 'rose', sunAt: [640, 380], grass: '#eef1f4', snow: true, throw: 2 },
  },
  (sheet, { sunAt, grass, heath, snow = false }) => {
    const { tone, random } = sheet;
    const stone = snow ? '#8f949e' : '#8d8a86';
    const [cx, cy, rx, ry] = [600, 574, 370, 62];
    const around = Array.from({ length: 10 }, (_, index) => {
      // Half a step off, so the sun is visible through the middle.
      const turn = ((index + 0.5) / 10) * 2 * Math.PI + Math.PI / 2;
      return { x: cx + Math.cos(turn) * rx, y: cy + Math.sin(turn) * ry, near: (Math.sin(turn) + 1) / 2 };
    }).sort((a, b) => a.near - b.near);
    const standing = around.map(({ x, y, near }) => {
      const height = (124 + 80 * near) * random.between(0.86, 1.12);
      const width = height * random.between(0.3, 0.38);
      const lean = random.between(-5, 5);
      return menhir(sheet, { x, y, width, height, lean, color: stone, depth: 0.24 - 0.2 * near, snow });
    });
    return [
      sky(sheet, 500),
      sun(sheet, sunAt[0], sunAt[1], 66),
      streaks(sheet, 90, 330, 7, 0.35),
      land(sheet, ridgeLine(sheet, { y: 500, rise: 60, peaks: 4, rough: 0.05 }), {
        color: '#7f8796',
        depth: 0.78,
      }),
      land(sheet, hillLine(sheet, { y: 520, rise: 40 }), {
        color: mix(grass, '#6f7f78', 0.5),
        depth: 0.54,
        smooth: true,
      }),
      mist(sheet, 520, 70, 0.5),
      land(
        sheet,
        [
          [-12, 540],
          [300, 520],
          [600, 512],
          [900, 518],
          [1212, 534],
        ],
        { color: grass, depth: 0.26, smooth: true, foot: -0.2, reach: 240 },
      ),
      ...standing.slice(0, 5),
      trilithon(sheet, 600, 588, stone, snow),
      ...standing.slice(5),
      flecks(sheet, {
        from: 600,
        to: 740,
        count: 40,
        color: snow ? '#cfd8e2' : mix(grass, '#4f6038', 0.5),
        width: 3.4,
        opacity: 0.5,
      }),
      land(
        sheet,
        [
          [-12, 700],
          [260, 716],
          [560, 742],
          [900, 722],
          [1212, 696],
        ],
        { color: snow ? '#dde4ea' : mix(grass, '#46552f', 0.5), smooth: true },
      ),
      heath ? heather(sheet, heath) : '',
      snow
        ? ''
        : fill(
            ground(
              [
                [-12, 752],
                [1212, 752],
              ],
              {},
            ),
            tone('#3f4a2c'),
          ),
    ].join('');
  },
);

/** An upright stone with one lit and one shaded face. */
function menhir(
  { tone, random }: Sheet,
  {
    x,
    y,
    width: w,
    height: h,
    lean,
    color,
    depth,
    snow,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
    lean: number;
    color: Color;
    depth: number;
    snow: boolean;
  },
): string {
  const top = (dx: number, dy: number): Point => [x + lean + w * dx, y - h * dy];
  const [a, b, c] = [
    top(-0.4, random.between(0.9, 1)),
    top(random.between(-0.1, 0.15), 1),
    top(0.38, random.between(0.86, 0.97)),
  ];
  return (
    fill(oval(x + w * 0.5, y + 2, w * 0.9, 7), tone('#39432f', depth), 'opacity=".35"') +
    fill(
      polygon([
        [x - w * 0.5, y + 4],
        [x - w * 0.46 + lean, y - h * 0.5],
        a,
        b,
        c,
        [x + w * 0.48 + lean, y - h * 0.45],
        [x + w * 0.52, y + 4],
      ]),
      tone(color, depth),
    ) +
    fill(
      polygon([
        [x + w * 0.14, y + 4],
        [x + w * 0.1 + lean, y - h * 0.5],
        b,
        c,
        [x + w * 0.48 + lean, y - h * 0.45],
        [x + w * 0.52, y + 4],
      ]),
      tone(color, depth, 0.38),
    ) +
    (snow
      ? fill(
          polygon([[a[0] - 2, a[1] + 7], a, b, c, [c[0] + 2, c[1] + 7], [b[0], b[1] + 11]]),
          tone('#fafbfd', depth),
        )
      : '')
  );
}

/** Two stones that support a third. */
function trilithon(sheet: Sheet, x: number, y: number, color: Color, snow: boolean): string {
  const { tone } = sheet;
  const depth = 0.12;
  return (
    menhir(sheet, { x: x - 62, y, width: 54, height: 176, lean: 3, color, depth, snow: false }) +
    menhir(sheet, { x: x + 62, y, width: 54, height: 172, lean: -3, color, depth, snow: false }) +
    fill(
      polygon([
        [x - 98, y - 172],
        [x - 94, y - 206],
        [x + 20, y - 212],
        [x + 96, y - 204],
        [x + 98, y - 170],
      ]),
      tone(color, depth, -0.05),
    ) +
    fill(
      polygon([
        [x - 98, y - 172],
        [x - 96, y - 184],
        [x + 98, y - 182],
        [x + 98, y - 170],
      ]),
      tone(color, depth, 0.4),
    ) +
    (snow
      ? fill(
          polygon([
            [x - 96, y - 204],
            [x + 20, y - 221],
            [x + 98, y - 206],
            [x + 92, y - 200],
            [x + 10, y - 208],
          ]),
          tone('#fafbfd', depth),
        )
      : '')
  );
}

/** Tufts of heather on the near ground. */
function heather({ tone, random }: Sheet, color: Color): string {
  let [dark, bright] = ['', ''];
  for (let index = 0; index < 46; index++) {
    const x = random.whole(-10, 1210);
    const y = 744 - Math.abs(x - 560) * 0.06 + random.whole(-8, 18);
    const r = random.whole(9, 20);
    const tuft = `M${x - r} ${Math.round(y)}a${r} ${Math.round(r * 0.8)} 0 0 1 ${2 * r} 0z`;
    if (random.chance(0.4)) bright += tuft;
    else dark += tuft;
  }
  return fill(dark, tone(color, 0.02, 0.2)) + fill(bright, tone(color, 0.02, -0.1));
}
