import { useEffect } from 'react';

/** Names the window after what it shows, until that is left; null leaves its name. */
export function useWindowName(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const before = document.title;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);
}
