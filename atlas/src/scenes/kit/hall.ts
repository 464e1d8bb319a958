import type { Color } from './color';
import { LAMP } from './houses';
import { box, fill, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** A roof with upturned corners over a story. */
export function sweptRoof(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    height,
    lip = 10,
    color,
    depth,
  }: { x: number; y: number; width: number; height: number; lip?: number; color: Color; depth: number },
): string {
  const half = width / 2;
  const top = half * 0.6;
  const outline = `M${round(x - half)} ${round(y - lip)}Q${round(x - half * 0.78)} ${round(y - height * 0.3)} ${round(x - top)} ${round(y - height)}H${round(x + top)}Q${round(x + half * 0.78)} ${round(y - height * 0.3)} ${round(x + half)} ${round(y - lip)}Q${round(x + half * 0.86)} ${round(y + 3)} ${round(x + half * 0.7)} ${round(y + 4)}H${round(x - half * 0.7)}Q${round(x - half * 0.86)} ${round(y + 3)} ${round(x - half)} ${round(y - lip)}z`;
  const shade = `M${round(x + top * 0.3)} ${round(y - height)}H${round(x + top)}Q${round(x + half * 0.78)} ${round(y - height * 0.3)} ${round(x + half)} ${round(y - lip)}Q${round(x + half * 0.86)} ${round(y + 3)} ${round(x + half * 0.7)} ${round(y + 4)}H${round(x + half * 0.46)}z`;
  return (
    fill(outline, tone(color, depth)) +
    fill(shade, tone(color, depth, 0.34)) +
    stroke(`M${round(x - top)} ${round(y - height)}H${round(x + top)}`, tone(color, depth, -0.3), 4)
  );
}

/** A wide hall of columns under one swept roof, or two. */
export function hall(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    roofHeight,
    roof,
    wall,
    beam,
    door,
    bays = 7,
    depth = 0.05,
    lip = 16,
    upper = false,
    lit = false,
  }: {
    /** Its middle. */
    x: number;
    /** Its base. */
    y: number;
    /** The width of its walls; the roof is a quarter wider. */
    width: number;
    height: number;
    roofHeight: number;
    roof: Color;
    wall: Color;
    /** The painted band below the roof. */
    beam: Color;
    door: Color;
    bays?: number;
    depth?: number;
    lip?: number;
    /** Adds a smaller roof on top. */
    upper?: boolean;
    lit?: boolean;
  },
): string {
  const { tone } = sheet;
  const [left, top] = [x - width / 2, y - height];
  const step = width / bays;
  let [panes, posts] = ['', ''];
  for (let bay = 0; bay < bays; bay++)
    panes += box(left + step * (bay + 0.18), top + height * 0.3, step * 0.64, height * 0.7);
  for (let post = 0; post <= bays; post++)
    posts += box(left + step * post - step * 0.07, top, step * 0.14, height);
  const storey = (at: number, wide: number, tall: number) =>
    fill(box(x - wide / 2, at - tall, wide, tall), tone(wall, depth, 0.1)) +
    fill(box(x - wide / 2, at - tall, wide, tall * 0.4), tone(beam, depth));
  return (
    (upper
      ? storey(top - roofHeight * 0.86, width * 0.74, height * 0.42) +
        sweptRoof(sheet, {
          x,
          y: top - roofHeight * 0.86 - height * 0.4,
          width: width * 1.02,
          height: roofHeight,
          lip,
          color: roof,
          depth,
        })
      : '') +
    fill(box(left, top, width, height), tone(wall, depth)) +
    fill(box(left + width * 0.72, top, width * 0.28, height), tone(wall, depth, 0.22)) +
    fill(panes, lit ? LAMP : tone(door, depth, 0.1)) +
    fill(posts, tone(wall, depth, -0.1)) +
    fill(box(left, top, width, height * 0.2), tone(beam, depth)) +
    stroke(
      Array.from(
        { length: bays * 2 },
        (_, at) =>
          `M${round(left + (step * (at + 0.5)) / 2)} ${round(top + height * 0.06)}v${round(height * 0.08)}`,
      ).join(''),
      tone(roof, depth, -0.2),
      4,
    ) +
    sweptRoof(sheet, { x, y: top + 4, width: width * 1.26, height: roofHeight, lip, color: roof, depth })
  );
}
