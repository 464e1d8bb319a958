import type { Color } from './color';
import { box, fill, type Point, polygon, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** A lit window, the only color that the light doesn't change. */
export const LAMP: Color = '#ffd98a';

/** Rows of windows on a wall, as a path. */
export function windows({
  x,
  y,
  width,
  height,
  across,
  down,
  pane = [0.42, 0.46],
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  pane?: readonly [number, number];
}): string {
  let path = '';
  const [w, h] = [(width / across) * pane[0], (height / down) * pane[1]];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      path += box(
        x + (width * (column + 0.5)) / across - w / 2,
        y + (height * (row + 0.5)) / down - h / 2,
        w,
        h,
      );
    }
  }
  return path;
}

/** A house seen from its long side, with a shaded end on the right. */
export interface House {
  x: number;
  /** Its base. */
  y: number;
  width: number;
  /** Height of the wall, without the roof. */
  height: number;
  roofHeight?: number;
  wall: Color;
  roof: Color;
  depth?: number;
  /** Width of the visible gable end on the right; 0 for none. */
  end?: number;
  across?: number;
  down?: number;
  door?: boolean;
  chimney?: boolean;
  /** Lights its windows, as at night. */
  lit?: boolean;
  eaves?: number;
  frame?: Color;
}

/** Draws a house with a pitched roof. */
export function house(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    roofHeight = height * 0.6,
    wall,
    roof,
    depth = 0.05,
    end = width * 0.26,
    across = Math.max(2, Math.round(width / 46)),
    down = Math.max(1, Math.round(height / 56)),
    door = true,
    chimney = true,
    lit = false,
    eaves = 8,
    frame = '#4f4238',
  }: House,
): string {
  const { tone } = sheet;
  const top = y - height;
  const ridge = top - roofHeight;
  const glass = lit ? LAMP : tone(frame, depth);
  const gable: Point[] = [
    [x + width, y],
    [x + width, top],
    [x + width + end / 2, ridge + 4],
    [x + width + end, top],
    [x + width + end, y],
  ];
  return (
    (chimney
      ? fill(
          box(x + width * 0.7, ridge - roofHeight * 0.22, width * 0.07, roofHeight * 0.6),
          tone(wall, depth, 0.25),
        ) + fill(box(x + width * 0.69, ridge - roofHeight * 0.26, width * 0.09, 4), tone(roof, depth, 0.2))
      : '') +
    fill(box(x, top, width, height), tone(wall, depth)) +
    (end ? fill(polygon(gable), tone(wall, depth, 0.34)) : '') +
    fill(
      windows({
        x: x + width * 0.04,
        y: top + height * 0.04,
        width: width * 0.92,
        height: height * (door ? 0.86 : 0.92),
        across,
        down,
      }),
      glass,
    ) +
    (door
      ? fill(
          box(
            x + width * 0.46,
            y - Math.min(height * 0.36, 50),
            Math.min(width * 0.12, 28),
            Math.min(height * 0.36, 50),
          ),
          tone(frame, depth, 0.15),
        )
      : '') +
    (end
      ? fill(
          polygon([
            [x - eaves, top + 3],
            [x + end * 0.5 - eaves * 0.3, ridge],
            [x + width + end * 0.5, ridge],
            [x + width + eaves * 0.4, top + 3],
          ]),
          tone(roof, depth),
        ) +
        fill(
          polygon([
            [x + width + end * 0.5, ridge],
            [x + width + end + eaves, top + 5],
            [x + width + end + eaves - 6, top + 8],
            [x + width + end * 0.5 - 1, ridge + 9],
          ]),
          tone(roof, depth, 0.4),
        )
      : fill(
          polygon([
            [x - eaves, top + 3],
            [x + roofHeight * 0.7 - eaves, ridge],
            [x + width - roofHeight * 0.7 + eaves, ridge],
            [x + width + eaves, top + 3],
          ]),
          tone(roof, depth),
        ) +
        fill(
          polygon([
            [x + width - roofHeight * 0.7 + eaves, ridge],
            [x + width + eaves, top + 3],
            [x + width * 0.82, top + 3],
          ]),
          tone(roof, depth, 0.3),
        ))
  );
}

