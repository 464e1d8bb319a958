import { useRef } from 'react';

/** The same list as at the last draw while its values are the same: what follows a list then need not draw again. */
export function useSameList<Value>(values: Value[]): Value[] {
  const last = useRef(values);
  const isSame =
    last.current.length === values.length && last.current.every((value, at) => value === values[at]);
  if (!isSame) last.current = values;
  return last.current;
}
