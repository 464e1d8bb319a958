import type { Color } from './color';
import { LAMP } from './houses';
import { BLEED, box, fill, heightAt, type Point, polygon, round, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** Random houses side by side along a line. */
export interface Row {
  /** The ground they stand on. */
  line: readonly Point[];
  width: readonly [number, number];
  /** Height of the walls, without roofs. */
  height: readonly [number, number];
  walls: readonly [Color, ...Color[]];
  roofs: readonly [Color, ...Color[]];
  depth?: number;
  from?: number;
  to?: number;
  /** Share of houses with the gable facing us, 0 to 1. */
  gables?: number;
  /** Height of a roof relative to the width of its house. */
  pitch?: number;
  gap?: readonly [number, number];
  /** How far walls extend below the line. */
  down?: number;
  /** Share of windows that are lit. */
  lit?: number;
  /** Size of a window; 0 for none. */
  pane?: number;
  frame?: Color;
  chimneys?: number;
  snow?: boolean;
}

/** Collects paths by color, in the order the colors were added. */
export class Paints {
  private readonly paths = new Map<string, string>();

  add(color: string, path: string): void {
    this.paths.set(color, (this.paths.get(color) ?? '') + path);
  }

  drawn(): string {
    return [...this.paths].map(([color, path]) => fill(path, color)).join('');
  }
}

/** Draws a row of houses with pitched roofs: walls, shaded right ends, roofs, chimneys and windows. */
export function roofRow(
  sheet: Sheet,
  {
    line,
    width,
    height,
    walls,
    roofs,
    depth = 0.05,
    from = -BLEED,
    to = WIDTH + BLEED,
    gables = 0.45,
    pitch = 0.5,
    gap = [0, 2],
    down = 60,
    lit = 0,
    pane = 8,
    frame = '#4d4740',
    chimneys = 0.5,
    snow = false,
  }: Row,
): string {
  const { random, tone } = sheet;
  const [stone, shade, roof] = [new Paints(), new Paints(), new Paints()];
  let [glass, lamps] = ['', ''];
  const step = pane * 3;
  for (let x = from; x < to; ) {
    const w = Math.round(random.between(width[0], width[1]));
    const h = Math.round(random.between(height[0], height[1]));
    const foot = Math.round(heightAt(line, x + w / 2));
    const top = foot - h;
    const wall = random.pick(walls);
    const tile = random.pick(roofs);
    const rise = Math.round(w * pitch * random.between(0.85, 1.1));
    if (random.chance(chimneys)) {
      const at = Math.round(x + w * random.between(0.55, 0.8));
      stone.add(
        tone(wall, depth, 0.22),
        box(at, Math.round(top - rise * 0.95), Math.max(5, Math.round(w * 0.09)), Math.round(rise * 0.8)),
      );
    }
    stone.add(tone(wall, depth), box(x, top, w, h + down));
    if (random.chance(gables)) {
      const tip = top - Math.round(rise * 1.15);
      stone.add(
        tone(wall, depth),
        polygon([
          [x, top + 1],
          [x + w / 2, tip],
          [x + w, top + 1],
        ]),
      );
      shade.add(
        tone(wall, depth, 0.28),
        polygon([
          [x + w * 0.7, foot + down],
          [x + w * 0.7, tip + (top - tip) * 0.4],
          [x + w, top],
          [x + w, foot + down],
        ]),
      );
      const lip = Math.max(4, w * 0.07);
      const paint = snow ? tone('#f5f7f8', depth) : tone(tile, depth);
      roof.add(
        paint,
        polygon([
          [x - lip, top + lip * 0.8],
          [x + w / 2, tip - lip],
          [x + w / 2, tip + lip * 0.6],
          [x + lip * 0.4, top + lip * 0.8],
        ]),
      );
      roof.add(
        snow ? tone('#d8e0e8', depth) : tone(tile, depth, 0.36),
        polygon([
          [x + w + lip, top + lip * 0.8],
          [x + w / 2, tip - lip],
          [x + w / 2, tip + lip * 0.6],
          [x + w - lip * 0.4, top + lip * 0.8],
        ]),
      );
    } else {
      shade.add(tone(wall, depth, 0.28), box(x + Math.round(w * 0.8), top, Math.round(w * 0.2), h + down));
      roof.add(
        snow ? tone('#f5f7f8', depth) : tone(tile, depth),
        polygon([
          [x - 4, top + 3],
          [x + w * 0.16, top - rise],
          [x + w * 0.84, top - rise],
          [x + w + 4, top + 3],
        ]),
      );
      roof.add(
        snow ? tone('#d8e0e8', depth) : tone(tile, depth, 0.34),
        polygon([
          [x + w * 0.84, top - rise],
          [x + w + 4, top + 3],
          [x + w * 0.78, top + 3],
        ]),
      );
    }
    if (pane > 0) {
      const [across, floors] = [
        Math.max(1, Math.floor((w - pane) / step)),
        Math.max(1, Math.floor(h / (pane * 3.4))),
      ];
      const start = Math.round(x + (w - across * step) / 2 + (step - pane) / 2);
      for (let floor = 0; floor < floors; floor++) {
        const y = Math.round(top + pane * 1.9 + floor * pane * 3.2);
        glass += `M${start} ${y}h${(across - 1) * step + pane}`;
        for (let column = 0; column < across; column++) {
          if (random.chance(lit)) lamps += `M${start + column * step} ${y}h${pane}`;
        }
      }
    }
    x += w + Math.round(random.between(gap[0], gap[1]));
  }
  // Each floor's windows are one dashed line, which takes far fewer characters than boxes.
  const broken = `stroke-width="${pane * 1.5}" stroke-dasharray="${pane} ${step - pane}"`;
  return (
    stone.drawn() +
    shade.drawn() +
    (glass && `<path d="${glass}" stroke="${tone(frame, depth)}" ${broken}/>`) +
    (lamps && `<path d="${lamps}" stroke="${LAMP}" ${broken}/>`) +
    roof.drawn()
  );
}

/** Windows in rows and columns; each floor is one dashed line. */
export function floors(
  color: Color,
  {
    x,
    y,
    width,
    across,
    down,
    every,
    pane,
  }: {
    x: number;
    /** The middle of the top floor. */
    y: number;
    width: number;
    across: number;
    down: number;
    /** Distance between floors. */
    every: number;
    pane: readonly [width: number, height: number];
  },
): string {
  const step = width / across;
  const start = round(x + (step - pane[0]) / 2);
  const path = Array.from(
    { length: down },
    (_, floor) => `M${start} ${round(y + floor * every)}h${round((across - 1) * step + pane[0])}`,
  ).join('');
  return `<path d="${path}" stroke="${color}" stroke-width="${round(pane[1])}" stroke-dasharray="${round(pane[0])} ${round(step - pane[0])}"/>`;
}
