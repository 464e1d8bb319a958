import { type Color, mix } from './color';
import { box, disc, dome, fill, HEIGHT, oval, type Point, round, stroke, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** The sky down to the horizon, with its last color below. */
export function sky(sheet: Sheet, horizon: number): string {
  const { light } = sheet;
  return fill(box(0, 0, WIDTH, HEIGHT), sheet.fade(0, horizon, light.sky));
}

/** Glow around a lamp or a fire. */
export function halo(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  color: Color,
  opacity: number,
): string {
  return disc(
    x,
    y,
    radius,
    sheet.glow(x, y, radius, [
      [0, color, opacity],
      [1, color, 0],
    ]),
  );
}

/** The disc of the sun or moon, with the glow around it. */
export function sun(sheet: Sheet, x: number, y: number, radius = 60): string {
  const { disc: color, time } = sheet.light;
  const night = time === 'night';
  const glow = sheet.glow(x, y, radius * (night ? 4 : 6), [
    [0, color, night ? 0.35 : 0.55],
    [0.4, color, night ? 0.1 : 0.18],
    [1, color, 0],
  ]);
  return disc(x, y, radius * (night ? 4 : 6), glow) + disc(x, y, radius, color);
}

/** A waxing moon. */
export function crescent(sheet: Sheet, x: number, y: number, radius = 40): string {
  const { disc: color } = sheet.light;
  const path = `M${round(x)} ${round(y - radius)}a${radius} ${radius} 0 1 0 ${round(radius)} ${round(radius * 1.45)}a${round(radius * 0.86)} ${round(radius * 0.86)} 0 0 1 ${round(-radius)} ${round(-radius * 1.45)}z`;
  return halo(sheet, x, y, radius * 4, color, 0.28) + fill(path, color);
}

/** Stars down to a height, fewer toward the horizon. */
export function stars(sheet: Sheet, until: number, count = 70): string {
  const { random } = sheet;
  const sizes = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const y = random.next() ** 1.4 * until;
    const size = random.whole(0, 2);
    sizes[size] += oval(Math.round(random.between(0, WIDTH)), Math.round(y), 0.9 + size * 0.55);
  }
  return sizes.map((path, size) => fill(path, '#fdf6e0', `opacity="${round(0.4 + size * 0.2)}"`)).join('');
}

/** A small fair-weather cloud with a flat base. */
export function cloud(sheet: Sheet, x: number, y: number, width: number, opacity = 0.75): string {
  const { random } = sheet;
  const thick = width * 0.055;
  let path = `M${round(x)} ${round(y)}a${round(thick)} ${round(thick)} 0 0 1 0${round(-2 * thick)}h${round(width)}a${round(thick)} ${round(thick)} 0 0 1 0 ${round(2 * thick)}z`;
  const bumps = random.whole(2, 3);
  for (let index = 0; index < bumps; index++) {
    const size = width * random.between(0.1, 0.15) * (index === 1 ? 1.3 : 1);
    const at = x + width * (0.22 + (index * 0.52) / (bumps - 1)) + random.between(-0.04, 0.04) * width;
    path += dome(at, y - thick, size, size * 0.82 + thick);
  }
  return fill(path, sheet.light.cloud, `opacity="${opacity}"`);
}

/** Small clouds at the given places. */
export function clouds(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, width: number])[],
): string {
  return places.map(([x, y, width]) => cloud(sheet, x, y, width, round(0.55 + (width / 300) * 0.3))).join('');
}

/** Long thin streaks of high cloud. */
export function streaks(sheet: Sheet, from: number, to: number, count = 6, opacity = 0.4): string {
  const { random } = sheet;
  let path = '';
  for (let index = 0; index < count; index++) {
    const y = from + ((to - from) * (index + random.next() * 0.7)) / count;
    const width = random.between(160, 520);
    const x = random.between(-120, WIDTH - 80);
    const thick = random.between(3, 9);
    path += `M${Math.round(x)} ${Math.round(y)}q${Math.round(width * 0.4)} ${Math.round(-thick * 1.6)} ${Math.round(width)} 0q${Math.round(-width * 0.5)} ${Math.round(thick)}${Math.round(-width)} 0z`;
  }
  return fill(path, sheet.light.cloud, `opacity="${opacity}"`);
}

