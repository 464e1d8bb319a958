import type { Color } from './color';
import { LAMP } from './houses';
import { Paints } from './rows';
import { BLEED, box, heightAt, type Point, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** Random flat-roofed houses side by side along a line. */
export interface CubeRow {
  line: readonly Point[];
  width: readonly [number, number];
  height: readonly [number, number];
  walls: readonly [Color, ...Color[]];
  depth?: number;
  from?: number;
  to?: number;
  gap?: readonly [number, number];
  down?: number;
  lit?: number;
  /** Width of a window. */
  pane?: number;
  /** Height of a window relative to its width. */
  tall?: number;
  frame?: Color;
  /** Doors, with their colors. */
  doors?: readonly [Color, ...Color[]];
  /** Share of houses with a lower part next to the roof, 0 to 1. */
  steps?: number;
  /** Share of a house's width that is its shaded side. */
  side?: number;
  shade?: number;
}

/** Draws a row of flat-roofed houses: fronts, shaded sides, parapets, windows and doors. */
export function cubeRow(
  sheet: Sheet,
  {
    line,
    width,
    height,
    walls,
    depth = 0.05,
    from = -BLEED,
    to = WIDTH + BLEED,
    gap = [0, 3],
    down = 40,
    lit = 0,
    pane = 7,
    tall = 1.5,
    frame = '#57606a',
    doors,
    steps = 0.4,
    side = 0.26,
    shade = 0.3,
  }: CubeRow,
): string {
  const { random, tone } = sheet;
  const [front, turned, inset] = [new Paints(), new Paints(), new Paints()];
  for (let x = from; x < to; ) {
    const w = Math.round(random.between(width[0], width[1]));
    const h = Math.round(random.between(height[0], height[1]));
    const foot = Math.round(heightAt(line, x + w / 2));
    const top = foot - h;
    const wall = random.pick(walls);
    const face = Math.round(w * (1 - side));
    front.add(tone(wall, depth), box(x, top, face, h + down));
    turned.add(tone(wall, depth, shade), box(x + face, top, w - face, h + down));
    if (random.chance(steps)) {
      const [rise, wide] = [
        Math.round(h * random.between(0.18, 0.34)),
        Math.round(face * random.between(0.4, 0.6)),
      ];
      const at = x + (random.chance(0.5) ? 0 : face - wide);
      front.add(tone(wall, depth), box(at, top - rise, wide, rise + 1));
      turned.add(tone(wall, depth, shade), box(at + wide, top - rise, Math.round(wide * 0.35), rise + 1));
    }
    const across = Math.max(1, Math.floor(face / (pane * 3.2)));
    const floors = Math.max(1, Math.floor((h - pane) / (pane * tall * 2.3)));
    for (let floor = 0; floor < floors; floor++) {
      for (let column = 0; column < across; column++) {
        if (random.chance(0.4)) continue;
        inset.add(
          random.chance(lit) ? LAMP : tone(frame, depth),
          box(
            Math.round(x + (face * (column + 0.5)) / across - pane / 2),
            Math.round(top + pane * 1.3 + floor * pane * tall * 2.2),
            pane,
            Math.round(pane * tall),
          ),
        );
      }
    }
    if (doors && random.chance(0.6)) {
      const [dw, dh] = [Math.round(pane * 1.9), Math.round(pane * 3.6)];
      const at = Math.round(x + face * random.between(0.15, 0.55));
      inset.add(
        tone(random.pick(doors), depth),
        `M${at} ${foot}v${-Math.round(dh * 0.7)}a${dw / 2} ${Math.round(dh * 0.3)} 0 0 1 ${dw} 0V${foot}z`,
      );
    }
    x += w + Math.round(random.between(gap[0], gap[1]));
  }
  return turned.drawn() + front.drawn() + inset.drawn();
}
