import type { Color } from './color';
import { BLEED, dome, fill, ground, HEIGHT, heightAt, type Point, round, stroke, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** Rows that run from a distant point toward the viewer, on the ground below a line. */
export function rows(
  sheet: Sheet,
  {
    line,
    to,
    width,
    color,
    depth = 0,
    share = 0.55,
    bottom = HEIGHT + BLEED,
    smooth = true,
  }: {
    /** The upper edge of the field. */
    line: readonly Point[];
    /** Where the rows would meet. */
    to: Point;
    /** The width of a row including its gap, at the bottom. */
    width: number;
    color: Color;
    depth?: number;
    /** The share of that width the row takes up. */
    share?: number;
    bottom?: number;
    smooth?: boolean;
  },
): string {
  const [x0, y0] = to;
  const top = Math.min(...line.map(([, y]) => y)) - 2;
  const scale = (top - y0) / (bottom - y0);
  let [body, light] = ['', ''];
  const reach = (WIDTH * 0.6 + Math.abs(x0 - WIDTH / 2)) / Math.max(0.14, scale);
  for (let x = x0 - reach; x < x0 + reach; x += width) {
    const at = (px: number) => Math.round(x0 + (px - x0) * scale);
    if (Math.max(x, at(x)) < -width * 3 && Math.min(x, at(x)) < -reach) continue;
    if ((x < -width && at(x) < -20) || (x > WIDTH + width && at(x) > WIDTH + 20)) continue;
    const wide = width * share;
    body += `M${at(x)} ${round(top)}H${at(x + wide)}L${Math.round(x + wide)} ${Math.round(bottom)}H${Math.round(x)}z`;
    light += `M${at(x)} ${round(top)}H${at(x + wide * 0.4)}L${Math.round(x + wide * 0.36)} ${Math.round(bottom)}H${Math.round(x)}z`;
  }
  return sheet.cut(
    ground(line, { smooth, bottom }),
    fill(body, sheet.tone(color, depth)) + fill(light, sheet.tone(color, depth, -0.2), 'opacity=".7"'),
  );
}

/** Rows of bushes along a slope, as in a vineyard: lines of small domes. */
export function vines(
  sheet: Sheet,
  {
    line,
    rows: count,
    drop,
    size,
    every,
    color,
    depth = 0,
    from = -BLEED,
    to = WIDTH + BLEED,
    shift = 0,
  }: {
    line: readonly Point[];
    rows: number;
    drop: number;
    size: number;
    every: number;
    color: Color;
    depth?: number;
    from?: number;
    to?: number;
    shift?: number;
  },
): string {
  const { random } = sheet;
  let [body, light] = ['', ''];
  for (let row = 0; row < count; row++) {
    const grow = 1 + row * 0.16;
    for (let x = from + row * shift; x < to + row * shift; x += every * grow * random.between(0.9, 1.1)) {
      const y = heightAt(line, x) + drop * row * (1 + row * 0.06);
      body += dome(Math.round(x), Math.round(y), round(size * grow), round(size * grow * 0.9));
      if (row > 1)
        light += dome(
          Math.round(x - size * 0.24),
          Math.round(y - size * 0.2),
          round(size * grow * 0.55),
          round(size * grow * 0.5),
        );
    }
  }
  return fill(body, sheet.tone(color, depth)) + fill(light, sheet.tone(color, depth, -0.18));
}

/** Stripes of color across flat land, thinner toward the horizon. */
export function stripes(
  sheet: Sheet,
  {
    y,
    to = HEIGHT + BLEED,
    colors,
    depth = 0.4,
    slant = 0,
  }: { y: number; to?: number; colors: readonly Color[]; depth?: number; slant?: number },
): string {
  const { tone } = sheet;
  const count = colors.length;
  return colors
    .map((color, index) => {
      const from = y + (to - y) * (index / count) ** 1.6;
      const part = 1 - index / Math.max(1, count - 1);
      return fill(
        `M${-BLEED} ${Math.round(from)}L${WIDTH + BLEED} ${Math.round(from + slant * (index / count))}V${Math.round(to)}H${-BLEED}z`,
        tone(color, depth * part),
      );
    })
    .join('');
}

/** Grass or flowers as dots of color, larger toward the viewer. */
export function blooms(
  sheet: Sheet,
  {
    from,
    to,
    count,
    size,
    color,
    depth = 0,
    left = -BLEED,
    right = WIDTH + BLEED,
  }: {
    from: number;
    to: number;
    count: number;
    size: readonly [number, number];
    color: Color;
    depth?: number;
    left?: number;
    right?: number;
  },
): string {
  const { random } = sheet;
  let dots = '';
  for (let index = 0; index < count; index++) {
    const near = random.next();
    const wide = size[0] + (size[1] - size[0]) * near;
    dots += `M${Math.round(random.between(left, right))} ${Math.round(from + (to - from) * near)}h${round(wide * 0.1)}`;
  }
  return stroke(dots, sheet.tone(color, depth, -0.08), (size[0] + size[1]) / 2);
}
