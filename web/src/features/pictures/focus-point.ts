/** How far a press or an arrow key moves the part that shows, of all the way. */
export const FOCUS_STEP = 0.05;
const FAR_STEP = 0.25;

/** Width by height of headers: of what is wider, the sides are cropped. */
const HEADER_SHAPE = 840 / 355;
/** Of a picture whose size nobody knows. */
const USUAL_SHAPE = 1200 / 675;

/** Width and height, in whichever unit. */
type Size = { readonly width: number | null; readonly height: number | null };
/** Along which side of the picture the part that shows moves: from the left, or from the top. */
type FocusAxis = 'x' | 'y';

function shapeOf({ width, height }: Size): number {
  return width && height ? width / height : USUAL_SHAPE;
}

/** Which sides of a picture a header crops. */
export function croppedAxis(picture: Size): FocusAxis {
  return shapeOf(picture) > HEADER_SHAPE ? 'x' : 'y';
}

/** Where a key leads, from the left or the top, 0 to 1; null for other keys. */
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
 * Where dragging the picture leads: it follows the pointer, so pulling it down shows what is higher.
 *
 * @param moved how far the pointer went right or down, in CSS pixels
 * @param frame what the picture shows in, in CSS pixels
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

/** To whole hundredths, as nobody sees less. */
function within(start: number): number {
  return Math.round(Math.min(1, Math.max(0, start)) * 100) / 100;
}
