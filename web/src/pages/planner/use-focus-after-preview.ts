import { useEffect, useRef } from 'react';

/** Gives the focus to the row a preview was about once the preview is closed, since its buttons are gone. */
export function useFocusAfterPreview(shown: { subjectId: string | null } | null): void {
  const wasAbout = useRef<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    if (shown) {
      isShown.current = true;
      wasAbout.current = shown.subjectId;
      return undefined;
    }
    if (!isShown.current) return undefined;
    isShown.current = false;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const id = wasAbout.current;
      const row =
        id === null
          ? null
          : document.querySelector<HTMLElement>(`[data-stop-row="${CSS.escape(id)}"] button`);
      (row ?? document.querySelector<HTMLElement>('main'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
