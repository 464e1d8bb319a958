import { useEffect, useState } from 'react';
import { whenIdle } from './idle';

/** False until the browser has been idle once since the component was first shown. */
export function useHasRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => whenIdle(() => setRested(true)), []);
  return hasRested;
}
