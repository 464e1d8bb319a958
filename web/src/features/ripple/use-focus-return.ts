import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the row a preview was about once the preview has gone from the screen, since its buttons are gone.
 *
 * @param subjectId the destination; null leads to the panel
 */
export function useFocusReturn(subjectId: string | null): void {
  const latest = useRef(subjectId);
  useEffect(() => {
    latest.current = subjectId;
  });
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        // Someone has gone on to something else meanwhile.
        if (document.activeElement !== document.body) return;
        const id = latest.current;
        const row =
          id === null
            ? null
            : document.querySelector<HTMLElement>(`[data-stop-row="${CSS.escape(id)}"] button`);
        (row ?? document.querySelector<HTMLElement>('main'))?.focus();
      });
    },
    [],
  );
}
