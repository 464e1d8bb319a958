import { type RefObject, useEffect, useRef } from 'react';

/** The newest value, for functions that are made once and called later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
