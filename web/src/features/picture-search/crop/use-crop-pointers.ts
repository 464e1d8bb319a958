import { type PointerEvent, useEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Callbacks for pointers and the wheel; points are relative to the center of the stage. */
export interface CropGestures {
  onMove(by: Point): void;
  /** Two fingers moved together or apart. */
  onZoom(factor: number, at: Point): void;
  /** The wheel turned by this many ticks. */
  onStep(steps: number, at: Point): void;
}

/** Handles dragging with one pointer, pinching with two, and the wheel. */
export function useCropPointers(gestures: CropGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef(gestures);
  told.current = gestures;
  const pointers = useRef(new Map<number, Point>());

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  // React's wheel listeners are passive, so the page behind the dialog would scroll.
  useEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      if (event.deltaY === 0) return;
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect(); // the stage itself
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      told.current.onStep(event.deltaY < 0 ? 1 : -1, at);
    }
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, []);

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event));
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      told.current.onMove({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    const was = apart(before, other);
    if (was > 0)
      told.current.onZoom(apart(now, other) / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  const letGo = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return { ref, handlers: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo } };
}
