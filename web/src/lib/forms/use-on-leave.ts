import { useEffect, useRef } from 'react';

/**
 * Runs when what calls it goes away: taken off the page by another view, or with the page.
 *
 * @returns calls it off, for what was given up or is done
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
