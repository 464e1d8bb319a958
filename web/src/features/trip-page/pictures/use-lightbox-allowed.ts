import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function follow(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether pictures open large: on screens of 1024 px and more, after hydration. */
export function useLightboxAllowed(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
