import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether an element is in full screen, and a function that toggles it. */
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
    // The browser may refuse; then nothing changes.
    done?.catch(() => {});
  }
  return { isPossible, isFull, toggle };
}
