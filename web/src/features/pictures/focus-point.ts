/** How far a press or an arrow key moves the part that shows, of all the way. */
export const FOCUS_STEP = 0.05;
const FAR_STEP = 0.25;

/** Of the size in which headers are served, width by height. */
const PICTURE_SHAPE = 1200 / 675;

/** Where a key leads, from the top, 0 to 1; null for other keys. */
export function focusByKey(key: string, top: number): number | null {
  const to: Partial<Record<string, number>> = {
    ArrowUp: top - FOCUS_STEP,
    ArrowDown: top + FOCUS_STEP,
    PageUp: top - FAR_STEP,
    PageDown: top + FAR_STEP,
    Home: 0,
    End: 1,
  };
  const next = to[key];
  return next === undefined ? null : within(next);
}

/**
 * Where dragging the picture leads: it follows the pointer, so pulling it down shows what is higher.
 *
 * @param moved how far the pointer went down, in CSS pixels
 * @param frame what the picture shows in, in CSS pixels
 */
export function draggedFocus(
  top: number,
  moved: number,
  { width, height }: { width: number; height: number },
): number {
  const hidden = width / PICTURE_SHAPE - height;
  return hidden > 0 ? within(top - moved / hidden) : top;
}

/** To whole hundredths, as nobody sees less. */
function within(top: number): number {
  return Math.round(Math.min(1, Math.max(0, top)) * 100) / 100;
}
