import { useLayoutEffect } from 'react';

/** Where toasts appear while a screen is open. */
export interface ToastPlace {
  /** CSS pixels at the bottom of the window that toasts leave free. */
  lift: number;
  /** CSS pixels at the start of the window that they leave free; 0 if missing. */
  start?: number;
}

/** Of what is on screen, the topmost last. */
const places: (Required<ToastPlace> & { isOver: boolean })[] = [];

function apply(): void {
  const { style } = document.documentElement;
  const { lift, start } = places.at(-1) ?? { lift: 0, start: 0 };
  style.setProperty('--toast-lift', `${lift}px`);
  style.setProperty('--toast-start', `${start}px`);
}

/**
 * Keeps toasts clear of controls at the bottom. A dialog that sets it counts as long as it is open, then the screen under it; if
 * none does, they appear at the very bottom.
 *
 * @param isOver for a dialog over the screen
 */
export function useToastPlace({ lift, start = 0 }: ToastPlace, isOver = false): void {
  useLayoutEffect(() => {
    const place = { lift, start, isOver };
    // The screen under an open dialog may change its place.
    const firstOver = isOver ? -1 : places.findIndex((other) => other.isOver);
    places.splice(firstOver < 0 ? places.length : firstOver, 0, place);
    apply();
    return () => {
      places.splice(places.indexOf(place), 1);
      apply();
    };
  }, [lift, start, isOver]);
}
