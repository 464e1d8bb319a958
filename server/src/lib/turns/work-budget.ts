/** How much work each of many askers may request. */
export type WorkBudget = {
  /**
   * Takes `cost` from an asker's budget.
   *
   * @param now milliseconds of any monotonic clock
   * @returns 0, or the milliseconds until there is enough; then nothing was taken
   */
  spend(asker: string, cost: number, now: number): number;
  /** Charges work already done, even beyond the budget: the next call waits for it. */
  take(asker: string, cost: number, now: number): void;
  /** Number of askers in memory. */
  size(): number;
};

const MINUTE_MS = 60_000;

/**
 * Creates a budget that refills evenly: an asker has `perMinute` at once, and the same again over every minute (GCRA, the generic
 * cell rate algorithm of ATM Forum TM 4.1). Stores one number per asker: when they will have the full budget again.
 *
 * @param mostAskers beyond this, the asker seen longest ago is forgotten and has the full budget again
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
      // Sums of fractions are slightly off.
      if (wait > 1e-6) return wait;
      remember(asker, full);
      return 0;
    },
    take: (asker, cost, now) => remember(asker, fullAfter(asker, cost, now)),
    size: () => fullAgainAt.size,
  };
}
