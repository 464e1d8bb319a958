import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { FeltTouchSensor } from './felt-touch-sensor';

const KEYS = {
  start: ['Space', 'Enter', 'NumpadEnter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'NumpadEnter', 'Tab'],
};

/**
 * The sensors for dragging things that have a handle: a mouse drags immediately, a finger after a press of 250 ms, and on the
 * handle, Space or Enter lifts and drops, arrows move, and Escape cancels.
 *
 * @param toNext where an arrow key moves to; the nearest item in its direction if missing
 */
export function useHandleSensors(toNext: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(FeltTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNext, keyboardCodes: KEYS }),
  );
}

/** Moves what is lifted with the left and right arrow keys, to the next place beside it; the first key goes to the first place. */
export const sidewaysCoordinates: KeyboardCoordinateGetter = ({ code }, { context }) => {
  const { over, droppableContainers, droppableRects } = context;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[code];
  if (step === undefined) return undefined;
  const rects = droppableContainers.getEnabled().map(({ id }) => ({ id, rect: droppableRects.get(id) }));
  const sorted = rects.sort((a, b) => (a.rect?.left ?? 0) - (b.rect?.left ?? 0));
  const at = sorted.findIndex(({ id }) => id === over?.id);
  const { rect } = sorted[Math.max(0, Math.min(sorted.length - 1, at + step))] ?? {};
  return rect && { x: rect.left, y: rect.top };
};
