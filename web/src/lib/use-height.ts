import { useCallback, useState } from 'react';

/** Tracks the height of an element in CSS pixels; 0 if there is none. Pass `ref` to the element. */
export function useHeight(): {
  height: number;
  ref: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return { height, ref };
}
