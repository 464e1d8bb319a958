/** The output of a crop, in pixels. */
export const CROP = { width: 1200, height: 675, quality: 0.9 } as const;
/** The zoom of a picture in the editor: screen pixels per picture pixel. */
export const ZOOM = { least: 0.01, most: 1.3, step: 0.01 } as const;

/** A width and a height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a picture under the frame: its center, relative to the center of the frame, in screen pixels. */
export interface CropView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Rounds a zoom for the slider: a whole number of steps within the limits. */
export function zoomOf(value: number): number {
  const steps = Math.round(Math.min(ZOOM.most, Math.max(ZOOM.least, value)) / ZOOM.step);
  return Number((steps * ZOOM.step).toFixed(2));
}

/** Fills the whole frame with as much of the picture as possible, centered. */
export function firstView(picture: Size, frame: Size): CropView {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height);
  // Rounded up, because a smaller zoom would leave an empty edge.
  const zoom = zoomOf(Math.ceil(cover / ZOOM.step - 1e-9) * ZOOM.step);
  return { zoom, x: 0, y: 0 };
}

/** Moves the picture; it never uncovers parts of the frame it could cover, and never leaves the frame. */
export function moved(view: CropView, by: { x: number; y: number }, picture: Size, frame: Size): CropView {
  const slack = (across: keyof Size) => Math.abs(picture[across] * view.zoom - frame[across]) / 2;
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, slack('width')),
    y: within(view.y + by.y, slack('height')),
  };
}

function within(value: number, most: number): number {
  // Never minus zero, which would look like a change.
  return Math.min(most, Math.max(-most, value)) + 0;
}

/**
 * Zooms the picture.
 *
 * @param at the point that stays in place, relative to the center of the frame
 */
export function zoomed(
  view: CropView,
  to: number,
  picture: Size,
  frame: Size,
  at: { x: number; y: number } = { x: 0, y: 0 },
): CropView {
  const zoom = zoomOf(to);
  const factor = zoom / view.zoom;
  const next = { zoom, x: at.x + (view.x - at.x) * factor, y: at.y + (view.y - at.y) * factor };
  return moved(next, { x: 0, y: 0 }, picture, frame);
}

/** Whether the picture fills the frame; otherwise the edges are white. */
export function covers(view: CropView, picture: Size, frame: Size): boolean {
  const fills = (across: keyof Size) => picture[across] * view.zoom >= frame[across] - 0.5;
  return fills('width') && fills('height');
}

/** The position of the whole picture in the crop, in pixels of the crop. */
export function cropArea(view: CropView, picture: Size, frame: Size): Size & { left: number; top: number } {
  const scale = CROP.width / frame.width;
  const width = picture.width * view.zoom * scale;
  const height = picture.height * view.zoom * scale;
  return {
    width,
    height,
    left: (CROP.width - width) / 2 + view.x * scale,
    top: (CROP.height - height) / 2 + view.y * scale,
  };
}
