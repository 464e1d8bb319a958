/** The smallest size in the type scale. */
const SMALLEST = 12;

/**
 * The largest allowed size at which a figure fits on one line of `room` px.
 *
 * @param largest in px
 * @returns px, and whether only the short form fits
 */
export function fitFigure(
  figure: { full: string; short: string },
  place: { room: number; largest: number },
): { size: number; isShort: boolean } {
  const sizeOf = (words: string) => Math.min(place.largest, Math.floor(place.room / emsOf(words)));
  const size = sizeOf(figure.full);
  if (size >= SMALLEST) return { size, isShort: false };
  return { size: Math.max(SMALLEST, sizeOf(figure.short)), isShort: true };
}

/** Width in ems in the semibold interface font: all digits have the same width, and the marks between them are narrow. */
function emsOf(words: string): number {
  const marks = words.match(/[\s.,’'-]/g)?.length ?? 0;
  return (words.length - marks) * 0.62 + marks * 0.28;
}