/** A bank of towering clouds with a flat base, lit from the sun's side. */
export function cloudBank(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    opacity = 0.9,
  }: { x: number; y: number; width: number; height: number; opacity?: number },
): string {
  const { random } = sheet;
  const { cloud: lit, haze } = sheet.light;
  let [front, back] = ['', ''];
  const count = Math.max(5, Math.round(width / 55));
  for (let index = 0; index < count; index++) {
    const part = index / (count - 1);
    const bow = Math.sin(part * Math.PI);
    const size = height * (0.2 + 0.24 * bow * random.between(0.75, 1.15));
    const at = x + width * part;
    front += oval(Math.round(at), Math.round(y - size * 0.55), Math.round(size));
    back += oval(
      Math.round(at + random.between(-20, 30)),
      Math.round(y - size - height * 0.42 * bow * random.between(0.5, 1)),
      Math.round(size * 0.95),
    );
  }
  const foot = box(x - height, 0, width + 2 * height, y);
  const shaded = sheet.fade(y - height * 0.7, y, [
    [0, mix(lit, haze, 0.25)],
    [1, mix(lit, haze, 0.75)],
  ]);
  return `<g opacity="${opacity}">${sheet.cut(foot, fill(back, lit) + fill(front, shaded))}</g>`;
}

/** A few distant birds. */
export function birds(sheet: Sheet, x: number, y: number, count = 5, size = 11): string {
  const { random } = sheet;
  let path = '';
  for (let index = 0; index < count; index++) {
    const wing = size * random.between(0.6, 1.1);
    const [bx, by] = [x + random.between(-70, 70), y + random.between(-30, 30)];
    path += `M${round(bx - wing)} ${round(by - wing * 0.3)}q${round(wing * 0.6)} ${round(-wing * 0.3)} ${round(wing)} ${round(wing * 0.4)}q${round(wing * 0.4)} ${round(-wing * 0.7)} ${round(wing)} ${round(-wing * 0.4)}`;
  }
  return stroke(path, sheet.tone('#2c3a44', 0.35), 2.2, 'stroke-linejoin="round"');
}

/** A band of mist across the scene, thickest in the middle. */
export function mist(sheet: Sheet, y: number, height: number, opacity = 0.6): string {
  const { haze } = sheet.light;
  const paint = sheet.fade(y - height / 2, y + height / 2, [
    [0, haze, 0],
    [0.55, haze, opacity],
    [1, haze, 0],
  ]);
  return fill(box(0, y - height / 2, WIDTH, height), paint);
}

/** A curtain of northern lights that hangs from a line, in rays. */
export function aurora(sheet: Sheet, points: readonly Point[], height: number, color: Color): string {
  const { random } = sheet;
  const paint = sheet.veil([
    [0, color, 0],
    [0.5, color, 0.22],
    [0.92, color, 0.66],
    [1, color, 0],
  ]);
  const [start, end] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  let rays = '';
  let tall = height;
  for (let x = start; x < end; ) {
    const wide = random.between(26, 52);
    tall = Math.max(height * 0.55, Math.min(height * 1.2, tall + random.between(-0.22, 0.22) * height));
    const [from, to] = [smoothHeight(points, x), smoothHeight(points, x + wide)];
    rays += fill(
      `M${Math.round(x)} ${Math.round(from)}L${Math.round(x + wide)} ${Math.round(to)}V${Math.round(to - tall)}H${Math.round(x)}z`,
      paint,
    );
    x += wide;
  }
  return rays;
}

/** Returns the height at `x` of a soft line through points. */
function smoothHeight(points: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    points.findIndex(([px]) => px >= x),
  );
  const [from, to] = [points[index - 1] ?? [0, 0], points[index] ?? points.at(-1) ?? [0, 0]];
  const part = Math.max(0, Math.min(1, (x - from[0]) / (to[0] - from[0] || 1)));
  return from[1] + (to[1] - from[1]) * part * part * (3 - 2 * part);
}

/**
 * The sky with what its hour brings: stars and a crescent at night, streaks around a low sun, small clouds by day.
 *
 * @param at where the sun or the moon stands; by day there is none without it
 */
export function weather(sheet: Sheet, horizon: number, at?: Point): string {
  const { random, light } = sheet;
  if (light.time === 'night') {
    const [x, y] = at ?? [300, 160];
    return sky(sheet, horizon) + stars(sheet, horizon * 0.7, 44) + crescent(sheet, x, y, 34);
  }
  const high = light.time === 'day';
  return (
    sky(sheet, horizon) +
    (at ? sun(sheet, at[0], at[1], 56) : '') +
    (high
      ? clouds(sheet, [
          [random.whole(90, 260), random.whole(90, 150), random.whole(150, 210)],
          [random.whole(800, 960), random.whole(80, 160), random.whole(140, 190)],
          [random.whole(430, 640), random.whole(60, 110), random.whole(90, 130)],
        ])
      : streaks(sheet, 80, 270, 5, 0.3))
  );
}
