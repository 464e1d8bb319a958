import type { Color } from './color';
import { BLEED, fill, HEIGHT, line, type Point, polygon, stroke, WIDTH } from './shape';
import type { Sheet } from './sheet';

/** A row of mesas: cliffs above slopes of rubble, each with a shaded end. */
export interface Mesas {
  /** The `y` of the plain they stand on. */
  y: number;
  /** Their height, from lowest to highest. */
  rise: readonly [number, number];
  width: readonly [number, number];
  gap: readonly [number, number];
  color: Color;
  depth?: number;
  /** Where the first one starts. */
  from?: number;
  /** Number of strata lines on each face. */
  lines?: number;
  /** Width of the slopes relative to the rise. */
  slope?: number;
  foot?: number;
}

/** Draws mesas and the ground in front of them. */
export function mesas(
  sheet: Sheet,
  { y, rise, width, gap, color, depth = 0, from = -BLEED, lines = 3, slope = 0.42, foot = 0.2 }: Mesas,
): string {
  const { random } = sheet;
  const points: Point[] = [[-BLEED, y]];
  let [shade, edges, strata] = ['', '', ''];
  for (let x = from; x < WIDTH + BLEED; ) {
    const high = random.between(rise[0], rise[1]);
    const wide = random.between(width[0], width[1]);
    const top = y - high;
    const step = y - high * random.between(0.38, 0.5);
    const [talus, cliff] = [high * slope, high * 0.1];
    const [start, end] = [x + talus + cliff, x + talus + cliff + wide];
    const plateau = flat(sheet, start, end, top, high * 0.025);
    points.push(
      [x, y],
      [x + talus * 0.55, y - high * 0.2],
      [x + talus, step],
      ...plateau,
      [end + cliff, step],
      [end + cliff + talus * 0.45, y - high * 0.2],
      [end + cliff + talus, y],
    );
    const face = Math.min(wide * 0.35, high * random.between(0.35, 0.6));
    shade += polygon([
      [end - face, top - 12],
      [end + 3, top - 12],
      [end + cliff, step],
      [end + cliff + talus, y + 1],
      [end - face * 0.2, y + 1],
      [end - face * 0.55, step + high * 0.03],
      [end - face * 0.8, top + high * 0.2],
    ]);
    // Buttresses: narrow shaded ribs along the cliff.
    for (let at = start + random.between(20, 60); at < end - face - 26; at += random.between(34, 90)) {
      const rib = random.between(7, 20);
      edges += polygon([
        [at, top + high * random.between(0, 0.1)],
        [at + rib, top + high * random.between(0.02, 0.12)],
        [at + rib * 0.7, step - high * random.between(0.02, 0.1)],
      ]);
    }
    for (let index = 0; index < lines; index++) {
      const level = top + high * (0.14 + (0.5 * (index + random.next() * 0.6)) / lines);
      const long = wide * random.between(0.25, 0.7);
      strata += `M${Math.round(start + random.between(0, wide - long))} ${Math.round(level)}h${Math.round(long)}`;
    }
    x = end + cliff + talus + random.between(gap[0], gap[1]);
  }
  points.push([WIDTH + BLEED, y]);
  const outline = `${line(points)}V${HEIGHT + BLEED}H${-BLEED}z`;
  const highest = y - rise[1];
  const paint = (turned: number) =>
    sheet.fade(highest, y + 60, [
      [0, sheet.tone(color, depth, turned)],
      [1, sheet.tone(color, Math.min(1, depth + foot * Math.min(1, depth * 3 + 0.1)), turned)],
    ]);
  return (
    fill(outline, paint(0)) +
    sheet.cut(
      outline,
      fill(edges, sheet.tone(color, depth, 0.3), 'opacity=".5"') +
        (strata && stroke(strata, sheet.tone(color, depth, 0.55), 2.4, 'opacity=".35"')) +
        fill(shade, paint(0.36)),
    )
  );
}

/** The worn edge of a plateau. */
function flat({ random }: Sheet, from: number, to: number, y: number, wear: number): Point[] {
  const points: Point[] = [[from, y + wear]];
  for (let x = from + random.between(16, 44); x < to - 14; x += random.between(22, 62)) {
    points.push([x, y + random.between(-wear, wear)]);
  }
  return [...points, [to, y + wear * 1.4]];
}
