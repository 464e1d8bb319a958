import type { Color } from './color';
import { dome, fill, oval, type Point, polygon, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** A half-round roof with a shaded right side and an optional finial. */
export function cupola(
  { tone }: Sheet,
  {
    x,
    y,
    rx,
    ry = rx,
    color,
    depth = 0.05,
    finial = 0,
    metal = '#c9a24a',
  }: {
    x: number;
    /** Its base. */
    y: number;
    rx: number;
    ry?: number;
    color: Color;
    depth?: number;
    /** Height of the finial. */
    finial?: number;
    metal?: Color;
  },
): string {
  const at = (px: number, py: number) => `${round(x + rx * px)} ${round(y - ry * py)}`;
  const shade = `M${at(0.12, 0.99)}C${at(0.5, 0.8)} ${at(0.6, 0.36)} ${at(0.52, 0)}H${round(x + rx)}A${round(rx)} ${round(ry)} 0 0 0 ${at(0.12, 0.99)}z`;
  const shine = `M${at(-0.78, 0.2)}C${at(-0.74, 0.6)} ${at(-0.5, 0.84)} ${at(-0.28, 0.92)}C${at(-0.46, 0.7)} ${at(-0.56, 0.4)} ${at(-0.54, 0.2)}z`;
  return (
    fill(dome(x, y, rx, ry), tone(color, depth)) +
    fill(shine, tone(color, depth, -0.3), 'opacity=".6"') +
    fill(shade, tone(color, depth, 0.34)) +
    (finial
      ? stroke(
          `M${round(x)} ${round(y - ry)}v${round(-finial)}`,
          tone(metal, depth),
          Math.max(2, rx * 0.05),
        ) + fill(oval(x, y - ry - finial * 0.35, Math.max(2, rx * 0.07)), tone(metal, depth, -0.1))
      : '')
  );
}

/** A bulging roof that tapers to a tip. */
export function onion(
  { tone }: Sheet,
  {
    x,
    y,
    rx,
    height,
    color,
    depth = 0.05,
    finial = 0,
    metal = '#d3ad55',
  }: {
    x: number;
    y: number;
    rx: number;
    height: number;
    color: Color;
    depth?: number;
    finial?: number;
    metal?: Color;
  },
): string {
  const at = (px: number, py: number) => `${round(x + rx * px)} ${round(y - height * py)}`;
  const right = `C${at(0.3, 0.86)} ${at(1.06, 0.68)} ${at(1, 0.36)}C${at(0.97, 0.18)} ${at(0.84, 0.08)} ${at(0.72, 0)}`;
  const outline = `M${at(0, 1)}${right}H${round(x - rx * 0.72)}C${at(-0.84, 0.08)} ${at(-0.97, 0.18)} ${at(-1, 0.36)}C${at(-1.06, 0.68)} ${at(-0.3, 0.86)} ${at(0, 1)}z`;
  const shade = `M${at(0, 1)}${right}H${round(x + rx * 0.34)}C${at(0.62, 0.2)} ${at(0.6, 0.66)} ${at(0, 1)}z`;
  return (
    (finial
      ? stroke(
          `M${round(x)} ${round(y - height * 0.96)}v${round(-finial)}`,
          tone(metal, depth),
          Math.max(2, rx * 0.06),
        )
      : '') +
    fill(outline, tone(color, depth)) +
    fill(shade, tone(color, depth, 0.34))
  );
}

/** A roof that rises to a point, with its right side in shade. */
export function spire(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    height,
    color,
    depth = 0.05,
  }: { x: number; y: number; width: number; height: number; color: Color; depth?: number },
): string {
  const half = width / 2;
  const tip: Point = [x, y - height];
  return (
    fill(polygon([[x - half, y], tip, [x + half, y]]), tone(color, depth)) +
    fill(polygon([[x + half * 0.16, y], tip, [x + half, y]]), tone(color, depth, 0.36))
  );
}
