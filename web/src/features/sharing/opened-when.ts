const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When a link was last opened, as a message key and a number or a day. */
export type OpenedWhen =
  | { key: 'never' | 'justNow' }
  | { key: 'minutesAgo' | 'hoursAgo'; count: number }
  | { key: 'day'; day: string };

/**
 * Finds the text for when a link was last opened.
 *
 * @param now milliseconds since 1970
 */
export function openedWhen(last: string | null, now: number): OpenedWhen {
  if (last === null) return { key: 'never' };
  // Clocks differ: times in the future count as now.
  const passed = Math.max(0, now - Date.parse(last));
  if (passed < MINUTE_MS) return { key: 'justNow' };
  if (passed < HOUR_MS) return { key: 'minutesAgo', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { key: 'hoursAgo', count: Math.floor(passed / HOUR_MS) };
  return { key: 'day', day: last.slice(0, 10) };
}

/** The days shown to the owner, oldest first, ending with today in UTC. */
export function openedDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
