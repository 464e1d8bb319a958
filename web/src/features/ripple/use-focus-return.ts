import { useCallback, useEffect, useRef } from 'react';
import { focusOnceLost, stopRowButton } from '../../lib/focus-later';

/**
 * Restores the focus after a preview closes, because its buttons are gone: to the row it was about, or else to the control that
 * opened it.
 *
 * @param subjectId the destination; null for a change of the whole trip
 * @returns a function that moves the focus into the preview
 */
export function useFocusReturn(subjectId: string | null): (target: HTMLElement | null) => void {
  const latest = useRef(subjectId);
  const asked = useRef<Element | null>(null);
  useEffect(() => {
    latest.current = subjectId;
  });
  useEffect(
    () => () => {
      const id = latest.current;
      const from = asked.current;
      focusOnceLost(() => (id === null ? null : stopRowButton(id)) ?? (from?.isConnected ? from : null));
    },
    [],
  );
  return useCallback((target) => {
    asked.current = document.activeElement;
    target?.focus();
  }, []);
}
