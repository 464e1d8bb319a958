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

/** A layout by width alone: rail and panel, a panel of 400 px above bottom tabs, or one screen at a time. */
export type WidthLayout = 'desktop' | 'tablet' | 'phone';

/** The layout of a screen; `landscape` is a phone on its side, with a narrow rail and everything in two columns. */
export type Layout = WidthLayout | 'landscape';

/** Tracks the layout for the window width. */
export function useWidthLayout(): WidthLayout {
  const isMobile = useIsMobile();
  const isPhone = useMedia('(max-width: 767px)');
  return isPhone ? 'phone' : isMobile ? 'tablet' : 'desktop';
}

/** Tracks the layout for the size of the window. The same query is in the styles. */
export function useLayout(): Layout {
  const layout = useWidthLayout();
  const isLow = useMedia('(min-width: 560px) and (max-width: 1199px) and (max-height: 480px)');
  return isLow ? 'landscape' : layout;
}

/** Whether a layout is a phone's, upright or on its side: without the bar of wider screens, and with sheets for long menus. */
export function isPhoneLayout(layout: Layout): boolean {
  return layout === 'phone' || layout === 'landscape';
}
