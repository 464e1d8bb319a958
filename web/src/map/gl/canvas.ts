/** Image pixels per screen pixel: enough for high-density screens and for the selected pin. */
export const DENSITY = 3;

/**
 * Draws an image of the map.
 *
 * @param width in screen pixels, like the height
 */
export function drawOnCanvas(
  width: number,
  height: number,
  draw: (canvas: CanvasRenderingContext2D) => void,
): ImageData {
  const element = document.createElement('canvas');
  element.width = width * DENSITY;
  element.height = height * DENSITY;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('The browser has no canvas to draw images of the map on.');
  canvas.scale(DENSITY, DENSITY);
  draw(canvas);
  return canvas.getImageData(0, 0, element.width, element.height);
}