/** A narrow, tall house seen from its gable end. */
export function gabled(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    roofHeight = width * 0.62,
    wall,
    roof,
    depth = 0.05,
    across = 2,
    down = 3,
    lit = false,
    frame = '#4f4238',
  }: House,
): string {
  const { tone } = sheet;
  const top = y - height;
  const glass = lit ? LAMP : tone(frame, depth);
  return (
    fill(
      polygon([
        [x, y],
        [x, top],
        [x + width / 2, top - roofHeight],
        [x + width, top],
        [x + width, y],
      ]),
      tone(wall, depth),
    ) +
    fill(
      polygon([
        [x + width * 0.8, y],
        [x + width * 0.8, top - roofHeight * 0.4],
        [x + width, top],
        [x + width, y],
      ]),
      tone(wall, depth, 0.3),
      'opacity=".6"',
    ) +
    stroke(
      `M${round(x - 4)} ${round(top + 3)}L${round(x + width / 2)} ${round(top - roofHeight)}L${round(x + width + 4)} ${round(top + 3)}`,
      tone(roof, depth),
      Math.max(4, width * 0.08),
      'stroke-linejoin="round"',
    ) +
    fill(windows({ x, y: top, width, height: height * 0.84, across, down }), glass) +
    fill(box(x + width * 0.4, y - height * 0.15, width * 0.2, height * 0.15), tone(frame, depth, 0.2))
  );
}

/** City blocks side by side: flat roofs, shaded right sides, some windows lit. */
export function blocks(
  sheet: Sheet,
  {
    y,
    height,
    width,
    gap = [0, 8],
    color,
    depth = 0,
    from = -20,
    to = 1220,
    lights = 0.16,
    tops = true,
    profile,
  }: {
    y: number;
    height: readonly [number, number];
    width: readonly [number, number];
    gap?: readonly [number, number];
    color: Color;
    depth?: number;
    from?: number;
    to?: number;
    /** Share of windows that are lit. */
    lights?: number;
    /** Adds masts, tanks and setbacks. */
    tops?: boolean;
    /** Height of the city at a position, 0 to 1. */
    profile?: (x: number) => number;
  },
): string {
  const { random, tone } = sheet;
  let [body, side, lit, dim] = ['', '', '', ''];
  for (let x = from; x < to; ) {
    const wide = Math.round(random.between(width[0], width[1]));
    const part = profile?.(x + wide / 2) ?? random.next();
    const tall = Math.round((height[0] + (height[1] - height[0]) * part) * random.between(0.82, 1.1));
    body += box(x, y - tall, wide, tall + 4);
    side += box(x + wide * 0.72, y - tall, wide * 0.28, tall + 4);
    if (tops && random.chance(0.5)) {
      const [w, h] = [
        Math.round(wide * random.between(0.3, 0.6)),
        Math.round(random.between(8, tall * 0.14)),
      ];
      body += box(x + wide * 0.16, y - tall - h, w, h);
      if (random.chance(0.3)) body += box(x + wide * 0.16 + w / 2, y - tall - h - 30, 2, 30);
    }
    const [columns, floors] = [Math.max(2, Math.floor(wide / 15)), Math.max(2, Math.floor(tall / 22))];
    for (let floor = 0; floor < floors; floor++) {
      for (let column = 0; column < columns; column++) {
        const chosen = random.next();
        if (chosen > lights * 1.7) continue;
        const pane = `M${Math.round(x + (wide * (column + 0.34)) / columns)} ${Math.round(y - tall + 10 + floor * 22)}h5v8h-5z`;
        if (chosen < lights) lit += pane;
        else dim += pane;
      }
    }
    x += wide + Math.round(random.between(gap[0], gap[1]));
  }
  const night = sheet.light.time === 'night' || sheet.light.time === 'dusk';
  return (
    fill(body, tone(color, depth)) +
    fill(side, tone(color, depth, 0.26)) +
    fill(dim, night ? LAMP : tone('#e8f0f0', depth), `opacity="${night ? 0.4 : 0.25}"`) +
    fill(lit, night ? LAMP : tone('#f3f6f0', depth), `opacity="${night ? 0.9 : 0.4}"`)
  );
}
