import { useSyncExternalStore } from 'react';

/** Widths where the layout changes, in CSS pixels: each name holds up to and including its width. */
export const BREAKPOINTS = { smallPhone: 424, narrow: 1023, mobile: 1199 } as const;

/** Says whether a media query holds; draws again when that changes. False while the page is prerendered. */
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
  return useMedia(`(max-width: ${BREAKPOINTS.mobile}px)`);
}

/** True when the traveler asked for less motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
