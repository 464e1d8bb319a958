import type { Box } from './sheet-pieces';

/** A part more than this many times as wide as the view is cut again. */
const MOST_OF_VIEW = 9;

/** A box, extended by its own size on each side. */
export function around({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top];
  return { left: left - width, top: top - height, right: right + width, bottom: bottom + height };
}

/** Whether a part contains the view, with room for the lines at its own edge, and isn't much larger than the view. */
export function serves(part: Box, view: Box): boolean {
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  const isPastSides = part.left + width / 20 > view.left || part.right - width / 20 < view.right;
  const isPastEnds = part.top + height / 20 > view.top || part.bottom - height / 20 < view.bottom;
  const isTooMuch = part.right - part.left > width * MOST_OF_VIEW;
  return !isPastSides && !isPastEnds && !isTooMuch;
}
