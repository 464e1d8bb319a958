const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try, in milliseconds: doubling from 1 s up to 30 s, spread by a quarter so that
 * many devices do not come back at once.
 *
 * @param failures in a row so far, from 1
 * @param random   from 0 up to 1
 */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.75 + random / 4));
}
