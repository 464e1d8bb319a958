import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A finger that moves this far to the side, and less up or down, swipes. */
const BEGIN_PX = 10;
/** Shorter swipes go back. */
const LEAST_PX = 56;

/**
 * Swiping sideways over an element: what it contains follows the finger and then steps back or forward.
 *
 * @param layer moves with the finger
 * @param onStep called with 1 for a swipe to the left, which shows what comes after
 * @returns the handler for the element, whose `touch-action` must be `pan-y`
 */
export function useSwipe(
  layer: RefObject<HTMLElement | null>,
  { canSwipe, onStep }: { canSwipe: () => boolean; onStep: (direction: -1 | 1) => void },
) {
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  return (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    let by = 0;

    const show = (px: number) => {
      by = px;
      if (layer.current) layer.current.style.translate = px === 0 ? '' : `${px}px`;
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (!canSwipe()) return stop();
      const across = moved.clientX - clientX;
      const isSideways = Math.abs(across) > BEGIN_PX && Math.abs(across) > Math.abs(moved.clientY - clientY);
      if (by !== 0 || isSideways) show(across);
    };
    const release = (released: globalThis.PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      const swiped = by;
      stop();
      if (Math.abs(swiped) >= LEAST_PX) onStep(swiped < 0 ? 1 : -1);
    };
    const stop = () => {
      show(0);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', stop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', stop);
    stopListening.current = stop;
  };
}
