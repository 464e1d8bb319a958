import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether something of the page has the whole screen, and what gives it or takes it back. */
export function useFullScreen(): {
  isPossible: boolean;
  isFull: boolean;
  toggle: (element: Element | null) => void;
} {
  const isPossible = useSyncExternalStore(
    follow,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const isFull = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
  function toggle(element: Element | null) {
    const done = isFull ? document.exitFullscreen() : element?.requestFullscreen();
    // The browser may refuse; everything then stays as it is.
    done?.catch(() => {});
  }
  return { isPossible, isFull, toggle };
}
