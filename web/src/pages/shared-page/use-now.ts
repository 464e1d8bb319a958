import { useEffect, useState } from 'react';

/** Relative times are never finer than minutes. */
const TICK_MS = 60_000;

/**
 * The current time for the page, in milliseconds since 1970: the time it was rendered until hydration, then the actual time,
 * updated every minute.
 *
 * @param goodUntil null if the page has no relative times; then its time never changes
 */
export function useNow(writtenAt: number, goodUntil: number | null): number {
  const [now, setNow] = useState(writtenAt);
  const hasTime = goodUntil !== null;
  useEffect(() => {
    if (!hasTime) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [hasTime]);
  return now;
}
