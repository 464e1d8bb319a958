/**
 * Lines as short text: Google's encoded polyline algorithm with five decimals (about a meter).
 *
 * We wrote these forty lines ourselves: one of the packages brings a command line and forty dependencies, and the next
 * works in browsers or in Node, but not in both.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */

const FACTOR = 1e5;
/** Each character holds five bits, counted from `?`; a sixth bit says that more follow. */
const [FIRST, BITS, MORE] = [63, 5, 0x20];

/** Encodes points, `[lon, lat]` in degrees; decoding returns them rounded to five decimals. */
export function encodeLine(points: readonly (readonly [number, number])[]): string {
  let text = '';
  let [lastLat, lastLon] = [0, 0];
  for (const [lon, lat] of points) {
    const [nextLat, nextLon] = [Math.round(lat * FACTOR), Math.round(lon * FACTOR)];
    text += encodeStep(nextLat - lastLat) + encodeStep(nextLon - lastLon);
    [lastLat, lastLon] = [nextLat, nextLon];
  }
  return text;
}

/** Decodes the points of a line, `[lon, lat]` in degrees; null if the text isn't a line or leaves the globe. */
export function decodeLine(text: string): [number, number][] | null {
  const points: [number, number][] = [];
  const at = { index: 0 };
  let [lat, lon] = [0, 0];
  while (at.index < text.length) {
    const [up, right] = [decodeStep(text, at), decodeStep(text, at)];
    if (up === null || right === null) return null;
    [lat, lon] = [lat + up, lon + right];
    if (Math.abs(lat) > 90 * FACTOR || Math.abs(lon) > 180 * FACTOR) return null;
    points.push([lon / FACTOR, lat / FACTOR]);
  }
  return points;
}

function encodeStep(step: number): string {
  // The sign moves to the last bit. A step is at most 360 degrees, which fits into 27 bits.
  let left = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  while (left >= MORE) {
    text += String.fromCharCode((MORE | (left & (MORE - 1))) + FIRST);
    left >>= BITS;
  }
  return text + String.fromCharCode(left + FIRST);
}

function decodeStep(text: string, at: { index: number }): number | null {
  let sum = 0;
  for (let shift = 0; shift <= 5 * BITS; shift += BITS) {
    const letter = text.charCodeAt(at.index) - FIRST;
    at.index += 1;
    if (!(letter >= 0 && letter < 2 * MORE)) return null;
    sum |= (letter & (MORE - 1)) << shift;
    if (letter < MORE) return sum & 1 ? ~(sum >> 1) : sum >> 1;
  }
  return null;
}
