/** A color as `#rrggbb`. */
export type Color = `#${string}`;

/** Mixes two colors perceptually (in OKLab): 0 is the first, 1 the second. */
export function mix(from: Color, to: Color, part: number): Color {
  if (part <= 0) return from;
  const a = toLab(from);
  const b = toLab(to);
  const at = Math.min(1, part);
  return fromLab([a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at, a[2] + (b[2] - a[2]) * at]);
}

/** Applies colored light to a color; white light changes nothing. */
export function under(color: Color, light: Color): Color {
  const [r, g, b] = channels(color);
  const [lr, lg, lb] = channels(light);
  return toHex([(r * lr) / 255, (g * lg) / 255, (b * lb) / 255]);
}

type Triple = [number, number, number];

function channels(color: Color): Triple {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Triple): Color {
  return `#${rgb.map((part) => clamp(part).toString(16).padStart(2, '0')).join('')}`;
}

function clamp(part: number): number {
  return Math.max(0, Math.min(255, Math.round(part)));
}

function toLab(color: Color): Triple {
  const [r, g, b] = channels(color).map(toLinear) as Triple; // map keeps the length
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([light, a, b]: Triple): Color {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toChannel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toChannel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toChannel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

function toLinear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toChannel(part: number): number {
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055);
}
