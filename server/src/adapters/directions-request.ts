import { readText } from './read-answer';

/** Someone is waiting for the map, and the estimate is available immediately. */
const TIMEOUT_MS = 2_500;
/** A route across a continent is a few hundred kilobytes. */
const MOST_BYTES = 1_000_000;

/**
 * Calls a routing service and reads its JSON, for success or failure.
 *
 * @throws if it doesn't respond in time, at all, or with JSON; the error never contains the URL, which may contain a key
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

/** Appends a path to the URL of a service, which may have its own path. */
export function serviceUrl(base: string, path: string): URL {
  return new URL(base.replace(/\/+$/, '') + path);
}
