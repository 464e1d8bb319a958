import { rgbaToThumbHash } from 'thumbhash';

/** The longer side of the hashed image, in pixels: a solid color needs no more. */
const SIDE = 16;

/**
 * The thumbhash of a picture of which only the color is known: a solid color with the picture's proportions, in base64.
 *
 * @param color `#60544D`
 */
export function colorThumbhash(color: string, { width, height }: { width: number; height: number }): string {
  const scale = SIDE / Math.max(width, height);
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]; // two sides make two
  const pixel = [...Buffer.from(color.slice(1), 'hex'), 255];
  const field = Uint8Array.from({ length: columns * rows * 4 }, (_, index) => pixel[index % 4] ?? 0);
  return Buffer.from(rgbaToThumbHash(columns, rows, field)).toString('base64');
}
