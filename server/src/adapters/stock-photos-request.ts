import { tidyText } from '@wayfold/contract/kernel/text';
import { z } from 'zod';
import { readText } from './read-answer';
import { type StockPhoto, StockRefusal } from './stock-photos';

/** Somebody looks at an empty grid meanwhile. */
const TIMEOUT_MS = 5_000;
/** Thirty photos with all that services tell of them are some two hundred kilobytes. */
const MOST_BYTES = 4_000_000;

/** Of names and sentences, as `imageName` and `credit` hold them. */
const MOST_NAME = 200;
/** Services' addresses are some two hundred characters long. */
const MOST_ADDRESS = 1_000;

/** How a service is asked. */
export type StockAsking = {
  /** The service's name, for errors. */
  service: string;
  headers: Record<string, string>;
  /** Whether a refusal is for too many questions, beside 429. */
  isBusy?: (response: Response) => boolean;
};

/**
 * Asks a stock service and reads its JSON.
 *
 * @throws StockRefusal; neither the address nor the key is in it
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
      throw new StockRefusal('busy', `${service} was asked too often.`);
    }
    const why = response.status >= 500 ? 'away' : 'broken';
    throw new StockRefusal(why, `${service} refused with status ${response.status}.`);
  }
  const text = await readText(response, MOST_BYTES).catch(() => {
    throw signal.aborted
      ? unreached(service, signal)
      : new StockRefusal('broken', `${service} broke off, or answered too much.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new StockRefusal('broken', `${service} did not answer with JSON.`);
  }
}

const unreached = (service: string, { aborted }: AbortSignal) =>
  new StockRefusal('away', aborted ? `${service} did not answer in time.` : `${service} cannot be reached.`);

/** Reads what was found; one odd photo leaves the others be. */
export function photosIn<Photo>(
  service: string,
  found: readonly unknown[],
  { shape, read }: { shape: z.ZodType<Photo>; read: (photo: Photo) => StockPhoto },
): StockPhoto[] {
  const photos = found.flatMap((photo) => shape.safeParse(photo).data ?? []).map(read);
  if (photos.length === 0 && found.length > 0) throw notPhotos(service);
  return photos;
}

/** The refusal for an answer of another shape. */
export function notPhotos(service: string): StockRefusal {
  return new StockRefusal('broken', `${service} answered something else than photos.`);
}

/** An address at one host, over https at its usual port, without a name or password in it. */
export function addressAt(host: string) {
  return z
    .string()
    .max(MOST_ADDRESS)
    .refine((address) => URL.canParse(address))
    .transform((address) => new URL(address))
    .refine((url) => url.origin === `https://${host}` && url.username === '' && url.password === '');
}

/** How far a side of a photo reaches, in pixels. */
export const Pixels = z.number().int().min(1).max(100_000);

/** `#60544D`; services that tell another tell none. */
export const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullish()
  .catch(null);

/** A service's words on one line, no longer than names may be; the first of them that says something. */
export function wordsFrom(...texts: (string | null | undefined)[]): string {
  const lines = texts.map((text) => (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim());
  return tidyText(lines.find((line) => line !== '') ?? '', MOST_NAME);
}
