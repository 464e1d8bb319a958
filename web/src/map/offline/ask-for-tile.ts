import { isOnline, onConnection } from '../../api/device/online';
import { retryDelay } from '../../api/device/retry-delay';

/** A tile as the server sent it. */
export interface FetchedTile {
  /** 204 without anything to draw. */
  status: 200 | 204;
  bytes: ArrayBuffer;
}

/** Tiles can't be had from the server at the moment, although the device is online. */
export class MapUnreachable extends Error {
  override readonly name = 'MapUnreachable';
}

/** Attempts while online. */
const MOST_ATTEMPTS = 6;

/**
 * Fetches a tile past all caches, since it is stored in one of its own. Waits for a connection and as long as the server asks.
 *
 * @param onWaiting called when it waits for a connection, and when that is over
 * @throws MapUnreachable after several attempts, or DOMException `AbortError`
 */
export async function askForTile(
  url: string,
  { signal, onWaiting = () => {} }: { signal: AbortSignal; onWaiting?: (isWaiting: boolean) => void },
): Promise<FetchedTile> {
  for (let failures = 0; failures < MOST_ATTEMPTS; ) {
    if (!isOnline()) {
      onWaiting(true);
      await reconnected(signal);
      onWaiting(false);
    }
    const answer = await fetch(url, { cache: 'no-store', signal }).catch(() => null);
    signal.throwIfAborted();
    const isEmpty = answer?.status === 204;
    // The source of streets is away: another time, there may be something.
    const isAway = isEmpty && answer.headers.get('cache-control')?.includes('no-store');
    if (answer && !isAway && (answer.status === 200 || isEmpty)) {
      const bytes = await answer.arrayBuffer().catch(() => null);
      if (bytes) return { status: isEmpty ? 204 : 200, bytes };
    }
    signal.throwIfAborted();
    if (!isOnline()) continue;
    failures += 1;
    await paused(waitOf(answer) ?? retryDelay(failures, Math.random()), signal);
  }
  throw new MapUnreachable(`${url} can't be had.`);
}

/** How long the server asks to wait, in milliseconds. */
function waitOf(answer: Response | null): number | null {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

function paused(ms: number, signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, (resolve) => {
    const timer = setTimeout(resolve, ms);
    return () => clearTimeout(timer);
  });
}

function reconnected(signal: AbortSignal): Promise<void> {
  return unlessAborted(signal, (resolve) => onConnection(() => isOnline() && resolve()));
}

/** Waits for what `start` waits for, and stops that in any case. */
function unlessAborted(signal: AbortSignal, start: (resolve: () => void) => () => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const stop = start(() => {
      stop();
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
