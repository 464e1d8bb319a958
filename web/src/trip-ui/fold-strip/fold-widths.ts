/** What the lines of one panel take, in CSS pixels, with the room beside them. */
export interface FoldNeeds {
  label: number;
  sublabel: number;
  /** The line for little room; 0 when there is none. */
  short: number;
}

/** No panel is narrower, in CSS pixels; a strip that cannot give each of its panels so much scrolls. */
export const LEAST_FOLD = 100;

/**
 * How narrow each panel of a strip may get, so that the width goes where words need it: all lines whole where they fit, else
 * the names whole with the short lines, else the longest names shortened, all to one width.
 *
 * @param room width of the strip in CSS pixels
 */
export function foldWidths(
  needs: readonly FoldNeeds[],
  room: number,
): { least: readonly number[]; hasLongLines: boolean } {
  const long = needs.map(({ label, sublabel }) => Math.max(LEAST_FOLD, label, sublabel));
  if (sum(long) <= room) return { least: long, hasLongLines: true };
  const short = needs.map(({ label, short }) => Math.max(LEAST_FOLD, label, short));
  const most = Math.max(LEAST_FOLD, fairShare(short, room));
  return { least: short.map((width) => Math.min(width, most)), hasLongLines: false };
}

/** The width to which all wider ones have to be cut for the sum to fit; infinite when it does as it is. */
function fairShare(widths: readonly number[], room: number): number {
  const inOrder = widths.toSorted((a, b) => a - b);
  let left = room;
  for (const [index, width] of inOrder.entries()) {
    const share = left / (inOrder.length - index);
    if (width > share) return share;
    left -= width;
  }
  return Number.POSITIVE_INFINITY;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
