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

/** A long boat with a raised bow and a small roof. */
export function longBoat({ tone }: Sheet, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    fill(
      `M${p(-120, -34)}Q${p(-84, 4)} ${p(-40, 6)}H${round(x + 80 * s)}Q${p(104, 2)} ${p(116, -16)}Q${p(20, 0)} ${p(-120, -34)}z`,
      tone('#6d4532', 0.04),
    ) +
    fill(
      `M${p(-60, -50)}Q${p(0, -66)} ${p(64, -50)}V${round(y - 44 * s)}H${round(x - 60 * s)}z`,
      tone('#d9c38f', 0.04),
    ) +
    stroke(
      `M${p(-52, -46)}V${round(y - 6 * s)}M${p(0, -46)}V${round(y - 4 * s)}M${p(56, -46)}V${round(y - 4 * s)}`,
      tone('#5a4030', 0.04),
      3 * s,
    ) +
    stroke(
      `M${p(-140, 12)}q${round(60 * s)} ${round(8 * s)} ${round(130 * s)} 4t${round(140 * s)} -2`,
      tone('#ffffff', 0.05, -0.2),
      3,
      'opacity=".4"',
    )
  );
}
