/**
 * The average color of a picture by its thumbhash, shown until anything else has loaded.
 *
 * @param hash in base64
 * @returns a CSS color; null if the hash is invalid
 */
export function averageColor(hash: string): string | null {
  const [first = 0, second = 0, third] = bytesOf(hash) ?? [];
  if (third === undefined) return null;
  const header = first | (second << 8) | (third << 16);
  // Lightness, yellow against blue and red against green, six bits each.
  const lightness = (header & 63) / 63;
  const yellow = ((header >> 6) & 63) / 31.5 - 1;
  const reds = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellow;
  const red = (3 * lightness - blue + reds) / 2;
  const parts = [red, red - reds, blue].map((part) => Math.round(255 * Math.min(1, Math.max(0, part))));
  return `rgb(${parts.join(' ')})`;
}

/** The picture of a thumbhash, as a `data:` URL of a few kilobytes; loads its code on the first call. */
export async function blurredPicture(hash: string): Promise<string | null> {
  const bytes = bytesOf(hash);
  if (!bytes) return null;
  const { thumbHashToDataURL } = await import('thumbhash');
  return thumbHashToDataURL(bytes);
}

function bytesOf(hash: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
  } catch {
    // Not base64; the picture itself still loads.
    return null;
  }
}
