import { useEffect, useState } from 'react';

/** Minutes are the finest that is told. */
const TICK_MS = 60_000;

/**
 * The time as the page tells it, in milliseconds since 1970: when it was written until the browser has taken over, and from
 * then on now, by the minute.
 *
 * @param goodUntil null when the page has no words about time, which then stands still
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
