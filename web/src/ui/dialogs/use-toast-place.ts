import { useLayoutEffect } from 'react';

/** Where toasts appear while a screen is open. */
export interface ToastPlace {
  /** CSS pixels at the bottom of the window that toasts leave free. */
  lift: number;
  /** CSS pixels at the start of the window that they leave free; 0 if missing. */
  start?: number;
}

/** The screen, and what is open over it, last. */
const places: Required<ToastPlace>[] = [];

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
    const place = { lift, start };
    // The screen under an open dialog may change its place.
    if (isOver) places.push(place);
    else places.unshift(place);
    apply();
    return () => {
      places.splice(places.indexOf(place), 1);
      apply();
    };
  }, [lift, start, isOver]);
}
