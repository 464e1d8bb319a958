/** How much time is left, in the largest unit that is precise enough. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  /** Whole units left, at least 1. */
  readonly count: number;
  /** When this stops being right, in milliseconds since 1970. */
  readonly until: number;
}

const UNITS = [
  { unit: 'days', ms: 86_400_000, least: 2 },
  { unit: 'hours', ms: 3_600_000, least: 2 },
] as const;
const MINUTE = 60_000;

/**
 * How long it is until a moment: in days from two days on, in hours from two hours on, otherwise in minutes.
 *
 * @param at milliseconds since 1970
 * @param now the same
 * @returns null once the moment has passed
 */
export function timeLeft(at: number, now: number): TimeLeft | null {
  const rest = at - now;
  if (rest <= 0) return null;
  for (const { unit, ms, least } of UNITS) {
    const count = Math.floor(rest / ms);
    // One millisecond after a whole number of units, less than that is left.
    if (count >= least) return { unit, count, until: at - count * ms + 1 };
  }
  const count = Math.ceil(rest / MINUTE);
  return { unit: 'minutes', count, until: at - (count - 1) * MINUTE };
}
