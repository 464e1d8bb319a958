import { type RefObject, useEffect, useRef } from 'react';

/** The latest value, for functions that are created once and called later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
