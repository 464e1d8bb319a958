import { useIsMobile, useMedia } from '../../lib/media';

/** The layout of the planner: rail and panel, a panel of 400 px above bottom tabs, or map and sheet. */
export type Layout = 'desktop' | 'tablet' | 'phone';

/** Tracks the layout for the window width. */
export function useLayout(): Layout {
  const isMobile = useIsMobile();
  const isPhone = useMedia('(max-width: 767px)');
  return isPhone ? 'phone' : isMobile ? 'tablet' : 'desktop';
}
