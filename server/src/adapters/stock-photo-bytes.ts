import type { StockService } from '@wayfold/contract/pictures';
import { readBytes } from './read-bytes';
import { PEXELS_IMAGES } from './stock-photos.pexels';
import { UNSPLASH_IMAGES } from './stock-photos.unsplash';

/** Somebody waits for a file meanwhile. */
const TIMEOUT_MS = 6_000;
/** A photo of 2,400 pixels is one or two megabytes. */
const MOST_BYTES = 8_000_000;

const HOSTS: Record<StockService, string> = { unsplash: UNSPLASH_IMAGES, pexels: PEXELS_IMAGES };

/**
 * Fetches a photo from the service's own images, for what cannot show it from there, such as paper.
 *
 * @param address at the service, with its size
 * @returns null where it lies elsewhere, and where it does not come in time
 */
export async function fetchStockPhoto(service: StockService, address: string): Promise<Buffer | null> {
  return new URL(address).origin === `https://${HOSTS[service]}` ? fetchPhoto(address) : null;
}

/** Fetches a photo from an address that was looked at; null where it does not come, in time and as a whole. */
export async function fetchPhoto(
  address: string,
  limits: { mostBytes?: number; milliseconds?: number } = {},
): Promise<Buffer | null> {
  const { mostBytes = MOST_BYTES, milliseconds = TIMEOUT_MS } = limits;
  try {
    const response = await fetch(address, {
      headers: { accept: 'image/jpeg' },
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    if (response.ok) return await readBytes(response, mostBytes);
    await response.body?.cancel();
    return null;
  } catch {
    // Refused, broken off, too long or too late: whatever it was, it is the service's.
    return null;
  }
}
