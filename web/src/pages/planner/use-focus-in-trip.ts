import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus into the trip that took the place of another one, or of another page, whose controls had it and are gone.
 *
 * @param hadTrip false until the trip that the page was loaded with is on screen, which leaves the focus alone
 */
export function useFocusInTrip(hadTrip: RefObject<boolean>): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadTrip.current && isLost) document.querySelector('main')?.focus({ preventScroll: true });
    hadTrip.current = true;
  }, [hadTrip]);
}
