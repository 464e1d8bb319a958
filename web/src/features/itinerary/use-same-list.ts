import { useRef } from 'react';

/**
 * Returns the list from the last render as long as its values are the same, so that components that depend on it don't rerender.
 */
export function useSameList<Value>(values: Value[]): Value[] {
  const last = useRef(values);
  const isSame =
    last.current.length === values.length && last.current.every((value, at) => value === values[at]);
  if (!isSame) last.current = values;
  return last.current;
}
