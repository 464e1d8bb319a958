import { PICTURE_BYTES, type PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import type { StockService } from '@wayfold/contract/pictures/pictures';
import type { Config } from '../config';
import { readBytes } from './read-answer';
import { stockAddress, stockOrigins } from './stock-addresses';

/** Somebody is waiting for a page or a PDF. */
const TIMEOUT_MS = 5_000;

/**
 * Fetches a photo from its service's photo host and from nowhere else: redirects aren't followed.
 *
 * @returns null if the service is no longer configured, doesn't respond in time, or returns something else or too much
 */
export async function fetchPhoto(
  config: Pick<Config, 'unsplash' | 'pexels'>,
  { service, origin }: { service: StockService; origin: string },
  { variant, signal }: { variant: PictureVariant; signal?: AbortSignal | undefined },
): Promise<Buffer | null> {
  const address = new URL(stockAddress(service, origin, variant));
  if (!stockOrigins(config).includes(address.origin)) return null;
  const inTime = AbortSignal.timeout(TIMEOUT_MS);
  const request = {
    headers: { accept: 'image/jpeg' },
    redirect: 'error',
    signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
  } as const;
  try {
    const response = await fetch(address, request);
    if (response.ok) return await readBytes(response, PICTURE_BYTES);
    await response.body?.cancel();
    return null;
  } catch {
    // Whatever the reason, the page is made without it.
    return null;
  }
}
