import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * Focuses the heading after navigating to another page, if the focused element is gone. Leaves the first page of a visit alone.
 *
 * @param leavesAlone returns true for pages that manage focus themselves
 */
export function usePageFocus(leavesAlone: (pathname: string) => boolean): void {
  // The rendered page, not the pending one.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const drawn = useRef(pathname);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = pathname;
    if (before === undefined || pathname === undefined || before === pathname || leavesAlone(pathname))
      return;
    return focusHeading();
  }, [pathname, leavesAlone]);
}

/** Whether this page was reached by navigation rather than a full load. */
export function useHasCome(): boolean {
  const { state } = useRouter();
  const [hasCome] = useState(() => state.resolvedLocation !== undefined);
  return hasCome;
}

/** Focuses the page's heading once it exists, unless something else has focus; returns a function that stops it. */
export function focusHeading(): () => void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    // One frame later, because a closing element may restore focus by itself.
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return stop();
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      stop();
    });
  };
  const added = new MutationObserver(look);
  const stop = () => {
    cancelAnimationFrame(frame);
    added.disconnect();
  };
  added.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
