import { z } from 'zod';
import { ServiceBusy } from './geocoder';
import { readText } from './read-answer';

/** Ten places with all their names are some ten kilobytes. */
const MOST_BYTES = 2_000_000;
/** How long a service is left alone that does not say how long. */
const USUAL_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 600;

/** How a service is asked. */
export type Asking = {
  /** The service's name, for errors. */
  service: string;
  timeoutMs: number;
  headers?: Record<string, string>;
};

/**
 * Asks a geocoding service and reads its JSON.
 *
 * @throws ServiceBusy for 429 and 503; another error when it does not answer in time, with success or with JSON; the address, which may
 * hold a key, is in none
 */
export async function askGeocoder(url: URL, { service, timeoutMs, headers = {} }: Asking): Promise<unknown> {
  const response = await sent(url, { service, timeoutMs, headers });
  if (response.status === 429 || response.status === 503) {
    await response.body?.cancel();
    throw new ServiceBusy(service, pauseOf(response.headers.get('retry-after')));
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${service} refused with status ${response.status}.`);
  }
  try {
    return JSON.parse(await readText(response, MOST_BYTES));
  } catch {
    throw new Error(`${service} did not answer with JSON.`);
  }
}

const Features = z.object({ features: z.array(z.unknown()) });

/** Asks a service that answers GeoJSON; one odd feature on its map leaves the others be. Throws as `askGeocoder`. */
export async function askForFeatures<Feature>(
  url: URL,
  shape: z.ZodType<Feature>,
  asking: Asking,
): Promise<Feature[]> {
  const answer = Features.safeParse(await askGeocoder(url, asking));
  if (!answer.success) throw new Error(`${asking.service} answered something else than places.`);
  return answer.data.features.flatMap((feature) => shape.safeParse(feature).data ?? []);
}

async function sent(url: URL, { service, timeoutMs, headers }: Required<Asking>): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(isLate ? `${service} did not answer in time.` : `${service} cannot be reached.`);
  }
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds) || seconds <= 0) return USUAL_PAUSE_SECONDS;
  return Math.min(LONGEST_PAUSE_SECONDS, Math.ceil(seconds));
}
