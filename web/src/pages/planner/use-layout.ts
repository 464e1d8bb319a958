import { useIsMobile, useMedia } from '../../lib/media';

/** How the planner is laid out: rail and panel, a panel of 400 px over bottom tabs, or map and sheet. */
export type Layout = 'desktop' | 'tablet' | 'phone';

/** Follows the width of the window. */
export function useLayout(): Layout {
  const isMobile = useIsMobile();
  const isPhone = useMedia('(max-width: 767px)');
  return isPhone ? 'phone' : isMobile ? 'tablet' : 'desktop';
}
