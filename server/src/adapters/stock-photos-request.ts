import { tidyText } from '@wayfold/contract/kernel/plain-text';
import { z } from 'zod';
import { readText } from './read-answer';
import { type StockPhoto, StockServiceError } from './stock-photos';

/** Somebody is looking at an empty grid. */
const TIMEOUT_MS = 5_000;
/** Thirty photos with all their metadata are about two hundred kilobytes. */
const MOST_BYTES = 4_000_000;

/** Maximum length of names and sentences, as in `imageName` and `credit`. */
const MOST_NAME = 200;
/** Services' URLs are about two hundred characters long. */
const MOST_ADDRESS = 1_000;

/** How to call a service. */
export type StockAsking = {
  /** The service's name, for errors. */
  service: string;
  headers: Record<string, string>;
  /** Whether an error is a rate limit, besides 429. */
  isBusy?: (response: Response) => boolean;
};

/**
 * Calls a stock service and reads its JSON.
 *
 * @throws StockServiceError, which contains neither the URL nor the key
 */
export async function askStock(
  url: URL,
  { service, headers, isBusy = () => false }: StockAsking,
): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  }).catch(() => {
    throw unreached(service, signal);
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 429 || isBusy(response)) {
      throw new StockServiceError('busy', `${service} was asked too often.`);
    }
    const why = response.status >= 500 ? 'away' : 'broken';
    throw new StockServiceError(why, `${service} refused with status ${response.status}.`);
  }
  const text = await readText(response, MOST_BYTES).catch(() => {
    throw signal.aborted
      ? unreached(service, signal)
      : new StockServiceError('broken', `${service} broke off, or answered too much.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new StockServiceError('broken', `${service} did not answer with JSON.`);
  }
}

const unreached = (service: string, { aborted }: AbortSignal) =>
  new StockServiceError(
    'away',
    aborted ? `${service} did not answer in time.` : `${service} cannot be reached.`,
  );

/** Reads the results; one invalid photo doesn't affect the others. */
export function photosIn<Photo>(
  service: string,
  found: readonly unknown[],
  { shape, read }: { shape: z.ZodType<Photo>; read: (photo: Photo) => StockPhoto },
): StockPhoto[] {
  const photos = found.flatMap((photo) => shape.safeParse(photo).data ?? []).map(read);
  if (photos.length === 0 && found.length > 0) throw notPhotos(service);
  return photos;
}

/** The error for a response of another shape. */
export function notPhotos(service: string): StockServiceError {
  return new StockServiceError('broken', `${service} returned something other than photos.`);
}

/** A URL at one host, over https on the default port, without a user name or password. */
export function addressAt(host: string) {
  return z
    .string()
    .max(MOST_ADDRESS)
    .refine((address) => URL.canParse(address))
    .transform((address) => new URL(address))
    .refine((url) => url.origin === `https://${host}` && url.username === '' && url.password === '');
}

/** Limits for a side of a photo, in pixels. */
export const Pixels = z.number().int().min(1).max(100_000);

/** `#60544D`; other formats count as none. */
export const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullish()
  .catch(null);

/** A service's text on one line, no longer than names may be; the first that isn't empty. */
export function wordsFrom(...texts: (string | null | undefined)[]): string {
  const lines = texts.map((text) => (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim());
  return tidyText(lines.find((line) => line !== '') ?? '', MOST_NAME);
}
