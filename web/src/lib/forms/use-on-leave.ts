import { useEffect, useRef } from 'react';

/**
 * Runs when the calling component goes away: unmounted by another view, or with the page.
 *
 * @returns a function that cancels the run, for work that was discarded or is done
 */
export function useOnLeave(run: () => unknown): () => void {
  const latest = useRef(run);
  const isOff = useRef(false);
  latest.current = run;
  useEffect(() => {
    const leave = () => {
      if (!isOff.current) latest.current();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return () => {
    isOff.current = true;
  };
}
