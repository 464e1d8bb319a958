import { type Color, mix } from './color';
import { box, fill, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** A rowing or fishing boat, seen from the side. */
export function rowboat(
  { tone }: Sheet,
  x: number,
  y: number,
  s: number,
  color: Color,
  { depth = 0.04, mast = false }: { depth?: number; mast?: boolean } = {},
): string {
  const hull = `M${round(x - 44 * s)} ${round(y - 10 * s)}Q${round(x - 30 * s)} ${round(y + 12 * s)} ${round(x - 16 * s)} ${round(y + 12 * s)}H${round(x + 22 * s)}Q${round(x + 40 * s)} ${round(y + 6 * s)} ${round(x + 50 * s)} ${round(y - 14 * s)}Q${round(x)} ${round(y - 1 * s)} ${round(x - 44 * s)} ${round(y - 10 * s)}z`;
  const rim = `M${round(x - 44 * s)} ${round(y - 10 * s)}Q${round(x)} ${round(y - 1 * s)} ${round(x + 50 * s)} ${round(y - 14 * s)}`;
  return (
    (mast
      ? stroke(
          `M${round(x + 4 * s)} ${round(y - 2 * s)}V${round(y - 84 * s)}`,
          tone('#5d4636', depth),
          3 * s,
        ) +
        stroke(
          `M${round(x + 4 * s)} ${round(y - 82 * s)}L${round(x + 46 * s)} ${round(y - 14 * s)}M${round(x + 4 * s)} ${round(y - 82 * s)}L${round(x - 40 * s)} ${round(y - 11 * s)}`,
          tone('#5d4636', depth),
          1.4 * s,
          'opacity=".6"',
        ) +
        fill(box(x - 14 * s, y - 24 * s, 26 * s, 20 * s), tone('#f2eadb', depth)) +
        fill(box(x + 2 * s, y - 24 * s, 10 * s, 20 * s), tone('#f2eadb', depth, 0.3)) +
        fill(box(x - 10 * s, y - 20 * s, 9 * s, 8 * s), tone('#50666f', depth))
      : '') +
    fill(hull, tone(color, depth)) +
    fill(
      `M${round(x - 39 * s)} ${round(y - 1 * s)}Q${round(x)} ${round(y + 7 * s)} ${round(x + 44 * s)} ${round(y - 4 * s)}Q${round(x + 36 * s)} ${round(y + 9 * s)} ${round(x + 22 * s)} ${round(y + 12 * s)}H${round(x - 16 * s)}Q${round(x - 30 * s)} ${round(y + 12 * s)} ${round(x - 39 * s)} ${round(y - 1 * s)}z`,
      tone(mix(color, '#20242c', 0.3), depth, 0.1),
    ) +
    stroke(rim, tone('#f4ecdc', depth), 2.4 * s)
  );
}
