import type { Color } from './color';
import { LAMP } from './houses';
import { box, fill, oval, round, stroke } from './shape';
import type { Sheet } from './sheet';
import { halo } from './sky';

/** A round paper lantern that hangs at a point; it glows if it is lit. */
export function lantern(sheet: Sheet, x: number, y: number, size: number, color: Color, lit = true): string {
  const { tone } = sheet;
  return (
    (lit ? halo(sheet, x, y, size * 2.6, color, 0.4) : '') +
    fill(oval(x, y, size, size * 0.86), lit ? color : tone(color, 0.04)) +
    fill(oval(x - size * 0.3, y, size * 0.34, size * 0.7), '#fff3cf', `opacity="${lit ? 0.5 : 0.18}"`) +
    fill(
      box(x - size * 0.4, y - size * 1.02, size * 0.8, size * 0.24) +
        box(x - size * 0.4, y + size * 0.78, size * 0.8, size * 0.24),
      tone('#5a3a2c', 0.04),
    ) +
    stroke(`M${round(x)} ${round(y + size)}v${round(size * 0.6)}`, tone('#c9a24a', 0.04), size * 0.14)
  );
}

/** A string of small lamps that sags between two points. */
export function bulbs(
  sheet: Sheet,
  {
    from,
    to,
    sag,
    count,
    size = 6,
    color = '#ffe6a8',
  }: {
    from: readonly [number, number];
    to: readonly [number, number];
    sag: number;
    count: number;
    size?: number;
    color?: Color;
  },
): string {
  const [[x1, y1], [x2, y2]] = [from, to];
  let lamps = '';
  for (let index = 1; index < count; index++) {
    const part = index / count;
    lamps += oval(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part + 2 * part * (1 - part) * sag + size, size);
  }
  return (
    stroke(
      `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + sag)} ${round(x2)} ${round(y2)}`,
      sheet.tone('#4a4048', 0.06),
      2,
    ) + fill(lamps, color)
  );
}

/** A lamp on a post. */
export function streetLamp(
  sheet: Sheet,
  {
    x,
    y,
    height,
    lit = false,
    depth = 0.04,
  }: { x: number; y: number; height: number; lit?: boolean; depth?: number },
): string {
  const post = sheet.tone('#2f3a3c', depth);
  const head = y - height;
  const r = height * 0.06;
  return (
    (lit ? halo(sheet, x, head, height * 0.5, LAMP, 0.5) : '') +
    fill(box(x - height * 0.012, head, height * 0.024, height) + box(x - r, y - r, r * 2, r), post) +
    fill(oval(x, head, r, r * 1.25), lit ? LAMP : sheet.tone('#f2ead6', depth)) +
    fill(box(x - r * 0.8, head + r, r * 1.6, r * 0.5) + box(x - r * 0.5, head - r * 1.9, r, r * 0.8), post)
  );
}
