import { z } from 'zod';
import { ServiceBusy } from './geocoder';
import { readText } from './read-answer';

/** Ten places with all their names are about ten kilobytes. */
const MOST_BYTES = 2_000_000;
/** How long a service is paused if it doesn't say how long. */
const USUAL_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 600;

/** How to call a service. */
export type Asking = {
  /** The service's name, for errors. */
  service: string;
  timeoutMs: number;
  headers?: Record<string, string>;
};

/**
 * Calls a geocoding service and reads its JSON.
 *
 * @throws ServiceBusy for 429 and 503; another error if it doesn't respond in time, with success, or with JSON; no error contains
 * the URL, which may contain a key
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

/** Calls a service that returns GeoJSON; one invalid feature doesn't affect the others. Throws like `askGeocoder`. */
export async function askForFeatures<Feature>(
  url: URL,
  shape: z.ZodType<Feature>,
  asking: Asking,
): Promise<Feature[]> {
  const answer = Features.safeParse(await askGeocoder(url, asking));
  if (!answer.success) throw new Error(`${asking.service} returned something other than places.`);
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
