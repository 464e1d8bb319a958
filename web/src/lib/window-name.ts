import { useEffect } from 'react';

/** Sets the document title while mounted; null leaves it unchanged. */
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
