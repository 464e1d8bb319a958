/** How much work each of many askers may ask for. */
export type WorkBudget = {
  /**
   * Takes `cost` from what an asker has left.
   *
   * @param now milliseconds of any clock that only goes forward
   * @returns 0, or the milliseconds after which there is enough; then nothing was taken
   */
  spend(asker: string, cost: number, now: number): number;
  /** Takes what was done already, be there so much left or not: the next call waits for it. */
  take(asker: string, cost: number, now: number): void;
  /** How many askers are remembered. */
  size(): number;
};

const MINUTE_MS = 60_000;

/**
 * Makes a budget that fills up evenly: an asker has `perMinute` at once, and as much again over every minute (GCRA, the generic
 * cell rate algorithm of ATM Forum TM 4.1). One number is remembered for each: when they will have everything again.
 *
 * @param mostAskers beyond so many the one who asked longest ago is forgotten, and has everything again
 */
export function workBudget({ perMinute, mostAskers }: { perMinute: number; mostAskers: number }): WorkBudget {
  const fullAgainAt = new Map<string, number>();
  const msPerUnit = MINUTE_MS / perMinute;
  const fullAfter = (asker: string, cost: number, now: number) =>
    Math.max(now, fullAgainAt.get(asker) ?? 0) + cost * msPerUnit;
  const remember = (asker: string, full: number) => {
    fullAgainAt.delete(asker);
    fullAgainAt.set(asker, full);
    if (fullAgainAt.size <= mostAskers) return;
    const [oldest] = fullAgainAt.keys();
    if (oldest !== undefined) fullAgainAt.delete(oldest);
  };
  return {
    spend(asker, cost, now) {
      const full = fullAfter(asker, cost, now);
      const wait = full - now - MINUTE_MS;
      // Sums of fractions are a hair off.
      if (wait > 1e-6) return wait;
      remember(asker, full);
      return 0;
    },
    take: (asker, cost, now) => remember(asker, fullAfter(asker, cost, now)),
    size: () => fullAgainAt.size,
  };
}
