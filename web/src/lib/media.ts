import { useSyncExternalStore } from 'react';

/** The widest window, in CSS pixels, that counts as mobile; the other breakpoints are only in the styles. */
export const MOBILE_WIDTH = 1199;

/** Whether a media query matches; rerenders when that changes. False while the page is prerendered. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True up to 1199 px: bottom tabs and the sheet instead of rail and panel. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${MOBILE_WIDTH}px)`);
}

/** True if the traveler prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
