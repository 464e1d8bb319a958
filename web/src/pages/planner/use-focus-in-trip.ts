import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus into a trip that replaced another trip or page, if the focused control is gone.
 *
 * @param hadTrip false until the trip that the page loaded with is on screen; that trip doesn't move the focus
 */
export function useFocusInTrip(hadTrip: RefObject<boolean>): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadTrip.current && isLost) document.querySelector('main')?.focus({ preventScroll: true });
    hadTrip.current = true;
  }, [hadTrip]);
}
