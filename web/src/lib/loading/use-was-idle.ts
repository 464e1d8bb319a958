import { useEffect, useState } from 'react';
import { whenIdle } from './idle';

/** False until the browser has been idle once since the component was first shown. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}
