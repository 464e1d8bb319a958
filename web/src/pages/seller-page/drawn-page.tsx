import { useEffect, useState } from 'react';
import { TripPage } from '../../features/trip-page/trip-page';
import { useDrawnPage } from './use-drawn-page';

/** Relative times are never finer than minutes. */
const TICK_MS = 60_000;

const NOWHERE = { interactive: null, pdf: null, map: null, pictures: null, start: null };

/** The page of the open trip as others will see it, rendered with the same components. */
export function DrawnPage() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <TripPage page={useDrawnPage(now)} links={NOWHERE} now={now} />;
}
