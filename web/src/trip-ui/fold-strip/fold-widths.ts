/** Widths of the lines of one panel, in CSS pixels, including the space at their sides. */
export interface FoldNeeds {
  label: number;
  sublabel: number;
  /** The short second line; 0 if there is none. */
  short: number;
}

/** The minimum width of a panel, in CSS pixels; a strip that doesn't have that much room for each panel scrolls. */
export const LEAST_FOLD = 100;

/**
 * Finds how narrow each panel of a strip may get, so that the width goes where text needs it: all lines whole if they fit, or
 * else the names whole with the short lines, or else the longest names shortened, all to the same width.
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

/** The width to which all wider ones must be cut so that the sum fits; infinite if it already fits. */
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
