import { useEffect, useRef } from 'react';
import type { Entering } from './trip-features';

/** How long it takes for a new pin to fall and a new leg to be drawn, in milliseconds. */
const ENTER_MS = 500;

const NOBODY: Entering = new Map();

/**
 * Animates what is new in the trip: calls `draw` with the progress of each new id, on every frame until all are
 * done.
 *
 * What is there from the start, and everything under reduced motion, is drawn at once. Without an animation, `draw`
 * is called once per change, after the page has painted it.
 */
export function useEntering(
  ids: readonly string[],
  draw: (entering: Entering) => void,
  isReady: boolean,
  reducedMotion: boolean,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const startedAt = useRef(new Map<string, number>());

  useEffect(() => {
    if (!isReady) return;
    const before = known.current;
    known.current = new Set(ids);
    if (before && !reducedMotion) {
      for (const id of ids) if (!before.has(id)) startedAt.current.set(id, performance.now());
    }
    for (const id of startedAt.current.keys()) if (!known.current.has(id)) startedAt.current.delete(id);

    let frame = requestAnimationFrame(function next(now) {
      const entering = startedAt.current.size > 0 ? progress(startedAt.current, now) : NOBODY;
      draw(entering);
      if (entering.size > 0) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [ids, draw, isReady, reducedMotion]);
}

/** Progress of each id, eased out; removes the ones that are done. */
function progress(startedAt: Map<string, number>, now: number): Entering {
  const entering = new Map<string, number>();
  for (const [id, since] of startedAt) {
    const share = Math.max(0, now - since) / ENTER_MS;
    if (share >= 1) startedAt.delete(id);
    else entering.set(id, 1 - (1 - share) ** 3);
  }
  return entering;
}
