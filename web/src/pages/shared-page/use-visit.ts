import { useEffect } from 'react';
import { noteOpened } from '../../api/shared-trip/note-opened';
import { followTheme } from '../../lib/theme';

/**
 * Follows the device's color scheme, and counts the visit once the page is actually visible.
 *
 * @param shareId null if there is nothing to count
 */
export function useVisit(shareId: string | null): void {
  useEffect(followTheme, []);
  useEffect(() => {
    if (shareId === null) return;
    const note = () => {
      if (document.visibilityState === 'visible') noteOpened(shareId);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [shareId]);
}
