/** How long something still lasts, in the largest unit that says enough. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  /** Whole units that are left, at least 1. */
  readonly count: number;
  /** When this is no longer what is left, in milliseconds since 1970. */
  readonly until: number;
}

const UNITS = [
  { unit: 'days', ms: 86_400_000, least: 2 },
  { unit: 'hours', ms: 3_600_000, least: 2 },
] as const;
const MINUTE = 60_000;

/**
 * Says how long it is until a moment: days from two days on, hours from two hours on, else minutes.
 *
 * @param at  milliseconds since 1970
 * @param now as above
 * @returns null once the moment has come
 */
export function timeLeft(at: number, now: number): TimeLeft | null {
  const rest = at - now;
  if (rest <= 0) return null;
  for (const { unit, ms, least } of UNITS) {
    const count = Math.floor(rest / ms);
    // One millisecond later than a whole number of units is already less than that.
    if (count >= least) return { unit, count, until: at - count * ms + 1 };
  }
  const count = Math.ceil(rest / MINUTE);
  return { unit: 'minutes', count, until: at - (count - 1) * MINUTE };
}
