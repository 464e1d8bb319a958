/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;

/**
 * Notes the server's time from a response.
 *
 * @param now this device's time when the response arrived, in milliseconds since 1970
 */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) aheadMs = at - now;
}

/** Converts a server time to this device's clock, in milliseconds since 1970. */
export function deviceTimeOf(instant: string): number {
  return Date.parse(instant) - aheadMs;
}
