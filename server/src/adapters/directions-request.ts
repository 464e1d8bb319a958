import { readText } from './read-answer';

/** Someone waits for the map; the estimate is there at once. */
const TIMEOUT_MS = 2_500;
/** A way across a continent is some hundred kilobytes. */
const MOST_BYTES = 5_000_000;

/**
 * Asks a routing service and reads its JSON, of success or refusal.
 *
 * @throws when it does not answer in time, at all, or with JSON; the address, which may hold a key, is not in the error
 */
export async function askRouting(
  url: URL,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: JSON.parse(await readText(response, MOST_BYTES)) };
  } catch (error) {
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'with JSON';
    throw new Error(`The routing service did not answer ${reason}.`);
  }
}

/** Adds a path to the address of a service, which may have a path of its own. */
export function serviceUrl(base: string, path: string): URL {
  return new URL(base.replace(/\/+$/, '') + path);
}
