/** How far a click or an arrow key moves the visible part, as a fraction of the whole range. */
export const FOCUS_STEP = 0.05;
const FAR_STEP = 0.25;

/** Aspect ratio of headers: wider pictures are cropped at the sides. */
const HEADER_SHAPE = 840 / 355;
/** The assumed aspect ratio of pictures of unknown size. */
const USUAL_SHAPE = 1200 / 675;

/** Width and height, in any unit. */
type Size = { readonly width: number | null; readonly height: number | null };
/** The axis along which the visible part moves: from the left, or from the top. */
type FocusAxis = 'x' | 'y';

function shapeOf({ width, height }: Size): number {
  return width && height ? width / height : USUAL_SHAPE;
}

/** The axis along which a header crops a picture. */
export function croppedAxis(picture: Size): FocusAxis {
  return shapeOf(picture) > HEADER_SHAPE ? 'x' : 'y';
}

/** The position after a key press, from the left or the top, 0 to 1; null for other keys. */
export function focusByKey(key: string, start: number): number | null {
  const to: Partial<Record<string, number>> = {
    ArrowUp: start - FOCUS_STEP,
    ArrowLeft: start - FOCUS_STEP,
    ArrowDown: start + FOCUS_STEP,
    ArrowRight: start + FOCUS_STEP,
    PageUp: start - FAR_STEP,
    PageDown: start + FAR_STEP,
    Home: 0,
    End: 1,
  };
  const next = to[key];
  return next === undefined ? null : within(next);
}

/**
 * The position after dragging the picture: it follows the pointer, so dragging down shows what is higher up.
 *
 * @param moved how far the pointer moved right or down, in CSS pixels
 * @param frame the visible frame, in CSS pixels
 */
export function draggedFocus(
  start: number,
  moved: number,
  { picture, frame }: { picture: Size; frame: { width: number; height: number } },
): number {
  const shape = shapeOf(picture);
  const { width, height } = frame;
  const hidden = croppedAxis(picture) === 'x' ? height * shape - width : width / shape - height;
  return hidden > 0 ? within(start - moved / hidden) : start;
}

/** Rounds to hundredths: smaller steps aren't visible. */
function within(start: number): number {
  return Math.round(Math.min(1, Math.max(0, start)) * 100) / 100;
}
