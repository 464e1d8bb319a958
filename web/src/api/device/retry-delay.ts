const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next attempt, in milliseconds: doubles from 1 s up to 30 s, with random jitter of a quarter so that
 * devices don't all come back at the same time.
 *
 * @param failures in a row so far, from 1
 * @param random   from 0 up to 1
 */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.75 + random / 4));
}
